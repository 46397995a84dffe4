/** What stands in the middle of a tile: lake, courts, village, ring, maze. */
import { along, GREEN_RADIUS, LAKE_RADIUS, MAZE_HALF, type Path, type Point } from 'highwayman/geometry';
import { blob, disc, polyline, type Ink } from './ink.js';
import { CHURCH, FIR, house, TREE, WELL } from './symbols.js';

export function lake(ink: Ink): void {
  ink
    .lay('shore', blob(50, 50, LAKE_RADIUS + 3.4, 7))
    .lay('water', blob(50, 50, LAKE_RADIUS, 7))
    .lay('deep', blob(50, 51, LAKE_RADIUS * 0.72, 9));
  ink.lay('foam', 'M32 44q2.5 -2.6 5 0t5 0M57 37q2.5 -2.6 5 0t5 0M36 62q2.5 -2.6 5 0t5 0M59 61q2.5 -2.6 5 0t5 0');
}
/** Planked, from the end of the road into the water. */
export function jetty(ink: Ink, side: number): void {
  const d = polyline([along(side, 50 - LAKE_RADIUS - 4), along(side, 50 - LAKE_RADIUS + 8)]);
  ink.lay('pierEdge', d).lay('pier', d).lay('plank', d);
}
export function monasteryCourt(ink: Ink, [x, y]: Point, radius: number): void {
  ink.lay('court', blob(x, y, radius, 3)).lay('fence', blob(x, y, radius, 3));
  const [w, h] = [radius * 0.3, radius * 0.2];
  for (const sign of [-1, 1])
    for (const row of [0.28, 0.58])
      ink.lay(
        'bed',
        `M${(x + sign * radius * 0.55 - w / 2).toFixed(1)} ${(y + radius * row).toFixed(1)}h${w.toFixed(1)}v${h.toFixed(1)}h${(-w).toFixed(1)}z`,
      );
}
export function abbeyCourt(ink: Ink): void {
  ink.lay('court', 'M-1.5 -1.5H101.5V101.5H-1.5Z').lay('fence', 'M3 3H97V97H3Z').lay('lawn', 'M11 11H89V89H11Z');
  ink.lay('court', 'M44 58h12v32h-12zM11 82h78v7h-78z');
  let [beds, flowers] = ['', ''];
  for (const x of [16, 29, 62, 75])
    for (const y of [66, 74])
      [beds, flowers] = [`${beds}M${x} ${y}h9v5h-9z`, `${flowers}M${x + 2} ${y + 2.4}h.1M${x + 6} ${y + 2}h.1`];
  ink.lay('bed', beds).lay('blossom', flowers);
  ink.stand(CHURCH, 48, 58, 1.05).stand(TREE, 20, 38).stand(FIR, 80, 36).stand(TREE, 82, 54, 0.85).stand(FIR, 19, 56, 0.85);
}
/** Where roads end at each other: a green with four houses, a tree and a well. */
export function crossing(ink: Ink, random: () => number): void {
  ink.lay('lawn', blob(50, 50, GREEN_RADIUS, 4));
  const roofs = ['roofA', 'roofB', 'roofC', 'roofA'] as const;
  [
    [40, 42],
    [60, 42],
    [40, 61],
    [60, 61],
  ].forEach(([x, y], i) => ink.stand(house(9 + random(), roofs[i] ?? 'roofA'), x as number, y as number, 1, random() < 0.5));
  ink.stand(WELL, 50, 53.5).stand(TREE, 50, 46, 0.7);
}
export function roundabout(ink: Ink): void {
  ink.lay('lawn', disc(50, 50, 9.4)).stand(TREE, 50, 55);
}
/** Hedges around a court, with an opening for each road. */
export function hedgeMaze(ink: Ink, gates: readonly Point[]): void {
  const r = MAZE_HALF;
  const open = (side: number): boolean => gates.some(([x, y]) => [y === 0, x === 100, y === 100, x === 0][side]);
  const ring = (half: number, gap: number, isOpen: (side: number) => boolean): string => {
    const corners: Path = [
      [50 - half, 50 - half],
      [50 + half, 50 - half],
      [50 + half, 50 + half],
      [50 - half, 50 + half],
    ];
    return corners
      .map((a, side) => {
        const b = corners[(side + 1) % 4] as Point;
        if (!isOpen(side)) return polyline([a, b]);
        const cut = (t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
        return polyline([a, cut(0.5 - gap / half / 2)]) + polyline([cut(0.5 + gap / half / 2), b]);
      })
      .join('');
  };
  const d = `${ring(r, 5, open)}${ring(r - 8, 4, (side) => side % 2 === 1)}${ring(r - 16, 3.6, (side) => side === 0)}M34 34L42 42M66 66L58 58M66 34L66 38M34 62L34 66`;
  ink.lay('court', `M${50 - r} ${50 - r}H${50 + r}V${50 + r}H${50 - r}Z`);
  ink
    .lay(
      'hedgeShade',
      d.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, x: string, y: string) => `${Number(x) + 0.7} ${(Number(y) + 1.7).toFixed(1)}`),
    )
    .lay('hedge', d)
    .lay(
      'hedgeLight',
      d.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, x: string, y: string) => `${x} ${(Number(y) - 0.9).toFixed(1)}`),
    );
}
