/** The position in which a file begins: ordinary, or with other start tiles or a pack that ends early. */
import { HighwaymanError } from '../errors.js';
import type { SetupOps } from '../setup/ops.js';
import { seedState } from '../setup/seed.js';
import { FIGURES } from '../types.js';
import type { Rules } from '../types.js';
import type { JczFile, JczSetup } from './schema.js';
import { kindOfJcz, rotationOfJcz } from './tiles.js';

/** What a file says about its draws. */
export interface JczPack {
  /** Ids in the order drawn, as far as the file says; a tile that fits nowhere is among them. */
  readonly order: readonly string[];
  /** Number of draws after which the pack counts as empty, undefined for the whole pack. */
  readonly limit: number | undefined;
}

/** Draw order and limit, from either place where files keep them. */
export function packOf(file: Pick<JczFile, 'gameAnnotations'> & { readonly setup: JczSetup }): JczPack {
  const notes = file.gameAnnotations ?? file.setup.gameAnnotations;
  const params = notes?.tilePack?.params;
  return { order: notes?.drawOrder ?? params?.drawOrder ?? [], limit: notes?.endTurn ?? params?.drawLimit ?? undefined };
}

/**
 * The position to build, or null when it is the ordinary beginning of a game.
 * @param drawn peer ids of all tiles that the file draws, in order; the first `limit` of them fill a limited pack
 * @throws ERR_IMPORT
 */
export function startOfJcz(rules: Rules, setup: JczSetup, limit: number | undefined, drawn: readonly string[]): SetupOps | null {
  const start = setup.start.length > 0 ? setup.start : [{ tile: 'BA/RCr', x: 0, y: 0, rotation: 0 }];
  const tiles = start.map(({ tile, x, y, rotation }, i) => {
    const kind = kindOfJcz(rules, tile, `setup.start[${i}].tile`);
    // Setups give degrees, hand-written ones also quarter turns.
    const degrees = rotation > 0 && rotation < 4 ? rotation * 90 : rotation;
    return { kind: rules.kinds.indexOf(kind), x, y, rotation: rotationOfJcz(tile, degrees, kind, `setup.start[${i}].rotation`) };
  });
  const only = tiles[0];
  if (limit === undefined && tiles.length === 1 && only?.kind === rules.start && only.x === 0 && only.y === 0 && only.rotation === 0) return null;

  const { config, kinds } = rules;
  const bag = limit === undefined ? wholePack(rules, tiles) : kinds.map(() => 0);
  if (limit !== undefined) for (const id of drawn.slice(0, limit)) bag[kinds.indexOf(kindOfJcz(rules, id, 'gameAnnotations.drawOrder'))]! += 1;
  const players = Array.from({ length: config.players }, () => 0);
  return {
    tiles,
    figures: [],
    ferries: [],
    mage: null,
    witch: null,
    bag,
    scores: players,
    supply: players.map(() => FIGURES.map((figure) => config.pieces[figure])),
    abbeys: players.map(() => config.abbeysPerPlayer),
    goods: players.map(() => [0, 0, 0]),
    quarters: players.map(() => [-1, -1, -1, -1]),
    turnPlayer: 0,
    drawn: -1,
    seed: seedState(0) as SetupOps['seed'],
  };
}

function wholePack(rules: Rules, tiles: readonly { readonly kind: number }[]): number[] {
  const bag = rules.kinds.map((kind, index) => kind.copies + (index === rules.start ? 1 : 0));
  for (const { kind } of tiles) {
    if (!bag[kind]) throw new HighwaymanError('ERR_IMPORT', 'setup.start', rules.kinds[kind]?.id, 'no more copies than the sets have');
    bag[kind]! -= 1;
  }
  if (rules.abbey >= 0) bag[rules.abbey] = 0;
  return bag;
}
