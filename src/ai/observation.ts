/**
 * Observation planes (CHW, f32, S x S) and the global vector: names, shapes, and a writer into memory that the caller views.
 * Which planes exist depends on the rules only; the core lays them out and this file names them.
 */
import { Ai, Plane, Section } from '../../assembly/constants.js';
import { acquireBuffer, type Buffer, releaseBuffer } from '../core/buffer.js';
import type { CoreInstance } from '../core/instance.js';
import { HighwaymanError } from '../errors.js';
import { needInt, needOptions, needPosition, needRules, needSquare } from '../guard.js';
import type { Position } from '../position.js';
import { STEPS } from '../generated/steps.js';
import { FIGURES, PAIRS, type Rules } from '../types.js';

/** Version of planes, globals and policy index; a shape or meaning that changes raises it. */
export const AI_VERSION: number = Ai.Version;

/** One named run of planes or floats. */
export interface Tensor {
  readonly name: string;
  /** First plane, or first float of the global vector. */
  readonly offset: number;
  readonly length: number;
  /** A name for each plane or float. */
  readonly parts: readonly string[];
  readonly about: string;
}
/** What an observation holds, by name. */
export interface ObservationSpec {
  readonly version: number;
  /** Window side S, odd. */
  readonly side: number;
  /** [planes, S, S]. */
  readonly shape: readonly [planes: number, side: number, side2: number];
  readonly planes: readonly Tensor[];
  /** Floats in the global vector. */
  readonly globalLength: number;
  readonly globals: readonly Tensor[];
}

const SIDES = ['N', 'E', 'S', 'W'];
const SYMBOLS = [
  'monastery',
  'garden',
  'coats',
  'inn',
  'cathedral',
  'lake',
  'labyrinth',
  'portal',
  'flyingMachine',
  'germanCathedral',
];
const cross = (a: readonly string[], b: readonly string[]) => a.flatMap((x) => b.map((y) => `${x}/${y}`));
const seats = (rules: Rules) => Array.from({ length: rules.config.players }, (_, p) => (p === 0 ? 'me' : `next${p}`));
const FLAG_BITS = 32;

