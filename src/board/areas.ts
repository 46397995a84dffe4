/**
 * Which cells of a small picture belong to which city or field. Works in any odd width and height.
 * The picture is a square from -1 to 1 in both directions, whatever its number of cells.
 */

/** Width and height in characters. */
export interface TileSize {
  readonly width: number;
  readonly height: number;
}

/** Unowned cells hold -1; cell (x, y) is at y * width + x. */
export type Owners = Int8Array;

/** Turned so that the side comes to lie in the north. */
function turned(u: number, v: number, side: number): [number, number] {
  if (side === 1) return [v, -u];
  if (side === 2) return [-u, -v];
  if (side === 3) return [-v, u];
  return [u, v];
}

/** A low cap over one side; the corners stay free, so that two caps can meet there. */
function inCap(u: number, v: number, side: number): boolean {
  const [across, depth] = turned(u, v, side);
  return -depth - Math.abs(across) > 0.2 && -depth >= 0.5;
}

/** Whether a city that reaches these sides covers the point. */
function inCity(u: number, v: number, sides: readonly number[]): boolean {
  if (sides.some((side) => inCap(u, v, side))) return true;
  const free = [0, 1, 2, 3].filter((side) => !sides.includes(side));
  if (sides.length >= 3) return !free.some((side) => inCap(u, v, side));
  const [first, second] = sides;
  if (first === undefined || second === undefined) return false;
  if (second - first === 2) return Math.abs(turned(u, v, first)[0]) <= 0.5;
  // Neighbouring sides: everything on their side of the diagonal.
  const east = sides.includes(1) ? u : -u;
  const south = sides.includes(2) ? v : -v;
  return east + south > 0.01;
}

/** Gives the cells of the cities to their owners; the first of two overlapping cities is on top. */
export function paintCities(owners: Owners, size: TileSize, cities: readonly { slot: number; sides: readonly number[] }[]): void {
  const [cx, cy] = [(size.width - 1) / 2, (size.height - 1) / 2];
  for (let y = 0; y < size.height; y++) {
    for (let x = 0; x < size.width; x++) {
      const found = cities.find(({ sides }) => inCity((x - cx) / cx, (y - cy) / cy, [...sides].sort()));
      if (found) owners[y * size.width + x] = found.slot;
    }
  }
}

/** The border cells of a half-edge, numbered clockwise 0..7 from the western half of the north side. */
function halfCells(half: number, { width, height }: TileSize): [number, number][] {
  const side = half >> 1;
  const length = side % 2 === 0 ? width : height;
  const middle = (length - 1) / 2;
  const cells: [number, number][] = [];
  for (let i = 0; i < length; i++) {
    if (half % 2 === 0 ? i >= middle : i <= middle) continue;
    if (side === 0) cells.push([i, 0]);
    else if (side === 1) cells.push([width - 1, i]);
    else if (side === 2) cells.push([width - 1 - i, height - 1]);
    else cells.push([0, height - 1 - i]);
  }
  return cells;
}

/**
 * Lets the fields grow from their half-edges over free cells, all at once. Cells that none reaches go to the fields
 * without half-edges, which lie inside the tile.
 */
export function paintFields(
  owners: Owners,
  blocked: Uint8Array,
  size: TileSize,
  fields: readonly { slot: number; halves: readonly number[] }[],
): void {
  const { width, height } = size;
  const free = (x: number, y: number) =>
    x >= 0 && y >= 0 && x < width && y < height && owners[y * width + x] === -1 && !blocked[y * width + x];
  const queue: [number, number, number][] = [];
  const take = (x: number, y: number, slot: number) => {
    if (!free(x, y)) return;
    owners[y * width + x] = slot;
    queue.push([x, y, slot]);
  };
  for (const { slot, halves } of fields) for (const half of halves) for (const [x, y] of halfCells(half, size)) take(x, y, slot);
  for (const inner of [null, ...fields.filter((field) => field.halves.length === 0)]) {
    if (inner) {
      for (let i = 0; i < owners.length && queue.length === 0; i++) take(i % width, Math.floor(i / width), inner.slot);
    }
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [x, y, slot] = next;
      take(x + 1, y, slot);
      take(x - 1, y, slot);
      take(x, y + 1, slot);
      take(x, y - 1, slot);
    }
  }
}
