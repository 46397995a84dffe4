/** The golden scenarios of the rules, played on the reference model. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PAIRS } from '../../src/types.js';
import type { Figure, Pair, TileKind } from '../../src/types.js';
import { compileRules } from '../../src/rules/index.js';
import { Model } from './model.js';
import type { FigurePlace, Position } from './model.js';

type TileText = [string, number, number, number];
type Place = [number, number, string];

interface Expectation {
  points?: Record<string, number>;
  returned?: [string, string][];
  length?: [number, number, string, number][];
  sameRoad?: [Place, Place, boolean][];
  roadOptions?: string[];
  meepleOptions?: string[];
  legalTile?: [TileText, boolean][];
  actions?: number;
  ferryChoices?: number;
  pivotable?: [number, number][];
  pivotChoices?: [number, number, number][];
  owners?: [number, number, string, string[]][];
  complete?: [number, number, string, boolean][];
  doubleTurn?: boolean;
  figures?: string[];
}

interface Turn {
  player: string;
  tile?: TileText;
  abbey?: [number, number];
  meeple?: { on: string };
  ferry?: string;
  pivots?: [number, number, string][];
  expect: Expectation;
}

interface Scenario {
  id: string;
  title: string;
  rules: string[];
  config?: Record<string, string>;
  tiles: TileText[];
  ferries?: [number, number, string][];
  meeples?: { player: string; at: [number, number]; on: string; type?: Figure }[];
  figures?: Partial<Record<'mage' | 'witch', Place>>;
  wainwrights?: string[];
  turns?: Turn[];
  final?: Record<string, number>;
}

const DATA = JSON.parse(readFileSync(new URL('./golden-data.json', import.meta.url), 'utf8')) as {
  defaults: Record<string, string>;
  scenarios: Scenario[];
};

const COLOURS = ['red', 'blue', 'green', 'yellow', 'black'];
const SETS = [
  'base',
  'inns-cathedrals',
  'traders-builders',
  'abbey-mayor',
  'ferries',
  'labyrinth',
  'german-cathedrals',
  'mage-witch',
  'leipzig',
] as const;

const playerOf = (colour: string): number => COLOURS.indexOf(colour);

function rulesOf(scenario: Scenario) {
  return compileRules({
    edition: 'C2',
    players: COLOURS.length,
    sets: SETS,
    copies: { 'ic-FRFR-inn': 1 },
    ...DATA.defaults,
    ...scenario.config,
  });
}
type TestRules = ReturnType<typeof rulesOf>;

function kindOf(rules: TestRules, id: string): TileKind {
  const kind = rules.kinds.find((other) => other.id === id || other.also?.includes(id));
  if (!kind) throw new Error(`no kind ${id}`);
  return kind;
}

/** `ES`, `SE`: the same pair of sides. */
function pairOf(text: string): Pair {
  const pair = PAIRS.find((other) => [...other].sort().join() === [...text].sort().join());
  if (!pair) throw new Error(`no pair ${text}`);
  return pair;
}

/** Name of a segment in a scenario: board orientation, all its sides or half-edges, e.g. `road:NESW`, `field:0,7`, `monastery`. */
function nameOf(kind: TileKind, rotation: number, slot: number): string {
  const segment = kind.segments[slot];
  const sides = (segment?.sides ?? []).map((side) => (side + rotation) % 4).sort((a, b) => a - b);
  const halves = (segment?.halves ?? []).map((half) => (half + 2 * rotation) % 8).sort((a, b) => a - b);
  const where = segment?.kind === 'field' ? halves.join(',') : sides.map((side) => 'NESW'.charAt(side)).join('');
  return `${segment?.kind}${where === '' ? '' : `:${where}`}`;
}

/** Slot of a segment named by one of its sides or half-edges (`road:E`, `field:4`) or as a whole. */
function slotOf(kind: TileKind, rotation: number, name: string): number {
  const [wanted = '', where = ''] = name.split(':');
  const slot = kind.segments.findIndex((segment, index) => {
    if (segment.kind !== wanted) return false;
    const [, own = ''] = nameOf(kind, rotation, index).split(':');
    return wanted === 'field' ? own.split(',').includes(where) : [...where].every((letter) => own.includes(letter));
  });
  if (slot < 0) throw new Error(`no ${name} on ${kind.id}`);
  return slot;
}

function slotAt(rules: TestRules, model: Model, [x, y, name]: Place): number {
  const tile = model.tiles().find((other) => other.x === x && other.y === y);
  if (!tile) throw new Error(`no tile at ${x},${y}`);
  return slotOf(kindOf(rules, tile.id), tile.rotation, name);
}

