/** The rules' texts of src/docs as plain words by id, for the page: { "BASE-40": "…" }. They are read by the project's own reader. */
import { build } from 'esbuild';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { at, root } from '../build/paths.mjs';
import { sourceUrls } from '../build/source-urls.mjs';

export async function rulesOfPage() {
  const source = at('src/docs/rule-texts.ts');
  if (!existsSync(source)) return {}; // a copy of the page without the documents: its rule ids say that the text is not there
  const finished = at('build/run/rule-texts.mjs');
  // builds that run at once never read what another has half written
  const outfile = `${finished}.${randomUUID()}`;
  await build({
    absWorkingDir: root,
    entryPoints: [source],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    plugins: [sourceUrls],
    logLevel: 'warning',
  });
  await rename(outfile, finished);
  const { ruleTexts } = await import(pathToFileURL(finished).href);
  return Object.fromEntries([...ruleTexts()].map(([id, { text }]) => [id, plain(text, id)]));
}
/** Without marks, the id and the bracketed tags before the sentence. */
function plain(text, id) {
  const words = text
    .replace(/^- /, '')
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replace(/<[^>]+>/g, '')
    .replace(/\*\*|`/g, '')
    .trim();
  return words
    .slice(words.startsWith(id) ? id.length : 0)
    .replace(/^(?:\s*\[[^\]]*\])*[\s.:]*/, '')
    .trim();
}
