/** Promos and sets of which only single tiles matter or are known (section PROMO). Pure data; shapes in ./shape.ts. */
import type { TileSet } from './shape.js';

export const CROP_CIRCLES_1: TileSet = {
  id: 'crop-circles-1',
  prefix: 'cc',
  name: 'Crop Circles I (1st edition)',
  published: { C1: 6 },
  partial: false,
  optional: false,
  known: [],
  note: 'The open T-junction cc-FRRR-road is three separate roads.',
  tiles: [
    { count: { C1: 1 }, start: 0, tile: { id: 'cc-CCFF-city-1', edges: 'CCFF', cities: [{ edges: 'NE', pennants: 0 }], roads: [], fields: [{ half: [4, 5, 6, 7], cities: [0] }], features: { cropCircle: 'city' }, verified: true } },
    { count: { C1: 1 }, start: 0, tile: { id: 'cc-CCFF-city-2', edges: 'CCFF', cities: [{ edges: 'N', pennants: 0 }, { edges: 'E', pennants: 0 }], roads: [], fields: [{ half: [4, 5, 6, 7], cities: [0, 1] }], features: { cropCircle: 'city' }, verified: true } },
    { count: { C1: 1 }, start: 0, tile: { id: 'cc-CFRR-field', edges: 'CFRR', cities: [{ edges: 'N', pennants: 0 }], roads: [{ ends: 'SW' }], fields: [{ half: [2, 3, 4, 7], cities: [0] }, { half: [5, 6], cities: [] }], features: { cropCircle: 'field' }, verified: true } },
    { count: { C1: 1 }, start: 0, tile: { id: 'cc-CRFF-field', edges: 'CRFF', cities: [{ edges: 'N', pennants: 0 }], roads: [{ ends: 'E', endsAt: 'other' }], fields: [{ half: [2, 3, 4, 5, 6, 7], cities: [0] }], features: { cropCircle: 'field' }, verified: true } },
    { count: { C1: 1 }, start: 0, tile: { id: 'cc-FFRR-road', edges: 'FFRR', cities: [], roads: [{ ends: 'SW' }], fields: [{ half: [0, 1, 2, 3, 4, 7], cities: [] }, { half: [5, 6], cities: [] }], features: { cropCircle: 'road' }, verified: true } },
    { count: { C1: 1 }, start: 0, tile: { id: 'cc-FRRR-road', edges: 'FRRR', cities: [], roads: [{ ends: 'E', endsAt: 'crossing' }, { ends: 'S', endsAt: 'crossing' }, { ends: 'W', endsAt: 'crossing' }], fields: [{ half: [0, 1, 2, 7], cities: [] }, { half: [3, 4], cities: [] }, { half: [5, 6], cities: [] }], features: { cropCircle: 'road' }, verified: true } },
  ],
};

export const RUSSIAN_PROMOS_2013: TileSet = {
  id: 'russian-promos-2013',
  prefix: 'rus',
  name: 'Russian Promos 2013 (Bogatyr, Baba Yaga hut)',
  published: { C1: 2 },
  partial: false,
  optional: false,
  known: [],
  note: 'The edition is a guess; the tiles mix with any.',
  tiles: [
    { count: { C1: 1 }, start: 0, tile: { id: 'rus-baba-yaga', edges: 'FFFF', cities: [], roads: [], fields: [{ half: [0, 1, 2, 3, 4, 5, 6, 7], cities: [] }], features: { yagaHut: true }, verified: true } },
    { count: { C1: 1 }, start: 0, tile: { id: 'rus-bogatyr', edges: 'RRRR', cities: [], roads: [{ ends: 'NSW', branch: 'fork' }, { ends: 'E', endsAt: 'crossing' }], fields: [{ half: [0, 7], cities: [] }, { half: [1, 2], cities: [] }, { half: [3, 4], cities: [] }, { half: [5, 6], cities: [] }], wagon: [['r0', 'r1']], verified: true, note: 'Three legs form one road; the fourth stops at the picture in the middle.' } },
  ],
};

