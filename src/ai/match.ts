/**
 * Matches: games between players over paired decks. Deck d is played once in every cyclic seating, with the same order of the
 * bag and the same dice, so that the luck of the draw cancels out.
 */
import { xOf } from '../notation/word.js';
import type { Engine } from '../engine.js';
import { HighwaymanError } from '../errors.js';
import { needEngine, needInt, needObject, needPosition, needRules, needTexts, refuseArgument } from '../guard.js';
import type { Position } from '../position.js';
import { compileConfig } from '../rules/compile.js';
import type { ConfigInput } from '../rules/config-schema.js';
import type { Rules } from '../types.js';
import { playerOf, type Player } from './players/index.js';
import { derive } from './random.js';
import { returnsOf } from './returns.js';
import { eloInterval, pairedRate, type Interval } from './stats.js';
import { shuffledBag } from './worlds.js';

/** Chance by a deck: draws in a fixed order, dice and chips by their place in it. */
export class PairedChance {
  private readonly deck: number[];
  private used = 0;
  /** Chance for a game that begins in this position. */
  constructor(
    position: Position,
    private readonly seed: number | string,
  ) {
    this.deck = shuffledBag(position, seed);
  }
  /** Makes the outcome that is due and returns it. */
  make(position: Position): number {
    needPosition(position);
    if (!position.isChance) throw new HighwaymanError('ERR_PHASE', 'phase', position.phase, 'a chance point');
    const move = this.choose(position);
    position.make(move);
    return move;
  }
  private choose(position: Position): number {
    const outcomes = position.legal().slice();
    if (position.phase === 'draw') {
      // the first of the deck that can be drawn: an abbey or a river may have shifted what is due
      for (let i = 0; i < this.deck.length; i++) {
        const move = outcomes.find((o) => (xOf(o) & 1023) === this.deck[i]);
        if (move === undefined) continue;
        this.deck.splice(i, 1);
        this.used++;
        return move;
      }
    }
    const weights = Array.from(outcomes, (o) => position.weight(o));
    let r = (derive(this.seed, this.used, 4099) / 4294967296) * weights.reduce((a, b) => a + b, 0);
    return outcomes.find((_, i) => (r -= weights[i] as number) < 0) ?? (outcomes[0] as number);
  }
}

/** How a game between players ended. */
export interface PlayedGame {
  readonly scores: number[];
  /** Every move and outcome, packed. */
  readonly moves: number[];
  readonly decisions: number;
}
/** Plays a game; `seats[p]` plays for player p. @throws ERR_MOVE when a player names an illegal move */
export function playGame(engine: Engine, rules: Rules, seats: readonly Player[], seed: number | string): PlayedGame {
  needEngine(engine);
  needRules(rules);
  needSeats(seats);
  if (seats.length !== rules.config.players)
    throw new HighwaymanError('ERR_CONFIG', 'seats', seats.length, `${rules.config.players} players`);
  const position = engine.newPosition(rules, seed);
  try {
    const chance = new PairedChance(position, seed);
    const moves: number[] = [];
    let decisions = 0;
    while (!position.isOver) {
      if (position.isChance) {
        moves.push(chance.make(position));
        continue;
      }
      const move = (seats[position.actor] as Player).choose(position, decisions++);
      position.make(move);
      moves.push(move);
    }
    return { scores: position.scores, moves, decisions };
  } finally {
    position.dispose();
  }
}

function needSeats(seats: unknown): void {
  if (!Array.isArray(seats)) return refuseArgument('seats', seats, 'a list of players');
  seats.forEach((seat: unknown, i) => {
    if (typeof (seat as Player | null | undefined)?.choose !== 'function')
      refuseArgument(`seats[${i}]`, seat, 'a player, with choose(position)');
  });
}

/** Rules, players and seed of a match. */
export interface MatchSpec {
  readonly config: ConfigInput;
  /** One text a player, see `playerOf`; as many as the rules have players. */
  readonly players: readonly string[];
  readonly seed: number | string;
}
/** One game of a match: which deck, and by how many seats everybody has moved up. */
export interface MatchGame {
  readonly deck: number;
  readonly turn: number;
  /** By entrant, not by seat. */
  readonly scores: readonly number[];
}
/** Plays all seatings of one deck. */
export function playDeck(engine: Engine, spec: MatchSpec, deck: number): MatchGame[] {
  return playSeatings(engine, spec, deck, (_, text, seed) => playerOf(text, seed));
}
/** The same with players as the caller makes them, by entrant. */
export function playSeatings(
  engine: Engine,
  spec: MatchSpec,
  deck: number,
  make: (entrant: number, text: string, seed: number) => Player,
): MatchGame[] {
  needEngine(engine);
  needObject(spec, 'spec', 'config, players and seed of a match');
  needTexts(spec.players, 'spec.players', 'a list of player texts');
  needInt(deck, 'deck', 0);
  const rules = compileConfig(spec.config);
  const n = rules.config.players;
  if (spec.players.length !== n)
    throw new HighwaymanError('ERR_CONFIG', 'players', spec.players, `${n} players, as the rules have`);
  const seed = derive(spec.seed, deck);
  return Array.from({ length: n }, (_, turn) => {
    // entrant e sits in seat (e + turn) mod n
    const seats = Array.from({ length: n }, (_, seat) => {
      const entrant = (seat - turn + n) % n;
      return make(entrant, spec.players[entrant] as string, derive(seed, 100 + entrant));
    });
    const { scores } = playGame(engine, rules, seats, seed);
    return { deck, turn, scores: Array.from({ length: n }, (_, e) => scores[(e + turn) % n] as number) };
  });
}

/** How a player came out of a match. */
export interface Standing {
  readonly player: string;
  readonly games: number;
  /** Share of the wins, ties shared; 95 % interval over decks. */
  readonly rate: Interval;
  /** Against the other players, two players only. */
  readonly elo: Interval | null;
  readonly meanScore: number;
  /** Whether the interval excludes an even share. */
  readonly decided: boolean;
}
/** Sums games up, one row for each entrant. */
export function standings(players: readonly string[], games: readonly MatchGame[]): Standing[] {
  needTexts(players, 'players', 'a list of player texts');
  if (!Array.isArray(games)) refuseArgument('games', games, 'the games of a match');
  games.forEach((game: unknown, i) => needObject(game, `games[${i}]`, 'a game of playDeck'));
  const n = players.length;
  const decks = new Map<number, MatchGame[]>();
  for (const game of games) decks.set(game.deck, [...(decks.get(game.deck) ?? []), game]);
  const full = [...decks.entries()]
    .sort(([a], [b]) => a - b)
    .map(([, list]) => list)
    .filter((list) => list.length === n);
  return players.map((player, e) => {
    const shares = full.map((list) => list.reduce((sum, g) => sum + (returnsOf(g.scores, 'win')[e] as number), 0) / n);
    const rate = pairedRate(shares, n);
    const count = full.length * n;
    return {
      player,
      games: count,
      rate,
      elo: n === 2 ? eloInterval(rate) : null,
      meanScore: full.flat().reduce((sum, g) => sum + (g.scores[e] as number), 0) / Math.max(1, count),
      decided: rate.low > 1 / n || rate.high < 1 / n,
    };
  });
}
