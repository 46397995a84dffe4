/** Whole inputs of every kind, which the fuzzers damage. */
import { CATALOGUE } from '../../src/catalogue/index.js';
import { MAPS } from '../../src/maps/index.js';

const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

export const CONFIGS: readonly unknown[] = [
  {},
  { edition: 'C1', sets: ['base', 'inns-cathedrals', 'traders-builders'], players: 4 },
  {
    edition: 'C2',
    sets: { base: 1, ferries: 2, labyrinth: 3 },
    labyrinth: 'advanced',
    labyrinthExit: 'adjacentTile',
    pivotOrder: 'ascending',
    ferryCount: 20,
  },
  {
    edition: 'C3',
    sets: { base: 1, 'abbey-mayor': 1, 'mage-witch': 1, 'flying-machines': 1 },
    abbots: true,
    magicMerge: 'ignore',
    wagonMove: 'connected',
  },
  { edition: 'C2', river: true, players: 6, fields: false, scoring: { road: { witchDivisor: 3 }, city: { magePerTile: 2 } } },
  { sets: ['base'], pieces: { normal: 5 }, meeplesPerPlayer: 5, startTile: 'base-D' },
];
/** Own tiles: catalogue tiles under new names. */
export const TILES: readonly unknown[] = CATALOGUE.flatMap((set) => set.tiles)
  .filter(({ tile }, i) => i % 7 === 0 && !tile.edges.includes('W') && !tile.features?.abbey)
  .map(({ tile }) => plain({ tile: { ...tile, id: `own-${tile.id}` }, copies: 2 }));
export const SETUP: unknown = {
  config: { sets: { base: 1, ferries: 1, 'inns-cathedrals': 1 } },
  tiles: [
    ['base-D', 0, 0, 0],
    ['base-D', 0, 1, 2],
  ],
  figures: [
    { player: 0, figure: 'normal', x: 0, y: 0, segment: 0 },
    { player: 1, figure: 'large', x: 0, y: 1, segment: 0 },
  ],
  scores: [3, 4],
  turnPlayer: 1,
  bag: { 'base-V': 3, 'base-B': 2 },
  seed: 7,
};
const place = (tileId: string, x: number, y: number, rotation = 0) => ({
  type: 'PLACE_TILE',
  payload: { tileId, rotation: `R${rotation}`, position: [x, y] },
});
const PASS = { type: 'PASS', payload: {} };
const COMMIT = { type: 'COMMIT', payload: { random: 0 } };
/** A road beside the start tile that two monasteries close, in the peer's format. */
export const JCZ: unknown = {
  setup: {
    sets: { 'basic:1': 1 },
    elements: { 'small-follower': 7, farmers: true },
    rules: {},
    start: [{ tile: 'BA/RCr', x: 0, y: 0, rotation: 0 }],
  },
  players: [{ name: 'Anna' }, { name: 'Ben' }],
  gameAnnotations: { drawOrder: ['BA/RFr', 'BA/LR', 'BA/LR', 'BA/L'] },
  replay: [
    place('BA/RFr', 1, 0),
    { type: 'DEPLOY_MEEPLE', payload: { meepleId: '0.small.1', pointer: { position: [1, 0], feature: 'Road', location: 'WE' } } },
    COMMIT,
    place('BA/LR', 2, 0, 90),
    PASS,
    COMMIT,
    place('BA/LR', -1, 0, 270),
    PASS,
    COMMIT,
  ],
  test: {
    assertions: [
      'Anna has 4 points',
      'Anna scored road for 4 points',
      'Phase is TilePhase',
      'TilePlacement BA/L options: [-1,1] - [0,90]',
    ],
  },
};
export const MAP: unknown = plain(Object.values(MAPS)[Object.values(MAPS).length - 1]);
