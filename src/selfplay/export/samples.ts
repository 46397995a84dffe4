/** A game of self-play → a sample for each index that a player chose: what was seen, what was legal, what is to be learned. */
import { Observer, type ObservationSpec } from '../../ai/observation.js';
import { PolicyView } from '../../ai/policy.js';
import { returnsOf } from '../../ai/returns.js';
import type { Engine } from '../../engine.js';
import { HighwaymanError } from '../../errors.js';
import type { Position } from '../../position.js';
import type { Rules } from '../../types.js';
import type { GameLine } from '../job.js';
import type { ReadLine } from './lines.js';

/** Views are valid until the next sample. */
export interface Sample {
  readonly planes: Float32Array;
  readonly globals: Float32Array;
  readonly legal: Uint8Array;
  /** Shares of the visits by index, or 1 for the index played where nothing was searched. */
  readonly policy: Float32Array;
  readonly action: number;
  readonly player: number;
  readonly decision: number;
  /** Share of the win that the player to move got, and points of lead. */
  readonly value: number;
  readonly margin: number;
  /** What the search expected; NaN where there was none. */
  readonly root: number;
  readonly temperature: number;
}

/** Makes samples of games of one set of rules. */
export class Sampler {
  readonly spec: ObservationSpec;
  readonly numActions: number;
  /** Moves played outside the window: they have no index. */
  outside = 0;
  private readonly observer: Observer;
  private readonly view: PolicyView;
  private readonly legal: Uint8Array;
  private readonly policy: Float32Array;

  constructor(
    private readonly engine: Engine,
    private readonly rules: Rules,
    side?: number,
  ) {
    const position = engine.newPosition(rules);
    this.observer = new Observer(position, side);
    this.view = new PolicyView(position, side);
    this.spec = this.observer.spec;
    this.numActions = this.view.numActions;
    this.legal = new Uint8Array(this.numActions);
    this.policy = new Float32Array(this.numActions);
    position.dispose();
  }
  dispose(): void {
    this.observer.dispose();
    this.view.dispose();
  }
  /** Plays a game again. @throws ERR_SAVE where it is not what the line says */
  play({ number, game }: ReadLine, take: (sample: Sample) => void): void {
    const packed = this.packedMoves(number, game);
    const position = this.engine.newPosition(this.rules, game.seed);
    try {
      const thoughts = new Map((game.thoughts ?? []).map((thought, i) => [thought.decision, { ...thought, i }]));
      const [wins, margins] = [returnsOf(game.scores, 'win'), returnsOf(game.scores, 'margin')];
      let decision = 0;
      for (const move of packed) {
        if (!position.isChance) {
          const thought = thoughts.get(decision);
          thoughts.delete(decision);
          const moves = position.legal().slice();
          if (thought && thought.visits.length !== moves.length)
            refuse(number, `thoughts[${thought.i}].visits`, thought.visits, `${moves.length} counts, one for each legal move`);
          const player = position.actor;
          const common = {
            player,
            decision: decision++,
            value: wins[player] as number,
            margin: margins[player] as number,
            root: thought?.value ?? Number.NaN,
            temperature: thought?.temperature ?? 0,
          };
          this.samples(position, moves, thought?.visits, move, common, take);
        }
        position.make(move);
      }
      const [left] = thoughts.values();
      if (left)
        refuse(
          number,
          `thoughts[${left.i}].decision`,
          left.decision,
          `a decision of the game, different ones, below ${decision}`,
        );
    } finally {
      position.dispose();
    }
  }
  private packedMoves(number: number, { seed, moves, scores }: GameLine): number[] {
    const game = this.engine.newGame(this.rules, { seed, manualChance: true });
    try {
      moves.forEach((token, i) => {
        try {
          game.play(token);
        } catch (error) {
          if (!(error instanceof HighwaymanError)) throw error;
          refuse(number, `moves[${i}]`, token, error.expected);
        }
      });
      if (!game.isOver) refuse(number, 'moves', moves.at(-1), 'moves to the end of the game');
      if (String(game.scores) !== String(scores))
        refuse(number, 'scores', scores, `${game.scores.join(', ')}, as the moves bring`);
      return game.record.map(({ packed }) => packed);
    } finally {
      game.dispose();
    }
  }
  /** One sample, or two where a CELL index comes first. */
  private samples(
    position: Position,
    moves: Uint32Array,
    visits: readonly number[] | undefined,
    played: number,
    common: Pick<Sample, 'player' | 'decision' | 'value' | 'margin' | 'root' | 'temperature'>,
    take: (sample: Sample) => void,
  ): void {
    const { view } = this;
    view.focus = -1;
    const index = (move: number): readonly number[] | null => view.toIndex(position, move);
    const own = index(played);
    if (!own) {
      this.outside++;
      return;
    }
    const weights = Array.from(moves, (move, i) => visits?.[i] ?? (move === played ? 1 : 0));
    const steps = Array.from(moves, (move, i) => (weights[i] ? index(move) : null));
    const first = own[0] as number;
    this.share(steps, weights, first);
    this.take(position, first, common, take);
    if (own.length < 2) return;
    const reached = view.fromIndex(position, first);
    if (reached.type === 'focus') view.focus = reached.tile;
    const below = Array.from(moves, (move, i) => (steps[i]?.[0] === first ? index(move) : null));
    const second = own[1] as number;
    this.share(below, weights, second);
    this.take(position, second, common, take);
  }
  /** Shares of the weights by the first index of each move; all for the index played when none has any. */
  private share(steps: readonly (readonly number[] | null)[], weights: readonly number[], played: number): void {
    const { policy } = this;
    policy.fill(0);
    let sum = 0;
    steps.forEach((step, i) => {
      if (!step) return;
      const [at = 0] = step;
      policy[at] = (policy[at] as number) + (weights[i] as number);
      sum += weights[i] as number;
    });
    if (sum === 0) policy[played] = sum = 1;
    for (let i = 0; i < policy.length; i++) if (policy[i]) policy[i] = (policy[i] as number) / sum;
  }
  private take(
    position: Position,
    action: number,
    common: Pick<Sample, 'player' | 'decision' | 'value' | 'margin' | 'root' | 'temperature'>,
    take: (sample: Sample) => void,
  ): void {
    const { observer, view, legal, policy } = this;
    view.mask(position, legal);
    observer.write(position, { viewer: common.player, focus: view.focus });
    const { planes, globals } = observer;
    take({ planes, globals, legal, policy, action, ...common });
  }
}
function refuse(number: number, field: string, value: unknown, expected: string): never {
  throw new HighwaymanError('ERR_SAVE', `line ${number}.${field}`, value, expected);
}
