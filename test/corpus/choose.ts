/** Picks the implementation that a command line tool or a test runs over. */
import type { Players } from './player.js';

/** The engine, or the slow reference model. */
export async function chosenPlayers(model = false): Promise<Players> {
  if (model) return (await import('./model-player.js')).MODEL;
  const [{ gamePlayers }, { load }] = await Promise.all([import('./game-player.js'), import('../../src/entry-inline.js')]);
  return gamePlayers(await load());
}
