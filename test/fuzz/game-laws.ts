/** Laws of whole games: moves, taking back, hashes, texts, and play inside the core. */
import type { Game } from '../../src/game.js';
import {
  formatMove,
  formatRecord,
  gameFromPosition,
  gameFromRecord,
  pack,
  parseConfig,
  formatConfig,
  parseMove,
  parseRecord,
  positionText,
  recordOf,
  unpack,
} from '../../src/notation/index.js';
import { loadGame, saveGame } from '../../src/saved/index.js';
import { playSlowly } from '../differential/slow-play.js';
import { begun, demand, type Law, playOut, taken } from './law.js';
import { anyInt, anyValue, damaged, type Dice, dice, mutated, oneOf } from './random.js';

const listed = (game: Game): number[] => Array.from(game.legalPacked());
/** All that a game shows at a point, in one text. */
function look(game: Game): string {
  const players = Array.from({ length: game.rules.config.players }, (_, i) => i);
  return JSON.stringify([
    [game.phase, game.actor, game.turnPlayer, game.part, game.turns, game.drawn, game.placed, game.isOver, game.hash()],
    [game.scores, game.winners, game.magic, game.ferrySupply, game.seedState(), listed(game)],
    players.map((p) => [game.supply(p), game.abbeys(p), game.goods(p), game.quarters(p)]),
    [game.tiles(), game.figures(), game.features(), game.remaining(), game.paidCities(), game.discarded()],
    [game.chips(), game.hiddenChips(), game.chipInHand, game.connectedCities(), game.openSquares(), game.chanceOutcomes()],
  ]);
}
function same(what: string, before: string, after: string): void {
  if (before === after) return;
  let at = 0;
  while (before[at] === after[at]) at++;
  const near = (text: string) => text.slice(Math.max(0, at - 80), at + 80);
  throw new Error(`${what}\n before ${near(before)}\n after  ${near(after)}`);
}
const shown = (move: unknown): string => (typeof move === 'symbol' ? 'a symbol' : (JSON.stringify(move, big) ?? typeof move));
const big = (_: string, value: unknown): unknown => (typeof value === 'bigint' ? `${value}n` : value);
/** A position text without the text of its rules. */
const boardOf = (text: string): string => text.split(' ').slice(2).join(' ');
/** Some steps of a game, each point handed to `visit`. */
function walk(game: Game, roll: Dice, steps: number, visit: (game: Game) => void): void {
  for (let n = 0; n < steps && !game.isOver; n++) {
    visit(game);
    game.play(oneOf(roll, listed(game)));
  }
  game.dispose();
}

/** A move that is listed, nearly so, or nothing like one. */
function anyMove(game: Game, roll: Dice): unknown {
  const kind = roll(6);
  if (kind === 0) return anyValue(roll);
  if (kind === 1) return anyInt(roll);
  if (kind === 2) return damaged(roll, oneOf(roll, game.legalTokens()));
  if (kind === 3) return mutated(roll, oneOf(roll, game.legal()));
  if (kind === 4) return (oneOf(roll, listed(game)) ^ (1 << roll(32))) >>> 0;
  return oneOf(roll, game.legal());
}

