/** What things are called, in whole words, for panels and for screen readers. */
import type { Feature, Figure, GameEvent, Pair, Phase, ScoreEvent, SegmentKind } from 'highwayman';
import { FIGURE_NAMES } from '../figures/shapes.js';

export type NameOf = (player: number) => string;

export const plural = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

export const SEGMENT_NAMES: Readonly<Record<SegmentKind, string>> = {
  road: 'road', city: 'city', field: 'field', monastery: 'monastery', garden: 'garden', cathedral: 'cathedral',
};
export const SIDE_NAMES: Readonly<Record<string, string>> = { N: 'north', E: 'east', S: 'south', W: 'west' };
export const CORNER_NAMES = ['north-east', 'south-east', 'south-west', 'north-west'] as const;
export const QUARTER_NAMES = ['wainwrights', 'coiners', 'bookbinders', 'tanners'] as const;
export const GOODS_NAMES = { wine: 'wine', grain: 'grain', cloth: 'cloth' } as const;

export const pairText = (pair: Pair): string => [...pair].map((side) => SIDE_NAMES[side]).join(' and ');

/** What is asked, said to the player who decides. */
export const PHASE_TEXTS: Readonly<Record<Phase, string>> = {
  abbey: 'Place your abbey in a gap, or draw a tile',
  draw: 'A tile is drawn',
  place: 'Place the tile',
  magic: 'Move the mage or the witch',
  chip: 'A chip is turned over',
  treat: 'Claim a treat',
  deploy: 'Place a figure, or go on without',
  roll: 'The die is rolled',
  land: 'Choose where the flyer lands',
  ferry: 'Lay the ferry: choose two jetties',
  pivot: 'Pivot a ferry, or leave them as they are',
  send: 'Send a figure to Leipzig, or keep the points',
  wagon: 'Drive the wagon on, or take it back',
  over: 'The game is over',
};

/** "road of 4 tiles, 2 open ends, inn". */
export function featureText(feature: Feature): string {
  const { kind, tiles, open, complete, coats, inn, cathedral, labyrinth } = feature;
  const parts: string[] = [];
  if (kind === 'road' || kind === 'city') {
    parts.push(`${SEGMENT_NAMES[kind]} of ${plural(tiles, 'tile')}`);
    parts.push(complete ? 'complete' : plural(open, 'open end'));
    if (coats > 0) parts.push(plural(coats, 'coat of arms', 'coats of arms'));
    if (inn) parts.push('inn');
    if (cathedral) parts.push(kind === 'road' ? 'leads to a cathedral' : 'cathedral');
    if (labyrinth) parts.push('labyrinth');
  } else if (kind === 'field') parts.push(`field over ${plural(tiles, 'tile')}`);
  else parts.push(SEGMENT_NAMES[kind], complete ? 'complete' : 'not yet surrounded');
  return parts.join(', ');
}

/** Who holds a feature and what it would pay now. */
export function ownerText(feature: Feature, name: NameOf): string {
  if (feature.owners.length === 0) return 'Nobody holds it';
  const owners = listText(feature.owners.map(name));
  return `${owners}: ${plural(feature.points, 'point')}${feature.complete ? '' : ' at the end as it stands'}`;
}
export function listText(words: readonly string[]): string {
  return words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

/** "Anna scores 4 for a road: 4 road tiles 4". */
export function scoreText(event: ScoreEvent, name: NameOf): string {
  return `${name(event.player)} scores ${event.points} for ${eventFeature(event)}${event.final ? ' at the end' : ''}: ${reasonText(event)}`;
}
export function reasonText(event: ScoreEvent): string {
  return event.terms.map(({ count, label, points, rule }) => `${count} ${label} → ${points} (${rule})`).join(', ');
}
export function eventFeature({ feature }: ScoreEvent): string {
  if (feature === 'wine' || feature === 'grain' || feature === 'cloth') return `most ${feature}`;
  if (feature === 'coats') return 'coats of arms of an island';
  return feature === 'chip' ? 'a chip' : `a ${SEGMENT_NAMES[feature]}`;
}

/** One line for anything that happens; null for what needs no words. */
export function eventText(event: GameEvent, name: NameOf): string | null {
  switch (event.type) {
    case 'score': return scoreText(event, name);
    case 'goods': return `${name(event.player)} gets ${plural(event.count, `token of ${GOODS_NAMES[event.good]}`, `tokens of ${GOODS_NAMES[event.good]}`)}`;
    case 'discard': return `Tile ${event.tile} fits nowhere and is put away`;
    case 'double': return `${name(event.player)} has a second turn thanks to the builder`;
    case 'roll': return `The die shows ${event.face}`;
    default: return null;
  }
}
export const figureText = (figure: Figure): string => FIGURE_NAMES[figure];
