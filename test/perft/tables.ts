/**
 * Perft tables: plain text blocks, one a root.
 *   id NAME │ config JSON │ seed N │ opening N (random moves before counting, by seed) │ chance deck|types │ perft DEPTH NODES …
 * Depth counts decisions. `deck`: draws and dice by the game's seed; `types`: every kind of outcome once.
 */
import { useExpansion } from '../../src/expansions/registry.js';
import { ALL_EXPANSIONS } from '../../src/generated/expansions/all.js';
import type { Engine } from '../../src/engine.js';
import type { Game } from '../../src/game.js';
import type { ConfigInput } from '../../src/rules/config-schema.js';
import type { Move } from '../../src/types.js';
import { inOldOrder } from './old-order.js';
import { chooser } from '../differential/compare.js';

ALL_EXPANSIONS.forEach(useExpansion);

export interface Root {
  readonly id: string;
  readonly config: ConfigInput;
  readonly seed: number;
  readonly opening: number;
  readonly chance: 'deck' | 'types';
  readonly depths: readonly number[];
}
export interface Count {
  readonly depth: number;
  readonly nodes: number;
}

const ferries: ConfigInput = { edition: 'C2', sets: { base: 1, ferries: 4 } };
const everything: ConfigInput = {
  edition: 'C2',
  players: 3,
  labyrinth: 'advanced',
  sets: {
    base: 1,
    'inns-cathedrals': 1,
    'traders-builders': 1,
    ferries: 2,
    labyrinth: 2,
    'abbey-mayor': 1,
    'german-cathedrals': 1,
    'mage-witch': 1,
    'flying-machines': 1,
    'princess-dragon': 1,
  },
};
const circles: ConfigInput = { edition: 'C1', players: 3, sets: { base: 1, 'crop-circles-1': 2, 'crop-circles-2': 2 } };
const circlesOnRoads: ConfigInput = {
  edition: 'C2',
  players: 3,
  labyrinth: 'advanced',
  sets: { base: 1, 'crop-circles-2': 4, ferries: 2, labyrinth: 3, 'traders-builders': 1, 'inns-cathedrals': 1, 'abbey-mayor': 1 },
};
const festival: ConfigInput = {
  edition: 'C1',
  players: 3,
  sets: { base: 1, festival: 3, 'inns-cathedrals': 1, 'traders-builders': 1, 'abbey-mayor': 1 },
};
const phantom: ConfigInput = {
  edition: 'C2',
  players: 3,
  labyrinth: 'advanced',
  modules: { phantom: true },
  sets: { base: 1, ferries: 2, labyrinth: 2, 'traders-builders': 1, 'flying-machines': 2, 'princess-dragon': 2 },
};
const roses: ConfigInput = { edition: 'C1', players: 3, sets: { base: 1, ferries: 1, 'wind-roses': 4 } };
const cards: ConfigInput = {
  edition: 'C2',
  players: 3,
  labyrinth: 'advanced',
  sets: { base: 1, 'king-robber': 4, ferries: 3, labyrinth: 3 },
  ...{ kingRobberScoring: 'continuous' },
};
const towers: ConfigInput = { edition: 'C2', players: 3, sets: { base: 1, ferries: 1, watchtowers: 3 } };
const buildings: ConfigInput = {
  edition: 'C1',
  players: 3,
  sets: { base: 1, 'abbey-mayor': 1 },
  ...{ littleBuildings: '3/2/1' },
};
const gold: ConfigInput = { edition: 'C1', players: 3, sets: { base: 1, ferries: 1, 'gold-mines': 4 }, ...{ goldChoice: true } };
const heretics: ConfigInput = { edition: 'C1', players: 2, sets: { base: 1, 'abbey-mayor': 1, shrines: 3 } };
const knights: ConfigInput = {
  edition: 'C1',
  players: 3,
  sets: { base: 1, 'princess-dragon': 3, 'inns-cathedrals': 1, 'abbey-mayor': 1 },
  modules: { princess: true } as ConfigInput['modules'],
};
const spiele: ConfigInput = { edition: 'C2', sets: { base: 1, 'spiel-doch': 1 }, ...{ spielDochStart: true } };
const fairies: ConfigInput = {
  edition: 'C2',
  players: 3,
  sets: { base: 1, ferries: 2, 'abbey-mayor': 1 },
  pieces: { normal: 4 },
  modules: { fairy: true } as ConfigInput['modules'],
};
const churches: ConfigInput = { edition: 'C1', players: 3, sets: { base: 1, ferries: 1, darmstadt: 4 } };
const knightsOut: ConfigInput = {
  edition: 'C1',
  players: 2,
  sets: { base: 1, 'traders-builders': 1, cathars: 4, besiegers: 4 },
  ...{ escapeFrom: 'anyTile' },
};
const root = (id: string, config: ConfigInput, opening: number, chance: 'deck' | 'types', depths: number[]): Root => ({
  id,
  config,
  seed: opening + 7,
  opening,
  chance,
  depths,
});

