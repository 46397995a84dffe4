/** One job of self-play: a run of games of a run, played from nothing but its description. Equal jobs give equal bytes everywhere. */
import { GameState } from '../ai/env.js';
import { playDeck, playGame, playSeatings, type MatchGame, type MatchSpec } from '../ai/match.js';
import { playerOf } from '../ai/players/index.js';
import { derive } from '../ai/random.js';
import { returnsOf } from '../ai/returns.js';
import type { Engine } from '../engine.js';
import { HighwaymanError } from '../errors.js';
import { needInt } from '../guard.js';
import { formatConfig } from '../notation/config-text.js';
import { compileRules, readConfig, type PlainConfig } from '../rules/read.js';
import type { Rules } from '../types.js';
import { MAX_TEMPERATURE, noted, type Thought } from './thoughts.js';

/** Version of a line of the output. */
export const LINE_VERSION = 2;

export interface RunSpec {
  readonly config: PlainConfig;
  /** Player texts, one a seat; they move up one seat with every game of a deck. */
  readonly players: readonly string[];
  readonly seed: number | string;
  /** Moves of searches are drawn by visits to the power of 1 / temperature; 0 or left out: the one with most visits. */
  readonly temperature?: number;
  /** Decisions of a game, those of all players, that are drawn so; the rest are played by most visits. */
  readonly drawn?: number;
}
/** Games first .. first + count - 1 of a run. */
export interface Job {
  readonly kind: 'games';
  readonly run: RunSpec;
  readonly first: number;
  readonly count: number;
}
/** All seatings of one deck of a match. */
export interface DeckJob {
  readonly kind: 'deck';
  readonly match: Omit<MatchSpec, 'config'> & { readonly config: PlainConfig };
  readonly deck: number;
}
/** The same with the time that each entrant has thought. */
export interface TimedJob extends Omit<DeckJob, 'kind'> {
  readonly kind: 'timed';
  /** No other thread of the process works meanwhile. */
  readonly alone: boolean;
}
export type Task = Job | DeckJob | TimedJob;

/** A deck's games, and milliseconds of thought by entrant: of the processor where the host can tell, else of the clock. */
export interface TimedDeck {
  readonly games: readonly MatchGame[];
  readonly milliseconds: readonly number[];
}

/** What a line of the output says. */
export interface GameLine {
  readonly v: number;
  readonly game: number;
  readonly config: string;
  /** Seed of deck and dice; the games of a deck share it. */
  readonly seed: number;
  /** By seat. */
  readonly players: readonly string[];
  readonly scores: readonly number[];
  /** Share of a win by seat: 1, shared by the winners. */
  readonly result: readonly number[];
  /** Tokens of all moves and chance outcomes, from the start. */
  readonly moves: readonly string[];
  /** What searching players found, in the order of their decisions; none with players that do not search. */
  readonly thoughts?: readonly Thought[];
}

/**
 * @throws ERR_CONFIG for rules or players that cannot be; budgets in milliseconds are refused, since games must not depend on
 * the machine
 */
export function checkRun(run: RunSpec): Rules {
  const rules = compileRules(run.config);
  if (run.players.length !== rules.config.players)
    throw new HighwaymanError('ERR_CONFIG', 'players', run.players, `${rules.config.players} players, as the rules have`);
  const { temperature = 0, drawn = 0 } = run;
  if (!(typeof temperature === 'number' && temperature >= 0 && temperature <= MAX_TEMPERATURE))
    throw new HighwaymanError('ERR_CONFIG', 'temperature', temperature, `a number from 0 to ${MAX_TEMPERATURE}`);
  needInt(drawn, 'drawn', 0, undefined, 'ERR_CONFIG');
  for (const spec of run.players) {
    if (!playerOf(spec, 0, false).think && temperature > 0)
      throw new HighwaymanError(
        'ERR_CONFIG',
        'players',
        spec,
        'players with visits for a temperature: mcts or learned:ITERATIONS',
      );
  }
  return rules;
}
/** Plays a job and gives its lines, each with its line feed. */
export function playJob(engine: Engine, { run, first, count }: Job): string {
  const rules = checkRun(run);
  let text = '';
  for (let game = first; game < first + count; game++) text += `${JSON.stringify(playLine(engine, run, rules, game))}\n`;
  return text;
}
function playLine(engine: Engine, run: RunSpec, rules: Rules, game: number): GameLine {
  const n = rules.config.players;
  const turn = game % n;
  const seed = derive(run.seed, (game - turn) / n);
  const players = Array.from({ length: n }, (_, seat) => run.players[(seat - turn + n) % n] as string);
  const thoughts: Thought[] = [];
  const seats = players.map((spec, seat) => {
    const own = derive(seed, 100 + ((seat - turn + n) % n));
    return noted(playerOf(spec, own, false), own, run, thoughts);
  });
  const { scores, moves } = playGame(engine, rules, seats, seed);
  return {
    v: LINE_VERSION,
    game,
    config: formatConfig(rules),
    seed,
    players,
    scores,
    result: returnsOf(scores, 'win'),
    moves: tokensOf(engine, rules, seed, moves),
    ...(thoughts.length > 0 ? { thoughts } : {}),
  };
}
function tokensOf(engine: Engine, rules: Rules, seed: number, moves: readonly number[]): string[] {
  const state = GameState.start(engine, rules, { seed });
  try {
    return moves.map((move) => {
      const token = state.actionToString(move);
      state.position.make(move);
      return token;
    });
  } finally {
    state.dispose();
  }
}
/** Plays any task: lines of games, or the games of a deck. */
export function playTask(engine: Engine, task: Task): string | MatchGame[] | TimedDeck {
  if (task.kind === 'games') return playJob(engine, task);
  const match = { ...task.match, config: readConfig(task.match.config) };
  return task.kind === 'deck' ? playDeck(engine, match, task.deck) : playTimed(engine, match, task);
}
function playTimed(engine: Engine, match: MatchSpec, { deck, alone }: TimedJob): TimedDeck {
  const clock = clockOf(alone);
  const milliseconds = match.players.map(() => 0);
  const games = playSeatings(engine, match, deck, (entrant, text, seed) => {
    const player = playerOf(text, seed);
    return {
      ...player,
      choose(position, salt) {
        const begun = clock();
        const move = player.choose(position, salt);
        milliseconds[entrant] = (milliseconds[entrant] as number) + clock() - begun;
        return move;
      },
    };
  });
  return { games, milliseconds };
}
/** Reads the milliseconds that this thread has worked; those of the clock where Node cannot tell threads apart. */
function clockOf(alone: boolean): () => number {
  const { threadCpuUsage } = process as { threadCpuUsage?: () => NodeJS.CpuUsage };
  const usage = threadCpuUsage ?? (alone ? process.cpuUsage : undefined);
  if (!usage) return () => performance.now();
  return () => {
    const { user, system } = usage.call(process);
    return (user + system) / 1000;
  };
}
