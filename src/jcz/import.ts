/** Replays a `.jcz` game of the peer over the public methods of a game. */
import { HighwaymanError } from '../errors.js';
import type { MagicFigure } from '../types.js';
import { lookupOf } from './game.js';
import type { JczEngine, JczGame } from './game.js';
import { figureOfMeepleId } from './pointers.js';
import type { TileLookup } from './pointers.js';
import { readJcz, readPayload } from './schema.js';
import type { JczFile, JczMessage } from './schema.js';
import { rulesOfJcz } from './setup.js';
import { asImport, packOf, startOfJcz } from './start.js';
import { JCZ_ABBEY, tileOfJcz } from './tiles.js';
import { deployToken, ferryToken, magicToken, placeToken, wagonToken } from './tokens.js';

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
  /**
   * The peer scores only after its players confirm their choices. When a file ends before that, this is how many score
   * events and which scores there were before the last choice; else null.
   */
  readonly unconfirmed: { readonly scores: readonly number[]; readonly events: number } | null;
}

/**
 * Replays a game. Draws and dice come from the file; where it does not tell a draw, the tile placed next is drawn.
 * The rules are the file's sets, elements and rules with the peer's choices where the printed rules are open (see `configOfJcz`).
 * @param input text of the file or the parsed object; not trusted
 * @throws ERR_IMPORT when the file is malformed, needs what we do not have (named in the error), or holds a choice that is not legal here
 */
export function importJcz<G extends JczGame>(engine: JczEngine<G>, input: unknown): ImportedGame<G> {
  const file = readJcz(input);
  const rules = asImport('setup', () => rulesOfJcz(file.setup, file.players.length));
  const pack = packOf(file);
  const placed = file.replay.flatMap((message, i) => (message.type === 'PLACE_TILE' ? [readPayload('PLACE_TILE', message, `replay[${i}]`).tileId] : []));
  const drawn = pack.order.length >= (pack.limit ?? 0) ? pack.order : placed.filter((id) => id !== JCZ_ABBEY);
  const setup = startOfJcz(rules, file.setup, pack.limit, drawn);
  const options = { manualChance: true } as const;
  const game = asImport('setup', () => (setup ? engine.build(rules, setup, options) : engine.newGame(rules, options)));
  const replay = new Replay(game, pack.order);
  let unconfirmed: ImportedGame['unconfirmed'] = null;
  file.replay.forEach((message, i) => {
    if (message.type === 'COMMIT') {
      unconfirmed = null;
      return;
    }
    const before = { scores: [...game.scores], events: game.allEvents().length };
    replay.message(message, `replay[${i}]`);
    unconfirmed = before;
  });
  if (!unconfirmed) replay.drawKnown();
  return {
    game,
    players: file.players.map(({ name }, i) => name ?? `Player ${i + 1}`),
    assertions: assertionsOf(file),
    turns: placed.length,
    unconfirmed,
  };
}

function assertionsOf(file: JczFile): readonly string[] {
  return file.test?.assertions ?? [];
}

/** Applies messages one by one; keeps the place in the draw order. */
class Replay {
  readonly #game: JczGame;
  readonly #order: readonly string[];
  readonly #tileAt: TileLookup;
  #drawn = 0;

  constructor(game: JczGame, order: readonly string[]) {
    this.#game = game;
    this.#order = order;
    this.#tileAt = lookupOf(game);
  }

