/** Runs scenarios of the form `carcassonne-golden/1` (see golden.json) and tells what is not as expected. */
import type { ConfigInput } from '../../src/rules/index.js';
import type { Players } from '../corpus/player.js';
import { Scene } from './scene.js';
import { pair } from './scene-spec.js';
import type { Laid, Piece, SceneSpec } from './scene-spec.js';

type At = readonly [x: number, y: number, on: string];

export interface Expectations {
  readonly points?: Readonly<Record<string, number>>;
  readonly returned?: readonly (readonly [colour: string, figure: string])[];
  readonly roadOptions?: readonly string[];
  readonly meepleOptions?: readonly string[];
  readonly legalTile?: readonly (readonly [tile: Laid, legal: boolean])[];
  readonly actions?: number;
  readonly ferryChoices?: number;
  readonly pivotable?: readonly (readonly [x: number, y: number])[];
  /** Other positions of the ferry on a lake. */
  readonly pivotChoices?: readonly (readonly [x: number, y: number, count: number])[];
  readonly sameRoad?: readonly (readonly [a: At, b: At, same: boolean])[];
  readonly owners?: readonly (readonly [x: number, y: number, on: string, owners: readonly string[]])[];
  readonly length?: readonly (readonly [x: number, y: number, on: string, tiles: number])[];
  readonly complete?: readonly (readonly [x: number, y: number, on: string, complete: boolean])[];
  readonly doubleTurn?: boolean;
  /** Neutral figures still on the board. */
  readonly figures?: readonly string[];
}

export interface GoldenTurn {
  readonly player: string;
  readonly tile?: Laid;
  readonly abbey?: readonly [x: number, y: number];
  readonly meeple?: { readonly on: string; readonly type?: string };
  readonly ferry?: string;
  readonly pivots?: readonly (readonly [x: number, y: number, pair: string])[];
  readonly expect?: Expectations;
}

export interface GoldenScenario {
  readonly id: string;
  readonly title: string;
  readonly rules: readonly string[];
  readonly config?: ConfigInput;
  readonly tiles: readonly Laid[];
  readonly meeples?: readonly Piece[];
  readonly ferries?: SceneSpec['ferries'];
  readonly figures?: SceneSpec['figures'];
  readonly wainwrights?: readonly string[];
  readonly turns?: readonly GoldenTurn[];
  readonly final?: Readonly<Record<string, number>>;
}

export interface GoldenFile {
  readonly format: 'carcassonne-golden/1';
  readonly defaults?: ConfigInput;
  readonly scenarios: readonly GoldenScenario[];
}

const KNOWN: readonly (keyof Expectations)[] = [
  'points',
  'returned',
  'roadOptions',
  'meepleOptions',
  'legalTile',
  'actions',
  'ferryChoices',
  'pivotable',
  'pivotChoices',
  'sameRoad',
  'owners',
  'length',
  'complete',
  'doubleTurn',
  'figures',
];

const SCENARIO_KEYS = [
  'id',
  'title',
  'rules',
  'config',
  'tiles',
  'meeples',
  'ferries',
  'figures',
  'wainwrights',
  'turns',
  'final',
  'note',
];
const TURN_KEYS = ['player', 'tile', 'abbey', 'meeple', 'ferry', 'pivots', 'expect', 'note'];

/** Keys of a scenario that this runner does not know: it is then not run. */
export function unsupported(scenario: GoldenScenario): string[] {
  const others = (object: object, known: readonly string[]): string[] =>
    Object.keys(object).filter((key) => !known.includes(key));
  return [
    ...others(scenario, SCENARIO_KEYS),
    ...(scenario.turns ?? []).flatMap((turn) => [...others(turn, TURN_KEYS), ...others(turn.expect ?? {}, KNOWN)]),
  ];
}

