/** What `ferryPreview` says of a ferry's choices is what comes of them (FER-30..34). */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { loadSync } from '../../src/entry-url.js';
import type { Place } from '../../src/core/board-reader.js';

const engine = loadSync(readFileSync('build/core.wasm'));
const key = ({ x, y, segment }: Place): string => `${x},${y}:${segment}`;

it('FER-30 the square, the pair and the roads of each choice are those of the board after it', () => {
  let [laid, pivoted, joined, parted, closed, reopened] = [0, 0, 0, 0, 0, 0];
  for (let seed = 0; seed < 12; seed++) {
    const game = engine.newGame({ sets: { base: 1, ferries: 2 } }, { seed });
    for (let turn = seed; !game.isOver; turn++) {
      const moves = game.legal();
      const choices = game.ferryPreview();
      const asked = moves.filter(({ type }) => type === 'ferry' || type === 'pivot');
      expect(choices.map(({ x, y, pair }) => ({ x, y, pair }))).toEqual(asked.map(({ type: _, ...move }) => move));
      for (const choice of choices) {
        expect(choice.from).toBe(game.tileAt(choice.x, choice.y)?.ferry);
        if (choice.from === null) laid++;
        else pivoted++;
        const after = game.clone().play(choice.move);
        const road = ({ x, y, segment }: Place) => after.featureAt(x, y, segment);
        const before = ({ x, y, segment }: Place) => game.featureAt(x, y, segment);
        for (const { segments, complete } of choice.roads) {
          const real = road(segments[0] as Place);
          expect([real.segments.map(key).sort(), real.complete]).toEqual([segments.map(key).sort(), complete]);
        }
        for (const group of choice.joins) {
          joined++;
          for (const place of group) expect(road(place).segments.map(key)).toEqual(expect.arrayContaining(group.map(key)));
          expect(new Set(group.map((place) => before(place).segments.map(key).sort().join())).size).toBeGreaterThan(1);
        }
        for (const group of choice.parts) {
          parted++;
          expect(new Set(group.map((place) => road(place).segments.map(key).sort().join())).size).toBeGreaterThan(1);
        }
        for (const place of choice.closes) {
          closed++;
          expect([before(place).complete, road(place).complete]).toEqual([false, true]);
        }
        for (const place of choice.reopens) {
          reopened++;
          expect([before(place).complete, road(place).complete]).toEqual([true, false]);
        }
        after.dispose();
      }
      game.play(moves[(turn * 7) % moves.length] as (typeof moves)[number]);
    }
    game.dispose();
  }
  for (const seen of [laid, pivoted, joined, parted, closed, reopened]) expect(seen).toBeGreaterThan(0);
});
