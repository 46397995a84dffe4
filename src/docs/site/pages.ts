/**
 * The site's pages as Markdown, in a copy of the project's tree so that the links between them stay as they are: README, guides,
 * rules with an anchor for each, expansions with their tiles. `run-ts.mjs src/docs/site/pages.ts FOLDER`
 */
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ruleTexts } from '../rule-texts.js';
import { expansionPages } from './expansions.js';

const [folder = 'build/site-pages'] = process.argv.slice(2);
const RULES = 'src/docs/rules';
const EXPANSIONS = 'src/docs/expansions';
/** Documents that stand beside the guides: file, title. */
const MORE: readonly (readonly [file: string, title: string])[] = [
  ['src/ai/README.md', 'Writing a Carcassonne AI'],
  ['assembly/INTERFACE.md', 'The interface of core.wasm'],
  ['CHANGELOG.md', 'Changelog'],
  ['CONTRIBUTING.md', 'Contributing'],
];
/** In the order of a reader, not of the alphabet. */
const GUIDES = ['concepts', 'entries', 'rules-and-options', 'notation', 'saves', 'maps', 'ai', 'browser', 'drawing', 'hosts'];

function write(file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}
/** The first heading becomes the page's title. */
function page(file: string, text: string, group: string, children: readonly string[] = [], named?: string): string {
  const [, heading = file] = /^# (.*)$/m.exec(text) ?? [];
  const below = children.length > 0 ? ['children:', ...children.map((name) => `  - ${name}`)] : [];
  // one line each: typedoc takes braces for tags
  const head = ['---', `title: ${JSON.stringify(named ?? heading)}`, `group: ${group}`, ...below, '---'];
  write(file, `${head.join('\n')}\n${text}`);
  return file;
}
const read = (file: string): string => readFileSync(file, 'utf8');
const markdown = (of: string): string[] =>
  readdirSync(of)
    .filter((name) => name.endsWith('.md'))
    .sort();

/** Texts of the rules, each rule behind an anchor. */
function ruleFile(name: string): string {
  const rules = [...ruleTexts().values()].filter(({ file }) => file === name);
  const lines = read(`${RULES}/${name}`).split('\n');
  for (const { line, anchor } of rules) {
    lines[line - 1] = (lines[line - 1] ?? '').replace(/^(- )?/, (mark) => `${mark}<a id="${anchor}" class="rule"></a>`);
  }
  return lines.join('\n');
}

rmSync(folder, { recursive: true, force: true });
write('README.md', read('README.md').replace(/^# .*\n+/, '')); // the site has the name already
for (const [from] of [['src/web/screenshot.jpg'], ['src/web/screenshot-phone.jpg'], ['LICENSE'], ['SECURITY.md']]) {
  mkdirSync(dirname(join(folder, from as string)), { recursive: true });
  cpSync(from as string, join(folder, from as string));
}
cpSync('src/examples', join(folder, 'src/examples'), { recursive: true });

const names = markdown('src/docs/guides').map((name) => name.replace('.md', ''));
const order = [...GUIDES.filter((name) => names.includes(name)), ...names.filter((name) => !GUIDES.includes(name))];
const guides = order.map((name) => page(`src/docs/guides/${name}.md`, read(`src/docs/guides/${name}.md`), 'Guides'));
const more = MORE.map(([file, title]) => page(file, read(file), 'Guides', [], title));
const ruleFiles = markdown(RULES).filter((name) => name !== 'README.md');
for (const name of ruleFiles) page(`${RULES}/${name}`, ruleFile(name), 'Rules');
const rules = page(
  `${RULES}/README.md`,
  read(`${RULES}/README.md`),
  'Rules',
  ruleFiles.map((name) => `./${name}`),
);
const sets = expansionPages();
for (const { file, text } of sets) page(`${EXPANSIONS}/${file}`, text, 'Expansions');
const list = sets.map(({ file, text }) => `- [${/^# (.*)$/m.exec(text)?.[1] ?? file}](${file})`).join('\n');
const expansions = page(
  `${EXPANSIONS}/README.md`,
  `# Expansions\n\nEvery set of tiles that the package knows, drawn by its own geometry.\n\n${list}\n`,
  'Expansions',
  sets.map(({ file }) => `./${file}`),
);

const all = [...ruleTexts().values()].map(({ id, file, anchor, title }) => [id, { file, anchor, title }] as const);
write('rules.json', JSON.stringify(Object.fromEntries(all)));
write('documents.json', JSON.stringify([...guides, ...more, rules, expansions]));