  message(message: JczMessage, at: string): void {
    switch (message.type) {
      case 'PLACE_TILE':
        return this.#place(message, at);
      case 'PASS':
        return this.#play('-', at);
      case 'DEPLOY_MEEPLE':
        return this.#deploy(message, at);
      case 'RETURN_MEEPLE': {
        const { pointer } = readPayload('RETURN_MEEPLE', message, at);
        return this.#play(`${pointer.position[0]},${pointer.position[1]}^`, at);
      }
      case 'PLACE_TOKEN': {
        const { token, pointer } = readPayload('PLACE_TOKEN', message, at);
        if (token !== 'FERRY') throw new HighwaymanError('ERR_IMPORT', `${at}.payload.token`, token, 'FERRY');
        return this.#play(ferryToken(...pointer.position, pointer.location, this.#game.phase === 'pivot', `${at}.payload.pointer`), at);
      }
      case 'MOVE_NEUTRAL_FIGURE': {
        const { figureId, to } = readPayload('MOVE_NEUTRAL_FIGURE', message, at);
        const figure = /^(mage|witch)\.\d+$/.exec(figureId)?.[1] as MagicFigure | undefined;
        if (!figure) throw new HighwaymanError('ERR_IMPORT', `${at}.payload.figureId`, figureId, 'mage.1 or witch.1');
        return this.#play(magicToken(this.#tileAt, figure, to ?? null, `${at}.payload.to`), at);
      }
      default:
        throw new HighwaymanError('ERR_IMPORT', `${at}.type`, message.type, 'PLACE_TILE, DEPLOY_MEEPLE, RETURN_MEEPLE, PASS, PLACE_TOKEN, MOVE_NEUTRAL_FIGURE or COMMIT');
    }
  }

  /** Draws what the file says comes next, until a tile is in hand. */
  drawKnown(): void {
    while (this.#game.phase === 'draw' && this.#drawn < this.#order.length) this.#draw(this.#order[this.#drawn] as string, 'gameAnnotations.drawOrder');
  }

  #place(message: JczMessage, at: string): void {
    const { tileId, rotation, position } = readPayload('PLACE_TILE', message, at);
    if (tileId !== JCZ_ABBEY) {
      this.drawKnown();
      if (this.#game.phase === 'draw') this.#draw(tileId, at);
      const expected = tileOfJcz(tileId);
      if (this.#game.phase === 'place' && this.#game.drawn !== expected) {
        throw new HighwaymanError('ERR_IMPORT', `${at}.payload.tileId`, tileId, `${this.#game.drawn ?? 'no tile'}, the tile drawn`);
      }
    }
    this.#play(placeToken(this.#game.rules, tileId, ...position, Number(rotation.slice(1)), `${at}.payload`), at);
  }

  #draw(id: string, at: string): void {
    const tile = tileOfJcz(id);
    if (tile === undefined) throw new HighwaymanError('ERR_IMPORT', at, id, 'a tile id that the catalogue translates');
    this.#drawn += 1;
    this.#play(`?${tile}`, at);
  }

  #deploy(message: JczMessage, at: string): void {
    const game = this.#game;
    const { pointer, meepleId, random } = readPayload('DEPLOY_MEEPLE', message, at);
    const piece = figureOfMeepleId(meepleId);
    if (!piece) throw new HighwaymanError('ERR_IMPORT', `${at}.payload.meepleId`, meepleId, 'player.kind.number of a figure that we have, e.g. 0.small.1');
    if (piece.player !== game.actor) throw new HighwaymanError('ERR_IMPORT', `${at}.payload.meepleId`, meepleId, `a figure of player ${game.actor}, who decides now`);
    const field = `${at}.payload.pointer`;
    if (game.phase === 'wagon') return this.#play(wagonToken(this.#tileAt, pointer, field), at);
    this.#play(deployToken(this.#tileAt, piece.figure, pointer, game.placed, field), at);
    if (game.phase !== 'roll') return;
    if (typeof random !== 'number' || !(random >= 0 && random < 1)) throw new HighwaymanError('ERR_IMPORT', `${at}.payload.random`, random, 'a number in [0, 1) for the die');
    this.#play(`*${Math.floor(random * 3) + 1}`, at);
  }

  #play(token: string, at: string): void {
    const legal = this.#game.legalTokens();
    if (!legal.includes(token)) {
      const some = legal.length > 12 ? [...legal.slice(0, 12), '…'] : legal;
      throw new HighwaymanError('ERR_IMPORT', at, token, `a choice of phase ${this.#game.phase}: ${some.join(' ') || 'none'}`);
    }
    this.#game.play(token);
  }
}
