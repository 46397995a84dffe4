/** What bare exports answer to numbers at and beyond their limits, and which damaged rulebooks the core takes. */
import { MapWord, Pos, Rule } from '../../assembly/constants.js';
import type { Exports } from '../../src/core/exports.js';
import { bookBytes } from '../../src/rules/book.js';
import type { Rules } from '../../src/types.js';
import { Mix } from './mix.js';

type Call = keyof Exports;
const HEADER = 3;
/** Slots that hold a position, and some that do not. */
const SLOTS = [0, 1, 3, -1, 900, 0x7fffffff, -0x80000000];
const NUMBERS = [0, 1, -1, 2, 5, 8, 63, 64, 1023, 0x7fffffff, -0x80000000];

function started(module: WebAssembly.Module, bytes: Uint8Array): { x: Exports; status: number } {
  const x = new WebAssembly.Instance(module, {}).exports as unknown as Exports;
  const at = x.reserveRulebook(bytes.length);
  new Uint8Array(x.memory.buffer).set(bytes, at);
  return { x, status: x.configure() };
}
const call = (x: Exports, name: Call, ...values: readonly number[]): number =>
  (x[name] as (...v: readonly number[]) => number)(...values);

/** Each call with good arguments, one of them replaced by every number. */
const BUILD: readonly (readonly [Call, readonly number[]])[] = [
  ['buildTile', [2, 0, 0, 1]],
  ['buildTile', [3, 1, 1, 0]],
  ['buildFigure', [0, 0, 0, 0, 0]],
  ['buildFerry', [0, 0, 0]],
  ['buildMagic', [0, 0, 0, 0]],
  ['buildPaid', [0, 0, 1, 1]],
  ['buildBag', [1, 1]],
  ['buildPlayer', [0, 1, 1]],
  ['buildScore', [0, 7]],
];
/** Calls with a slot first. */
const ASKED: readonly (readonly [Call, readonly number[]])[] = [
  ['generate', []],
  ['listMoves', []],
  ['history', []],
  ['isLegal', [0]],
  ['weight', [0]],
  ['placements', [0]],
  ['copiesFor', [0]],
  ['featureOf', [0]],
  ['hashIsTrue', []],
  ['returns', [0, 0]],
  ['unmake', []],
];
function replaced(values: readonly number[], each: (values: number[]) => void): void {
  values.forEach((_, i) => {
    for (const number of NUMBERS) each(values.map((value, j) => (j === i ? number : value)));
  });
  if (values.length === 0) each([]);
}

export function limitsOf(module: WebAssembly.Module, rules: Rules): string {
  const { x } = started(module, bookBytes(rules));
  const mix = new Mix();
  x.reserveSlots(6);
  const word = (slot: number, at: number): number =>
    new Int32Array(x.memory.buffer)[(x.address(slot, HEADER) >>> 2) + at] as number;
  for (let turn = 0; turn < 90; turn += 9) {
    x.newGame(0, 5, 1);
    for (let n = 0; n < turn; n++) {
      const moves = x.generate(0);
      if (moves > 0) x.make(0, new Uint32Array(x.memory.buffer)[(x.address(0, 0) >>> 2) + ((n * 7) % moves)] as number);
    }
    for (const [name, values] of ASKED)
      for (const slot of turn === 0 ? SLOTS : [0]) replaced(values, (given) => mix.add(call(x, name, slot, ...given)));
    mix.add(x.clone(0, 1), x.clone(0, 900), x.clone(-1, 1), x.hashLo(1), x.hashHi());
  }
  for (const [name, good] of BUILD) {
    replaced(good, (given) => {
      mix.add(x.build(1, 3, 0), x.buildTile(0, 0, 0, 0), call(x, name, ...given), x.finish(0, -1, 0));
      mix.add(x.generate(1) > 0 ? x.hashIsTrue(1) : -1, word(1, Pos.Turn), word(1, Pos.Scores));
      x.abandon(1);
    });
    mix.add(call(x, name, ...good)); // nothing is being built
  }
  for (const values of [
    [0, -1, 0],
    [9, -1, 0],
    [-1, -1, 0],
    [0, 1, 0],
    [0, 999, 0],
    [0, -2, 0],
    [0, -1, 99],
    [0, -1, -1],
  ]) {
    mix.add(x.build(1, 3, 0), x.buildTile(0, 0, 0, 0), call(x, 'finish', ...values));
    x.abandon(1);
  }
  return mix.text;
}

/** Words of the header that are numbers or places of tables, and not bits. */
const WORDS = [
  Rule.Magic,
  Rule.Version,
  Rule.Kinds,
  Rule.Players,
  Rule.MaxTiles,
  Rule.MaxNodes,
  Rule.MaxHubs,
  Rule.MaxFigures,
  Rule.GridBits,
  Rule.StartKind,
  Rule.AbbeyKind,
  Rule.Abbeys,
  Rule.Ferries,
  Rule.KindAt,
  Rule.EdgeAt,
  Rule.FitAt,
  Rule.SegmentAt,
  Rule.GroupAt,
  Rule.PointsAt,
  Rule.PiecesAt,
  Rule.MapAt,
  Rule.Bytes,
  Rule.FirstStage,
];
const MAP_WORDS = [
  MapWord.Cols,
  MapWord.Rows,
  MapWord.Cells,
  MapWord.CellsAt,
  MapWord.Starts,
  MapWord.Candidates,
  MapWord.Chips,
  MapWord.StartTurn,
  MapWord.FirstPrinted,
  MapWord.StartsAt,
  MapWord.Routes,
  MapWord.RoutesAt,
];

/** One word of a good rulebook changed at a time: which status the core gives. */
export function rulebooksOf(module: WebAssembly.Module, rules: Rules): string {
  const good = bookBytes(rules);
  const map = new DataView(good.buffer).getInt32(Rule.MapAt * 4, true);
  const places = [...WORDS.map((word) => word * 4), ...(map ? MAP_WORDS.map((word) => map + word * 4) : [])];
  const mix = new Mix();
  const { x } = started(module, good);
  for (const place of places) {
    const was = new DataView(good.buffer).getInt32(place, true);
    for (const value of [0, 1, 2, 3, 4, 7, -1, was - 1, was + 1, was - 16, was + 16, was + 4096, 0x7fffffff, -0x80000000]) {
      const bytes = good.slice();
      new DataView(bytes.buffer).setInt32(place, value, true);
      const at = x.reserveRulebook(bytes.length);
      new Uint8Array(x.memory.buffer).set(bytes, at);
      mix.add(x.configure() === 0);
    }
  }
  return mix.text;
}
