/** How many ferries a game has; apart from the compiler, since who is handed rules needs it too. */
import type { Rules } from '../types.js';

/** Ferries in the common supply (FER-2): 8 per box, and one for each lake tile that came without a box. */
export function ferrySupply({ config, kinds, start }: Pick<Rules, 'config' | 'kinds' | 'start'>): number {
  if (typeof config.ferryCount === 'number') return config.ferryCount;
  const boxes = config.sets['ferries'] ?? 0;
  const loose = kinds.filter((kind) => kind.lake && (kind.set !== 'ferries' || boxes === 0));
  return 8 * boxes + loose.reduce((sum, kind) => sum + kind.copies + (kinds[start] === kind ? 1 : 0), 0);
}
