/** Games to and from the texts of this folder. */
import { HighwaymanError } from '../errors.js';
import { isObject, needEngine, needFlag, needGame as needGamePort, needOptions, needTexts, refuseArgument } from '../guard.js';
import { replayGiven } from '../saved/replay.js';
import type { EnginePort, GamePort } from '../saved/ports.js';
import { isTurnStart, opsFromGame } from '../setup/from-game.js';
import type { SetupOps } from '../setup/ops.js';
import { readSetup } from '../setup/read.js';
import { parsePosition } from './parse-position.js';
import { formatPosition } from './position.js';
import { needRecord, recordTokens } from './record.js';
import type { GameRecord, RecordTurn } from './record.js';

/** @throws ERR_NOTATION for what has no record, bare positions too */
function needGame(game: GamePort): void {
  needGamePort(game, 'game', 'ERR_NOTATION');
}

/** The last beginning of a turn up to now, and the tokens since then. */
function turnSoFar(game: GamePort): { ops: SetupOps; moves: string[] } {
  if (isTurnStart(game)) return { ops: opsFromGame(game), moves: [] };
  const earlier = game.clone();
  try {
    while (!isTurnStart(earlier) && earlier.canUndo) earlier.undo();
    const found = isTurnStart(earlier);
    if (!found && game.initial.kind === 'start')
      throw new HighwaymanError('ERR_INTERNAL', 'position', earlier.phase, 'a beginning of a turn');
    const ops = found || game.initial.kind === 'start' ? opsFromGame(earlier) : game.initial.ops;
    return { ops, moves: game.record.slice(found ? earlier.record.length : 0).map(({ token }) => token) };
  } finally {
    earlier.dispose();
  }
}

/**
 * The present position on one line, at any point of a game; in the middle of a turn with the moves of the turn.
 * The generator is the present one: the moves in the text do not use it.
 */
export function positionText(game: GamePort): string {
  needGame(game);
  const { ops, moves } = turnSoFar(game);
  return formatPosition(game.rules, { ...ops, seed: game.seedState() }, moves);
}

/** How a position text is taken. */
export interface LoadOptions {
  /** As for a new game. Default false. */
  readonly manualChance?: boolean;
  /** Accept positions whose tiles do not hang together over sides. Default false. */
  readonly allowDisconnected?: boolean;
}

/**
 * A game in the position of a text.
 * @throws ERR_NOTATION for the text and for moves that are not legal; ERR_SETUP for what it says.
 */
export function gameFromPosition<G extends GamePort>(engine: EnginePort<G>, text: string, options: LoadOptions = {}): G {
  needEngine(engine);
  const { manualChance = false, allowDisconnected = false } = needOptions(options, ['manualChance', 'allowDisconnected']);
  needFlag(manualChance, 'manualChance');
  needFlag(allowDisconnected, 'allowDisconnected');
  const { setup, rules: compiled, moves } = parsePosition(text);
  const { rules, ops } = readSetup(setup, { allowDisconnected }, compiled);
  if (moves.length === 0) return engine.build(rules, ops, { manualChance });
  return replayGiven(
    engine,
    { rules, ops, seed: 0, deck: [] },
    moves,
    { generator: ops.seed, manualChance },
    (index, token, expected) => {
      throw new HighwaymanError('ERR_NOTATION', `moves[${index}]`, token, expected);
    },
  );
}