type Group = readonly [name: string, parts: (rules: Rules, core: CoreInstance) => string[], about: string];
const PLANES: Readonly<Record<number, Group>> = {
  [Plane.Occupied]: ['occupied', () => ['tile'], '1 where a tile lies'],
  [Plane.Edges]: [
    'edges',
    (r) => cross(r.config.river ? ['field', 'city', 'road', 'river'] : ['field', 'city', 'road'], SIDES),
    '1 for the kind of each side; an abbey shows none',
  ],
  [Plane.RoadLinks]: [
    'roadLinks',
    () => [...PAIRS],
    '1 where the road joins two sides on the tile: printed, over the ferry as it lies, through a labyrinth',
  ],
  [Plane.CityLinks]: ['cityLinks', () => [...PAIRS], '1 where one city segment has both sides'],
  [Plane.Symbols]: [
    'symbols',
    (_, core) => SYMBOLS.filter((_, i) => core.exports.symbolMask() & (1 << i)),
    'printed on the tile; coats count the coats of arms',
  ],
  [Plane.Ferries]: ['ferries', () => ['lies', 'movable'], 'a ferry lies here; may still be pivoted: asked for now 1, later ½'],
  [Plane.EdgeFeatures]: [
    'edgeFeatures',
    () => cross(['complete', 'open', 'points', 'majority'], SIDES),
    'road or city at the side: complete 1; open ends / 8; points it would pay now / 16; owned by me 1, shared ½, by others -1',
  ],
  [Plane.FieldMajority]: [
    'fieldMajority',
    () => Array.from({ length: 8 }, (_, i) => `half${i}`),
    'field at half-edge 0..7 (side s has 2s and 2s+1, clockwise): mine 1, shared ½, of others -1',
  ],
  [Plane.Figures]: [
    'figures',
    (r) => cross(seats(r), ['road', 'city', 'cloister', 'field']),
    'strength of meeples on the tile (large 2, mayor the coats of arms of its city); cloister: also garden and German cathedral',
  ],
  [Plane.Specials]: ['specials', (r) => cross(seats(r), ['helper', 'barn']), 'builder 1, pig ½; barn 1'],
  [Plane.Magic]: ['magic', () => ['mage', 'witch'], '1 where it stands'],
  [Plane.Map]: [
    'map',
    () => ['open', 'chipDown', 'treat0', 'treat1', 'treat2', 'rows0', 'rows1', 'rows2'],
    'a square that takes a tile; a chip on its face; a treat of that colour, value / 8; the rows of that colour',
  ],
  [Plane.Legal]: ['legal', () => ['r0', 'r1', 'r2', 'r3'], 'where the tile in hand may go, by rotation; an abbey in r0'],
  [Plane.Marks]: [
    'marks',
    () => ['placed', 'focus'],
    'the tile placed in this part; the tile in focus 1, the one a waiting wagon left ½',
  ],
};
const SECTIONS: Readonly<Record<number, Group>> = {
  [Section.Phase]: ['phase', () => [...STEPS], 'one-hot by step'],
  [Section.Tile]: [
    'tile',
    (r) => r.kinds.map((k) => k.id),
    'one-hot: the tile in hand, else the one placed in this part of the turn',
  ],
  [Section.TileRotation]: ['tileRotation', () => ['r0', 'r1', 'r2', 'r3'], 'one-hot once that tile lies'],
  [Section.Remaining]: ['remaining', (r) => r.kinds.map((k) => k.id), 'copies left in the bag'],
  [Section.Scores]: ['scores', (r) => seats(r), 'points / 100'],
  [Section.Supply]: ['supply', (r) => cross(seats(r), FIGURES), 'pieces in hand'],
  [Section.Goods]: ['goods', (r) => cross(seats(r), ['wine', 'grain', 'cloth']), 'tokens'],
  [Section.Abbeys]: ['abbeys', (r) => seats(r), 'abbeys in hand'],
  [Section.Actor]: ['actor', (r) => seats(r), 'who decides; none at chance'],
  [Section.Turn]: ['turn', (r) => seats(r), 'whose turn it is'],
  [Section.Ferries]: ['ferries', () => ['left'], 'ferries in the common supply'],
  [Section.FlyFigure]: ['flyFigure', () => FIGURES.slice(0, 5), 'one-hot: the meeple in the flying machine'],
  [Section.Counts]: [
    'counts',
    () => ['left', 'laid', 'secondPart', 'double'],
    'tiles left in the bag, tiles on the board, in the second part of a double turn, a double turn earned',
  ],
  [Section.Rules]: [
    'rules',
    () => Array.from({ length: FLAG_BITS }, (_, i) => `bit${i}`),
    'capability bits of the rules, constants.Flag',
  ],
  [Section.Chips]: [
    'chips',
    () => [...cross(['0', '1', '2'], ['0', '1', '2', '3', '4', '5', '6', '7']), 'hand0', 'hand1', 'hand2'],
    'chips not turned yet by colour and value; value of the chip in hand',
  ],
  [Section.Window]: [
    'window',
    () => ['originX', 'originY', 'tilesOutside', 'movesOutside'],
    'board coordinates of the north-west square; what lies outside the window',
  ],
};

/** S for a configuration: 25 up to 72 tiles, 31 up to 144, 37 up to 216, then 43; a map fits whole. What lies outside is reported. */
export function windowSide(rules: Rules): number {
  needRules(rules);
  if (rules.map) return Math.max(rules.map.cols, rules.map.rows) | 1;
  const tiles = rules.kinds.reduce((n, k) => n + k.copies, 1);
  return tiles <= 72 ? 25 : tiles <= 144 ? 31 : tiles <= 216 ? 37 : 43;
}
/** Of a position that may be something else. */
export function defaultSide(position: Position): number {
  needPosition(position);
  return windowSide(position.rules);
}
export function checkSide(side: number): number {
  if (Number.isInteger(side) && side >= 1 && side <= 127 && side % 2 === 1) return side;
  throw new HighwaymanError('ERR_CONFIG', 'side', side, 'an odd number from 1 to 127');
}
function tensors(
  core: CoreInstance,
  table: Readonly<Record<number, Group>>,
  at: (group: number) => number,
  groups: number,
): Tensor[] {
  const found: Tensor[] = [];
  for (let g = 0; g < groups; g++) {
    const offset = at(g);
    const length = at(g + 1) - offset;
    if (length === 0) continue;
    const [name, parts, about] = table[g] as Group;
    const names = parts(core.rules, core);
    if (names.length !== length) throw new HighwaymanError('ERR_INTERNAL', name, length, `${names.length} named parts`);
    found.push({ name, offset, length, parts: names, about });
  }
  return found;
}
/** Names, offsets and shapes for the rules of a position. */
export function observationSpec(position: Position, side: number = defaultSide(position)): ObservationSpec {
  needPosition(position);
  checkSide(side);
  position.use();
  const { core } = position;
  const x = core.exports;
  const planes = x.planeAt(-1);
  return {
    version: AI_VERSION,
    side: checkSide(side),
    shape: [planes, side, side],
    planes: tensors(core, PLANES, (g) => x.planeAt(g), Plane.Groups),
    globalLength: x.sectionAt(-1),
    globals: tensors(core, SECTIONS, (s) => x.sectionAt(s), Section.Groups),
  };
}

