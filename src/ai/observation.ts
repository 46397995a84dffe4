/**
 * Observation planes (CHW, f32, S x S) and the global vector: names, shapes, and a writer into memory that the caller views.
 * Which planes exist depends on the rules only; the core lays them out and this file names them.
 */
import { Ai, Plane, Points, Section } from '../../assembly/constants.js';
import { acquireBuffer, type Buffer, releaseBuffer } from '../core/buffer.js';
import type { CoreInstance } from '../core/instance.js';
import { HighwaymanError } from '../errors.js';
import { needInt, needOptions, needPosition, needRules, needSquare } from '../guard.js';
import type { Position } from '../position.js';
import { PAIRS, type Rules } from '../types.js';

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
  'siege',
];
const cross = (a: readonly string[], b: readonly string[]) => a.flatMap((x) => b.map((y) => `${x}/${y}`));
const seats = (rules: Rules) => Array.from({ length: rules.config.players }, (_, p) => (p === 0 ? 'me' : `next${p}`));
const FLAG_BITS = 32;
/** Where a segment lies on its tile. */
const SPOTS = [...SIDES, ...Array.from({ length: 8 }, (_, i) => `half${i}`), 'centre'];

/** A name for each plane or float of a group; what else a group says stands in the core. */
type Parts = (rules: Rules, core: CoreInstance) => readonly string[];
const PLANES: Readonly<Record<number, Parts>> = {
  [Plane.Occupied]: () => ['tile'],
  [Plane.Edges]: (r) => cross(r.config.river ? ['field', 'city', 'road', 'river'] : ['field', 'city', 'road'], SIDES),
  [Plane.RoadLinks]: () => [...PAIRS],
  [Plane.CityLinks]: () => [...PAIRS],
  [Plane.Symbols]: (_, core) => SYMBOLS.filter((_, i) => core.exports.symbolMask() & (1 << i)),
  [Plane.Ferries]: () => ['lies', 'movable'],
  [Plane.EdgeFeatures]: () => cross(['complete', 'open', 'points', 'majority'], SIDES),
  [Plane.FieldMajority]: () => Array.from({ length: 8 }, (_, i) => `half${i}`),
  [Plane.Figures]: (r) => cross(seats(r), SPOTS),
  [Plane.Specials]: (r) => cross(seats(r), [...SPOTS, 'barnNE', 'barnSE', 'barnSW', 'barnNW']),
  [Plane.Magic]: () => cross(['mage', 'witch'], [...SIDES, 'centre']),
  [Plane.Fairy]: () => SPOTS,
  [Plane.Map]: () => ['open', 'chipDown', 'treat0', 'treat1', 'treat2', 'rows0', 'rows1', 'rows2'],
  [Plane.Legal]: () => ['r0', 'r1', 'r2', 'r3'],
  [Plane.Marks]: () => ['placed', 'focus'],
  [Plane.Signs]: (_, { exports: x }) => {
    const has = (symbol: string): number => x.symbolMask() & (1 << SYMBOLS.indexOf(symbol));
    const goods = x.sectionAt(Section.Goods + 1) - x.sectionAt(Section.Goods);
    const there = [has('coats'), has('inn') | has('cathedral'), goods];
    return cross(
      ['coats', 'inn', 'goods'].filter((_, i) => there[i]),
      SIDES,
    );
  },
};
const figures = ({ config: { pieces } }: Rules) => Object.keys(pieces);
const SECTIONS: Readonly<Record<number, Parts>> = {
  [Section.Phase]: (_, { exports: x, steps }) =>
    [...steps]
      .sort(([a], [b]) => Number(a) - Number(b))
      .slice(0, x.sectionAt(1))
      .map(([, name]) => name as string),
  [Section.Tile]: (r) => r.kinds.map((k) => k.id),
  [Section.TileRotation]: () => ['r0', 'r1', 'r2', 'r3'],
  [Section.Remaining]: (r) => r.kinds.map((k) => k.id),
  [Section.Scores]: (r) => seats(r),
  [Section.Supply]: (r) => cross(seats(r), figures(r)),
  [Section.Goods]: (r) => cross(seats(r), ['wine', 'grain', 'cloth']),
  [Section.Abbeys]: (r) => seats(r),
  [Section.Actor]: (r) => seats(r),
  [Section.Turn]: (r) => seats(r),
  [Section.Ferries]: () => ['left'],
  [Section.FlyFigure]: (r) => figures(r).filter((_, i) => i < 5 || i > 7),
  [Section.Counts]: () => ['left', 'laid', 'secondPart', 'double'],
  [Section.Rules]: () => Array.from({ length: FLAG_BITS }, (_, i) => `bit${i}`),
  [Section.Chips]: () => [...cross(['0', '1', '2'], ['0', '1', '2', '3', '4', '5', '6', '7']), 'hand0', 'hand1', 'hand2'],
  [Section.Quarters]: (r) => cross(seats(r), ['q0', 'q1', 'q2', 'q3']),
  [Section.Points]: () => Array.from({ length: Points.Words }, (_, i) => `word${i}`),
  [Section.MapOptions]: () => Array.from({ length: 8 }, (_, i) => `bit${i}`),
  [Section.Fairy]: (r) => [...seats(r), ...figures(r)],
  [Section.Crop]: () => ['choice', 'left'],
  [Section.Window]: () => ['originX', 'originY', 'tilesOutside', 'movesOutside'],
};

/** S for a configuration: 31 up to 144 tiles, 37 up to 216, then 43; a map fits whole. What lies outside is reported. */
export function windowSide(rules: Rules): number {
  needRules(rules);
  if (rules.map) return Math.max(rules.map.cols, rules.map.rows) | 1;
  const tiles = rules.kinds.reduce((n, k) => n + k.copies, 1);
  return tiles <= 144 ? 31 : tiles <= 216 ? 37 : 43;
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
  table: Readonly<Record<number, Parts>>,
  texts: readonly string[],
  at: (group: number) => number,
  groups: number,
): Tensor[] {
  const found: Tensor[] = [];
  for (let g = 0; g < groups; g++) {
    const offset = at(g);
    const length = at(g + 1) - offset;
    if (length === 0) continue;
    const [name = '', ...about] = (texts[g] as string).split(' ');
    const names = (table[g] as Parts)(core.rules, core);
    if (names.length !== length) throw new HighwaymanError('ERR_INTERNAL', name, length, `${names.length} named parts`);
    found.push({ name, offset, length, parts: names, about: about.join(' ') });
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
  const texts = core.text(x.planeTexts()).split('\n');
  return {
    version: AI_VERSION,
    side: checkSide(side),
    shape: [planes, side, side],
    planes: tensors(core, PLANES, texts, (g) => x.planeAt(g), Plane.Groups),
    globalLength: x.sectionAt(-1),
    globals: tensors(core, SECTIONS, texts.slice(Plane.Groups), (s) => x.sectionAt(s), Section.Groups),
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
