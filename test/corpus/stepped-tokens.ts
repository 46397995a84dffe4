/** Options of games recorded message by message as tokens of ours. */
import {
  deployToken,
  festivalToken,
  ferryToken,
  figureOfClass,
  magicToken,
  placeToken,
  squareToken,
  wagonToken,
} from '../../src/jcz/index.js';
import { figureOfMeepleId, type JczPointer, type TileLookup } from '../../src/jcz/pointers.js';
import { fairyToken, princessToken } from '../../src/jcz/tokens.js';
import type { NeutralTarget } from '../../src/jcz/tokens.js';
import type { Figure, Rules } from '../../src/types.js';
import type { Player } from './player.js';

interface Message {
  readonly type: string;
  readonly payload: Readonly<Record<string, unknown>>;
}
/** A placement, or a message. */
export type SteppedOption = readonly [x: number, y: number, rotation: number] | Message;

const isMessage = (option: SteppedOption): option is Message => !Array.isArray(option);

function figureOf(id: unknown): Figure {
  const figure = figureOfMeepleId(String(id))?.figure ?? figureOfClass(String(id));
  if (!figure) throw new Error(`unknown figure ${String(id)}`);
  return figure;
}

/** The tokens in the order of the options. */
export function optionTokens(
  rules: Rules,
  tileAt: TileLookup,
  player: Player,
  options: readonly SteppedOption[],
  drawn: string,
): string[] {
  return options.map((option) =>
    isMessage(option) ? messageToken(tileAt, player, option) : placeToken(rules, drawn, option[0], option[1], option[2]),
  );
}

function messageToken(tileAt: TileLookup, player: Player, { type, payload }: Message): string {
  const pointer = payload['pointer'] as JczPointer;
  switch (type) {
    case 'DEPLOY_MEEPLE':
      return player.phase() === 'wagon'
        ? wagonToken(tileAt, pointer)
        : deployToken(tileAt, figureOf(payload['meepleId']), pointer, player.placed());
    case 'RETURN_MEEPLE':
      return returnToken(tileAt, player, String(payload['source']), payload['pointer'] as MeeplePointer);
    case 'CIRCLE_REMOVE_OR_DEPLOY':
      return payload['value'] === 'DEPLOY' ? '#add' : '#remove';
    case 'PLACE_TOKEN':
      if (Array.isArray(pointer)) return squareToken(String(payload['token']), pointer) ?? '?';
      return ferryToken(pointer.position[0], pointer.position[1], pointer.location, player.phase() === 'pivot');
    case 'MOVE_NEUTRAL_FIGURE':
      if (payload['figureId'] === 'fairy.1') return fairyToken(tileAt, payload['to'] as NeutralTarget);
      return magicToken(
        tileAt,
        payload['figureId'] === 'mage.1' ? 'mage' : 'witch',
        (payload['to'] ?? null) as JczPointer | null,
      );
    default:
      throw new Error(`unknown message ${type}`);
  }
}

interface MeeplePointer {
  readonly featurePointer: JczPointer;
  readonly meepleId: string;
}
function returnToken(tileAt: TileLookup, player: Player, source: string, { featurePointer, meepleId }: MeeplePointer): string {
  if (source === 'ABBOT_RETURN') return `${featurePointer.position.join()}^`;
  const figure = figureOf(meepleId);
  if (source === 'PRINCESS') return princessToken(tileAt, meepleId, featurePointer);
  if (source === 'FESTIVAL' || source === 'SIEGE_ESCAPE') return festivalToken(player.options(), tileAt, figure, featurePointer);
  if (source === 'CORN_CIRCLE') return deployToken(tileAt, figure, featurePointer, null).replace('+', '-');
  throw new Error(`unknown source ${source}`);
}
