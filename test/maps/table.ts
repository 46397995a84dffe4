/** Positions on maps for engine and reference model at once; squares are written row,column as in the rules. */
import { loadSync } from '../../src/entry-url.js';
import type { Game } from '../../src/entry-url.js';
import { compileRules, type ConfigInput } from '../../src/rules/index.js';
import { readSetup, type Setup } from '../../src/setup/index.js';
import { FIGURES, type Pair, type TileDefinition } from '../../src/types.js';
import { Model } from '../reference/model.js';

export const engine = loadSync();

/** Tiles that no box has: nothing but field, and a city cap with a cathedral. */
const PLAIN: TileDefinition = {
  id: 'plain',
  edges: 'FFFF',
  cities: [],
  roads: [],
  fields: [{ half: [0, 1, 2, 3, 4, 5, 6, 7], cities: [] }],
};
const CATHEDRAL: TileDefinition = {
  id: 'cap-cathedral',
  edges: 'CFFF',
  cities: [{ edges: 'N', pennants: 0, cathedral: true }],
  roads: [],
  fields: [{ half: [2, 3, 4, 5, 6, 7], cities: [0] }],
};
export const OWN_TILES = [
  { tile: PLAIN, copies: 12 },
  { tile: CATHEDRAL, copies: 1 },
];

/** `2,5` or [2,5] → the token of the square. */
export const at = (row: number, col: number): string => `${col - 1},${row - 1}`;

export interface Scene {
  /** `id row,col rotation` divided by semicolons. */
  readonly tiles: string;
  /** `player figure row,col slot`. */
  readonly figures?: readonly string[];
  /** `row,col` on its face, `row,col o2` showing. */
  readonly chips?: readonly string[];
  readonly hidden?: Record<string, number>;
  readonly ferries?: readonly [row: number, col: number, pair: Pair][];
  readonly drawn?: string;
  readonly bag?: Record<string, number>;
  readonly abbeys?: number[];
}

function setupOf(config: ConfigInput, scene: Scene): Setup {
  const square = (text: string) => {
    const [row, col] = text.split(',').map(Number) as [number, number];
    return { x: col - 1, y: row - 1 };
  };
  return {
    config,
    tiles: scene.tiles.split(';').map((text) => {
      const [id = '', where = '', rotation] = text.trim().split(' ');
      const { x, y } = square(where);
      return [id, x, y, Number(rotation)];
    }),
    figures: (scene.figures ?? []).map((text) => {
      const [player, figure, where = '', slot] = text.split(' ');
      return {
        player: Number(player),
        figure: FIGURES.find((one) => one === figure) ?? 'normal',
        ...square(where),
        segment: Number(slot),
      };
    }),
    chips: (scene.chips ?? []).map((text) => {
      const [where = '', sort] = text.split(' ');
      return sort === undefined
        ? square(where)
        : { ...square(where), colour: 'obp'.indexOf(sort.charAt(0)), value: Number(sort.charAt(1)) };
    }),
    ferries: (scene.ferries ?? []).map(([row, col, pair]) => ({ x: col - 1, y: row - 1, pair })),
    bag: scene.bag ?? { 'base-B': 3 },
    drawn: scene.drawn ?? null,
    ...(scene.hidden ? { hiddenChips: scene.hidden } : {}),
    ...(scene.abbeys ? { abbeys: scene.abbeys } : {}),
  };
}

/** Engine and model in one position. Everything asked is asked of both. */
export class Table {
  readonly game: Game;
  private readonly model: Model;

  constructor(config: ConfigInput, scene: Scene) {
    const input: ConfigInput = { edition: 'C2', tiles: OWN_TILES, ...config };
    const setup = setupOf(input, scene);
    const { rules, ops } = readSetup(setup, {}, compileRules(input));
    this.game = engine.build(rules, ops, { manualChance: true });
    const players = rules.config.players;
    this.model = Model.fromPosition(rules, {
      tiles: setup.tiles,
      figures: ops.figures.map(({ player, figure, x, y, slot }) => ({
        player,
        figure: FIGURES[figure] ?? 'normal',
        x,
        y,
        segment: slot,
      })),
      ferries: setup.ferries ?? [],
      chips: setup.chips ?? [],
      bag: setup.bag as Record<string, number>,
      abbeys: setup.abbeys ?? Array.from({ length: players }, () => rules.config.abbeysPerPlayer),
      ...(scene.hidden ? { hiddenChips: scene.hidden } : {}),
      ...(scene.drawn === undefined ? {} : { drawn: scene.drawn }),
    });
    this.compare();
  }
  private compare(): void {
    const order = (list: readonly object[]) => list.map((one) => JSON.stringify(Object.entries(one).sort())).sort();
    const mine = [this.game.phase, this.game.actor, this.game.scores, this.game.legalTokens().sort(), order(this.game.chips())];
    const theirs = [this.model.phase, this.model.actor, this.model.scores, this.model.options(), order(this.model.chips())];
    if (JSON.stringify(mine) !== JSON.stringify(theirs))
      throw new Error(`engine and model differ\n${JSON.stringify(mine)}\n${JSON.stringify(theirs)}`);
  }
  get phase(): string {
    return this.game.phase;
  }
  options(): string[] {
    return this.game.legalTokens();
  }
  /** Rotations in which the drawn tile may lie on a square. */
  turns(row: number, col: number): number[] {
    const square = `${at(row, col)}@`;
    return this.options()
      .filter((token) => token.startsWith(square))
      .map((token) => Number(token.slice(square.length)));
  }
  /** Plays on both sides; gives the points paid, by player. */
  play(...tokens: readonly string[]): Record<number, number> {
    const paid: Record<number, number> = {};
    for (const token of tokens) {
      this.game.play(token);
      this.model.apply(token);
      for (const { player, points, terms } of this.game.events()) {
        if (terms.reduce((sum, term) => sum + term.points, 0) !== points) throw new Error('terms do not add up');
        paid[player] = (paid[player] ?? 0) + points;
      }
      this.compare();
    }
    return paid;
  }
}

export const TM: ConfigInput = { map: 'testmap-a' };
export const IB: ConfigInput = { map: 'iberia' };
export const IB_CHIPS: ConfigInput = { map: { id: 'iberia', chips: true } };
export const TM_CHIPS: ConfigInput = { map: { id: 'testmap-a', chips: true, chipCount: 4 } };