export const ROOTS: Readonly<Record<string, readonly Root[]>> = {
  base: [
    root('base-C1-start', { edition: 'C1' }, 0, 'deck', [1, 2, 3, 4, 5, 6]),
    root('base-C2-start-types', { edition: 'C2' }, 0, 'types', [1, 2, 3]),
    root('base-C3-middle', { edition: 'C3', players: 3 }, 60, 'deck', [1, 2, 3, 4]),
    root('base-C3-abbots', { edition: 'C3', abbots: true }, 80, 'deck', [1, 2, 3, 4]),
    root('river-start', { edition: 'C1', river: true }, 0, 'deck', [1, 2, 3, 4, 5]),
  ],
  ferries: [
    root('ferries-x4-early', ferries, 30, 'deck', [1, 2, 3, 4, 5]),
    root('ferries-x4-late', ferries, 110, 'deck', [1, 2, 3, 4]),
    root('ferries-x4-ascending', { ...ferries, pivotOrder: 'ascending' }, 110, 'deck', [1, 2, 3, 4]),
    root('ferries-x4-types', ferries, 60, 'types', [1, 2]),
  ],
  labyrinth: [
    root('labyrinth-basic', { edition: 'C2', sets: { base: 1, ferries: 2, labyrinth: 6 } }, 90, 'deck', [1, 2, 3, 4]),
    root(
      'labyrinth-advanced',
      { edition: 'C2', sets: { base: 1, ferries: 2, labyrinth: 6 }, labyrinth: 'advanced' },
      90,
      'deck',
      [1, 2, 3, 4],
    ),
  ],
  everything: [
    root('everything-early', everything, 40, 'deck', [1, 2, 3]),
    root('everything-late', everything, 200, 'deck', [1, 2, 3]),
  ],
  // both begin with the choice that a circle asks for
  'crop-circles': [
    root('crop-circles', circles, 189, 'deck', [1, 2, 3, 4]),
    root('crop-circles-on-roads', circlesOnRoads, 277, 'deck', [1, 2, 3, 4]),
  ],
  // begins with a deploy step in which a knight has to go
  princess: [{ ...root('princess', knights, 203, 'deck', [1, 2, 3]), seed: 3 }],
  fairy: [
    root('fairy', fairies, 90, 'deck', [1, 2, 3]),
    root('fairy-on-tile', { ...fairies, ...{ fairyPlacement: 'onTile' } }, 91, 'deck', [1, 2, 3]),
  ],
  shrines: [root('shrines', heretics, 150, 'deck', [1, 2, 3, 4])],
  'king-robber': [root('king-robber', cards, 187, 'deck', [1, 2, 3, 4])],
  // begins with a deploy step on a festival tile
  festival: [root('festival', festival, 191, 'deck', [1, 2, 3])],
  watchtowers: [root('watchtowers', towers, 60, 'deck', [1, 2, 3, 4])],
  'little-buildings': [root('little-buildings', buildings, 50, 'deck', [1, 2, 3, 4])],
  'gold-mines': [root('gold-mines', gold, 90, 'deck', [1, 2, 3, 4])],
  phantom: [
    root('phantom', { edition: 'C1', modules: { phantom: true } }, 30, 'deck', [1, 2, 3, 4]),
    root('phantom-on-roads', phantom, 61, 'deck', [1, 2, 3, 4]),
  ],
  'spiel-doch': [root('spiel-doch', spiele, 0, 'deck', [1, 2, 3, 4])],
  darmstadt: [root('darmstadt', churches, 60, 'deck', [1, 2, 3, 4])],
  siege: [root('siege', knightsOut, 116, 'deck', [1, 2, 3, 4])],
  'wind-roses': [root('wind-roses', roses, 40, 'deck', [1, 2, 3, 4])],
};

/** The game at which counting begins. */
export function rootGame(engine: Engine, { config, seed, opening }: Root): Game {
  // the tables are older than princess and fairy, whose set some of them play with
  const modules = { princess: false, fairy: false, ...config.modules } as ConfigInput['modules'];
  const game = engine.newGame({ ...config, modules }, { seed, manualChance: true });
  const pick = chooser(seed);
  for (let n = 0; n < opening && !game.isOver; n++) {
    if (game.actor < 0) game.playRandom();
    else {
      const legal = inOldOrder(game);
      game.play(legal[pick(legal.length)] as Move);
    }
  }
  return game;
}
export function formatTable({ id, config, seed, opening, chance }: Root, counts: readonly Count[]): string {
  const head = [`id ${id}`, `config ${JSON.stringify(config)}`, `seed ${seed}`, `opening ${opening}`, `chance ${chance}`];
  return [...head, ...counts.map(({ depth, nodes }) => `perft ${depth} ${nodes}`), ''].join('\n');
}
export function parseTables(text: string): { root: Root; counts: Count[] }[] {
  return text
    .split(/\n\s*\n/)
    .filter((block) => block.trim())
    .map((block) => {
      const lines = block
        .trim()
        .split('\n')
        .map((line) => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)] as const);
      const value = (key: string) => {
        const found = lines.find(([name]) => name === key);
        if (!found) throw new Error(`perft block without ${key}`);
        return found[1];
      };
      const counts = lines
        .filter(([name]) => name === 'perft')
        .map(([, rest]) => {
          const [depth, nodes] = rest.split(' ').map(Number);
          return { depth: depth as number, nodes: nodes as number };
        });
      return {
        root: {
          id: value('id'),
          config: JSON.parse(value('config')) as ConfigInput,
          seed: Number(value('seed')),
          opening: Number(value('opening')),
          chance: value('chance') as Root['chance'],
          depths: counts.map((c) => c.depth),
        },
        counts,
      };
    });
}
