/** The picture of one tile kind in one rotation: a cell raster, the owner of each cell and where figures stand. */
import { PAIRS, type Pair, type Rotation, type Segment, type TileKind } from '../types.js';
import { paintCities, paintFields, type Owners, type TileSize } from './areas.js';
import type { Cell } from './cells.js';
import { bend, ferryChar, lineChar, star, type Line } from './lines.js';
import { centreMark, marks } from './marks.js';

export interface TilePicture {
  readonly size: TileSize;
  readonly cells: readonly Cell[];
  /** Slot of the segment that a cell belongs to, -1 none. */
  readonly owners: Owners;
}

const FIELD: Cell = { char: '.', paint: 'field' };
const CITY: Cell = { char: '#', paint: 'city' };

/** @param ferry pair of sides that the ferry on this tile joins, in board orientation */
export function tilePicture(kind: TileKind, rotation: Rotation, ferry: Pair | null, size: TileSize): TilePicture {
  const { width, height } = size;
  const owners: Owners = new Int8Array(width * height).fill(-1);
  const cells = new Array<Cell>(width * height).fill(FIELD);
  const blocked = new Uint8Array(width * height);
  const put = (at: number, cell: Cell, slot = -1) => {
    cells[at] = cell;
    owners[at] = slot;
    blocked[at] = 1;
  };
  const slots = kind.segments.map((segment, slot) => turnedSegment(segment, slot, rotation));

  paintCities(
    owners,
    size,
    slots.filter(({ segment }) => segment.kind === 'city'),
  );
  for (const [at, slot] of owners.entries()) if (slot >= 0) cells[at] = CITY;

  const rivers = (kind.source.rivers ?? []).map((river) => turnSides(sidesOf(river.ends), rotation));
  const roads = slots.filter(({ segment }) => segment.kind === 'road');
  const alone = rivers.length + roads.length === 1;
  for (const sides of rivers) {
    for (const at of lineOf(sides, alone, size).keys()) if (owners[at] === -1) put(at, { char: '~', paint: 'river' });
  }
  // The road that goes over (or is named first) keeps the cells where two cross.
  for (const { slot, sides } of roads) {
    for (const [at, mask] of lineOf(sides, alone, size)) {
      if (owners[at] === -1) put(at, { char: lineChar(mask), paint: 'road' }, slot);
    }
  }
  if (kind.lake) paintLake(put, size, ferry);
  const centre = ((height - 1) / 2) * width + (width - 1) / 2;
  const building = kind.lake ? null : centreMark(kind);
  if (building) put(centre, building.cell, building.slot);

  paintFields(
    owners,
    blocked,
    size,
    slots.filter(({ segment }) => segment.kind === 'field').map(({ slot, halves }) => ({ slot, halves })),
  );
  for (const mark of marks(kind, rotation)) {
    const at = markPlace(mark.slot, owners, cells, size);
    // A garden is a segment of its own: figures find it by its cell.
    if (at >= 0) put(at, mark.cell, mark.owns ? mark.slot : owners[at]);
  }
  return { size, cells, owners };
}

interface Turned {
  readonly segment: Segment;
  readonly slot: number;
  readonly sides: number[];
  readonly halves: number[];
}

function turnedSegment(segment: Segment, slot: number, rotation: Rotation): Turned {
  return {
    segment,
    slot,
    sides: turnSides(segment.sides, rotation),
    halves: segment.halves.map((half) => (half + 2 * rotation) % 8),
  };
}

const turnSides = (sides: readonly number[], rotation: Rotation): number[] => sides.map((side) => (side + rotation) % 4);
const sidesOf = (letters: string): number[] => [...letters].map((letter) => 'NESW'.indexOf(letter));

function lineOf(sides: readonly number[], alone: boolean, size: TileSize): Line {
  const [first, second] = sides;
  if (!alone && sides.length === 2 && first !== undefined && second !== undefined && (first + second) % 2 === 1)
    return bend(first, second, size);
  return star(sides, size);
}

function paintLake(put: (at: number, cell: Cell) => void, { width, height }: TileSize, ferry: Pair | null): void {
  const [cx, cy] = [(width - 1) / 2, (height - 1) / 2];
  const [reachX, reachY] = [Math.max(1, Math.floor(cx / 3)), Math.floor(cy / 2)];
  for (let y = cy - reachY; y <= cy + reachY; y++) {
    for (let x = cx - reachX; x <= cx + reachX; x++) put(y * width + x, { char: '~', paint: 'lake' });
  }
  if (ferry === null || !PAIRS.includes(ferry)) return;
  for (const [at, mask] of star(sidesOf(ferry), { width, height })) {
    const [dx, dy] = [Math.abs((at % width) - cx), Math.abs(Math.floor(at / width) - cy)];
    if (dx <= reachX && dy <= reachY) put(at, { char: ferryChar(mask), paint: 'ferry' });
  }
}

/** A cell for a mark on a segment: of its own cells the one nearest the centre that shows no line and no other mark. */
function markPlace(slot: number, owners: Owners, cells: readonly Cell[], { width, height }: TileSize): number {
  const plain = (at: number) => cells[at] === FIELD || cells[at] === CITY;
  let best = -1;
  let least = Infinity;
  for (let at = 0; at < owners.length; at++) {
    if (!plain(at) || (slot >= 0 && cells[at] === CITY && owners[at] !== slot)) continue;
    if (slot < 0 && cells[at] !== FIELD) continue;
    const [dx, dy] = [(at % width) - (width - 1) / 2, Math.floor(at / width) - (height - 1) / 2];
    const far = dx * dx + 4 * dy * dy + (owners[at] === slot ? 0 : 100);
    if (far < least) [best, least] = [at, far];
  }
  return best;
}
