/** Letters and signs for what is printed on tiles beside roads, cities and fields. */
import type { Rotation, TileKind } from '../types.js';
import type { Cell } from './cells.js';

/** What the signs mean, for help texts. */
export const LEGEND = [
  '# city  . field  ─ road  ~ water  ═ ferry',
  'M monastery  G garden  K German cathedral  x crossing  o roundabout  @ labyrinth  ^ volcano',
  '* coat of arms  + cathedral  i inn  v wine  y grain  t cloth  O portal  ? mage and witch  ↑ flying machine',
  'on a map: S start  t town  i island  R C road and city at the border  ≈ ferry route  ?? chip on its face  o2 b1 p1 treats',
  'on tiles: $2 ingots  bT bH bS tower, house, shed',
  'n0 l0 m0 w0 a0 b0 p0 h0 f0: normal, large, mayor, wagon, abbot, builder, pig, barn, phantom of player 0;  MM mage  WW witch',
].join('\n');

const GOODS = { wine: 'v', grain: 'y', cloth: 't' } as const;
const ARROWS = '↑↗→↘↓↙←↖';

/** What stands in the middle of a tile, if anything. */
export function centreMark(kind: TileKind): { cell: Cell; slot: number } | null {
  const building = (char: string, slot = -1): { cell: Cell; slot: number } => ({ cell: { char, paint: 'building' }, slot });
  const slotOf = (name: string): number => kind.segments.findIndex((segment) => segment.kind === name);
  const { source } = kind;
  if (slotOf('cathedral') >= 0) return building('K', slotOf('cathedral'));
  if (slotOf('monastery') >= 0) return building('M', slotOf('monastery'));
  if (source.features?.['volcano']) return building('^');
  const branch = source.roads.findIndex((road) => road.branch === 'labyrinth' || road.branch === 'roundabout');
  if (branch >= 0) return building(source.roads[branch]?.branch === 'labyrinth' ? '@' : 'o', branch);
  return source.roads.some((road) => road.endsAt === 'crossing') ? building('x') : null;
}

/** Smaller signs. `slot` is the segment they stand on or beside, -1 for the tile; `owns` where they are the segment. */
export function marks(kind: TileKind, rotation: Rotation): { cell: Cell; slot: number; owns: boolean }[] {
  const found: { cell: Cell; slot: number; owns: boolean }[] = [];
  const add = (char: string, slot: number, paint: Cell['paint'], owns = false) =>
    found.push({ cell: { char, paint }, slot, owns });
  for (const [slot, segment] of kind.segments.entries()) {
    if (segment.kind === 'garden') add('G', slot, 'building', true);
    for (let i = 0; i < segment.coats; i++) add('*', slot, 'city');
    if (segment.cathedral) add('+', slot, 'city');
    if (segment.goods) add(GOODS[segment.goods], slot, 'city');
    if (segment.inn) add('i', -1, 'mark');
  }
  if (kind.portal) add('O', -1, 'mark');
  if (kind.magic) add('?', -1, 'mark');
  if (kind.flight >= 0) add(ARROWS.charAt((kind.flight + 2 * rotation) % 8), -1, 'mark');
  return found;
}
