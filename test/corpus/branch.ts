/** A branch of a labyrinth network (LAB-14): the road segments that can be walked from one without stepping on a labyrinth. */
import { boardSides, edgesOfName } from '../../src/jcz/locations.js';
import type { Names } from './names.js';
import type { Player, Spot } from './player.js';

const DX = [0, 1, 0, -1] as const;
const DY = [-1, 0, 1, 0] as const;

/** Sides that a road segment reaches on the board, as a mask; 0 when there is no road. */
function sides(names: Names, { x, y, segment }: Spot): number {
  const tile = names.tileAt(x, y);
  const part = tile?.kind.segments[segment];
  return tile && part?.kind === 'road' ? boardSides(part, tile.rotation) : 0;
}

function isLabyrinth(names: Names, { x, y, segment }: Spot): boolean {
  return names.tileAt(x, y)?.kind.segments[segment]?.labyrinth ?? false;
}

/** The road segment of a tile at one side, undefined when there is none. */
function roadAt(names: Names, x: number, y: number, side: number): Spot | undefined {
  const segment =
    names
      .tileAt(x, y)
      ?.kind.segments.findIndex(
        (part, slot) => part.kind === 'road' && (sides(names, { x, y, segment: slot }) & (1 << side)) !== 0,
      ) ?? -1;
  return segment < 0 ? undefined : { x, y, segment };
}

/** All segments of the branch that contains the segment; `crossed`: a labyrinth borders on it. */
export function branchOf(
  player: Player,
  names: Names,
  start: Spot,
): { readonly spots: readonly Spot[]; readonly crossed: boolean } {
  const ferries = new Map(player.ferries().map(({ x, y, pair }) => [`${x},${y}`, edgesOfName(pair) ?? 0]));
  if (isLabyrinth(names, start)) return { spots: [start], crossed: true }; // its own place (LAB-10)
  const spots: Spot[] = [start];
  const seen = new Set([`${start.x},${start.y},${start.segment}`]);
  let crossed = false;
  for (const spot of spots) {
    const mask = sides(names, spot);
    const joined: (Spot | undefined)[] = [];
    const ferry = ferries.get(`${spot.x},${spot.y}`) ?? 0;
    for (let side = 0; side < 4; side++) {
      if (mask & (1 << side))
        joined.push(roadAt(names, spot.x + (DX[side] as number), spot.y + (DY[side] as number), (side + 2) & 3));
      if (mask & ferry && ferry & (1 << side)) joined.push(roadAt(names, spot.x, spot.y, side));
    }
    for (const next of joined) {
      if (!next) continue;
      const key = `${next.x},${next.y},${next.segment}`;
      if (isLabyrinth(names, next)) crossed = true;
      else if (!seen.has(key)) {
        seen.add(key);
        spots.push(next);
      }
    }
  }
  return { spots, crossed };
}
