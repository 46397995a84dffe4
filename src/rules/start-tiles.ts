/** Start tiles that expansions bring (WIND-2, SPD-2): in place of the usual one, turned, with another beside them. */
import { printedSet } from '../catalogue/printed.js';
import type { StartDeclaration } from '../expansions/family.js';
import type { Expansion } from '../expansions/registry.js';
import type { Rules, RulesConfig, TileKind } from '../types.js';
import type { ConfigInput } from './config-schema.js';
import { kindNumber } from './kind-of.js';
import { readSets, readTilesOnly } from './sets.js';
import { printedCopies } from './tile-counts.js';

const USUAL = 'base-D';
const DX = [0, 1, 0, -1];
const DY = [-1, 0, 1, 0];

const wanted = ({ option }: StartDeclaration, given: object): boolean =>
  option === undefined || (given as Readonly<Record<string, unknown>>)[option] === true;
/** A start that players choose gives way to the start squares of a map and to the town of Leipzig (SPD-4). */
const givesWay = ({ option }: StartDeclaration, { map, modules }: ConfigInput): boolean =>
  option !== undefined && ((map ?? null) !== null || modules?.leipzig === true);

/** The input with the start tile of the first family that has one, if none is named; the usual one leaves the game. */
export function started<T extends ConfigInput>(known: readonly Expansion[], given: T): T {
  const { startTile, river, copies, edition = 'C3', expansionRules, modules } = given;
  const sets = readSets(given.sets);
  if (startTile !== undefined || river || sets.has('river')) return given;
  const drawn: readonly string[] = readTilesOnly(sets, expansionRules === 'tilesOnly', given.tilesOnly);
  const brings = ({ id, sets: own = [], start }: Expansion): boolean =>
    start !== undefined &&
    wanted(start, given) &&
    !givesWay(start, given) &&
    ((modules as Readonly<Record<string, boolean>> | undefined)?.[id] ?? true) &&
    own.some((set) => sets.has(set) && !drawn.includes(set));
  const start = known.find(brings)?.start;
  if (!start) return given;
  const base = printedSet('base');
  const usual = base?.tiles.find(({ tile }) => tile.id === USUAL);
  const boxes = sets.get('base') ?? 0;
  return {
    ...given,
    startTile: start.tile,
    ...(base && usual && boxes > 0 && { copies: { [USUAL]: printedCopies(base, usual, edition) * boxes - 1, ...copies } }),
  };
}

/** What lies on the table where a family turns the start tile or has a second one; undefined otherwise. */
export function laidTiles(on: readonly Expansion[], config: RulesConfig, kinds: readonly TileKind[]): Rules['laid'] {
  if (config.map) return undefined;
  const declared = on
    .map(({ start, riverStart }) => (config.river ? riverStart : start))
    .find((start) => start?.tile === config.startTile && wanted(start, config));
  if (!declared) return undefined;
  const { tile, rotation, beside } = declared;
  const numbered = (id: string): number => kindNumber({ kinds }, id);
  const first = { kind: numbered(tile), x: 0, y: 0, rotation };
  if (!beside || !kinds.some(({ id, copies }) => id === beside.tile && copies > 0)) return [first];
  const { side } = beside;
  return [first, { kind: numbered(beside.tile), x: DX[side] as number, y: DY[side] as number, rotation: beside.rotation }];
}
/** The same as the core's word for a second tile, 0 for none. */
export function besideWord([, second]: NonNullable<Rules['laid']>): number {
  if (!second) return 0;
  const side = DX.findIndex((dx, i) => dx === second.x && DY[i] === second.y);
  return (second.kind + 1) | (second.rotation << 12) | (side << 14);
}
