/** After `dispose()` every member says ERR_DISPOSED but those that say what the thing was. */
import { describe, expect, it } from 'vitest';
import { HighwaymanError } from '../../src/errors.js';
import { CLASSES } from './arguments.js';
import { publicMembers } from './public-members.js';

/** What does not ask the position. */
const STAYS = ['dispose', 'toJSON', 'rules', 'map', 'givenDeck', 'manualChance', 'numPlayers', 'live', 'bytes'];

/** What a session or a replay read from the game beforehand, and what a thinker says of itself. */
const KEPT: Readonly<Record<string, readonly string[]>> = {
  'client.Session': ['name', 'seats'],
  'client.Replay': ['at', 'length', 'token', 'turn'],
  'client.Thinker': ['cancel', 'busy'],
};

describe.each(Object.entries(CLASSES).filter(([, { methods, make }]) => 'dispose' in methods || 'dispose' in make()))(
  '%s',
  (name, { make, methods, file }) => {
    const { getters } = publicMembers(file, name.split('.')[1] as string);
    it.each([...Object.keys(methods), ...getters].filter((member) => ![...STAYS, ...(KEPT[name] ?? [])].includes(member)))(
      '%s',
      (member) => {
        const one = make() as Record<string, unknown> & { dispose(): void };
        const args = methods[member]?.() ?? [];
        one.dispose();
        let caught: unknown;
        try {
          const value = one[member];
          if (typeof value === 'function') (value as (...given: unknown[]) => unknown).apply(one, [...args]);
        } catch (error) {
          caught = error;
        }
        expect(caught).toBeInstanceOf(HighwaymanError);
        expect((caught as HighwaymanError).code).toBe('ERR_DISPOSED');
      },
    );
  },
);
