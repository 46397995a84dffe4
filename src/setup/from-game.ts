import { stateRoom } from '../expansions/hook.js';
import { HighwaymanError } from '../errors.js';
import { needGame } from '../guard.js';
import type { GamePort } from '../saved/ports.js';
import { buildable } from './lay.js';
import { kindNumber } from '../rules/kind-of.js';
import { FIGURES, PAIRS } from '../types.js';
import { mapHole } from './map.js';
import { DX, DY } from './geometry.js';
import type { FigureOp, MagicOp, SetupOps } from './ops.js';
import { remembersPaid } from './paid.js';
import { setupFromOps } from './ops-to-setup.js';
import type { Setup } from './types.js';

/** Whether the player could be asked for the abbey (ABB-3): a hole with tiles on all four sides. */
function hasHole(game: GamePort): boolean {
  const tiles = game.tiles();
  const taken = new Set(tiles.map(({ x, y }) => `${x},${y}`));
  const { map } = game.rules;
  if (map) return mapHole(game.rules, map, taken);
  const full = (x: number, y: number): boolean => DX.every((dx, side) => taken.has(`${x + dx},${y + (DY[side] as number)}`));
  return tiles.some(({ x, y }) =>
    DX.some((dx, side) => !taken.has(`${x + dx},${y + (DY[side] as number)}`) && full(x + dx, y + (DY[side] as number))),
  );
}

/**
 * Whether a setup can say all there is: at the beginning of a turn. Not in the second part of a double turn, not after an abbey
 * was declined while the draw is still to come, not once the bag was found empty.
 */
export function isTurnStart(game: GamePort): boolean {
  needGame(game);
  if (game.part !== 1) return false;
  if (game.phase === 'place') return game.drawn !== null;
  const left = game.remaining().some(({ count }) => count > 0);
  if (game.phase === 'abbey') return left;
  return game.phase === 'draw' && left && !(game.abbeys(game.turnPlayer) > 0 && hasHole(game));
}

/**
 * The present position as operations of `engine.build`.
 * @throws ERR_PHASE in the middle of a turn; `positionText` takes the moves of the turn along and works everywhere.
 */
export function opsFromGame(game: GamePort): SetupOps {
  if (!isTurnStart(game)) throw new HighwaymanError('ERR_PHASE', 'phase', game.phase, 'the beginning of a turn');
  const { rules } = game;
  const kind = (id: string): number => kindNumber(rules, id);
  const players = Array.from({ length: rules.config.players }, (_, player) => player);
  const tiles = game.tiles();
  const bag = rules.kinds.map(() => 0);
  for (const { id, count } of game.remaining()) bag[kind(id)] = count;
  const place = (at: { x: number; y: number; segment: number } | null): MagicOp | null =>
    at && { x: at.x, y: at.y, slot: at.segment };
  return buildable({
    tiles: tiles.map(({ id, x, y, rotation }) => ({ kind: kind(id), x, y, rotation })),
    figures: game
      .figures()
      .map(
        ({ player, figure, x, y, segment, corner }): FigureOp => ({
          player,
          figure: FIGURES.indexOf(figure),
          x,
          y,
          slot: corner ?? segment,
        }),
      ),
    ferries: tiles.flatMap(({ x, y, ferry }) => (ferry ? [{ x, y, pair: PAIRS.indexOf(ferry) }] : [])),
    mage: place(game.magic.mage),
    witch: place(game.magic.witch),
    bag,
    scores: [...game.scores],
    supply: players.map((player) => FIGURES.map((figure) => game.supply(player)[figure] ?? 0)),
    abbeys: players.map((player) => game.abbeys(player)),
    goods: players.map((player) => {
      const { wine, grain, cloth } = game.goods(player);
      return [wine, grain, cloth];
    }),
    quarters: players.map((player) => game.quarters(player).map((figure) => (figure === null ? -1 : FIGURES.indexOf(figure)))),
    ...(remembersPaid(rules) && {
      paid: game
        .paidCities()
        .map(({ x, y, segment, players: own }) => ({
          x,
          y,
          slot: segment,
          players: own.reduce((mask, player) => mask | (1 << player), 0),
        })),
    }),
    ...chipsOf(game),
    ...(rules.words && stateRoom().stateOps(game)),
    turnPlayer: game.turnPlayer,
    drawn: game.drawn === null ? -1 : kind(game.drawn),
    seed: game.seedState(),
  });
}

function chipsOf(game: GamePort): Pick<SetupOps, 'chips' | 'hidden'> {
  const { map, config } = game.rules;
  if (!map || !config.map?.chips) return {};
  const hidden = map.colours.map(() => [0, 0, 0, 0, 0, 0, 0, 0]);
  for (const { colour, value, count } of game.hiddenChips()) (hidden[colour] as number[])[value] = count;
  return { chips: game.chips().map(({ x, y, colour, value }) => ({ x, y, colour: colour ?? 0, value: value ?? 0 })), hidden };
}

/**
 * The present position as a setup, ready for JSON; `readSetup` and `engine.build` give a position with the same hash.
 * @throws ERR_PHASE in the middle of a turn.
 */
export function setupFromGame(game: GamePort): Setup {
  needGame(game);
  return setupFromOps(game.rules, opsFromGame(game));
}
