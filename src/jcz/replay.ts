/** Applies the messages of a file one by one; keeps the place in the draw order. */
import type { MagicFigure } from '../types.js';
import { lookupOf } from './game.js';
import type { JczGame } from './game.js';
import { figureOfMeepleId } from './pointers.js';
import type { JczPointer, TileLookup } from './pointers.js';
import { refuse } from './refuse.js';
import { readPayload } from './schema.js';
import type { JczMessage } from './schema.js';
import { JCZ_ABBEY, tileInGame, tileOfJcz } from './tiles.js';
import {
  deployToken,
  fairyToken,
  festivalToken,
  ferryToken,
  magicToken,
  placeToken,
  princessToken,
  SQUARE_TOKENS,
  squareToken,
  wagonToken,
} from './tokens.js';
import type { NeutralTarget } from './tokens.js';
import { unpaidAtEnd, unpaidReturns } from './unpaid.js';
import type { Unpaid } from './unpaid.js';

type Apply = (replay: Replay, message: JczMessage, at: string, next: JczMessage | undefined) => void;

/** What each message does; a family of rules adds rows. */
const MESSAGES: Readonly<Record<string, Apply>> = {
  PLACE_TILE: (replay, message, at) => replay.place(message, at),
  DEPLOY_MEEPLE: (replay, message, at, next) => replay.deploy(message, at, next),
  RETURN_MEEPLE: (replay, message, at) => {
    const { pointer, source } = readPayload('RETURN_MEEPLE', message, at);
    const named = source ?? 'ABBOT_RETURN';
    const tokenOf = Object.hasOwn(RETURNS, named) ? RETURNS[named] : undefined;
    if (!tokenOf) return refuse(`${at}.payload.source`, source, Object.keys(RETURNS).join(', '));
    const place = 'featurePointer' in pointer ? pointer : { featurePointer: pointer, meepleId: undefined };
    replay.play(tokenOf(replay, place.featurePointer, place.meepleId ?? '', `${at}.payload.pointer`), at);
  },
  PASS: (replay, _, at) => replay.play('-', at),
  PLACE_TOKEN: (replay, message, at) => {
    const { token, pointer } = readPayload('PLACE_TOKEN', message, at);
    const onSquare = squareToken(token, pointer);
    if (onSquare !== undefined) return replay.play(onSquare, at);
    if (token !== 'FERRY' || 'length' in pointer)
      return refuse(
        `${at}.payload.token`,
        token,
        `FERRY at a feature, or at a position ${Object.keys(SQUARE_TOKENS).join(', ')}`,
      );
    const { position, location } = pointer;
    replay.play(ferryToken(...position, location, replay.game.phase === 'pivot', `${at}.payload.pointer`), at);
  },
  MOVE_NEUTRAL_FIGURE: (replay, message, at) => {
    const { figureId, to } = readPayload('MOVE_NEUTRAL_FIGURE', message, at);
    const name = /^([a-z]+)\.\d+$/.exec(figureId)?.[1] ?? '';
    const tokenOf = Object.hasOwn(NEUTRALS, name) ? NEUTRALS[name] : undefined;
    if (!tokenOf)
      return refuse(
        `${at}.payload.figureId`,
        figureId,
        Object.keys(NEUTRALS)
          .map((known) => `${known}.1`)
          .join(', '),
      );
    replay.play(tokenOf(replay, to, `${at}.payload.to`), at);
  },
  COMMIT: (replay) => replay.skipSteps(['deploy', 'phantom', 'pivot']),
};

type ReturnMove = (replay: Replay, pointer: JczPointer, meepleId: string, field: string) => string;
const retrieving: ReturnMove = ({ game, tileAt }, pointer, meepleId, field) =>
  festivalToken(
    game.legalTokens(),
    tileAt,
    figureOfMeepleId(meepleId)?.figure ?? refuse(`${field}.meepleId`, meepleId, 'player.kind.number of a figure that we have'),
    pointer,
    `${field}.featurePointer`,
  );
/** Figures taken back, by the reason that the file gives. */
const RETURNS: Readonly<Record<string, ReturnMove>> = {
  ABBOT_RETURN: (_, { position }) => `${position.join()}^`,
  PRINCESS: ({ tileAt }, pointer, meepleId, field) => princessToken(tileAt, meepleId, pointer, field),
  FESTIVAL: retrieving,
  SIEGE_ESCAPE: retrieving,
};

type NeutralMove = (replay: Replay, to: NeutralTarget, field: string) => string;
const magicMove =
  (figure: MagicFigure): NeutralMove =>
  ({ tileAt }, to, field) =>
    magicToken(tileAt, figure, !to || 'feature' in to ? (to ?? null) : refuse(field, to, 'a feature pointer'), field);
const NEUTRALS: Readonly<Record<string, NeutralMove>> = {
  mage: magicMove('mage'),
  witch: magicMove('witch'),
  fairy: ({ tileAt }, to, field) => fairyToken(tileAt, to, field),
};

/** Choices told when one is refused. */
const SHOWN = 12;

export class Replay {
  readonly game: JczGame;
  readonly tileAt: TileLookup;
  readonly unpaid: Unpaid[] = [];
  readonly #order: readonly string[];
  #drawn = 0;

  constructor(game: JczGame, order: readonly string[]) {
    this.game = game;
    this.#order = order;
    this.tileAt = lookupOf(game);
  }

