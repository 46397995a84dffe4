/** The reference model as a player. */
import { Model } from '../reference/model.js';
import type { Rules } from '../../src/types.js';
import type { FeatureView, FigureView, Payment, Player, Players, Position } from './player.js';

class ModelPlayer implements Player {
  readonly rules: Rules;
  readonly #model: Model;

  constructor(rules: Rules, model: Model) {
    this.rules = rules;
    this.#model = model;
  }

  phase = () => this.#model.phase;
  actor = () => this.#model.actor;
  turnPlayer = () => this.#model.turnPlayer;
  part = () => this.#model.part;
  drawn = () => this.#model.drawn;
  placed = () => this.#model.placed;
  options = () => this.#model.options();
  apply = (token: string) => this.#model.apply(token);
  scores = () => this.#model.scores;
  payments = (): Payment[] => this.#model.lastScores.map(({ kind, ...rest }) => ({ feature: kind, ...rest }));
  supply = (player: number) => this.#model.supply(player);
  abbeys = (player: number) => this.#model.abbeys(player);
  goods = (player: number) => this.#model.goods(player);
  remaining = () => Object.values(this.#model.remaining()).reduce((sum, count) => sum + count, 0);
  tiles = () => this.#model.tiles();
  tileAt = (x: number, y: number) => this.#model.tiles().find((tile) => tile.x === x && tile.y === y) ?? null;
  figures = (): FigureView[] => this.#model.figures().map((piece) => ({ corner: -1, ...piece }));
  ferries = () => this.#model.ferries();
  magic = () => this.#model.magic();
  features = (): FeatureView[] =>
    this.#model
      .features()
      .map((feature) => ({ ...feature, segments: feature.segments.map(([x, y, segment]) => ({ x, y, segment })) }));
}

export const MODEL: Players = {
  name: 'model',
  newGame: (rules) => new ModelPlayer(rules, new Model(rules)),
  fromPosition: (rules, position: Position) => new ModelPlayer(rules, Model.fromPosition(rules, position)),
};
