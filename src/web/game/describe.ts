/** What things are called in the page's language, for panels, the board and screen readers. */
import type { Feature, Figure, GameEvent, MagicFigure, Pair, Phase, ScoreEvent, SegmentKind } from 'highwayman';
import {
  otherText,
  featureText as feature,
  ownerText as owner,
  reasonText as reason,
  tileText,
  type LogEntry,
  type NameOf,
  type Session,
} from 'highwayman/client';
import { words } from '../texts/index.js';

export type { NameOf };

export const figureText = (figure: Figure | MagicFigure): string => words().figure[figure];
export const phaseText = (phase: Phase): string => words().phase[phase];
export const segmentText = (kind: SegmentKind): string => words().segment[kind];
export const sideText = (letter: string): string => words().side('NESW'.indexOf(letter));
export const pairText = (pair: Pair): string => words().pair(pair);
export const quarterText = (quarter: number): string => words().quarter[quarter] ?? '';
export const featureText = (one: Feature): string => feature(one, words());
export const ownerText = (one: Feature, name: NameOf): string => owner(one, name, words());
export const listText = (list: readonly string[]): string => words().list(list);
export const reasonText = (event: ScoreEvent): string => reason(event, words());
export const eventFeature = ({ feature: what }: ScoreEvent): string => words().scored[what];
/** "Anna scores 4 points for a road: 4 × road tiles = 4". */
export const scoreText = (event: ScoreEvent, name: NameOf): string =>
  `${words().said.scored(name(event.player), event.points, event.feature, event.final)}: ${reasonText(event)}`;

/** One line for anything that happens; null for what needs no words. */
export function eventText(event: GameEvent, name: NameOf): string | null {
  const { said } = words();
  switch (event.type) {
    case 'score':
      return scoreText(event, name);
    case 'goods':
      return said.goods(name(event.player), event.count, event.good);
    case 'discard':
      return said.discard(event.tile);
    case 'double':
      return said.double(name(event.player));
    case 'roll':
      return said.roll(event.face);
    default:
      return null;
  }
}

/** What a decision was, in one sentence; empty where there is nothing to say. */
export function turnText(entry: LogEntry, session: Session, name: NameOf): string {
  const { said, figure } = words();
  const who = name(entry.player);
  const { move, tile } = entry;
  switch (move.type) {
    case 'place': {
      const kind = session.game.rules.kinds[tile?.kind ?? -1];
      return kind ? said.placed(who, tileText(kind, tile?.rotation ?? 0, words()), move.x, move.y) : '';
    }
    case 'deploy':
      return said.deployed(who, figure[move.figure], kindName(session, move.x, move.y, move.segment));
    case 'ferry':
      return said.ferry(who, move.pair);
    case 'pivot':
      return said.pivoted(who, move.x, move.y, move.pair);
    case 'barn':
      return `${who}: ${words().barn(words().corner[move.corner] ?? '')}`;
    case 'recall':
      return `${who}: ${words().recall(move.x, move.y)}`;
    case 'wagon':
      return `${who}: ${words().move(figure.wagon, kindName(session, move.x, move.y, move.segment))}`;
    case 'magic':
      return `${who}: ${words().move(figure[move.figure], kindName(session, move.x, move.y, move.segment))}`;
    case 'unmagic':
      return `${who}: ${words().unmagic(figure[move.figure])}`;
    case 'send':
      return `${who}: ${words().send(figure[move.figure], words().quarter[move.quarter] ?? '')}`;
    case 'fly':
      return `${who}: ${words().fly(figure[move.figure])}`;
    case 'treat':
      return `${who}: ${words().treat(move.x, move.y)}`;
    default: {
      const on = 'x' in move && 'segment' in move ? kindName(session, move.x, move.y, move.segment) : '';
      const text = otherText(move, on, words());
      return text === '' ? '' : `${who}: ${text}`;
    }
  }
}
function kindName(session: Session, x: number, y: number, segment: number): string {
  const kind = session.game.rules.kinds[session.game.tileAt(x, y)?.kind ?? -1]?.segments[segment]?.kind;
  return kind ? words().segment[kind] : words().labyrinth;
}
/** "Red finished a city, 2 tiles"; at the end of the game what was counted. */
export function finishedText(event: ScoreEvent, name: NameOf): string {
  const { said } = words();
  const what = event.feature;
  if (event.final || !(what in words().segment)) return said.scored(name(event.player), event.points, what, event.final);
  return said.finished(name(event.player), what, what === 'road' || what === 'city' ? (event.terms[0]?.count ?? 0) : 0);
}
