/** Moves, features and tiles in words; previews. */
import { describe, expect, it } from 'vitest';
import { useExpansion } from '../../src/expansions/registry.js';
import { ALL_EXPANSIONS } from '../../src/generated/expansions/all.js';
import { preset } from '../../src/rules/presets.js';
import { readConfig, type PlainConfig } from '../../src/rules/read.js';
import { choices, groupChoices, placements, placementToken } from '../../src/client/choices.js';
import { drawnText, featureText, ownerText, reasonText, tileText } from '../../src/client/describe.js';
import { effectsOf, effectText } from '../../src/client/ferry-preview.js';
import { previewMove } from '../../src/client/preview.js';
import { WORDS, type Words } from '../../src/client/words/index.js';
import { TERMS } from '../../src/expansions/terms.js';
import { engine, FERRIES, newGame, some } from './games.js';

ALL_EXPANSIONS.forEach(useExpansion);
const name = (player: number): string => 'ABCDEF'.charAt(player);

describe.each(Object.values(WORDS))('words in $language', (words) => {
  it('no two choices of a decision read the same, and placements and choices are the legal moves', { timeout: 120_000 }, () => {
    for (const [config, seed] of [
      [preset('C2-all'), 1],
      [preset('C3-all'), 2],
      [{ ...preset('C2-all'), players: 5 }, 3],
      [preset('iberia-chips'), 4],
    ] as const) {
      const game = newGame(config, seed);
      while (!game.isOver) {
        const all = choices(game, words, name);
        const squares = placements(game);
        const labels = all.map(({ label }) => label);
        expect(new Set(labels).size, labels.join('\n')).toBe(labels.length);
        expect(labels.filter((label) => label === '' || /undefined|NaN|\bnull\b/.test(label))).toEqual([]);
        const tokens = [
          ...all.map(({ token }) => token),
          ...squares.flatMap((at) => at.rotations.map((rotation) => placementToken(at, rotation))),
        ];
        expect(tokens.sort()).toEqual(game.legalTokens().sort());
        const { figures, lakes, others } = groupChoices(all);
        expect([...figures, ...lakes].reduce((sum, each) => sum + each.choices.length, others.length)).toBe(all.length);
        game.play(some(game));
      }
      game.dispose();
    }
  });
  it.each(ALL_EXPANSIONS.flatMap(({ sets = [] }) => sets))('moves and phases of %s are told in words', (set) => {
    const sets = { 'base': 1, 'inns-cathedrals': 1, 'traders-builders': 1, 'abbey-mayor': 1, [set]: 2 };
    const game = newGame(readConfig({ edition: 'C1', players: 3, sets } as PlainConfig), 8);
    const bare: string[] = [];
    while (!game.isOver) {
      if (!words.phase[game.phase]) bare.push(`phase ${game.phase}`);
      bare.push(...choices(game, words, name).flatMap(({ token, label }) => (label === token ? [token] : [])));
      game.play(some(game));
    }
    expect(bare).toEqual([]);
    game.dispose();
  });
  it('features, scores and ferries have whole sentences', () => {
    const game = newGame(FERRIES, 5);
    const texts: string[] = [];
    while (!game.isOver) {
      texts.push(
        drawnText(game, name, words),
        ...game.ferryPreview().map((choice) => effectText(effectsOf(game, choice), name, words)),
      );
      game.play(some(game));
      texts.push(...game.events().map((event) => reasonText(event, words)));
    }
    for (const feature of game.features()) texts.push(featureText(feature, words), ownerText(feature, name, words));
    expect(texts.filter((text) => /undefined|NaN|\bnull\b/.test(text))).toEqual([]);
    expect(new Set(texts).size).toBeGreaterThan(100);
  });
  it('every tile of a large game can be told in words, turned or not', () => {
    for (const kind of newGame(preset('C2-all')).rules.kinds) {
      for (const rotation of [0, 1, 2, 3]) expect(tileText(kind, rotation, words)).toMatch(/^[^;]+/);
    }
  });
});
it('German has a word for every term that is counted', () => {
  expect(
    Object.values(TERMS)
      .map(([, label]) => label)
      .filter((label) => WORDS.de.terms[label] === undefined),
  ).toEqual([]);
});
it('both languages have the same texts', () => {
  const shape = (value: unknown): unknown =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.entries(value)
          .map(([key, each]) => [key, key === 'terms' ? null : shape(each)])
          .sort()
      : typeof value;
  expect(shape(WORDS.de)).toEqual(shape(WORDS.en));
});
it('tells a tile as it is turned', () => {
  const kind = newGame().rules.kinds.find(({ id }) => id === 'base-D') as never;
  const words: Words = WORDS.en;
  expect(tileText(kind, 0, words)).not.toBe(tileText(kind, 1, words));
  expect(() => tileText(kind, 4, words)).toThrow('rotation');
});
it('a preview gives what the move then gives, and changes nothing', () => {
  const game = newGame(FERRIES, 9);
  let paid = 0;
  while (!game.isOver) {
    const hash = game.hash();
    const player = game.actor;
    const move = some(game);
    const preview = previewMove(game, move);
    expect(game.hash()).toBe(hash);
    const before = game.scores;
    const { turns, part } = game;
    game.play(move);
    // where the move ends the turn, the points are exactly those of the move
    if (game.turns !== turns || game.part !== part || game.actor !== player) {
      if (game.isOver) break;
      expect(game.scores.map((score, p) => score - (before[p] ?? 0))).toEqual(preview.points);
      paid += preview.points.reduce((a, b) => a + b, 0);
    }
  }
  expect(paid).toBeGreaterThan(0);
  expect(engine.live).toBeGreaterThan(0);
});
