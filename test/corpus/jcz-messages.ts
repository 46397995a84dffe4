/** Messages of `.jcz` files, for files made by hand. */
export const place = (tileId: string, x: number, y: number, rotation = 0) => ({
  type: 'PLACE_TILE',
  payload: { tileId, rotation: `R${rotation}`, position: [x, y] },
});

export const deploy = (
  meepleId: string,
  feature: string,
  location: string,
  x: number,
  y: number,
  more: Record<string, unknown> = {},
) => ({ type: 'DEPLOY_MEEPLE', payload: { meepleId, pointer: { position: [x, y], feature, location }, ...more } });

export const PASS = { type: 'PASS', payload: {} };
export const COMMIT = { type: 'COMMIT', payload: { random: 0 } };
