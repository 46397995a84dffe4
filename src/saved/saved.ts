/** Saved games: the beginning, the moves and the generator. The position itself is not saved; it is played again and compared. */
import { HighwaymanError } from '../errors.js';
import { needEngine, needGame } from '../guard.js';
import { shortConfig } from '../notation/config-text.js';
import { kindOf } from '../rules/kind-of.js';
import { compileRules } from '../rules/read.js';
import type { SetupOps } from '../setup/ops.js';
import { setupFromOps } from '../setup/ops-to-setup.js';
import { readSetup } from '../setup/read.js';
import type { Rules } from '../types.js';
import type { EnginePort, GamePort } from './ports.js';
import { replayBySeed, replayGiven } from './replay.js';
import type { Beginning, Refuse } from './replay.js';
import { checksumOf, readShape, SAVE_FORMAT } from './schema.js';
import type { SavedGame } from './schema.js';
import { HASH_VERSION, RULES_VERSION } from './version.js';

/** A game at any decision or chance point, or over, as plain JSON. @throws ERR_SAVE for what is no game */
export function toSaved(game: GamePort): SavedGame {
  needGame(game, 'game', 'ERR_SAVE');
  const { rules, initial } = game;
  const saved: Omit<SavedGame, 'checksum'> = {
    format: SAVE_FORMAT,
    rulesVersion: RULES_VERSION,
    config: shortConfig(rules.config),
    fingerprint: rules.fingerprint,
    start: initial.kind === 'start' ? null : startOf(rules, initial.ops),
    seed: initial.kind === 'start' ? initial.seed : null,
    deck: [...game.givenDeck],
    manualChance: game.manualChance,
    moves: game.record.map(({ token }) => token),
    generator: [...game.seedState()] as [number, number, number, number],
    phase: game.phase,
    scores: [...game.scores],
    hash: game.hash(),
    hashVersion: HASH_VERSION,
  };
  return { ...saved, checksum: checksumOf(saved) };
}

function startOf(rules: Rules, ops: SetupOps): SavedGame['start'] {
  const { config: _, ...start } = setupFromOps(rules, ops);
  return start;
}

/** Text of a saved game, one line of JSON. `loadGame` brings back the same game: moves, undo, generator and all. */
export function saveGame(game: GamePort): string {
  return JSON.stringify(toSaved(game));
}

function refuse(field: string, value: unknown, expected: string): never {
  throw new HighwaymanError('ERR_SAVE', field, value, expected);
}

/** What `read` refuses is refused as part of the save, below `prefix`. */
function inside<T>(prefix: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof HighwaymanError && error.code !== 'ERR_INTERNAL')
      return refuse(`${prefix}.${error.field}`, error.value, error.expected);
    throw error;
  }
}

/**
 * Brings a saved game back: its moves are played again on a new game of `engine`, which must come to the same position.
 * @param json text of `saveGame`, or the object of `toSaved`
 * @throws ERR_SAVE naming the field when the text is cut off or edited, when it has fields that are not known, when its
 *   format, rules or tiles are of another version, when a move is not legal, and when hash, scores or checksum differ.
 */
export function loadGame<G extends GamePort>(engine: EnginePort<G>, json: unknown): G {
  needEngine(engine);
  const saved = readShape(json);
  if (saved.rulesVersion !== RULES_VERSION) refuse('rulesVersion', saved.rulesVersion, String(RULES_VERSION));
  const rules = inside('config', () => compileRules(saved.config));
  const former = saved.fingerprint === rules.formerFingerprint;
  if (saved.fingerprint !== rules.fingerprint && !former)
    refuse('fingerprint', saved.fingerprint, `${rules.fingerprint}, that of the configuration's rules and tiles`);
  saved.deck.forEach((id, index) => {
    if (!kindOf(rules, id)) refuse(`deck[${index}]`, id, 'the id of a tile of the configuration');
  });
  if ((saved.start === null) !== (saved.seed !== null))
    refuse('seed', saved.seed, saved.start ? 'null, as the position has a generator' : 'a seed');
  const { start } = saved;
  const ops = start
    ? inside('start', () => readSetup({ ...start, config: saved.config }, { allowDisconnected: true }, rules).ops)
    : null;
  const beginning: Beginning = { rules, ops, seed: saved.seed ?? 0, deck: saved.deck };
  const illegal: Refuse = (index, token, expected) => refuse(`moves[${index}]`, token, expected);
  const game = replay(
    engine,
    beginning,
    saved,
    former ? saved.moves.map((token) => presentToken(rules, token)) : saved.moves,
    illegal,
  );
  try {
    compare(saved, game);
    return game;
  } catch (error) {
    game.dispose();
    throw error;
  }
}

/** A draw by the id that its kind has now. */
function presentToken(rules: Rules, token: string): string {
  const kind = token.startsWith('?') ? kindOf(rules, token.slice(1)) : undefined;
  return kind ? `?${kind.id}` : token;
}

/** By seed where chance came by seed. Chance given by hand, as in an imported game, does not come again so: then by the record. */
function replay<G extends GamePort>(
  engine: EnginePort<G>,
  beginning: Beginning,
  saved: SavedGame,
  moves: readonly string[],
  illegal: Refuse,
): G {
  if (saved.manualChance) return replayGiven(engine, beginning, moves, saved, illegal);
  try {
    return replayBySeed(engine, beginning, moves, illegal);
  } catch (error) {
    // an edited save is told as what the seed says against it
    if (!(error instanceof HighwaymanError) || saved.checksum !== checksumOf(saved)) throw error;
    try {
      return replayGiven(engine, beginning, moves, saved, illegal);
    } catch {
      throw error; // neither way: the first fault is the one to name
    }
  }
}

function compare(saved: SavedGame, game: GamePort): void {
  if (saved.phase !== game.phase) refuse('phase', saved.phase, `${game.phase}, where the moves lead`);
  if (saved.scores.join() !== game.scores.join()) refuse('scores', saved.scores, `${game.scores.join()}, what the moves score`);
  const generator = game.seedState();
  if (saved.generator.join() !== generator.join())
    refuse('generator', saved.generator, `${generator.join()}, where seed and moves lead`);
  const hash = game.hash();
  if (saved.hashVersion === HASH_VERSION && saved.hash !== hash)
    refuse('hash', saved.hash, `${hash}, the position that the moves lead to`);
  const checksum = checksumOf(saved);
  if (saved.checksum !== checksum) refuse('checksum', saved.checksum, `${checksum}; the save was edited`);
}
