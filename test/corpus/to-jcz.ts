/** A recorded game as a `.jcz` file: the same choices as messages. */
import type { Decision, RecordedGame, Turn } from './record.js';

interface Message {
  readonly type: string;
  readonly payload: Readonly<Record<string, unknown>>;
  readonly player: number;
}

const ID_NAMES: Readonly<Record<string, string>> = { SmallFollower: 'small', BigFollower: 'big' };

/** @param assertions sentences about the end of the game */
export function toJcz(game: RecordedGame, names: readonly string[], assertions: readonly string[]): unknown {
  return {
    appVersion: '5.7.0',
    setup: game.setup,
    players: names.map((name, slot) => ({ name, slot })),
    gameAnnotations: {
      drawOrder: [...game.turns.flatMap(({ disc = [], drawn }) => [...disc, ...(drawn ? [drawn] : [])]), ...game.final.disc],
    },
    replay: game.turns.flatMap(messagesOf),
    test: { description: game.id, assertions },
  };
}

function messagesOf(turn: Turn): Message[] {
  const messages: Message[] = [];
  const wagons = turn.d.filter(({ k }) => k === 'wagon');
  for (const decision of turn.d) {
    const player = decision.by ?? turn.p;
    if (decision === wagons[0]) messages.push(commit(turn.p));
    messages.push({ ...messageOf(decision, turn, player), player });
    if (decision.k === 'wagon') messages.push(commit(player));
  }
  if (wagons.length === 0) messages.push(commit(turn.p));
  return messages;
}

const commit = (player: number): Message => ({ type: 'COMMIT', payload: { random: 0.5 }, player });

function messageOf(decision: Decision, turn: Turn, player: number): Omit<Message, 'player'> {
  if (decision.c === null || decision.c < 0) return { type: 'PASS', payload: {} };
  const option = decision.o[decision.c] ?? [];
  const pointer = (feature: unknown, location: unknown, x: unknown, y: unknown) => ({ position: [x, y], feature, location });
  switch (decision.k) {
    case 'abbey':
    case 'abbey-end':
    case 'tile':
      return {
        type: 'PLACE_TILE',
        payload: {
          tileId: decision.k === 'tile' ? turn.drawn : 'AM/A',
          position: [option[0], option[1]],
          rotation: `R${String(option[2])}`,
        },
      };
    case 'ferry':
    case 'ferry-move':
      return { type: 'PLACE_TOKEN', payload: { token: 'FERRY', pointer: pointer('Road', option[0], option[1], option[2]) } };
    case 'mage':
      return {
        type: 'MOVE_NEUTRAL_FIGURE',
        payload: { figureId: `${String(option[0]).toLowerCase()}.1`, to: pointer(option[1], option[2], option[3], option[4]) },
      };
    default: {
      const kind = String(option[0]);
      const die = turn.oth.find(([what]) => what === 'flier')?.[1];
      return {
        type: 'DEPLOY_MEEPLE',
        payload: {
          pointer: pointer(option[1], option[2], option[3], option[4]),
          meepleId: `${player}.${ID_NAMES[kind] ?? kind.toLowerCase()}.1`,
          ...(option[1] === 'FlyingMachine' ? { random: (Number(die) - 0.5) / 3 } : {}),
        },
      };
    }
  }
}
