/** What is generated from the manifests: committed as the generator writes it, and numbered as it says. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { idsFile } from '../../src/build/generate/ids-file.js';
import { outputs } from '../../src/build/generate/outputs.js';
import { keyed, stepsOf } from '../../src/build/generate/steps.js';
import { verbTable } from '../../src/build/generate/table.js';
import { verbsOf } from '../../src/build/generate/verbs.js';
import { base } from '../../src/expansions/base.js';
import type { Family, VerbDeclaration } from '../../src/expansions/family.js';
import { FAMILIES } from '../../src/expansions/manifest.js';
import { Fig } from '../../assembly/constants.js';
import { Figure, Verb } from '../../assembly/generated/ids.js';
import { VERB } from '../../src/generated/verbs.js';
import { FIGURES } from '../../src/types.js';

const family = (id: string, more: Partial<Family>): Family => ({ id, title: id, rules: [], ...more });
const verb = (type: string, more: Partial<VerbDeclaration> = {}): VerbDeclaration => ({ type, token: `${type}!`, ...more });

describe('generated files', () => {
  it.each([...outputs()])('%s is as `npm run generate` writes it', (path, text) => {
    expect(readFileSync(path, 'utf8')).toBe(text);
  });
});

describe('numbers of verbs', () => {
  it('are those that were ever given out', () => {
    const numbers = Object.fromEntries(verbsOf(FAMILIES).map(({ name, verb: number }) => [name, number]));
    expect(numbers).toMatchObject({
      pass: 0,
      draw: 1,
      place: 2,
      wagon: 3,
      recall: 4,
      barn: 5,
      abbey: 6,
      ferry: 7,
      pivot: 8,
      fly: 9,
      roll: 14,
      treat: 15,
      deploy: 16,
      magic: 32,
      unmagic: 34,
      send: 36,
      chip: 48,
      crop: 49,
    });
    expect(VERB).toMatchObject({ pass: Verb.Pass, deploy: Verb.Deploy, chip: Verb.Chip });
  });
  it('no number twice, none reaches 255, those of the base game lie below 64', () => {
    const verbs = verbsOf(FAMILIES);
    const taken = verbs.flatMap(({ verb: first, count }) => Array.from({ length: count }, (_, i) => first + i));
    expect(new Set(taken).size).toBe(taken.length);
    expect(Math.max(...taken)).toBeLessThan(255);
    for (const {
      family: { id },
      verb: first,
      count,
    } of verbs)
      if (id === 'base') expect(first + count).toBeLessThanOrEqual(64);
  });
  it('all figures: sixteen verbs by figure number from a multiple of 16, those with a verb of their own left out', () => {
    const [deploy] = verbsOf(FAMILIES).filter(({ name }) => name === 'deploy');
    expect(deploy).toMatchObject({ verb: 16, count: 16 });
    expect(deploy?.rows[0]?.row.each).toEqual([['figure', FIGURES.slice(0, 7), 'nlmwabp']]);
  });
  it('a figure of a family with an entry of its own: its verb of the block is a row of that family', () => {
    const ghost = family('ghost', { ownEntry: true, figures: [{ id: 'ghost', letter: 'z', meeple: true }] });
    const [deploy] = verbsOf([...FAMILIES.filter(({ id }) => !['phantom', 'princess', 'fairy'].includes(id)), ghost]).filter(
      ({ name }) => name === 'deploy',
    );
    expect(deploy?.rows.map(({ family: { id }, row }) => [id, row.verb, row.each])).toEqual([
      ['base', 16, [['figure', FIGURES.slice(0, 7), 'nlmwabp']]],
      ['ghost', 24, [['figure', ['ghost'], 'z']]],
    ]);
  });
  it('a family at the end fills gaps and changes no other number', () => {
    const before = verbsOf(FAMILIES).map(({ name, verb: number }) => [name, number]);
    const after = verbsOf([
      ...FAMILIES,
      family('last', { verbs: [verb('one'), verb('four', { each: { way: ['a', 'b', 'c', 'd'] } })] }),
    ]).map(({ name, verb: number }) => [name, number]);
    expect(after.slice(0, before.length)).toEqual(before);
    const free = Array.from({ length: 255 }, (_, number) => number).filter(
      (number) => !verbsOf(FAMILIES).some(({ verb: first, count }) => number >= first && number < first + count),
    );
    expect(after.slice(before.length)).toEqual([
      ['one', free[0]],
      ['four', free[1]],
    ]);
  });
  const refused: [string, Family[], RegExp][] = [
    [
      'more verbs than numbers',
      [family('many', { verbs: [verb('a', { each: { way: Array.from({ length: 256 }, (_, i) => i) } })] })],
      /many: a: no number is left/,
    ],
    ['two of one name', [base, family('again', { verbs: [verb('pass')] })], /again: two verbs of the name pass/],
    ['a figure that there is not', [family('odd', { verbs: [verb('a', { each: { figure: ['ogre'] } })] })], /figure ogre/],
    [
      'two figures of one letter',
      [
        base,
        family('odd', {
          figures: [{ id: 'ogre', letter: 'n', meeple: true }],
          verbs: [verb('a', { each: { figure: ['ogre'] } })],
        }),
      ],
      /letter of its own/,
    ],
    ['a square and another x', [family('odd', { verbs: [verb('a', { square: true, x: 'tile' })] })], /x is the square's/],
  ];
  it.each(refused)('refused: %s', (_, families, message) => {
    expect(() => verbsOf(families)).toThrow(message);
  });
  it('more families than bits are refused', () => {
    const many = (count: number) =>
      idsFile(
        Array.from({ length: count }, (_, i) => family(`f${i}`, {})),
        [],
        [],
      );
    expect(() => many(54)).toThrow('54 families; 53 have a bit');
    expect(many(53)[1]).toContain('F52 = 52');
  });
  it('the table names every verb', () => {
    const table = verbTable(verbsOf(FAMILIES));
    for (const { name } of verbsOf(FAMILIES)) expect(table).toMatch(new RegExp(`^\\S+ +\\w+ +${name}\\b`, 'm'));
  });
});

describe('numbers of steps (ORDER-30)', () => {
  it('from 1 in the order of play, over last', () => {
    const steps = stepsOf(FAMILIES);
    expect(steps.map(({ number }) => number)).toEqual(steps.map((_, i) => i + 1));
    expect(steps.map(({ id }) => id)).toEqual([
      'greet',
      'abbey',
      'draw',
      'place',
      'rose',
      'gold',
      'chip',
      'treat',
      'notice',
      'magic',
      'deploy',
      'roll',
      'land',
      'phantom',
      'ferry',
      'pivot',
      'separate',
      'towers',
      'send',
      'churches',
      'score',
      'barns',
      'ingot',
      'cards',
      'wagon',
      'crop',
      'tend',
      'escape',
      'over',
    ]);
  });
  it('keys are those that were ever given out, whatever comes between', () => {
    const keys = Object.fromEntries(stepsOf(FAMILIES).map(({ id, key }) => [id, key]));
    expect(keys).toMatchObject({ abbey: 1, draw: 2, place: 3, chip: 4, treat: 5, notice: 6, magic: 7, deploy: 8, roll: 9 });
    expect(keys).toMatchObject({ land: 10, ferry: 11, pivot: 12, separate: 13, send: 14, score: 15, barns: 16, wagon: 17 });
    expect(keys).toMatchObject({
      crop: 18,
      tend: 19,
      over: 20,
      rose: 21,
      cards: 22,
      towers: 23,
      gold: 24,
      ingot: 25,
      phantom: 26,
    });
    expect(new Set(Object.values(keys)).size).toBe(Object.keys(keys).length);
    const [, late] = stepsOf([base, family('late', { steps: [{ id: 'late', at: '1a', by: 'any' }] })]);
    expect(late).toMatchObject({ id: 'late', number: 2 });
    expect(() => keyed([late as never])).toThrow(/without a key: late/);
  });
  it('the end of the game is no step of a part: with it in the mask the base game would not take its plain path', () => {
    expect(readFileSync('assembly/generated/dispatch.ts', 'utf8')).not.toContain('Step.Over');
  });
  it('a place that the order of play does not have is refused, and a step of a name taken', () => {
    const step = (id: string, at: string): Family => family('odd', { steps: [{ id, at, by: 'any' }] });
    expect(() => stepsOf([step('a', '9z')])).toThrow(/odd: step a is at 9z/);
    expect(() => stepsOf([base, step('draw', '2b')])).toThrow(/declared twice/);
  });
});

it('figure numbers are those of the core', () => {
  expect([
    Figure.Normal,
    Figure.Large,
    Figure.Mayor,
    Figure.Wagon,
    Figure.Abbot,
    Figure.Builder,
    Figure.Pig,
    Figure.Barn,
  ]).toEqual([Fig.Normal, Fig.Large, Fig.Mayor, Fig.Wagon, Fig.Abbot, Fig.Builder, Fig.Pig, Fig.Barn]);
});