/** What is not as expected, one line each; empty when the scenario holds. */
export function checkScenario(players: Players, scenario: GoldenScenario, defaults: ConfigInput = {}): string[] {
  const config = { ...defaults, ...scenario.config };
  const spec: SceneSpec = { ...scenario, config };
  if (scenario.final) {
    const scene = new Scene(players, { ...spec, bag: {}, colours: coloursIn(scenario) });
    // The position begins with the final scoring, so the scores are its points.
    const found = Object.fromEntries(
      scene.player
        .scores()
        .map((score, player) => [scene.colours[player], score])
        .filter(([, score]) => score !== 0),
    );
    return scene.player.phase() === 'over'
      ? equal('final', found, scenario.final)
      : [`final: phase ${scene.player.phase()}, not over`];
  }
  const turns = scenario.turns ?? [];
  const tests = turns.flatMap(({ expect }) => (expect?.legalTile ?? []).map(([[id]]) => id));
  const draws = [...new Set([...turns.flatMap(({ tile }) => (tile ? [tile[0]] : [])), ...tests])];
  const abbeys = turns.filter(({ abbey }) => abbey).map(({ player }) => player);
  const failures: string[] = [];
  let board: SceneSpec = { ...spec, draws, colours: coloursIn(scenario), ...(abbeys.length > 0 ? { abbeys } : {}) };
  turns.forEach((turn, i) => {
    const scene = new Scene(players, { ...board, turn: turn.player, ...(turn.tile ? { drawn: turn.tile[0] } : {}) });
    const expect = turn.expect ?? {};
    if (expect.legalTile) failures.push(...legalTiles(players, { ...board, turn: turn.player }, expect.legalTile));
    const lines = turn.tile || turn.abbey ? new TurnCheck(scene, turn, expect).run() : [];
    failures.push(...lines.map((line) => (turns.length > 1 ? `turn ${i + 1}: ${line}` : line)));
    board = scene.snapshot(board);
  });
  return failures;
}

/** Players in the order of the colours, at least two. */
function coloursIn({ meeples = [], turns = [], wainwrights = [], final = {} }: GoldenScenario): readonly string[] {
  const order = ['red', 'blue', 'green', 'yellow', 'black', 'pink'];
  const used = new Set([
    ...meeples.map(({ player }) => player),
    ...turns.map(({ player }) => player),
    ...wainwrights,
    ...Object.keys(final),
  ]);
  for (const colour of order) if (used.size < 2) used.add(colour);
  return order.filter((colour) => used.has(colour));
}

function legalTiles(players: Players, board: SceneSpec, list: NonNullable<Expectations['legalTile']>): string[] {
  return list.flatMap(([[id, x, y, rotation], legal]) => {
    const scene = new Scene(players, board);
    scene.apply(`?${id}`);
    const offered = scene.player.phase() === 'place' && scene.player.options().includes(scene.placeToken(id, x, y, rotation));
    return offered === legal ? [] : [`legalTile: ${id} at ${x},${y} turned ${rotation} is ${offered ? 'legal' : 'not legal'}`];
  });
}

class TurnCheck {
  readonly #scene: Scene;
  readonly #turn: GoldenTurn;
  readonly #expect: Expectations;
  readonly #failures: string[] = [];
  #places: string[] = [];
  #pivotable: string[] = [];
  #ferryChoices = 0;
  #pivotOptions: readonly string[] = [];

  constructor(scene: Scene, turn: GoldenTurn, expect: Expectations) {
    this.#scene = scene;
    this.#turn = turn;
    this.#expect = expect;
  }

  run(): string[] {
    const { player } = this.#scene;
    const { tile, abbey, meeple } = this.#turn;
    if (abbey) this.#scene.apply(`${abbey[0]},${abbey[1]}@A`);
    else if (tile) this.#scene.place(...tile);
    if (player.phase() === 'deploy') this.#places = this.#scene.places();
    if (meeple) this.#scene.claim(meeple.on, (meeple.type ?? 'normal') as 'normal');
    else if (player.phase() === 'deploy') this.#scene.apply('-');
    if (player.phase() === 'ferry') this.#ferry();
    this.#pivotable = this.#scene.pivotable();
    this.#pivotOptions = player.phase() === 'pivot' ? player.options() : [];
    for (const [x, y, to] of this.#turn.pivots ?? []) this.#scene.apply(`${x},${y}%${pair(to)}`);
    this.#scene.finish();
    this.#check();
    return this.#failures;
  }

  #ferry(): void {
    const { player } = this.#scene;
    const options = player.options();
    this.#ferryChoices = options.length;
    const placed = player.placed();
    this.#scene.apply(this.#turn.ferry && placed ? `${placed.x},${placed.y}~${pair(this.#turn.ferry)}` : (options[0] as string));
  }

