/**
 * What the core computes, in a few numbers for each of some configurations: whole games with their hashes, payments and lists of
 * moves, playouts inside the core, observations and policy indices, answers to arguments at their limits, refused rulebooks.
 */
import { Observer, PolicyView } from '../../src/ai/index.js';
import type { Engine } from '../../src/engine.js';
import { loadSync } from '../../src/entry-url.js';
import type { Game } from '../../src/game.js';
import { gameFromPosition, positionText } from '../../src/notation/index.js';
import { compileRules } from '../../src/rules/index.js';
import { isTurnStart } from '../../src/setup/index.js';
import type { Rules } from '../../src/types.js';
import { chooser } from '../differential/compare.js';
import { configsUnderTest } from '../differential/presets.js';
import { limitsOf, rulebooksOf } from './limits.js';
import { Mix } from './mix.js';

/** Configurations of the families that all programs know. */
export const NAMES = [
  'base C1',
  'base C3, abbots, 4 players',
  'river',
  'ferries x4',
  'labyrinth advanced',
  'mage',
  'traders',
  'abbey, connected',
  'barns, perPlayer3',
  'flying',
  'everything C2',
  'map iberia, chips',
  'map testmap-a, all sets',
];
const SEED = 11;
const PLAYOUTS = 40;

function lookAt(mix: Mix, game: Game): void {
  const { placed } = game;
  mix.add(
    game.hash(),
    game.phase,
    game.actor,
    game.turnPlayer,
    game.part,
    game.turns,
    game.drawn,
    placed?.x,
    placed?.y,
    ...game.scores,
  );
  for (const { player, points, feature, x, y } of game.events()) mix.add(player, points, feature, x, y);
}
/** A position is the same when it is laid again from its text. */
function layAgain(engine: Engine, game: Game): void {
  const laid = gameFromPosition(engine, positionText(game), { manualChance: true });
  if (laid.hash() !== game.hash()) throw new Error(`another hash when laid again: ${positionText(game)}`);
  laid.dispose();
}
function gameOf(engine: Engine, rules: Rules): { game: string; observed: string } {
  const mix = new Mix();
  const seen = new Mix();
  const game = engine.newGame(rules, { seed: SEED });
  const pick = chooser(SEED);
  for (let n = 0; ; n++) {
    lookAt(mix, game);
    if (game.isOver) break;
    const moves = Array.from(game.legalPacked());
    mix.add(moves.length, ...game.legalTokens().sort());
    if (n % 16 === 5) observe(seen, game);
    if (isTurnStart(game) && !(rules.config.river && n < 60)) layAgain(engine, game);
    game.play(moves[pick(moves.length)] as number);
  }
  mix.add(...game.discarded());
  while (game.undo(3) > 0) lookAt(mix, game);
  game.dispose();
  return { game: mix.text, observed: seen.text };
}
function observe(mix: Mix, game: Game): void {
  const position = game.position();
  const observer = new Observer(position, 15);
  const policy = new PolicyView(position, 15);
  observer.write(position);
  mix.floats(observer.planes).floats(observer.globals);
  mix.add(...policy.mask(position)).add(policy.outOfWindow);
  observer.dispose();
  policy.dispose();
  position.dispose();
}
/** Draws follow a deck while it lasts. */
function drawsByDeck(engine: Engine, rules: Rules): void {
  const { kinds, config } = rules;
  if (config.river) return;
  const deck = kinds.flatMap(({ id, copies }) => (copies > 0 ? [id] : [])).reverse();
  const game = engine.newGame(rules, { seed: SEED, deck });
  while (!game.isOver && game.record.length < 60) game.play(game.legalPacked()[0] as number);
  const drawn = game.record.flatMap(({ token }) => (token.startsWith('?') ? [token.slice(1)] : []));
  const expected = deck.slice(0, drawn.length);
  if (drawn.slice(0, expected.length).join() !== expected.join())
    throw new Error(`draws ${drawn.join()}, not ${expected.join()}`);
  game.dispose();
}
function playoutsOf(engine: Engine, rules: Rules): string {
  const position = engine.newPosition(rules, SEED);
  const checksum = position.core.calls.playGames(position.slot, PLAYOUTS, SEED);
  position.dispose();
  return (checksum >>> 0).toString(16).padStart(8, '0');
}

/** Digests of one configuration, by what they are of. @throws where a position laid again or a deck is not kept to */
export function digestOf(module: WebAssembly.Module, name: string): Record<string, string> {
  const rules = compileRules(configsUnderTest()[name] ?? {});
  const engine = loadSync(module);
  const { game, observed } = gameOf(engine, rules);
  drawsByDeck(engine, rules);
  const digests = {
    [`${name}: game`]: game,
    [`${name}: observations`]: observed,
    [`${name}: playouts`]: playoutsOf(engine, rules),
    [`${name}: limits`]: limitsOf(module, rules),
    [`${name}: rulebooks`]: rulebooksOf(module, rules),
  };
  engine.dispose();
  return digests;
}