/** From where an observation is written. */
export interface ObserveOptions {
  /** Whose view; default: who decides, at chance whose turn it is. */
  readonly viewer?: number;
  /** Board coordinates of the window's north-west square; default: around the middle of the tiles. */
  readonly origin?: readonly [x: number, y: number];
  /** Index of the tile chosen by a CELL step, -1 none. */
  readonly focus?: number;
}
/** Lays the core's window for the next calls. @internal */
export function layWindow(position: Position, side: number, origin?: readonly [number, number]): void {
  const x = position.core.calls;
  if (origin !== undefined) needSquare(origin, 'origin');
  const status = origin ? x.windowSet(side, origin[0], origin[1]) : x.windowCentre(position.use(), side);
  if (status !== 0) throw new HighwaymanError('ERR_CONFIG', 'window', origin ?? side, 'a window of odd side within the board');
}

/** A place in the core's memory where observations of one set of rules are written. */
export class Observer {
  /** What observations hold, plane by plane. */
  readonly spec: ObservationSpec;
  private readonly core: CoreInstance;
  private run: Buffer | null;

  /** @throws ERR_CAPACITY, ERR_CONFIG */
  constructor(position: Position, side: number = defaultSide(position)) {
    needPosition(position);
    position.use();
    this.core = position.core;
    this.spec = observationSpec(position, side);
    const floats = this.spec.shape[0] * side * side + this.spec.globalLength;
    this.run = acquireBuffer(this.core, floats * 4);
  }
  /** Writes the observation of a position of the same rules, in any phase. `planes` and `globals` then show it. */
  write(position: Position, options: ObserveOptions = {}): this {
    needPosition(position);
    const { viewer = -1, origin, focus = -1 } = needOptions(options, ['viewer', 'origin', 'focus'], 'ERR_CONFIG');
    needInt(focus, 'focus', -1, 0xffff, 'ERR_CONFIG');
    if (position.core !== this.core)
      throw new HighwaymanError(
        'ERR_CONFIG',
        'position',
        position.rules.fingerprint,
        'a position of the rules this observer was made for',
      );
    if (!Number.isInteger(viewer) || viewer < -1 || viewer >= position.rules.config.players)
      throw new HighwaymanError('ERR_CONFIG', 'viewer', viewer, 'a player, or -1');
    layWindow(position, this.spec.side, origin);
    if (this.core.calls.observe(position.use(), viewer, focus, this.buffer.first) !== 0)
      throw new HighwaymanError('ERR_INTERNAL', 'observe', viewer, 'an observation');
    return this;
  }
  private get buffer(): Buffer {
    if (!this.run) throw new HighwaymanError('ERR_DISPOSED', 'observer', 'disposed', 'an observer that was not disposed');
    return this.run;
  }
  /** Float32Array [planes][S][S] in the core's memory; valid until memory grows (a new position may do that). */
  get planes(): Float32Array<ArrayBuffer> {
    const [n, side] = this.spec.shape;
    return new Float32Array(this.core.exports.memory.buffer as ArrayBuffer, this.buffer.at, n * side * side);
  }
  /** Float32Array [G]: what belongs to no square, see `spec`. */
  get globals(): Float32Array<ArrayBuffer> {
    const [n, side] = this.spec.shape;
    return new Float32Array(
      this.core.exports.memory.buffer as ArrayBuffer,
      this.buffer.at + n * side * side * 4,
      this.spec.globalLength,
    );
  }
  /** For logs. */
  toJSON(): object {
    return { side: this.spec.side, shape: this.spec.shape, globalLength: this.spec.globalLength };
  }
  /** Gives the memory back. */
  dispose(): void {
    if (this.run) releaseBuffer(this.core, this.run);
    this.run = null;
  }
  /** The same as `dispose`, for `using`. */
  [Symbol.dispose](): void {
    this.dispose();
  }
}