function startPosition(rules: TestRules, scenario: Scenario): Position {
  const at = (x: number, y: number, name: string) => {
    const tile = scenario.tiles.find(([, tx, ty]) => tx === x && ty === y);
    if (!tile) throw new Error(`no tile at ${x},${y}`);
    return { x, y, segment: slotOf(kindOf(rules, tile[0]), tile[3], name) };
  };
  const magic = (figure: 'mage' | 'witch') => {
    const place = scenario.figures?.[figure];
    return place ? at(...place) : null;
  };
  return {
    tiles: scenario.tiles,
    figures: (scenario.meeples ?? []).map(
      ({ player, at: [x, y], on, type = 'normal' }): FigurePlace => ({ player: playerOf(player), figure: type, ...at(x, y, on) }),
    ),
    ferries: (scenario.ferries ?? []).map(([x, y, pair]) => ({ x, y, pair: pairOf(pair) })),
    mage: magic('mage'),
    witch: magic('witch'),
    leipzig: (scenario.wainwrights ?? []).map((colour) => ({ player: playerOf(colour), quarter: 0 })),
    bag: { 'base-B': 2 },
    abbeys: COLOURS.map(() => 0),
  };
}

function positionOf(model: Model, before: Position): Position {
  return {
    ...before,
    tiles: model.tiles().map(({ id, x, y, rotation }) => [id, x, y, rotation] as const),
    figures: model.figures(),
    ferries: model.ferries(),
    ...model.magic(),
  };
}

const byColour = (points: readonly number[]): Record<string, number> =>
  Object.fromEntries(points.flatMap((value, player) => (value === 0 ? [] : [[COLOURS[player] ?? '', value]])));

class Player {
  readonly points = COLOURS.map(() => 0);
  constructor(readonly model: Model) {}
  play(token: string): void {
    this.model.apply(token);
    for (const { player, points } of this.model.lastScores) this.points[player] = (this.points[player] ?? 0) + points;
  }
}

/** Options for a normal meeple on the placed tile, by their names. */
function meepleNames(rules: TestRules, model: Model, tile: TileText): string[] {
  if (model.phase !== 'deploy') return [];
  const kind = kindOf(rules, tile[0]);
  const letters: Readonly<Record<string, string>> = { r: 'road', c: 'city', f: 'field', m: 'monastery', k: 'cathedral' };
  return model.options().flatMap((token) => {
    const [, letter, index] = new RegExp(`^${tile[1]},${tile[2]}:([a-z])(\\d+)\\+n$`).exec(token) ?? [];
    if (letter === undefined) return [];
    const slot = kind.segments.findIndex((segment) => segment.kind === letters[letter] && segment.index === Number(index));
    return [nameOf(kind, tile[3], slot)];
  });
}

function pivotCounts(model: Model): Map<string, number> {
  const counts = new Map<string, number>();
  if (model.phase !== 'pivot') return counts;
  for (const token of model.options().filter((other) => other.includes('%'))) {
    const square = token.split('%')[0] ?? '';
    counts.set(square, (counts.get(square) ?? 0) + 1);
  }
  return counts;
}

const handSizes = (model: Model): Map<string, number> =>
  new Map(
    COLOURS.flatMap((colour, player) =>
      Object.entries(model.supply(player)).map(([figure, count]) => [`${colour} ${figure}`, count] as const),
    ),
  );

