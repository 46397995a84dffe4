/** The engine as a player, over its public methods only. */
import { kindNumber } from '../../src/rules/kind-of.js';
import { GOODS } from '../../src/rules/numbered.js';
import { seedState } from '../../src/setup/seed.js';
import { buildable } from '../../src/setup/lay.js';
import type { SetupOps } from '../../src/setup/ops.js';
import { FIGURES, PAIRS } from '../../src/types.js';
import type { Goods, Rules } from '../../src/types.js';
import type { Engine } from '../../src/engine.js';
import type { Game } from '../../src/game.js';
import type { FeatureView, FigureView, Payment, Player, Players, Position } from './player.js';

const BARN = FIGURES.indexOf('barn');

class GamePlayer implements Player {
  readonly #game: Game;

  constructor(game: Game) {
    this.#game = game;
  }

  get rules(): Rules {
    return this.#game.rules;
  }
  phase = () => this.#game.phase;
  actor = () => this.#game.actor;
  turnPlayer = () => this.#game.turnPlayer;
  part = () => this.#game.part;
  drawn = () => this.#game.drawn;
  placed = () => this.#game.placed;
  options = () => this.#game.legalTokens();
  apply = (token: string): void => void this.#game.play(token);
  scores = () => this.#game.scores;
  payments = (): Payment[] =>
    this.#game
      .events()
      .map(({ player, feature, x, y, segment, points, final }) => ({
        player,
        feature: GOODS.includes(feature as Goods) ? 'goods' : feature,
        x,
        y,
        segment,
        points,
        final,
      }));
  supply = (player: number) => this.#game.supply(player);
  abbeys = (player: number) => this.#game.abbeys(player);
  goods = (player: number) => this.#game.goods(player);
  remaining = () => this.#game.remaining().reduce((sum, { count }) => sum + count, 0);
  tiles = () => this.#game.tiles();
  tileAt = (x: number, y: number) => this.#game.tileAt(x, y) ?? null;
  figures = (): FigureView[] => this.#game.figures().map((piece) => ({ ...piece, corner: piece.corner ?? -1 }));
  ferries = () => this.#game.tiles().flatMap(({ x, y, ferry }) => (ferry ? [{ x, y, pair: ferry }] : []));
  magic = () => this.#game.magic;
  features = (): readonly FeatureView[] => this.#game.features();

  dispose(): void {
    this.#game.dispose();
  }
}

/** The arrays of numbers that the core builds a position from. */
export function opsOf(rules: Rules, position: Position): SetupOps {
  const { config, kinds } = rules;
  const players = Array.from({ length: config.players }, (_, player) => player);
  const kindOf = (id: string): number => {
    const kind = kindNumber(rules, id);
    if (kind < 0) throw new Error(`no tile ${id} in these rules`);
    return kind;
  };
  const figures = (position.figures ?? []).map(({ player, figure, x, y, segment = 0, corner = 0 }) => {
    const number = FIGURES.indexOf(figure);
    return { player, figure: number, x, y, slot: number === BARN ? corner : segment };
  });
  const bag = kinds.map(() => 0);
  for (const [id, count] of Object.entries(position.bag)) bag[kindOf(id)] = (bag[kindOf(id)] ?? 0) + count;
  const used = (player: number, figure: number) => figures.filter((op) => op.player === player && op.figure === figure).length;
  const quarters = players.map(() => [-1, -1, -1, -1]);
  for (const { player, quarter } of position.leipzig ?? []) (quarters[player] as number[])[quarter] = 0;
  return buildable({
    tiles: position.tiles.map(([id, x, y, rotation]) => ({ kind: kindOf(id), x, y, rotation })),
    figures,
    ferries: (position.ferries ?? []).map(({ x, y, pair }) => ({ x, y, pair: PAIRS.indexOf(pair) })),
    mage: position.mage ? { x: position.mage.x, y: position.mage.y, slot: position.mage.segment } : null,
    witch: position.witch ? { x: position.witch.x, y: position.witch.y, slot: position.witch.segment } : null,
    bag,
    scores: position.scores ?? players.map(() => 0),
    supply: players.map((player) =>
      FIGURES.map((figure, number) => {
        const sent = number === 0 ? (position.leipzig ?? []).filter((meeple) => meeple.player === player).length : 0;
        return position.supply?.[player]?.[figure] ?? Math.max(0, (config.pieces[figure] ?? 0) - used(player, number) - sent);
      }),
    ),
    abbeys: position.abbeys ?? players.map(() => config.abbeysPerPlayer),
    goods: players.map((player) => {
      const { wine = 0, grain = 0, cloth = 0 } = position.goods?.[player] ?? {};
      return [wine, grain, cloth];
    }),
    quarters,
    ...(position.state && { state: position.state }),
    turnPlayer: position.turnPlayer ?? 0,
    drawn: position.drawn === undefined ? -1 : kindOf(position.drawn),
    seed: seedState(0),
  });
}

export function gamePlayers(engine: Engine): Players {
  return {
    name: 'engine',
    newGame: (rules) => new GamePlayer(engine.newGame(rules, { manualChance: true })),
    fromPosition: (rules, position) => new GamePlayer(engine.build(rules, opsOf(rules, position), { manualChance: true })),
  };
}
