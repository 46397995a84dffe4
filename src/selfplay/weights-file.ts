/** The weights of `learned` as a source file of the core. */
import { Trait } from '../../assembly/constants.js';
import type { Progress } from './training.js';

/** Weights are kept as whole numbers of this part of a point. */
const SCALE = 256;

/** Tables for two to six players; a number that was not learned takes those of the nearest one. */
export function learnedSource(progress: readonly Progress[], { seed, commit }: { seed: string; commit: string }): string {
  const done = progress.filter(({ weights }) => weights).sort((a, b) => a.players - b.players);
  const nearest = (players: number): Progress =>
    done.reduce((best, each) => (Math.abs(each.players - players) < Math.abs(best.players - players) ? each : best));
  const games = done.map(({ players, generation, games }) => `${games} games of ${players} players in ${generation} generations`);
  const rows = [2, 3, 4, 5, 6].flatMap((players) => [
    `  // ${players} players`,
    ...Array.from({ length: Trait.Count / 4 }, (_, i) => line((nearest(players).weights ?? []).slice(8 * i, 8 * i + 8))),
  ]);
  return `/**
 * Weights learned by self-play, in parts of ${SCALE} of a point: for each trait a number, and one that counts by how much is still to come.
 * Written by \`npm run train\`, seed ${seed}, core of ${commit}:
 * ${games.join(',\n * ')}.
 */
export const LEARNED_SCALE: f32 = ${SCALE};
/** i16 [5][Trait.Count][2], from two players on. */
export const learned: usize = memory.data<i16>([
${rows.join('\n')}
]);
`;
}
function line(weights: readonly number[]): string {
  return `  ${weights.map((each) => `${Math.max(-32768, Math.min(32767, Math.round(each * SCALE)))},`).join(' ')}`;
}
