/** Replays one recorded game and compares every decision and every turn. */
import { readJczSetup, rulesOfJcz } from '../../src/jcz/index.js';
import { packOf, startOfJcz } from '../../src/jcz/start.js';
import { tileInGame } from '../../src/jcz/tiles.js';
import type { Rules } from '../../src/types.js';
import { BoardView } from './board-view.js';
import { compareHere, compareLists, comparePieces, compareRoads } from './compare.js';
import type { Mismatch } from './compare.js';
import { PHASE_OF, tokenOf, tokensOf } from './decisions.js';
import { isBuilderBranch, loneBuilders, reasonMissing, reasonsSkipped } from './deviations.js';
import type { Reason } from './deviations.js';
import { figureOfLetter } from '../../src/notation/token.js';
import { Names, differ, recordedFigure, segmentOf } from './names.js';
import type { FigureView, Payment, Player, Players } from './player.js';
import type { Decision, RecordedGame, Turn } from './record.js';
import { compareScores } from './scores.js';

/** A difference, in game `game` at turn `turn`. */
export interface Difference extends Mismatch {
  readonly game: string;
  readonly turn: number;
}

export interface ReplayResult {
  readonly game: string;
  readonly turns: number;
  readonly decisions: number;
  readonly explained: readonly { readonly turn: number; readonly reason: Reason }[];
  /** The first unexplained difference; the game is compared no further. */
  readonly difference: Difference | null;
}

/** Thrown to leave a game at its first unexplained difference, or where a deviation parts the two worlds. */
class Stop extends Error {
  constructor(readonly mismatch: Mismatch | null) {
    super('stop');
  }
}

function stop(check: string, ours: string, theirs: string): never {
  throw new Stop({ check, ours, theirs });
}

/** @throws only for records that are no records: an unknown set, tile or part, malformed text */
export function replayGame(players: Players, game: RecordedGame): ReplayResult {
  const setup = readJczSetup(game.setup);
  const rules = rulesOfJcz(setup, game.players);
  const pack = packOf({ setup });
  const drawn = game.turns.flatMap(({ disc = [], drawn: id }) => [...disc, ...(id ? [id] : [])]);
  const start = startOfJcz(rules, setup, pack.limit, drawn);
  const player = start
    ? players.fromPosition(rules, {
        tiles: start.tiles.map(({ kind, x, y, rotation }) => [rules.kinds[kind]?.id ?? '', x, y, rotation] as const),
        bag: Object.fromEntries(
          rules.kinds.map(({ id }, i) => [id, start.bag[i] ?? 0]).filter(([, count]) => count !== 0),
        ) as Record<string, number>,
      })
    : players.newGame(rules);
  return new GameReplay(player, game, rules).run();
}

class GameReplay {
  readonly #player: Player;
  readonly #game: RecordedGame;
  readonly #rules: Rules;
  readonly #names: Names;
  readonly #explained: { turn: number; reason: Reason }[] = [];
  /** How much more the recorded engine has paid each player so far, for known reasons. */
  readonly #offsets: number[];
  #decisions = 0;
  #turn!: Turn;
  /** Of this turn: */
  #payments: Payment[] = [];
  #deployed: string[] = [];
  #loneHome = 0;

  constructor(player: Player, game: RecordedGame, rules: Rules) {
    this.#player = player;
    this.#game = game;
    this.#rules = rules;
    this.#names = new Names(player);
    this.#offsets = Array.from({ length: game.players }, () => 0);
  }

