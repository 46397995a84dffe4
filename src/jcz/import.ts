/** Replays a `.jcz` game of the peer over the public methods of a game. */
import { needEngine } from '../guard.js';
import type { Phase } from '../types.js';
import type { JczEngine, JczGame } from './game.js';
import { Replay } from './replay.js';
import { readJcz, readPayload } from './schema.js';
import { rulesOfJcz } from './setup.js';
import { asImport, packOf, startOfJcz } from './start.js';
import { JCZ_ABBEY } from './tiles.js';
import type { Unpaid } from './unpaid.js';

/** A file replayed to its end. */
export interface ImportedGame<G extends JczGame = JczGame> {
  /** The game after the last message. It waits at chance phases (manual chance): go on with `playRandom()` or a chance move. */
  readonly game: G;
  /** Names in turn order. */
  readonly players: readonly string[];
  /** Sentences about the final state that the file carries; see `verifyJcz`. */
  readonly assertions: readonly string[];
  /** Tiles placed by the file, abbeys included. */
  readonly turns: number;
  /** Features that were scored without points, for which there is no event. */
  readonly unpaid: readonly Unpaid[];
  /**
   * The peer scores only after its players confirm their choices. When a file ends before that, this is the last choice, the
   * phase in which it was made, and which scores and how many score events there were before it; else null.
   */
  readonly unconfirmed: {
    readonly scores: readonly number[];
    readonly events: number;
    readonly phase: Phase;
    readonly type: string;
  } | null;
}

/**
 * Replays a game. Draws and dice come from the file; where it does not tell a draw, the tile placed next is drawn, at its end the
 * tile that its sentences name. The rules are the file's sets, elements and rules with the peer's choices where the printed
 * rules are open (see `configOfJcz`).
 * @param input text of the file or the parsed object; not trusted
 * @throws ERR_IMPORT when the file is malformed, needs what we do not have (named in the error), or holds a choice that is not legal here
 */
export function importJcz<G extends JczGame>(engine: JczEngine<G>, input: unknown): ImportedGame<G> {
  needEngine(engine);
  const file = readJcz(input);
  const assertions = file.test?.assertions ?? [];
  const rules = asImport('setup', () => rulesOfJcz(file.setup, file.players.length));
  const pack = packOf(file);
  const placed = file.replay.flatMap((message, i) =>
    message.type === 'PLACE_TILE' ? [readPayload('PLACE_TILE', message, `replay[${i}]`).tileId] : [],
  );
  const drawn = pack.order.length >= (pack.limit ?? 0) ? pack.order : placed.filter((id) => id !== JCZ_ABBEY);
  const setup = startOfJcz(rules, file.setup, pack.limit, drawn);
  const options = { manualChance: true } as const;
  const game = asImport('setup', () => (setup ? engine.build(rules, setup, options) : engine.newGame(rules, options)));
  const replay = new Replay(game, pack.order);
  let unconfirmed: ImportedGame['unconfirmed'] = null;
  let unpaid = 0;
  file.replay.forEach((message, i) => {
    const before = { scores: [...game.scores], events: game.allEvents().length, phase: game.phase, type: message.type };
    unpaid = replay.unpaid.length;
    replay.message(message, `replay[${i}]`, file.replay[i + 1]);
    unconfirmed = message.type === 'COMMIT' ? null : before;
  });
  if (!unconfirmed) replay.drawAtEnd(assertions);
  return {
    game,
    players: file.players.map(({ name }, i) => name ?? `Player ${i + 1}`),
    assertions,
    turns: placed.length,
    unpaid: unconfirmed ? replay.unpaid.slice(0, unpaid) : replay.unpaid,
    unconfirmed,
  };
}
