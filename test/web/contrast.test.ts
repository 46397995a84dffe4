/** Colours of the page by WCAG 2.2: text 4.5 to 1, figures and marks 3 to 1 on what they stand on, light and dark, six players. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const STYLE = 'src/web/style';
const css = (name: string): string => readFileSync(`${STYLE}/${name}.css`, 'utf8');
const rootOf = (name: string): string => /:root\s*\{([^}]*)\}/.exec(css(name))?.[1] ?? '';
const THEMES = ['light', 'dark'] as const;
type Theme = (typeof THEMES)[number];

/** Values of the variables of `:root`, each in both themes. */
const VARIABLES = new Map(
  [...(rootOf('theme') + rootOf('panels')).matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => {
    const pair = /^light-dark\((#\w+),\s*(#\w+)\)$/.exec(value as string);
    return [name as string, { light: pair?.[1] ?? (value as string), dark: pair?.[2] ?? (value as string) }];
  }),
);
const value = (name: string, theme: Theme): string => {
  const found = VARIABLES.get(name)?.[theme];
  if (!found?.startsWith('#')) throw new Error(`--${name} is no colour of ${theme}: ${found}`);
  return found;
};
/** Colours of a player: the figure, and what is written on it. */
function playerColours(player: number, theme: Theme): { mine: string; ink: string } {
  const block = new RegExp(`^\\.p${player} \\{([^}]*)\\}`, 'm').exec(css('theme'))?.[1] ?? '';
  const of = (name: string): string => {
    const text = new RegExp(`--${name}: ([^;]+);`).exec(block)?.[1] ?? '';
    const variable = /^var\(--([\w-]+)\)$/.exec(text)?.[1];
    return variable ? value(variable, theme) : text;
  };
  return { mine: of('mine'), ink: of('mine-ink') };
}
function luminance(colour: string): number {
  const hex = colour.length === 4 ? [...colour.slice(1)].map((digit) => digit + digit).join('') : colour.slice(1);
  const [r = 0, g = 0, b = 0] = [0, 2, 4]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}
/** Pairs that fall short, as text. */
const short = (pairs: readonly (readonly [string, string, string])[], least: number): string[] =>
  pairs
    .filter(([, one, other]) => contrast(one, other) < least)
    .map(([name, one, other]) => `${name}: ${contrast(one, other).toFixed(2)}`);

describe.each(THEMES)('%s', (theme) => {
  const colour = (name: string): string => value(name, theme);
  it('text is read on paper and cards', () => {
    const texts = ['ink', 'soft', 'off', 'accent', 'danger'];
    const pairs = texts.flatMap((text) =>
      ['paper', 'card'].map((ground) => [`${text} on ${ground}`, colour(text), colour(ground)] as const),
    );
    const buttons = [
      ['accent-ink on accent', colour('accent-ink'), colour('accent')],
      ['go-ink on go', colour('go-ink'), colour('go')],
      ['ink on warn', colour('ink'), colour('warn')],
    ] as const;
    expect(short([...pairs, ...buttons], 4.5)).toEqual([]);
  });
  it('what is written in the colour of a player is read, six players', () => {
    const pairs = [0, 1, 2, 3, 4, 5].map((player) => {
      const { mine, ink } = playerColours(player, theme);
      return [`player ${player}`, ink, mine] as const;
    });
    expect(short(pairs, 4.5)).toEqual([]);
  });
  it('a figure is told from what it stands on by its line or its halo, and its colour from one of them, six players', () => {
    const line = /\.figure-line \{[^}]*stroke: (#\w+)/.exec(css('tiles'))?.[1] ?? '';
    const halo = /\.figure-halo \{[^}]*fill: (#\w+)/.exec(css('tiles'))?.[1] ?? '';
    const grounds = [...VARIABLES.keys()].filter((name) =>
      /^(table|t-field-\w|t-road|t-verge|t-water|t-deep|t-plaza|t-floor|t-street|t-stone|paper|card)$/.test(name),
    );
    expect(grounds.length).toBeGreaterThan(15);
    const better = (ground: string): string => (contrast(line, ground) > contrast(halo, ground) ? line : halo);
    expect(
      short(
        grounds.map((name) => [name, better(colour(name)), colour(name)]),
        3,
      ),
    ).toEqual([]);
    const bodies = [0, 1, 2, 3, 4, 5].map((player) => {
      const { mine } = playerColours(player, theme);
      return [`player ${player}`, mine, better(mine)] as const;
    });
    expect(short(bodies, 3)).toEqual([]);
  });
  it('squares, focus and effects of a ferry stand out from the table', () => {
    const pairs = ['focus', 'joins', 'closes', 'reopens', 'splits'].map(
      (name) => [`${name} on the table`, colour(name), colour('table')] as const,
    );
    expect(short(pairs, 3)).toEqual([]);
  });
});
