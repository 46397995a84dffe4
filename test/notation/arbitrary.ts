/** Random moves, boards and setups for the property tests of notation, setups and saved games. */
import * as fc from 'fast-check';
import { compileRules, ferrySupply } from '../../src/rules/index.js';
import { DX, DY, edgeAt, edgesMeet, ferryPairs } from '../../src/setup/geometry.js';
import type { Setup, SetupFigure } from '../../src/setup/types.js';
import { VERBS } from '../../src/generated/verbs.js';
import { FIGURES, PAIRS } from '../../src/types.js';
import type { FieldName, FieldRow, Figure, Move, Rules, SegmentKind, TileKind, VerbRow } from '../../src/types.js';

export const BASE_RULES = compileRules({ edition: 'C2' });
/** Everything at once; the biggest variety of tiles and pieces. */
export const ALL_RULES = compileRules({
  edition: 'C2',
  players: 4,
  sets: [
    'base',
    'inns-cathedrals',
    'traders-builders',
    'princess-dragon',
    'abbey-mayor',
    'ferries',
    'labyrinth',
    'german-cathedrals',
    'mage-witch',
    'flying-machines',
  ],
  labyrinth: 'advanced',
  abbots: true,
});

const coordinate = fc.oneof(
  fc.integer({ min: -4, max: 4 }),
  fc.integer({ min: -512, max: 511 }),
  fc.constantFrom(-512, 511, 0, -1),
);

/** Key of each field in a move, and every value that it may have. */
const FIELDS: Readonly<Record<FieldName, (rules: Rules) => readonly [key: string, values: readonly (string | number)[]]>> = {
  rotation: () => ['rotation', [0, 1, 2, 3]],
  segment: () => ['segment', [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]],
  road: () => ['segment', [0, 1, 2, 3]],
  corner: () => ['corner', [0, 1, 2, 3]],
  face: () => ['face', [1, 2, 3]],
  pair: () => ['pair', PAIRS],
  value: () => ['value', [0, 1, 2, 3, 4, 5, 6, 7]],
  tile: ({ kinds }) => ['tile', kinds.map(({ id }) => id)],
  colour: () => ['colour', [0, 1, 2]],
};
function valuesOf(rules: Rules, field: FieldRow): readonly [key: string, values: readonly (string | number)[]] {
  if (typeof field === 'string') return FIELDS[field](rules);
  const [key, low, high] = field;
  return [key, Array.from({ length: high - low + 1 }, (_, i) => low + i)];
}

/** Every key of the moves of a row with all its values, the square aside. */
export function keysOf(
  rules: Rules,
  { slot, x, each = [], fixed = {} }: VerbRow,
): (readonly [key: string, values: readonly unknown[]])[] {
  const fields = [x, slot].flatMap((field) => (field ? [valuesOf(rules, field)] : []));
  return [
    ...fields,
    ...each.map(([key, values]) => [key, values] as const),
    ...Object.entries(fixed).map(([key, value]) => [key, [value]] as const),
  ];
}
/** Any well-formed move of these rules; it need not be legal. Made from the rows of the codec. */
export function anyMove(rules: Rules): fc.Arbitrary<Move> {
  const moves = [...VERBS, ...(rules.verbs ?? [])].map((row) =>
    fc.record({
      type: fc.constant(row.type),
      ...(row.square && { x: coordinate, y: coordinate }),
      ...Object.fromEntries(keysOf(rules, row).map(([key, values]) => [key, fc.constantFrom(...values)])),
    }),
  );
  return fc.oneof(...moves) as unknown as fc.Arbitrary<Move>;
}

