/** The last abbeys and the final scoring (BASE-60..69, ABB-8, TRD-4). */
import type { Goods } from '../../src/types.js';
import { abbeyOptions } from './placing.js';
import { allFeatures } from './features.js';
import { scoreFields } from './fields.js';
import { inQuarter, TANNERS } from './leipzig.js';
import { payOwners } from './scoring.js';
import { clockwise, pay } from './state.js';
import type { State } from './state.js';

const GOODS: readonly Goods[] = ['wine', 'grain', 'cloth'];

function scoreGoods(state: State): void {
  for (const goods of GOODS) {
    const counts = state.goods.map((purse) => purse[goods]);
    const most = Math.max(...counts);
    counts.forEach((count, player) => {
      if (most === 0 || count !== most) return;
      pay(state, {
        player,
        points: state.rules.config.scoring.goodsMajority,
        kind: 'goods',
        x: 0,
        y: 0,
        segment: -1,
        final: true,
      });
    });
  }
}

function scoreTanners(state: State): void {
  const points = state.rules.config.scoring.leipzig.tanners;
  state.scores.forEach((_, player) => {
    if (inQuarter(state, player, TANNERS)) pay(state, { player, points, kind: 'leipzig', x: 0, y: 0, segment: -1, final: true });
  });
}

/** Nothing is taken from the board: figures stay where they were scored. */
function finalScoring(state: State): void {
  for (const feature of allFeatures(state.board, ['road', 'city', 'monastery', 'garden', 'cathedral']))
    payOwners(state, feature, true);
  scoreFields(state);
  scoreGoods(state);
  scoreTanners(state);
  for (const family of state.families) family.final?.(state);
  state.phase = 'over';
  state.actor = -1;
}

/** The next player of the last round who can place an abbey is asked; after the last one the game is over. */
export function continueEnding(state: State): void {
  for (let player = state.lastRound.shift(); player !== undefined; player = state.lastRound.shift()) {
    if ((state.abbeys[player] ?? 0) < 1 || abbeyOptions(state).length === 0) continue;
    state.turnPlayer = player;
    state.part = 1;
    state.phase = 'abbey';
    state.actor = player;
    return;
  }
  finalScoring(state);
}

/**
 * The bag is empty. The player of the last tile is the one before the turn player, except in the second part of a
 * double turn; the last abbeys are offered beginning with the next one, once round (ABB-8).
 */
export function beginEnding(state: State): void {
  state.ending = true;
  const first = (state.turnPlayer + (state.part === 2 ? 1 : 0)) % state.rules.config.players;
  state.lastRound = state.rules.config.abbeyAfterLastTile ? clockwise(state, first) : [];
  continueEnding(state);
}