export const RUSSIAN_PROMOS_2016: TileSet = {
  id: 'russian-promos-2016',
  prefix: 'rus',
  name: 'Russian Promos 2016',
  published: { C1: 2 },
  partial: false,
  optional: true,
  known: [],
  tiles: [
    { count: { C1: 1 }, start: 0, tile: { id: 'rus-solovei', edges: 'FRFR', cities: [], roads: [{ ends: 'EW' }], fields: [{ half: [0, 1, 2, 7], cities: [] }, { half: [3, 4, 5, 6], cities: [] }], features: { robber: true }, verified: false, note: 'Seen in one source only.' } },
    { count: { C1: 1 }, start: 0, tile: { id: 'rus-vodyanoy', edges: 'FFFF', cities: [], roads: [], fields: [{ half: [0, 1, 2, 3, 4, 5, 6, 7], cities: [] }], features: { vodyanoy: true }, verified: false, note: 'Seen in one source only.' } },
  ],
};

export const SPIEL_2018: TileSet = {
  id: 'spiel-2018',
  prefix: 'spl',
  name: "Spiel'18 promo tile",
  published: { C2: 1 },
  partial: false,
  optional: false,
  known: [],
  tiles: [
    { count: { C2: 1 }, start: 0, tile: { id: 'spl-RRRR-roundabout', edges: 'RRRR', cities: [], roads: [{ ends: 'NESW', branch: 'roundabout' }], fields: [{ half: [0, 7], cities: [] }, { half: [1, 2], cities: [] }, { half: [3, 4], cities: [] }, { half: [5, 6], cities: [] }], verified: false, note: 'Described in words only: one road with four legs. The fields follow from that shape.' } },
  ],
};

export const SPRING: TileSet = {
  id: 'spring',
  prefix: 'spr',
  name: 'The 4 Seasons - Spring',
  published: { C3: 12 },
  partial: true,
  optional: false,
  known: ['12 tiles in the third edition', 'one roundabout with three legs, its fourth side unknown', 'one road with four legs'],
  tiles: [
    { count: { C3: 1 }, start: 0, tile: { id: 'spr-3leg-roundabout', edges: 'FRRR', cities: [], roads: [{ ends: 'ESW', branch: 'roundabout' }], fields: [{ half: [0, 1, 2, 7], cities: [] }, { half: [3, 4], cities: [] }, { half: [5, 6], cities: [] }], verified: false, note: 'The side without road is not described (field assumed); fields follow from the shape.' } },
    { count: { C3: 1 }, start: 0, tile: { id: 'spr-RRRR-fork', edges: 'RRRR', cities: [], roads: [{ ends: 'NESW', branch: 'fork' }], fields: [{ half: [0, 7], cities: [] }, { half: [1, 2], cities: [] }, { half: [3, 4], cities: [] }, { half: [5, 6], cities: [] }], verified: false, note: 'Four legs leave no other sides; fields follow from the shape.' } },
  ],
};

export const SIGNPOSTS: TileSet = {
  id: 'signposts',
  prefix: 'sig',
  name: 'The Signposts',
  published: { C3: 12 },
  partial: true,
  optional: false,
  known: ['12 tiles in the third edition', 'each shows two of the three kinds of signpost', 'one roundabout with three legs, its fourth side unknown'],
  tiles: [
    { count: { C3: 1 }, start: 0, tile: { id: 'sig-3leg-roundabout', edges: 'FRRR', cities: [], roads: [{ ends: 'ESW', branch: 'roundabout' }], fields: [{ half: [0, 1, 2, 7], cities: [] }, { half: [3, 4], cities: [] }, { half: [5, 6], cities: [] }], verified: false, note: 'The side without road is not described (field assumed); fields follow from the shape; signposts left out.' } },
  ],
};

export const AUTUMN: TileSet = {
  id: 'autumn',
  prefix: 'aut',
  name: 'The 4 Seasons - Autumn',
  published: { C3: 12 },
  partial: true,
  optional: false,
  known: ['12 tiles in the third edition', 'leaves cut one leg off its roundabout, which is therefore not one road'],
  tiles: [
  ],
};

export const TERRACOTTA_ARMY: TileSet = {
  id: 'terracotta-army',
  prefix: 'won',
  name: 'Wonders of Humanity II - Terracotta Army',
  published: { C3: 1 },
  partial: true,
  optional: false,
  known: ['one piece that covers five squares', 'its road has three open legs', 'squares and sides unknown'],
  tiles: [
  ],
};
