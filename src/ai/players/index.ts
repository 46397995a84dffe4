/** Players by a short text: `random`, `naive`, `greedy`, `learned`, `learned:300`, `mcts:2000`, `mcts:500ms,rollout=light,trees=4`. */
import { HighwaymanError } from '../../errors.js';
import { needFlag, needText } from '../../guard.js';
import { ROLLOUTS, type RolloutPolicy } from '../playouts.js';
import { derive } from '../random.js';
import { greedyPlayer, learnedPlayer, naivePlayer, VALUES, type Value } from './greedy.js';
import { mctsPlayer, type MctsOptions } from './mcts.js';
import type { Player } from './player.js';
import { randomPlayer } from './random.js';

export type { Player, SearchResult } from './player.js';
export { randomPlayer } from './random.js';
export { greedyPlayer, learnedPlayer, moveValues, naivePlayer, VALUES, type GreedyOptions, type Value } from './greedy.js';
export { mctsPlayer, search, MCTS_DEFAULTS, type MctsOptions } from './mcts.js';

const SYNTAX =
  'random, naive, greedy, learned, learned:ITERATIONS, mcts, mcts:ITERATIONS or mcts:Nms, then ,rollout= ,horizon= ,value= ,exploration= ,scale= ,trees=';
const NUMBERS = ['horizon', 'exploration', 'scale', 'trees', 'iterations'] as const;

/**
 * The player of a text.
 * @param timed whether budgets in milliseconds are allowed; they make games depend on the machine
 * @throws ERR_CONFIG for a text that names no player
 */
export function playerOf(spec: string, seed: number | string = 0, timed = true): Player {
  needText(spec, 'player', SYNTAX, 'ERR_CONFIG');
  needFlag(timed, 'timed');
  derive(seed);
  const bad = (value: unknown): never => {
    throw new HighwaymanError('ERR_CONFIG', 'player', value, SYNTAX);
  };
  const [, kind = '', rest = ''] = /^([a-z]+)(?::(.+))?$/.exec(spec) ?? [];
  const player = (made: Player): Player => ({ ...made, name: spec });
  if (kind === 'random') return rest ? bad(spec) : player(randomPlayer(derive(seed, 1)));
  if (kind === 'greedy' || kind === 'naive') {
    if (rest && !/^[1-9]\d{0,7}$/.test(rest)) return bad(spec);
    return player((kind === 'naive' ? naivePlayer : greedyPlayer)(rest ? { nodes: Number(rest) } : {}));
  }
  if (kind === 'learned' && !rest) return player(learnedPlayer());
  if (kind !== 'mcts' && kind !== 'learned') return bad(spec);
  const options: { -readonly [K in keyof MctsOptions]: MctsOptions[K] } = { seed: derive(seed, 2) };
  if (kind === 'learned') options.value = kind;
  for (const part of rest ? rest.split(',') : []) {
    const budget = /^([1-9]\d{0,8})(ms)?$/.exec(part);
    const [, key = '', value = ''] = /^([a-z]+)=(.+)$/.exec(part) ?? [];
    if (budget) options[budget[2] ? 'milliseconds' : 'iterations'] = Number(budget[1]);
    else if (key === 'rollout' && (ROLLOUTS as readonly string[]).includes(value)) options.rollout = value as RolloutPolicy;
    else if (key === 'value' && kind === 'mcts' && (VALUES as readonly string[]).includes(value)) options.value = value as Value;
    else if ((NUMBERS as readonly string[]).includes(key) && /^-?\d+(\.\d+)?$/.test(value))
      options[key as (typeof NUMBERS)[number]] = Number(value);
    else return bad(spec);
  }
  if (options.milliseconds !== undefined && !timed) return bad(spec);
  try {
    return player(mctsPlayer(options));
  } catch {
    return bad(spec); // an option out of its range
  }
}
