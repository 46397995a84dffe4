/** Wind Roses (WIND-1..13): three points for a quarter rose in its section of the board. */
import { sideOf } from '../board.js';
import type { Placed } from '../board.js';
import { pay, placedTile } from '../state.js';
import type { State } from '../state.js';
import { sign, word, type ModelFamily } from './family.js';

const LABELS = ['NE', 'SE', 'SW', 'NW'];

/** The whole rose that counts: the one laid last (WIND-2, WIND-7). */
const wholeRose = (state: State): Placed | undefined =>
  state.board
    .tiles()
    .filter(({ kind }) => sign(kind, 'windRose') === 'full')
    .at(-1);

/** The square lies in the section of the label, counted from the rose and as it lies (WIND-5, WIND-6, WIND-8). */
function inSection(state: State, label: string, rose: Placed): boolean {
  const north = (sideOf(sign(rose.kind, 'windRoseNorth')) + rose.rotation) % 4;
  const section = LABELS[(LABELS.indexOf(label) + north) % 4] ?? '';
  const { x, y } = placedTile(state);
  const reach = word(state.rules.config, 'windRoseBoundary') === 'none' ? 1 : 0;
  const [east, south] = [section.endsWith('E') ? x - rose.x : rose.x - x, section.startsWith('S') ? y - rose.y : rose.y - y];
  return east >= reach && south >= reach;
}

export const windRoses: ModelFamily = {
  id: 'windRoses',
  placed(state) {
    const tile = placedTile(state);
    const label = sign(tile.kind, 'windRose');
    const rose = wholeRose(state);
    if (!LABELS.includes(label) || !rose || !inSection(state, label, rose)) return;
    const { x, y } = tile;
    pay(state, { player: state.turnPlayer, points: 3, kind: 'windRose', x, y, segment: -1, final: false }); // WIND-4
  },
};
