/** Scenes of the fairy, shared by her tests. */
import { State } from '../../assembly/generated/state.js';
import { useExpansion } from '../../src/expansions/registry.js';
import { fairy } from '../../src/generated/expansions/fairy.js';
import { festival } from '../../src/generated/expansions/festival.js';
import { phantom } from '../../src/generated/expansions/phantom.js';
import { princess } from '../../src/generated/expansions/princess.js';
import { compileRules } from '../../src/rules/index.js';
import { FIGURES, type Figure } from '../../src/types.js';
import { slotOn } from '../golden/scene-spec.js';
import type { Scene, SceneSpec } from './table.js';
import { scene } from './table.js';

[fairy, festival, phantom, princess].forEach(useExpansion);

export type Beside = readonly [player: number, x: number, y: number, on: string, figure?: Figure];
export const PLAIN = { modules: { fairy: true } };
export const ON_TILE = { ...PLAIN, fairyPlacement: 'onTile' };
/** A scene with the fairy beside a meeple, or with no player on a square. */
export function table(spec: SceneSpec, beside?: Beside, config: object = PLAIN): Scene {
  const [player, x, y, on, figure = 'normal'] = beside ?? [-1, 0, 0, ''];
  const tile = spec.tiles.find((laid) => laid[1] === x && laid[2] === y);
  const rules = compileRules({ edition: 'C2', copies: { [tile?.[0] ?? '']: 1 } });
  const slot = tile && on !== '' ? slotOn(rules, tile[0], tile[3], on) : 0;
  const meeple: number[][] = player < 0 ? [] : [[State.FairyMeeple, player + 16 * FIGURES.indexOf(figure)]];
  const state = beside ? [[State.Fairy, x, y, slot], ...meeple] : [];
  return scene({ colours: ['red', 'blue'], turn: 'red', ...spec, config: config as NonNullable<SceneSpec['config']>, state });
}
export const moves = (s: Scene): string[] =>
  s.player
    .options()
    .filter((token) => token.includes('!'))
    .sort();
/** Points of the fairy so far. */
export const paid = (s: Scene, final = false): string[] =>
  s.payments.filter((one) => one.feature === 'fairy' && one.final === final).map(({ player, points }) => `${player} ${points}`);
export const finishGame = (s: Scene): Scene => {
  for (let n = 0; n < 50 && s.player.phase() !== 'over'; n++) {
    const options = s.player.options();
    s.apply(options.includes('-') ? '-' : (options[0] as string));
  }
  return s;
};
export const ROAD: SceneSpec['tiles'] = [
  ['base-D', 0, 0, 0],
  ['base-U', 1, 0, 0],
  ['base-U', 2, 0, 0],
];