  #check(): void {
    const scene = this.#scene;
    const { points, returned, roadOptions, meepleOptions, actions, ferryChoices, pivotable, pivotChoices, doubleTurn, figures } =
      this.#expect;
    if (points) this.#equal('points', scene.points(), points);
    if (returned) this.#equal('returned', scene.returned(), returned.map(([colour, figure]) => `${colour} ${figure}`).sort());
    const roads = this.#places.filter((place) => place.startsWith('road:')).map((place) => place.slice(5));
    if (roadOptions) this.#equal('roadOptions', roads.sort(), [...roadOptions].map(sortSides).sort());
    if (meepleOptions) this.#equal('meepleOptions', [...this.#places].sort(), [...meepleOptions].sort());
    if (ferryChoices !== undefined) this.#equal('ferryChoices', this.#ferryChoices, ferryChoices);
    if (pivotable) this.#equal('pivotable', this.#pivotable, pivotable.map(([x, y]) => `${x},${y}`).sort());
    for (const [x, y, count] of pivotChoices ?? []) this.#equal(`pivotChoices at ${x},${y}`, this.#otherPairs(x, y), count);
    if (actions !== undefined) this.#equal('actions', this.#actions(), actions);
    if (doubleTurn !== undefined) this.#equal('doubleTurn', scene.player.part() === 2, doubleTurn);
    if (figures)
      this.#equal(
        'figures',
        (['mage', 'witch'] as const).filter((figure) => scene.player.magic()[figure]),
        [...figures].sort(),
      );
    this.#features();
  }

  #features(): void {
    const scene = this.#scene;
    const { sameRoad, owners, length, complete } = this.#expect;
    for (const [a, b, same] of sameRoad ?? [])
      this.#equal(`${a} and ${b} one road`, scene.sameFeature(scene.spot(...a), scene.spot(...b)), same);
    for (const [x, y, on, colours] of owners ?? [])
      this.#equal(
        `owners at ${x},${y} ${on}`,
        scene
          .feature(x, y, on)
          .owners.map((player) => scene.colours[player])
          .sort(),
        [...colours].sort(),
      );
    for (const [x, y, on, tiles] of length ?? []) this.#equal(`length at ${x},${y} ${on}`, scene.feature(x, y, on).tiles, tiles);
    for (const [x, y, on, done] of complete ?? [])
      this.#equal(`complete at ${x},${y} ${on}`, scene.feature(x, y, on).complete, done);
  }

  /** A lake that was just laid cannot be pivoted; its ferry has one position less than there were to choose from. */
  #otherPairs(x: number, y: number): number {
    const placed = this.#turn.tile;
    if (placed && placed[1] === x && placed[2] === y) return this.#ferryChoices - 1;
    return this.#pivotOptions.filter((token) => token.startsWith(`${x},${y}%`)).length;
  }

  /** Places with a pass, times ferry positions, times the states of every pivotable ferry. */
  #actions(): number {
    const pivots = this.#pivotable.reduce(
      (product, lake) => product * (1 + this.#pivotOptions.filter((token) => token.startsWith(`${lake}%`)).length),
      1,
    );
    return (this.#places.length + 1) * Math.max(1, this.#ferryChoices) * pivots;
  }

  #equal(what: string, found: unknown, expected: unknown): void {
    this.#failures.push(...equal(what, found, expected));
  }
}

function sortSides(sides: string): string {
  return 'NESW'
    .split('')
    .filter((side) => sides.includes(side))
    .join('');
}

function equal(what: string, found: unknown, expected: unknown): string[] {
  const [a, b] = [canonical(found), canonical(expected)];
  return a === b ? [] : [`${what}: found ${a}, expected ${b}`];
}

function canonical(value: unknown): string {
  return value !== null && typeof value === 'object' && !Array.isArray(value)
    ? JSON.stringify(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : JSON.stringify(value);
}