function playTurn(rules: TestRules, position: Position, turn: Turn): Model {
  const wanted = turn.expect;
  const player = playerOf(turn.player);
  const start: Position = { ...position, turnPlayer: player };
  for (const [[id, x, y, rotation], legal] of wanted.legalTile ?? []) {
    const options = Model.fromPosition(rules, { ...start, drawn: id }).options();
    expect(options.includes(`${x},${y}@${rotation % kindOf(rules, id).distinct}`), `${id}@${x},${y}r${rotation}`).toBe(legal);
  }
  const begin = turn.tile
    ? { ...start, drawn: turn.tile[0] }
    : { ...start, abbeys: COLOURS.map((_, index) => Number(index === player)) };
  const model = Model.fromPosition(rules, begin);
  if (!turn.tile && !turn.abbey) return model;
  const run = new Player(model);
  const hands = handSizes(model);
  const [x, y] = turn.tile ? [turn.tile[1], turn.tile[2]] : (turn.abbey ?? [0, 0]);
  const tile: TileText = turn.tile
    ? [turn.tile[0], x, y, turn.tile[3] % kindOf(rules, turn.tile[0]).distinct]
    : ['am-abbey', x, y, 0];
  run.play(turn.tile ? `${x},${y}@${tile[3]}` : `${x},${y}@A`);

  const names = meepleNames(rules, model, tile);
  if (wanted.meepleOptions) expect(names.sort()).toEqual([...wanted.meepleOptions].sort());
  if (wanted.roadOptions) {
    const roads = names.filter((name) => name.startsWith('road:')).map((name) => name.slice(5));
    expect(roads.sort()).toEqual([...wanted.roadOptions].sort());
  }
  if (model.phase === 'deploy') {
    const kind = kindOf(rules, tile[0]);
    const slot = turn.meeple ? slotOf(kind, tile[3], turn.meeple.on) : -1;
    const segment = kind.segments[slot];
    const token = segment ? `${x},${y}:${segment.kind === 'cathedral' ? 'k' : segment.kind.charAt(0)}${segment.index}+n` : '-';
    run.play(token);
    if (turn.meeple) hands.set(`${turn.player} normal`, (hands.get(`${turn.player} normal`) ?? 0) - 1);
  }
  const ferries = model.phase === 'ferry' ? model.options() : [];
  if (wanted.ferryChoices !== undefined) expect(ferries.length).toBe(wanted.ferryChoices);
  if (model.phase === 'ferry') run.play(turn.ferry ? `${x},${y}~${pairOf(turn.ferry)}` : (ferries[0] ?? ''));

  const pivots = pivotCounts(model);
  if (wanted.pivotable) expect([...pivots.keys()].sort()).toEqual(wanted.pivotable.map((square) => square.join(',')).sort());
  for (const [px, py, count] of wanted.pivotChoices ?? []) {
    const own = px === x && py === y ? ferries.length - 1 : 0; // the ferry of the new lake lies one way and could lie another
    expect(own || pivots.get(`${px},${py}`)).toBe(count);
  }
  if (wanted.actions !== undefined) {
    const states = [...pivots.values()].reduce((product, count) => product * (count + 1), 1);
    expect((names.length + 1) * Math.max(1, ferries.length) * states).toBe(wanted.actions);
  }
  for (const [px, py, pair] of turn.pivots ?? []) run.play(`${px},${py}%${pairOf(pair)}`);
  if (model.phase === 'pivot') run.play('-');

  if (wanted.points) expect(byColour(run.points)).toEqual(wanted.points);
  if (wanted.returned) {
    const now = handSizes(model);
    const back = [...now].flatMap(([piece, count]) => Array.from({ length: count - (hands.get(piece) ?? 0) }, () => piece));
    expect(back.sort()).toEqual(wanted.returned.map((piece) => piece.join(' ')).sort());
  }
  if (wanted.doubleTurn !== undefined) expect(model.part === 2).toBe(wanted.doubleTurn);
  if (wanted.figures) {
    const left = Object.entries(model.magic()).flatMap(([figure, place]) => (place ? [figure] : []));
    expect(left.sort()).toEqual([...wanted.figures].sort());
  }
  checkFeatures(rules, model, wanted);
  return model;
}

function checkFeatures(rules: TestRules, model: Model, wanted: Expectation): void {
  const road = (place: Place) => model.featureAt(place[0], place[1], slotAt(rules, model, place));
  for (const [x, y, name, length] of wanted.length ?? []) expect(road([x, y, name]).tiles).toBe(length);
  for (const [x, y, name, complete] of wanted.complete ?? []) expect(road([x, y, name]).complete).toBe(complete);
  for (const [a, b, same] of wanted.sameRoad ?? []) {
    expect(JSON.stringify(road(a).segments) === JSON.stringify(road(b).segments)).toBe(same);
  }
  for (const [x, y, name, owners] of wanted.owners ?? []) {
    expect(
      road([x, y, name])
        .owners.map((player) => COLOURS[player])
        .sort(),
    ).toEqual([...owners].sort());
  }
}

describe('golden scenarios on the reference model', () => {
  it('there are 95', () => expect(DATA.scenarios.length).toBe(95));
  it.each(
    DATA.scenarios.map((scenario) => [`${scenario.id} ${scenario.title} [${scenario.rules.join(', ')}]`, scenario] as const),
  )('%s', (_, scenario) => {
    const rules = rulesOf(scenario);
    let position = startPosition(rules, scenario);
    for (const turn of scenario.turns ?? []) position = positionOf(playTurn(rules, position, turn), position);
    if (scenario.final) expect(byColour(Model.fromPosition(rules, { ...position, bag: {} }).scores)).toEqual(scenario.final);
  });
});