  message(message: JczMessage, at: string, next: JczMessage | undefined): void {
    const apply = Object.hasOwn(MESSAGES, message.type) ? MESSAGES[message.type] : undefined;
    if (!apply) return refuse(`${at}.type`, message.type, Object.keys(MESSAGES).join(', '));
    if (this.#isOfNextTurn(message)) this.skipSteps(['wagon']);
    // after a declined action the peer does not ask for the phantom (PHA-4)
    if (!['DEPLOY_MEEPLE', 'PASS'].includes(message.type)) this.skipSteps(['phantom']);
    apply(this, message, at, next);
  }

  /** The peer leaves out a step in which it offers nothing; where we do, the file holds no choice, so it is declined. */
  skipSteps(phases: readonly string[]): void {
    const { game } = this;
    while (phases.includes(game.phase) && game.legalTokens().includes('-')) this.#apply('-');
  }

  /** A message that does not answer what a wagon is asked. */
  #isOfNextTurn({ type, player }: JczMessage): boolean {
    const { game } = this;
    return (
      game.phase === 'wagon' &&
      type !== 'COMMIT' &&
      (type === 'PLACE_TILE' || (typeof player === 'number' && player !== game.actor))
    );
  }

  /** Draws what the file says comes next, until a tile is in hand. */
  #drawKnown(): void {
    while (this.game.phase === 'draw' && this.#drawn < this.#order.length)
      this.#draw(this.#order[this.#drawn] as string, 'gameAnnotations.drawOrder');
  }

  /** The peer draws when a turn is confirmed; what it drew is in the draw order or in the sentences about the options. */
  drawAtEnd(sentences: readonly string[]): void {
    this.#drawKnown();
    if (this.game.phase !== 'draw') return;
    for (const sentence of sentences) {
      const id = /^\s*(?:Available action )?TilePlacement (?:for )?(\S+?)(?: options:.*)?\.?\s*$/i.exec(sentence)?.[1] ?? '';
      if (!this.game.legalTokens().includes(`?${tileInGame(this.game.rules, id) ?? ''}`)) continue;
      this.#draw(id, 'test.assertions');
      return;
    }
  }

  place(message: JczMessage, at: string): void {
    const { game } = this;
    const { tileId, rotation, position } = readPayload('PLACE_TILE', message, at);
    if (tileId !== JCZ_ABBEY) {
      this.#drawKnown();
      if (game.phase === 'draw') this.#draw(tileId, at);
      if (game.phase === 'place' && game.drawn !== tileInGame(game.rules, tileId))
        refuse(`${at}.payload.tileId`, tileId, `${game.drawn ?? 'no tile'}, the tile drawn`);
    }
    this.play(placeToken(game.rules, tileId, ...position, Number(rotation.slice(1)), `${at}.payload`), at);
  }

  #draw(id: string, at: string): void {
    const tile = tileOfJcz(id) ?? refuse(at, id, 'a tile id that the catalogue translates');
    this.#drawn += 1;
    this.play(`?${tileInGame(this.game.rules, id) ?? tile}`, at);
  }

  deploy(message: JczMessage, at: string, next: JczMessage | undefined): void {
    const { game } = this;
    const { pointer, meepleId, random } = readPayload('DEPLOY_MEEPLE', message, at);
    const piece =
      figureOfMeepleId(meepleId) ??
      refuse(`${at}.payload.meepleId`, meepleId, 'player.kind.number of a figure that we have, e.g. 0.small.1');
    if (piece.player !== game.actor)
      refuse(`${at}.payload.meepleId`, meepleId, `a figure of player ${game.actor}, who decides now`);
    const field = `${at}.payload.pointer`;
    if (game.phase === 'wagon') return this.play(wagonToken(this.tileAt, pointer, field), at);
    this.play(deployToken(this.tileAt, piece.figure, pointer, game.placed, field), at);
    if (game.phase === 'roll') this.#roll(random, next, at);
  }

  /** The die of a flying machine, from the file's random number or from where it lands. A file that tells neither ends in the air. */
  #roll(random: number | null | undefined, next: JczMessage | undefined, at: string): void {
    if (typeof random === 'number' && random >= 0 && random < 1) return this.play(`*${Math.floor(random * 3) + 1}`, at);
    const { placed } = this.game;
    const known = random === undefined || random === null;
    if (known && !next) return;
    if (known && placed && next?.type === 'DEPLOY_MEEPLE') {
      const {
        position: [x, y],
      } = readPayload('DEPLOY_MEEPLE', next, at).pointer;
      return this.play(`*${Math.max(Math.abs(x - placed.x), Math.abs(y - placed.y))}`, at);
    }
    refuse(`${at}.payload.random`, random, 'a number in [0, 1) for the die');
  }

  /** @throws ERR_IMPORT when it is not legal */
  play(token: string, at: string): void {
    const legal = this.game.legalTokens();
    if (!legal.includes(token)) {
      const near = [...legal].sort((a, b) => distance(token, a) - distance(token, b)).slice(0, SHOWN);
      const rest = legal.length > SHOWN ? ` and ${legal.length - SHOWN} more` : '';
      refuse(at, token, `a choice of phase ${this.game.phase}: ${near.join(' ') || 'none'}${rest}`);
    }
    this.#apply(token);
  }

  #apply(token: string): void {
    const { game } = this;
    const wagon = game.phase === 'wagon'; // its feature was scored before it was asked
    game.play(token);
    if (!wagon) this.unpaid.push(...unpaidReturns(game));
    if (game.phase === 'over') this.unpaid.push(...unpaidAtEnd(game));
  }
}

/** 0 for a choice on the same square, 1 for another, so that those that may have been meant come first. */
function distance(token: string, other: string): number {
  return token.split(/[:@~%^]/)[0] === other.split(/[:@~%^]/)[0] ? 0 : 1;
}
