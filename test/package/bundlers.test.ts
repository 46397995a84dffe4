/** What the guide says about bundlers, and what `test/package/bundlers/run.mjs` tries with those that are installed. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

interface Result {
  readonly said: RegExp;
  readonly files: number;
}
const at = (name: string): string => new URL(`./bundlers/${name}.mjs`, import.meta.url).href; // tools, without declarations
const { EXPECTED } = (await import(at('expected'))) as { EXPECTED: Record<string, { main: Result; inline: Result }> };
const { TRIALS } = (await import(at('trials'))) as { TRIALS: object };

const guide = readFileSync('src/docs/guides/hosts.md', 'utf8');
/** The cells of a bundler's row: with the main entry, with `inline`. */
function row(name: string): readonly string[] {
  const line = guide.split('\n').find((one) => one.startsWith(`| ${name} `)) ?? '';
  return line
    .split('|')
    .slice(2, 4)
    .map((cell) => cell.trim());
}

it('every bundler that is tried has an expected result', () => {
  expect(Object.keys(EXPECTED)).toEqual(Object.keys(TRIALS));
});
it.each(Object.entries(EXPECTED))('the guide says of %s what is expected of it', (name, { main, inline }) => {
  const says = ({ said }: Result): RegExp => (/^\^played/.test(said.source) ? /^plays/ : /^ERR_WASM/);
  const [withMain, withInline] = row(name);
  expect(withMain).toMatch(says(main));
  expect(withInline).toMatch(says(inline));
});