export const GAME_LAWS: readonly Law[] = [
  {
    name: 'legal moves are legal',
    share: 20,
    inputs: 25,
    holds(world, seed) {
      const roll = dice(seed);
      const game = begun(world.engine(), world.rules(seed), roll, 90, roll(2) === 0);
      const { rules } = game;
      walk(game, roll, 25, () => {
        const moves = listed(game);
        demand('a game that is not over has moves', moves.length > 0);
        const other = oneOf(roll, moves);
        for (const near of [0, other, (other ^ (1 << roll(32))) >>> 0, roll(0x7fffffff)])
          demand('a number is legal when it is listed', game.isLegal(near) === moves.includes(near), near);
        const objects = game.legal();
        demand('every move is listed as an object', objects.length === moves.length);
        moves.forEach((move, i) => {
          demand('a listed move is legal', game.isLegal(move), move);
          demand('an object is the move', pack(rules, objects[i] as never) === move, move, objects[i]);
          demand('moves ascend', i === 0 || (moves[i - 1] as number) < move, moves[i - 1], move);
        });
        const position = game.position();
        position.make(oneOf(roll, moves));
        demand('the hash is kept', position.hashIsTrue());
        position.dispose();
      });
    },
  },
  {
    name: 'refused moves change nothing',
    share: 20,
    inputs: 25,
    holds(world, seed) {
      const roll = dice(seed);
      const game = begun(world.engine(), world.rules(seed), roll, 60, roll(2) === 0);
      for (let n = 0; n < 25 && !game.isOver; n++) {
        const move = anyMove(game, roll);
        const legal = game.isLegal(move as never);
        const before = legal ? '' : look(game);
        demand('play takes what isLegal says', taken(() => game.play(move as never)) === legal, shown(move));
        if (!legal) same(`a refused move changed the game: ${shown(move)}`, before, look(game));
      }
      game.dispose();
    },
  },
  {
    name: 'unmake restores',
    share: 6,
    inputs: 30,
    holds(world, seed) {
      const roll = dice(seed);
      const game = begun(world.engine(), world.rules(seed), roll, 220, roll(2) === 0);
      const seen: string[] = [];
      while (seen.length < 30 && !game.isOver) {
        seen.push(look(game));
        game.play(oneOf(roll, listed(game)));
      }
      const end = look(game);
      for (let left = seen.length; left > 0; ) {
        const steps = 1 + roll(Math.min(4, left));
        demand('as many steps are taken back', game.undo(steps) === steps, steps);
        left -= steps;
        same(`${seen.length - left} steps taken back`, seen[left] as string, look(game));
      }
      while (game.canRedo) game.redo(1 + roll(4));
      same('everything done again', end, look(game));
      const position = game.position();
      const before = position.hash();
      for (let n = 0; n < 30 && !position.isOver; n++) position.make(oneOf(roll, Array.from(position.legal())));
      while (position.hash() !== before && position.unmake());
      demand('unmake comes back to the position', position.hash() === before && position.hashIsTrue());
      position.dispose();
      game.dispose();
    },
  },
  {
    name: 'hash is a function of the position',
    share: 3,
    inputs: 20,
    holds(world, seed) {
      const roll = dice(seed);
      const engine = world.engine();
      const rules = world.rules(seed);
      const game = begun(engine, rules, roll, 200, true);
      const hashes = new Map<string, string>();
      walk(game, roll, 20, () => {
        const text = positionText(game).split(' ').slice(0, -1).join(' ');
        const known = hashes.get(text);
        demand('two hashes of one position', known === undefined || known === game.hash(), text);
        hashes.set(text, game.hash());
        const position = game.position();
        demand('the kept hash is the one computed from the board', position.hashIsTrue());
        demand('a copy has the hash', position.hash() === game.hash());
        position.dispose();
        // an abbey may be laid before the draw, at which the river's stage passes; until then a read position has passed it, the game not
        if (rules.config.river && rules.config.abbeysPerPlayer > 0 && !['draw', 'place'].includes(game.phase)) return;
        const read = gameFromPosition(engine, positionText(game), { manualChance: true });
        demand('the position has the same hash when it is read', read.hash() === game.hash(), positionText(game));
        read.dispose();
      });
    },
  },
  {
    name: 'texts round-trip',
    share: 3,
    inputs: 20,
    holds(world, seed) {
      const roll = dice(seed);
      const engine = world.engine();
      const game = begun(engine, world.rules(seed), roll, 120, roll(2) === 0);
      const { rules } = game;
      const config = formatConfig(rules);
      const other = parseConfig(config).rules;
      // sets may be named in another order, which rules do not depend on
      demand('a configuration has its rules again', other.fingerprint === rules.fingerprint, config);
      demand(
        'a configuration is written as it was read',
        formatConfig(parseConfig(formatConfig(other)).rules) === formatConfig(other),
      );
      const kindAt = (x: number, y: number) => rules.kinds[game.tileAt(x, y)?.kind ?? -1];
      for (const move of game.legal()) {
        const text = formatMove(rules, move, kindAt);
        demand('a move is read as it was written', formatMove(rules, parseMove(rules, text, kindAt), kindAt) === text, text);
        demand('a move is packed and unpacked', formatMove(rules, unpack(rules, pack(rules, move)), kindAt) === text, text);
      }
      const read = gameFromPosition(engine, positionText(game), { manualChance: true });
      same('a position text', boardOf(positionText(game)), boardOf(positionText(read)));
      read.dispose();
      const record = formatRecord(recordOf(game));
      const again = gameFromRecord(engine, parseRecord(record), { manualChance: game.manualChance });
      same('a record', record, formatRecord(recordOf(again)));
      same('the game of a record', look(game), look(again));
      again.dispose();
      game.dispose();
    },
  },
  {
    name: 'saves round-trip',
    share: 2,
    inputs: 6,
    holds(world, seed) {
      const roll = dice(seed);
      const engine = world.engine();
      const game = begun(engine, world.rules(seed), roll, 250, roll(2) === 0);
      const text = saveGame(game);
      const read = loadGame(engine, text);
      same('a saved game', look(game), look(read));
      same('what it saves', text, saveGame(read));
      for (let n = 0; n < 20 && !game.isOver; n++) {
        const move = oneOf(roll, listed(game));
        game.play(move);
        read.play(move);
      }
      same('twenty moves later', look(game), look(read));
      read.dispose();
      playOut(game);
    },
  },
  {
    name: 'play inside the core is play by legal moves',
    share: 2,
    inputs: 10,
    holds(world, seed) {
      const position = world.engine().newPosition(world.rules(seed), seed);
      const roll = dice(seed);
      for (let n = roll(60); n > 0 && !position.isOver; n--) position.make(oneOf(roll, Array.from(position.legal())));
      const slow = position.clone();
      position.playout();
      playSlowly(slow);
      demand('the same scores', String(position.scores) === String(slow.scores), position.scores, slow.scores);
      demand('the same position', position.hash() === slow.hash());
      position.dispose();
      slow.dispose();
    },
  },
];