/** Numbers from a list, over and over; so that a shrinking array of integers drives a whole construction. */
class Choices {
  #next = 0;
  constructor(readonly numbers: readonly number[]) {}
  below(limit: number): number {
    const number = this.numbers[this.#next++ % this.numbers.length] ?? 0;
    return limit <= 0 ? 0 : (number + this.#next) % limit;
  }
  pick<T>(items: readonly T[]): T | undefined {
    return items[this.below(items.length)];
  }
}

interface Laid {
  kind: TileKind;
  x: number;
  y: number;
  rotation: number;
}

function grow(rules: Rules, choices: Choices, count: number): Map<string, Laid> {
  const board = new Map<string, Laid>();
  const put = (kind: TileKind, x: number, y: number, rotation: number): void =>
    void board.set(`${x},${y}`, { kind, x, y, rotation });
  put(rules.kinds[rules.start] as TileKind, 0, 0, 0);
  const kinds = rules.kinds.filter((kind) => !kind.abbey && kind.stage === 0);
  for (let tries = 0; board.size < count && tries < count * 6; tries++) {
    const beside = choices.pick([...board.values()]) as Laid;
    const side = choices.below(4);
    const [x, y] = [beside.x + (DX[side] as number), beside.y + (DY[side] as number)];
    const kind = choices.pick(kinds) as TileKind;
    const rotation = choices.below(kind.distinct);
    const fits = [0, 1, 2, 3].every((s) => {
      const other = board.get(`${x + (DX[s] as number)},${y + (DY[s] as number)}`);
      return !other || edgesMeet(edgeAt(kind, rotation, s), edgeAt(other.kind, other.rotation, (s + 2) & 3));
    });
    if (!board.has(`${x},${y}`) && fits) put(kind, x, y, rotation);
  }
  return board;
}

const STANDS: Readonly<Record<SegmentKind, readonly Figure[]>> = {
  road: ['normal', 'large', 'wagon', 'builder'],
  city: ['normal', 'large', 'mayor', 'wagon', 'builder'],
  field: ['normal', 'large', 'pig'],
  monastery: ['normal', 'large', 'wagon', 'abbot'],
  garden: ['abbot'],
  cathedral: ['normal', 'large'],
};

/** A valid setup with tiles, figures, ferries and magic, and with numbers for all that has numbers. */
export function anySetup(rules: Rules): fc.Arbitrary<Setup> {
  return fc.array(fc.nat(9999), { minLength: 8, maxLength: 60 }).map((numbers) => {
    const choices = new Choices(numbers);
    const { players, pieces, abbeysPerPlayer, modules } = rules.config;
    const board = [...grow(rules, choices, 1 + choices.below(24)).values()];
    const figures: SetupFigure[] = [];
    const used = Array.from({ length: players }, () => new Map<Figure, number>());
    const spots: { x: number; y: number; segment: number; kind: SegmentKind }[] = board.flatMap(({ kind, x, y }) =>
      kind.segments.map((segment, index) => ({ x, y, segment: index, kind: segment.kind })),
    );
    for (let n = choices.below(8); n > 0; n--) {
      const spot = choices.pick(spots) as (typeof spots)[number];
      const player = choices.below(players);
      const figure = choices.pick(STANDS[spot.kind]) as Figure;
      const count = used[player]?.get(figure) ?? 0;
      if (count >= (pieces[figure] ?? 0)) continue;
      used[player]?.set(figure, count + 1);
      figures.push({ player, figure, x: spot.x, y: spot.y, segment: spot.segment });
    }
    const lakes = board.filter(({ kind }) => kind.lake).slice(0, ferrySupply(rules));
    const walks = spots.filter(({ kind }) => kind === 'road' || kind === 'city');
    const magic = (): Setup['mage'] => {
      const spot = modules.mageWitch && choices.below(3) > 0 ? choices.pick(walks) : undefined;
      return spot ? { x: spot.x, y: spot.y, segment: spot.segment } : null;
    };
    const word = (): number => (choices.below(9999) * 429497 + 1) >>> 0;
    return {
      config: rules.config,
      tiles: board.map(({ kind, x, y, rotation }) => [kind.id, x, y, rotation]),
      figures,
      ferries: lakes
        .filter(() => choices.below(4) > 0)
        .map(({ kind, x, y, rotation }) => ({ x, y, pair: choices.pick(ferryPairs(kind, rotation)) as never })),
      mage: magic(),
      witch: magic(),
      scores: Array.from({ length: players }, () => choices.below(200)),
      ...(choices.below(2) > 0 && {
        supply: Array.from({ length: players }, (_, player) =>
          Object.fromEntries(
            FIGURES.map((figure) => [figure, choices.below((pieces[figure] ?? 0) - (used[player]?.get(figure) ?? 0) + 1)]),
          ),
        ),
      }),
      bag:
        choices.below(3) === 0
          ? 'rest'
          : Object.fromEntries(
              rules.kinds.filter((kind) => !kind.abbey).map((kind) => [kind.id, choices.below(kind.copies + 1)]),
            ),
      abbeys: Array.from({ length: players }, () => choices.below(abbeysPerPlayer + 1)),
      goods: Array.from({ length: players }, () => ({
        wine: choices.below(4),
        grain: choices.below(3),
        cloth: choices.below(3),
      })),
      turnPlayer: choices.below(players),
      drawn: null,
      seed: [word(), word(), word(), word()],
    } satisfies Setup as Setup;
  });
}
