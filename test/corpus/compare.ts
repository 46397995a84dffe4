/** Compares a position after a turn with what was recorded of it. */
import { jczFigure, pairOfName } from '../../src/jcz/index.js';
import { FIGURES } from '../../src/types.js';
import type { BoardView } from './board-view.js';
import { differ, ferryKey, recordedFigure, recordedPointer } from './names.js';
import type { Names } from './names.js';
import type { Player } from './player.js';
import type { Turn } from './record.js';

/** One thing that is not as recorded. */
export interface Mismatch {
  readonly check: string;
  readonly ours: string;
  readonly theirs: string;
}

/** A list of keys against the recorded one; empty when equal. */
export function compareLists(check: string, ours: readonly string[], theirs: readonly string[]): Mismatch[] {
  const only = differ(ours, theirs);
  if (only.ours.length + only.theirs.length === 0) return [];
  return [{ check, ours: only.ours.join(' | ') || '(none more)', theirs: only.theirs.join(' | ') || '(none more)' }];
}

/** Figures, hands, ferries, mage and witch. */
export function comparePieces(player: Player, names: Names, turn: Turn): Mismatch[] {
  const found = compareLists(
    'figures',
    player.figures().map((piece) => names.figure(piece)),
    turn.dep.map(recordedFigure),
  );
  const useless = player.rules.config.fields ? [] : ['Pig', 'Barn']; // without fields we hand out no figures for them
  turn.hand.forEach((hand, p) => {
    const theirs = Object.entries(hand).filter(([name, count]) => count > 0 && !useless.includes(name));
    found.push(
      ...compareLists(
        `hand of ${p}`,
        handOf(player, p),
        theirs.map(([name, count]) => `${name} ${count}`),
      ),
    );
  });
  if (turn.ferries) {
    const theirs = turn.ferries.map(([x, y, location]) => `${x},${y},${location}`);
    found.push(
      ...compareLists(
        'ferries',
        player.ferries().map(({ x, y, pair }) => ferryKey(x, y, pair)),
        theirs.map(canonicalFerry),
      ),
    );
  }
  const magic = player.magic();
  for (const figure of ['mage', 'witch'] as const) {
    if (turn[figure] === undefined) continue;
    const spot = magic[figure];
    found.push(...compareLists(figure, [spot ? names.place(spot) : 'none'], [recordedPointer(turn[figure])]));
  }
  return found;
}

/** Their name of a pair, whatever the order of its letters. */
function canonicalFerry(key: string): string {
  const [x, y, location = ''] = key.split(',');
  const pair = pairOfName(location);
  return pair ? ferryKey(Number(x), Number(y), pair) : key;
}

function handOf(player: Player, p: number): string[] {
  const supply = player.supply(p);
  const hand = FIGURES.filter((figure) => (supply[figure] ?? 0) > 0).map((figure) => `${jczFigure(figure)} ${supply[figure]}`);
  if (player.abbeys(p) > 0) hand.push(`abbeyTile ${player.abbeys(p)}`);
  for (const [goods, count] of Object.entries(player.goods(p))) if (count > 0) hand.push(`${goods.toUpperCase()} ${count}`);
  return hand;
}

/** Every road of the board: its parts, tiles, open ends, inn and labyrinth. */
export function compareRoads(names: Names, view: BoardView, turn: Turn): Mismatch[] {
  if (!turn.roads) return [];
  const ours = view.features
    .filter(({ kind }) => kind === 'road')
    .map((road) => {
      const labyrinth = road.segments.some(({ x, y, segment }) => names.tileAt(x, y)?.kind.segments[segment]?.labyrinth);
      const flags = `${road.inn ? 'i' : ''}${labyrinth ? 'l' : ''}`;
      return `${names.roadRep(road)} ${road.segments.length} ${road.tiles} ${road.open} ${flags}`;
    });
  return compareLists(
    'roads',
    ours,
    turn.roads.map((road) => road.join(' ')),
  );
}

/** The features of the placed tile. */
export function compareHere(player: Player, names: Names, view: BoardView, turn: Turn): Mismatch[] {
  const [x, y] = turn.pos ?? [];
  if (!turn.here || x === undefined || y === undefined) return [];
  const tile = names.tileAt(x, y);
  const ours: string[] = [];
  tile?.kind.segments.forEach(({ kind }, segment) => {
    const feature = view.at({ x, y, segment });
    if (!feature) return;
    const name = names.place({ x, y, segment }).split(',').slice(2).join(' ');
    if (kind === 'road') ours.push(`${name} ${feature.tiles} ${feature.open} ${feature.points}`);
    else if (kind === 'city')
      ours.push(`${name} ${feature.tiles} ${feature.open} ${feature.points} ${feature.coats} ${feature.cathedral}`);
    else if (kind === 'field') ours.push(`${name} ${feature.tiles} ${citiesBeside(names, view, feature).join(' ')}`);
    else if (kind === 'monastery') ours.push(`${name} ${feature.points}`);
  });
  const compared = ['Road', 'City', 'Monastery', ...(player.rules.config.fields ? ['Field'] : [])];
  const isCompared = (line: string): boolean => compared.some((feature) => line.startsWith(feature));
  return compareLists(
    'features of the tile',
    ours.filter(isCompared),
    turn.here.map((entry) => entry.join(' ')).filter(isCompared),
  );
}

/** Cities that a field touches, and the completed ones among them. */
function citiesBeside(
  names: Names,
  view: BoardView,
  field: { readonly segments: readonly { x: number; y: number; segment: number }[] },
): [number, number] {
  const cities = new Set<number>();
  for (const { x, y, segment } of field.segments) {
    for (const city of names.tileAt(x, y)?.kind.segments[segment]?.cities ?? [])
      cities.add(view.indexAt({ x, y, segment: city }));
  }
  return [cities.size, [...cities].filter((city) => view.features[city]?.complete).length];
}