  run(): ReplayResult {
    let turns = 0;
    let difference: Difference | null = null;
    try {
      for (const turn of this.#game.turns) {
        this.#play(turn, this.#game.turns[turns - 1]);
        turns += 1;
      }
      this.#end();
    } catch (error) {
      if (!(error instanceof Stop))
        throw new Error(`${this.#game.id}, turn ${turns}: ${(error as Error).message}`, { cause: error });
      if (error.mismatch) difference = { game: this.#game.id, turn: this.#turn.n, ...error.mismatch };
    }
    return { game: this.#game.id, turns, decisions: this.#decisions, explained: this.#explained, difference };
  }

  #play(turn: Turn, previous: Turn | undefined): void {
    const player = this.#player;
    this.#turn = turn;
    this.#payments = [];
    this.#deployed = [];
    this.#loneHome = 0;
    const before = player.figures().map((piece) => this.#names.figure(piece));
    const [first, ...rest] = turn.d;
    const abbey = first?.k.startsWith('abbey');
    const who = player.phase() === 'abbey' ? player.actor() : player.turnPlayer();
    if (who !== turn.p || player.part() !== turn.part)
      stop('turn', `player ${who}, part ${player.part()}, phase ${player.phase()}`, `player ${turn.p}, part ${turn.part}`);
    if (first && abbey) this.#decide(first);
    if (turn.drawn) this.#draw(turn, previous && !abbey ? previous.left : undefined);
    for (const decision of abbey ? rest : turn.d) {
      if (!this.#decide(decision)) return;
    }
    if (turn.stopped === 'confirm') return; // scoring is still to come there
    this.#finish(turn, before);
  }

  #draw(turn: Turn, left: number | undefined): void {
    for (const id of turn.disc ?? []) {
      this.#chance(id);
      if (this.#player.phase() !== 'draw') stop('discard', `phase ${this.#player.phase()} after drawing ${id}`, 'fits nowhere');
    }
    this.#chance(turn.drawn as string);
    if (left !== undefined) this.#expect(compareLists('tiles left', [String(this.#player.remaining())], [String(left)]));
  }

  #chance(id: string): void {
    const token = `?${tileInGame(this.#rules, id) ?? id}`;
    if (this.#player.phase() !== 'draw') stop('draw', `phase ${this.#player.phase()}`, token);
    if (!this.#player.options().includes(token)) stop('draw', `not in the pack (${this.#player.remaining()} left)`, token);
    this.#apply(token);
  }

  /** False when the record ends at this decision. */
  #decide(decision: Decision): boolean {
    const player = this.#player;
    this.#passUnrecorded(decision);
    const phase = PHASE_OF[decision.k] ?? stop('decision', player.phase(), decision.k);
    if (player.phase() !== phase) stop(`decision ${decision.k}`, `phase ${player.phase()}`, `phase ${phase}`);
    const by = decision.by ?? this.#turn.p;
    if (player.actor() !== by) stop(`decision ${decision.k}`, `player ${player.actor()}`, `player ${by}`);
    this.#decisions += 1;
    const drawn = this.#turn.drawn ?? '';
    const theirs = tokensOf(this.#rules, this.#names.tileAt, decision, drawn, player.placed());
    const options = player.options();
    const only = differ(options, [...theirs]);
    const before = only.ours.length;
    if (only.theirs.length === 0) only.ours = only.ours.filter((token) => !isBuilderBranch(player, this.#names, token));
    if (only.ours.length < before) this.#explain('builder on branch');
    if (phase === 'wagon' && this.#rules.config.wagonMove === 'connected') only.ours = this.#newTargets(only.ours, theirs);
    if (only.ours.length + only.theirs.length > 0) {
      const reasons =
        only.theirs.length > 0 ? [null] : only.ours.map((token) => reasonMissing(player, this.#names, token, this.#payments));
      if (reasons.includes(null))
        stop(`options of ${decision.k}`, only.ours.join(' ') || '(none more)', only.theirs.join(' ') || '(none more)');
      for (const reason of new Set(reasons)) this.#explain(reason as Reason);
    }
    if (decision.c === null) return false;
    this.#choose(
      decision.c < 0
        ? '-'
        : tokenOf(this.#rules, this.#names.tileAt, decision.k, decision.o[decision.c] ?? [], drawn, player.placed()),
    );
    return true;
  }

  #choose(token: string): void {
    const player = this.#player;
    const before = token.includes('%') ? player.figures() : [];
    this.#apply(token);
    if (token.includes('+') && !/[MW]$/.test(token)) this.#deployed.push(this.#deployedKey(token));
    if (token.includes('%')) this.#checkBuilders(before);
    if (player.phase() !== 'roll') return;
    const face = this.#turn.oth.find(([what]) => what === 'flier')?.[1];
    this.#apply(`*${String(face)}`);
  }

  /** Key of the figure that a deployment puts on the board. */
  #deployedKey(token: string): string {
    const barn = /:b(\d)\+h$/.exec(token);
    const spot = segmentOf(this.#names, token);
    return this.#names.figure({
      ...spot,
      player: this.#turn.p,
      figure: figureOfLetter(token.slice(-1)) ?? 'normal',
      corner: barn ? Number(barn[1]) : -1,
    });
  }

  #checkBuilders(before: readonly FigureView[]): void {
    const after = new Set(this.#player.figures().map((piece) => this.#names.figure(piece)));
    const gone = before.filter((piece) => !after.has(this.#names.figure(piece)));
    const { staying, home } = loneBuilders(this.#names, gone, this.#turn);
    this.#loneHome += home;
    if (staying.length === 0) return;
    this.#explain('lone builder stays');
    throw new Stop(null);
  }

  /** Declines the steps that the record has no decision for, because all that is offered in them is unknown there. */
  #passUnrecorded(next: Decision | null): void {
    const player = this.#player;
    for (;;) {
      const recorded = next && PHASE_OF[next.k] === player.phase() && (next.by ?? this.#turn.p) === player.actor();
      const reasons = recorded ? null : reasonsSkipped(player, this.#names, this.#payments);
      if (!reasons) return;
      for (const reason of reasons) this.#explain(reason);
      this.#apply('-');
    }
  }

  /**
   * The recorded engine names only the segments where a target touches the scored feature, ABB-25 allows any segment of it:
   * such segments are no difference.
   */
  #newTargets(tokens: readonly string[], offered: ReadonlySet<string>): string[] {
    const view = new BoardView(this.#player);
    const feature = (token: string): number => view.indexAt(segmentOf(this.#names, token));
    const known = new Set([...offered].filter((token) => token !== '-').map(feature));
    return tokens.filter((token) => token === '-' || !known.has(feature(token)));
  }

  #finish(turn: Turn, before: readonly string[]): void {
    const player = this.#player;
    this.#passUnrecorded(null);
    if (!['abbey', 'draw', 'over'].includes(player.phase()) && !turn.stopped)
      stop('end of turn', `phase ${player.phase()}`, 'no further decision');
    const view = new BoardView(player);
    this.#expect(compareRoads(this.#names, view, turn));
    const result = compareScores(
      this.#names,
      view,
      this.#payments.filter(({ final }) => !final),
      turn.sco,
      this.#loneHome,
    );
    for (const { reason, player: p, delta } of result.explained) {
      this.#explain(reason);
      this.#offsets[p] = (this.#offsets[p] ?? 0) + delta;
    }
    this.#expect(result.mismatches);
    const final = this.#payments.filter((paid) => paid.final);
    this.#expect(compareLists('scores', this.#scores(final), turn.sc.map(String)));
    this.#expect(comparePieces(player, this.#names, turn));
    this.#expect(compareLists('figures returned', this.#returned(before), turn.ret.map(recordedFigure)));
    this.#expect(compareHere(player, this.#names, view, turn));
  }

  /** Scores as the recorded engine has them, without the given payments. */
  #scores(without: readonly Payment[]): string[] {
    return this.#player
      .scores()
      .map((score, p) =>
        String(
          score +
            (this.#offsets[p] ?? 0) -
            without.filter((paid) => paid.player === p).reduce((sum, { points }) => sum + points, 0),
        ),
      );
  }

  /** Figures that stood on the board at some time of this turn and do not any more; a wagon that moved on has left its place. */
  #returned(before: readonly string[]): string[] {
    return differ(
      [...before, ...this.#deployed],
      this.#player.figures().map((piece) => this.#names.figure(piece)),
    ).ours;
  }

  #end(): void {
    const { final, turns } = this.#game;
    if (turns.at(-1)?.stopped) return;
    for (const id of final.disc) this.#chance(id);
    if (this.#player.phase() !== 'over') stop('end of game', `phase ${this.#player.phase()}`, 'over');
    const result = compareScores(
      this.#names,
      new BoardView(this.#player),
      this.#payments.filter((paid) => paid.final),
      final.sco,
      0,
    );
    this.#expect(result.mismatches.map((mismatch) => ({ ...mismatch, check: 'final points' })));
    this.#expect(compareLists('final scores', this.#scores([]), final.sc.map(String)));
  }

  #apply(token: string): void {
    this.#player.apply(token);
    this.#payments.push(...this.#player.payments());
  }

  #explain(reason: Reason): void {
    this.#explained.push({ turn: this.#turn.n, reason });
  }

  #expect(mismatches: readonly Mismatch[]): void {
    if (mismatches[0]) throw new Stop(mismatches[0]);
  }
}
