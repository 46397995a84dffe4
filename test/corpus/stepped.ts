/**
 * Replays a game that was recorded message by message (`recorded-2`): at every question the complete set of options, at every
 * confirmation the points by player and kind of feature, scores, figures on the board; at the end the final points.
 */
import { useExpansion } from '../../src/expansions/registry.js';
import { ALL_EXPANSIONS } from '../../src/generated/expansions/all.js';
import { readJczSetup, rulesOfJcz } from '../../src/jcz/index.js';
import { figureOfMeepleId, jczFigure } from '../../src/jcz/pointers.js';
import { startOfJcz } from '../../src/jcz/start.js';
import { tileInGame } from '../../src/jcz/tiles.js';
import type { SetupOps } from '../../src/setup/ops.js';
import type { Rules } from '../../src/types.js';
import { compareLists } from './compare.js';
import type { Reason } from './deviations.js';
import { Names, recordedFigure } from './names.js';
import type { Payment, Player, Players, Position } from './player.js';
import type { Difference, ReplayResult } from './replay.js';
import { leavesNoRoom } from './river.js';
import { optionTokens, type SteppedOption } from './stepped-tokens.js';

ALL_EXPANSIONS.forEach(useExpansion);

type ScoreRow = readonly [player: number, points: number, name: string, ...rest: unknown[]];
interface History {
  readonly e: string;
  readonly tile?: string;
  readonly r?: readonly ScoreRow[];
}
interface After {
  readonly history?: readonly History[];
  readonly players?: readonly { readonly points: number }[];
  readonly deployedMeeples?: readonly (readonly [id: string, x: number, y: number, feature: string, location: string])[];
}
interface Step {
  readonly p: number;
  /** Absent where a turn is confirmed. */
  readonly ph?: string;
  readonly drawn?: string;
  readonly o?: readonly SteppedOption[];
  readonly pass?: boolean;
  readonly c: number | string;
  readonly after?: After;
}
export interface SteppedRecord {
  readonly id: string;
  readonly players: number;
  readonly setup: unknown;
  readonly steps: readonly Step[];
}

/** What the recorded engine calls otherwise. */
const FEATURES: Readonly<Record<string, string>> = { 'trade-goods': 'goods', 'wind-rose': 'windRose', shrine: 'monastery' };
/** Where we may be when a turn was confirmed and scored. */
const AFTER_SCORING: readonly string[] = ['ingot', 'wagon', 'crop', 'tend', 'escape', 'draw', 'abbey', 'over'];

/** The feature of a name like `shrine.incomplete`. */
const before = (name: string): string => name.split('.')[0] ?? '';

class Stop extends Error {
  constructor(readonly difference: Difference) {
    super('stop');
  }
}

export const isStepped = (game: object): game is SteppedRecord => 'steps' in game;

/** @throws only for records that are no records */
export function replayStepped(players: Players, game: SteppedRecord): ReplayResult {
  const setup = readJczSetup(game.setup);
  const rules = rulesOfJcz(setup, game.players);
  const start = startOfJcz(rules, setup, undefined, []);
  return new SteppedReplay(
    start ? players.fromPosition(rules, positionOf(rules, start)) : players.newGame(rules),
    game,
    rules,
  ).run();
}

/** Tiles on the table and the bag of a game that begins otherwise. */
function positionOf({ kinds }: Rules, { tiles, bag }: SetupOps): Position {
  const id = (kind: number): string => kinds[kind]?.id ?? '';
  return {
    tiles: tiles.map(({ kind, x, y, rotation }) => [id(kind), x, y, rotation] as const),
    bag: Object.fromEntries(bag.map((count, kind) => [id(kind), count])),
  };
}

class SteppedReplay {
  readonly #player: Player;
  readonly #game: SteppedRecord;
  readonly #rules: Rules;
  readonly #names: Names;
  #at = 0;
  #decisions = 0;
  readonly #explained: { turn: number; reason: Reason }[] = [];
  #turns = 0;
  /** Since the last confirmation. */
  #paid: Payment[] = [];
  #theirs: { row: ScoreRow; final: boolean }[] = [];
  #discarded: string[] = [];
  #scores: readonly number[] = [];
  #figures: After['deployedMeeples'] = [];

  constructor(player: Player, game: SteppedRecord, rules: Rules) {
    this.#player = player;
    this.#game = game;
    this.#rules = rules;
    this.#names = new Names(player);
  }

  run(): ReplayResult {
    let difference: Difference | null = null;
    try {
      this.#game.steps.forEach((step, i) => {
        this.#at = i;
        this.#step(step);
      });
      if (this.#player.phase() !== 'over') this.#stop('end of game', `phase ${this.#player.phase()}`, 'over');
    } catch (error) {
      if (!(error instanceof Stop))
        throw new Error(`${this.#game.id}, step ${this.#at}: ${(error as Error).message}`, { cause: error });
      difference = error.difference;
    }
    return { game: this.#game.id, turns: this.#turns, decisions: this.#decisions, explained: this.#explained, difference };
  }