/** What a game does not know of itself. */
export interface RecordOptions {
  /** Names of all players. */
  readonly players?: readonly string[];
  /** Further headers; names begin with a capital. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** The record of a game, finished or not. @throws ERR_NOTATION for a wrong number of names */
export function recordOf(game: GamePort, options: RecordOptions = {}): GameRecord {
  needGame(game);
  const { players = [], headers = {} } = needOptions(options, ['players', 'headers'], 'ERR_NOTATION');
  needTexts(players, 'players', 'names of all players');
  if (!isObject(headers)) refuseArgument('headers', headers, 'an object of texts by name', 'ERR_NOTATION');
  needTexts(Object.values(headers), 'headers');
  const { rules, initial } = game;
  const count = rules.config.players;
  if (players.length !== 0 && players.length !== count)
    throw new HighwaymanError('ERR_NOTATION', 'players', players, `${count} names, or none`);
  const position = initial.kind === 'setup' ? formatPosition(rules, initial.ops) : null;
  return {
    config: rules.config,
    rules,
    position,
    setup: position === null ? null : parsePosition(position).setup,
    players: [...players],
    seed: initial.kind === 'start' ? initial.seed : null,
    generator: game.seedState(),
    deck: [...game.givenDeck],
    headers: { ...headers },
    turns: turnsOf(game),
    result: game.isOver ? [...game.scores] : null,
  };
}

/** The record cut into turns; the game is played once more to see where they begin. */
function turnsOf(game: GamePort): RecordTurn[] {
  const { initial, rules } = game;
  const tokens = game.record.map(({ token }) => token);
  const turns: { player: number; moves: { token: string }[] }[] = [];
  let placed = false;
  const beginning = {
    rules,
    ops: initial.kind === 'setup' ? initial.ops : null,
    seed: initial.kind === 'start' ? initial.seed : 0,
    deck: [],
  };
  const unexpected = (index: number, token: string | undefined): never => {
    throw new HighwaymanError('ERR_INTERNAL', `record[${index}]`, token, 'a move that can be played again');
  };
  const again = replayGiven(game.engine, beginning, tokens, { generator: null, manualChance: true }, unexpected, (now, index) => {
    const fresh = placed && now.part === 1 && (now.phase === 'abbey' || now.phase === 'draw');
    const last = turns.at(-1);
    if (!last || fresh || last.player !== now.turnPlayer) {
      turns.push({ player: now.turnPlayer, moves: [] });
      placed = false;
    }
    const token = tokens[index] as string;
    turns.at(-1)?.moves.push({ token });
    if (now.phase === 'place' || (now.phase === 'abbey' && token !== '-')) placed = true;
  });
  again.dispose();
  return turns;
}

/**
 * Plays a record on a new game.
 * @throws ERR_NOTATION `moves[i]` for a move that is not legal, `turns[i]` for a turn of another player, `result` for other points;
 *   ERR_SETUP for its position.
 */
export function gameFromRecord<G extends GamePort>(
  engine: EnginePort<G>,
  record: GameRecord,
  options: Pick<LoadOptions, 'manualChance'> = {},
): G {
  needEngine(engine);
  needRecord(record);
  const { manualChance = false } = needOptions(options, ['manualChance']);
  needFlag(manualChance, 'manualChance');
  const { rules, setup } = record;
  const refuse = (field: string, value: unknown, expected: string): never => {
    throw new HighwaymanError('ERR_NOTATION', field, value, expected);
  };
  const ops = setup ? readSetup(setup, { allowDisconnected: true }, rules).ops : null;
  const starts = new Map<number, number>();
  record.turns.reduce((index, turn, number) => (starts.set(index, number), index + turn.moves.length), 0);
  const beginning = { rules, ops, seed: record.seed ?? 0, deck: record.deck };
  const chance = { generator: record.generator, manualChance };
  const illegal = (index: number, token: string | undefined, expected: string): never =>
    refuse(`moves[${index}]`, token, expected);
  const game = replayGiven(engine, beginning, recordTokens(record), chance, illegal, (now, index) => {
    const number = starts.get(index);
    const player = number === undefined ? undefined : record.turns[number]?.player;
    if (player !== undefined && player !== now.turnPlayer)
      refuse(`turns[${number as number}]`, player, `player ${now.turnPlayer}`);
  });
  const points = game.isOver ? game.scores.join('-') : '*';
  const written = record.result ? record.result.join('-') : '*';
  if (points !== written) {
    game.dispose();
    refuse('result', written, points);
  }
  return game;
}
