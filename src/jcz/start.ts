/** The position in which a file begins: ordinary, or with other start tiles or a pack that ends early. */
import { HighwaymanError } from '../errors.js';
import type { SetupOps } from '../setup/ops.js';
import { readOps } from '../setup/read-ops.js';
import { checkSetupShape } from '../setup/schema.js';
import type { Setup } from '../setup/types.js';
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
 * @throws ERR_IMPORT when start tiles are unknown, do not fit together or are more than the sets have
 */
export function startOfJcz(rules: Rules, setup: JczSetup, limit: number | undefined, drawn: readonly string[]): SetupOps | null {
  const start =
    setup.start.length > 0 ? setup.start : [{ tile: rules.config.river ? 'RI/s' : 'BA/RCr', x: 0, y: 0, rotation: 0 }];
  const tiles = start.map(({ tile, x, y, rotation }, i): Setup['tiles'][number] => {
    const kind = kindOfJcz(rules, tile, `setup.start[${i}].tile`);
    // Setups give degrees, hand-written ones also quarter turns.
    const degrees = rotation > 0 && rotation < 4 ? rotation * 90 : rotation;
    return [kind.id, x, y, rotationOfJcz(tile, degrees, kind, `setup.start[${i}].rotation`)];
  });
  if (limit === undefined && tiles.length === 1 && String(tiles[0]) === `${rules.kinds[rules.start]?.id ?? ''},0,0,0`)
    return null;
  checkCopies(rules, tiles);
  const bag: Record<string, number> = {};
  for (const id of drawn.slice(0, limit ?? 0)) {
    const tile = kindOfJcz(rules, id, 'gameAnnotations.drawOrder').id;
    bag[tile] = (bag[tile] ?? 0) + 1;
  }
  const position: Setup = { config: {}, tiles, bag: limit === undefined ? 'rest' : bag };
  return asImport('setup.start', () => readOps(rules, checkSetupShape(position), { allowDisconnected: true }));
}

function checkCopies({ kinds, start }: Rules, tiles: Setup['tiles']): void {
  kinds.forEach(({ id, copies }, index) => {
    const laid = tiles.filter((tile) => tile[0] === id).length;
    if (laid > copies + (index === start ? 1 : 0))
      throw new HighwaymanError('ERR_IMPORT', 'setup.start', id, 'no more copies than the sets have');
  });
}

/** Runs a step of the import; what it refuses for other reasons is refused as part of the file. */
export function asImport<T>(field: string, step: () => T): T {
  try {
    return step();
  } catch (error) {
    if (!(error instanceof HighwaymanError) || error.code === 'ERR_IMPORT' || error.code === 'ERR_INTERNAL') throw error;
    throw new HighwaymanError('ERR_IMPORT', `${field} (${error.field})`, error.value, error.expected);
  }
}