  #step(step: Step): void {
    if (step.ph !== 'Phantom') this.#declinePhantom();
    if (step.ph !== undefined) this.#decide(step);
    this.#note(step.after);
    if (step.ph === undefined) this.#confirm();
  }

  /** The recorded engine does not ask for the phantom where the action was declined; the rules do (PHA-4). */
  #declinePhantom(): void {
    if (this.#player.phase() !== 'phantom' || this.#game.steps[this.#at - 1]?.c !== 'PASS') return;
    this.#apply('-');
    this.#explained.push({ turn: this.#at, reason: 'phantom after a pass (PHA-4)' });
  }

  #decide(step: Step): void {
    const player = this.#player;
    const { o = [], pass = false, drawn, c } = step;
    if (o.length === 0) {
      if (c !== 'PASS' && c !== 'COMMIT') throw new Error(`chosen is ${String(c)} of no options`);
      return; // asked without a choice
    }
    if (drawn !== undefined && drawn !== 'AM/A') this.#draw(drawn);
    if (player.actor() !== step.p) this.#stop(`decision ${step.ph}`, `player ${player.actor()}`, `player ${step.p}`);
    const tokens = optionTokens(this.#rules, this.#names.tileAt, player, o, drawn ?? '');
    const theirs = [...new Set([...tokens, ...(pass ? ['-'] : [])])];
    const ours = player.options().filter((token) => theirs.includes(token) || !this.#isExplained(token));
    const [mismatch] = compareLists(`options of ${step.ph} in phase ${player.phase()}`, ours, theirs);
    if (mismatch) this.#stop(mismatch.check, mismatch.ours, mismatch.theirs);
    this.#decisions += 1;
    this.#apply(typeof c === 'number' ? (tokens[c] as string) : '-');
  }

  /** Whether an option of ours is missing in the record for a known reason, which is noted. */
  #isExplained(token: string): boolean {
    if (!this.#rules.config.river || !leavesNoRoom(this.#player, token, this.#player.tiles())) return false;
    this.#explained.push({ turn: this.#at, reason: 'river without room' });
    return true;
  }

  /** Tiles that fitted nowhere come before the one that is placed. */
  #draw(drawn: string): void {
    for (const id of [...this.#discarded, drawn]) this.#chance(id);
    this.#discarded = [];
    if (this.#player.phase() !== 'place') this.#stop('draw', `phase ${this.#player.phase()}`, `${drawn} to be placed`);
  }

  #chance(id: string): void {
    const token = `?${tileInGame(this.#rules, id) ?? id}`;
    if (this.#player.phase() === 'abbey' && this.#player.options().includes('-')) this.#apply('-');
    if (!this.#player.options().includes(token)) this.#stop('draw', `phase ${this.#player.phase()}`, token);
    this.#apply(token);
  }

  #note(after: After | undefined): void {
    for (const { e, tile, r = [] } of after?.history ?? []) {
      if (e === 'tile-discarded' && tile !== undefined) this.#discarded.push(tile);
      if (e === 'points' || e === 'final-points') for (const row of r) this.#theirs.push({ row, final: e === 'final-points' });
    }
    if (after?.players) this.#scores = after.players.map(({ points }) => points);
    if (after?.deployedMeeples) this.#figures = after.deployedMeeples;
  }

  #confirm(): void {
    const player = this.#player;
    this.#turns += 1;
    // the last tiles may have fitted nowhere; with the end of the game its points are noted at once
    if (this.#at === this.#game.steps.length - 1) for (const id of this.#discarded) this.#chance(id);
    if (!AFTER_SCORING.includes(player.phase())) this.#stop('confirmation', `phase ${player.phase()}`, 'nothing to ask');
    const both = this.#theirs.some(({ row: [, , name] }) => name === 'king+robber');
    this.#expect(
      'points',
      sums(both ? this.#paid.map(together) : this.#paid),
      sums(
        this.#theirs.map(({ row: [p, points, name], final }) => ({
          player: p,
          points,
          feature: FEATURES[name] ?? FEATURES[before(name)] ?? before(name),
          final,
        })),
      ),
    );
    this.#expect('scores', player.scores().map(String), this.#scores.map(String));
    const figures = (this.#figures ?? []).map(([id, x, y, feature, location]) => {
      const piece = figureOfMeepleId(id);
      return piece ? recordedFigure([piece.player, jczFigure(piece.figure), x, y, feature, location]) : id;
    });
    this.#expect(
      'figures',
      player.figures().map((piece) => this.#names.figure(piece)),
      figures,
    );
    this.#paid = [];
    this.#theirs = [];
  }

  #apply(token: string): void {
    this.#player.apply(token);
    this.#paid.push(...this.#player.payments());
  }

  #expect(check: string, ours: readonly string[], theirs: readonly string[]): void {
    const [mismatch] = compareLists(check, ours, theirs);
    if (mismatch) this.#stop(mismatch.check, mismatch.ours, mismatch.theirs);
  }

  #stop(check: string, ours: string, theirs: string): never {
    throw new Stop({ game: this.#game.id, turn: this.#at, check, ours, theirs });
  }
}

/** Both cards in one hand are one payment there. */
const together = (paid: Payment): Payment => (/^(king|robber)$/.test(paid.feature) ? { ...paid, feature: 'king+robber' } : paid);

/** One line per player, kind of feature and time; nothing where the sum is 0. */
function sums(paid: readonly Pick<Payment, 'player' | 'points' | 'feature' | 'final'>[]): string[] {
  const found = new Map<string, number>();
  for (const { player, points, feature, final } of paid) {
    const key = `player ${player}, ${feature}${final ? ' at the end' : ''}`;
    found.set(key, (found.get(key) ?? 0) + points);
  }
  return [...found].filter(([, points]) => points !== 0).map(([key, points]) => `${key}: ${points}`);
}
