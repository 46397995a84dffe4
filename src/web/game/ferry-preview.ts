/** What a ferry would do to the roads at its lake, found by playing the move on a copy. */
import type { Feature, Game, Pair, ScoreEvent } from 'highwayman';
import { listText, plural, SIDE_NAMES, type NameOf } from './describe.js';
import type { Choice } from './choices.js';

export type RoadChange = 'joins' | 'splits' | 'closes' | 'reopens';

export interface RoadEffect {
  readonly change: RoadChange;
  /** Sides of the lake that the road reaches afterwards. */
  readonly sides: readonly string[];
  readonly before: Feature;
  readonly after: Feature;
}
export interface FerryPreview {
  readonly pair: Pair;
  readonly effects: readonly RoadEffect[];
  /** Points paid at once. */
  readonly paid: readonly ScoreEvent[];
}

/** The jetties of a lake tile: side on the board and the slot of its road. */
export function jettiesAt(game: Game, x: number, y: number): { readonly side: number; readonly segment: number }[] {
  const tile = game.tileAt(x, y);
  const kind = tile ? game.rules.kinds[tile.kind] : undefined;
  if (!tile || !kind) return [];
  return kind.segments.flatMap((segment, slot) => (segment.jetty ? segment.sides.map((side) => ({ side: (side + tile.rotation) % 4, segment: slot })) : []));
}

/** @param choice a ferry or pivot move of the game */
export function ferryPreview(game: Game, choice: Choice): FerryPreview | null {
  const { square, pair } = choice;
  if (!square || !pair) return null;
  const jetties = jettiesAt(game, square.x, square.y);
  const copy = game.clone();
  try {
    const before = jetties.map(({ segment }) => game.featureAt(square.x, square.y, segment));
    copy.play(choice.token);
    const after = jetties.map(({ segment }) => copy.featureAt(square.x, square.y, segment));
    const seen = new Map<string, { effect: Omit<RoadEffect, 'sides'>; sides: string[] }>();
    jetties.forEach(({ side }, i) => {
      const [was, is] = [before[i] as Feature, after[i] as Feature];
      const change = changeOf(was, is);
      if (!change) return;
      const key = is.segments.map((s) => `${s.x},${s.y},${s.segment}`).sort().join(' ');
      const letter = 'NESW'.charAt(side);
      const known = seen.get(key);
      if (!known) seen.set(key, { effect: { change, before: was, after: is }, sides: [letter] });
      else {
        known.sides.push(letter);
        if (rank(change) > rank(known.effect.change)) known.effect = { change, before: was, after: is };
      }
    });
    return { pair, effects: [...seen.values()].map(({ effect, sides }) => ({ ...effect, sides })), paid: copy.events() };
  } finally {
    copy.dispose();
  }
}

const RANK: readonly RoadChange[] = ['splits', 'joins', 'reopens', 'closes'];
const rank = (change: RoadChange): number => RANK.indexOf(change);

function changeOf(was: Feature, is: Feature): RoadChange | null {
  if (is.complete && !was.complete) return 'closes';
  if (!is.complete && was.complete) return 'reopens';
  if (is.segments.length > was.segments.length) return 'joins';
  return is.segments.length < was.segments.length ? 'splits' : null;
}

/** One sentence for what would happen. */
export function previewText(preview: FerryPreview, name: NameOf): string {
  const parts = preview.effects.map(({ change, sides, after }) => {
    const where = listText(sides.map((side) => SIDE_NAMES[side] ?? side));
    const length = plural(after.tiles, 'tile');
    switch (change) {
      case 'joins': return `joins ${where} into a road of ${length}`;
      case 'closes': return `closes the road ${where}, ${length}${after.owners.length > 0 ? `, ${after.points} for ${listText(after.owners.map(name))}` : ''}`;
      case 'reopens': return `reopens the road ${where}, ${length}`;
      default: return `cuts off the road ${where}, ${length}`;
    }
  });
  const paid = preview.paid.map((event) => `${event.points} for ${name(event.player)}`);
  return [...parts, ...(paid.length > 0 ? [`pays ${listText(paid)}`] : [])].join('; ') || 'changes nothing';
}
