/**
 * `npm run docs`: the documentation as static files in build/docs, or in another folder. Any server shows it; live examples need one,
 * since pages opened from a disk may not import modules.
 *
 * The generator is typedoc: it makes the reference anyway, and takes Markdown documents into the same tree, search and links.
 * VitePress or Docusaurus would have meant a second generator with hundreds of packages for some twenty guides.
 */
import { spawnSync } from 'node:child_process';
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { Application, LogLevel } from 'typedoc';
import { at, libraryEntries, root } from '../../build/paths.mjs';
import { runStep } from '../../build/steps.mjs';
import { highwaymanSite } from './plugin.mjs';

/** What of an engine and its games other modules need: the members are those of `Engine` and `Game`, which are documented. */
const PORTS = Object.entries({
  'highwayman/notation.EnginePort': 'newGame build',
  'highwayman/notation.GamePort': 'supply abbeys goods tiles hiddenChips remaining hash seedState play undo clone dispose',
  'highwayman/jcz.JczEngine': 'newGame build',
  'highwayman/jcz.JczGame': 'legalTokens play tileAt allEvents features',
  'highwayman.ResponseLike': 'arrayBuffer',
  'highwayman.UrlLike': 'toString',
}).flatMap(([name, members]) => members.split(' ').map((member) => `${name}.${member}`));

/** @param {string} [out] emptied first */
export async function buildDocs(out = at('build/docs')) {
  const pages = at('build/site-pages');
  run(['src/build/run-ts.mjs', 'src/docs/site/pages.ts', pages]);
  await assets(pages);
  const app = await Application.bootstrap({
    entryPoints: Object.values(libraryEntries).map((file) => at(file)),
    tsconfig: at('tsconfig.types.json'),
    skipErrorChecking: true, // npm run typecheck does that
    out,
    name: 'Highwayman',
    readme: join(pages, 'README.md'),
    projectDocuments: JSON.parse(await readFile(join(pages, 'documents.json'), 'utf8')).map((file) => join(pages, file)),
    customCss: join(pages, 'site.css'),
    customJs: join(pages, 'live.js'),
    excludeInternal: true,
    excludePrivate: true,
    excludeProtected: true,
    disableSources: true,
    sortEntryPoints: false,
    searchInDocuments: true,
    groupOrder: ['Guides', 'Rules', 'Expansions', 'Modules', '*'],
    navigation: { includeGroups: true },
    highlightLanguages: ['typescript', 'javascript', 'json', 'shellscript', 'html', 'css', 'python'],
    intentionallyNotExported: ['SET_ALIASES', 'TABLE', 'en', 'AnyFigure'], // typedoc writes out what these come to
    validation: { notExported: true, invalidLink: true, invalidPath: true, notDocumented: true },
    requiredToBeDocumented: [
      'Module',
      'Class',
      'Interface',
      'Function',
      'Constructor',
      'Method',
      'Accessor',
      'Variable',
      'TypeAlias',
    ],
    intentionallyNotDocumented: PORTS,
    logLevel: LogLevel.Warn,
  });
  await highwaymanSite(app, pages);
  const project = await app.convert();
  if (project) {
    app.validate(project);
    await app.generateOutputs(project);
  }
  if (!project || app.logger.hasErrors() || app.logger.hasWarnings())
    throw new Error('the documentation has faults; typedoc has named them');
  await writeFile(join(out, 'rule.html'), ruleFinder(JSON.parse(await readFile(join(pages, 'rules.json'), 'utf8'))));
  await engine(join(out, 'highwayman'));
  return out;
}
function run(args) {
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' });
  if (status !== 0) throw new Error(`${args[1]} ended with ${status}`);
}
/** Script and style that typedoc puts beside its own. */
async function assets(to) {
  const options = { absWorkingDir: root, bundle: true, minify: true, logLevel: 'warning' };
  await build({
    ...options,
    entryPoints: [at('src/docs/site/live.ts')],
    outfile: join(to, 'live.js'),
    format: 'iife',
    target: 'es2022',
  });
  await build({ ...options, entryPoints: [at('src/docs/site/site.css')], outfile: join(to, 'site.css') });
}
/** `rule.html#FER-20` leads to the rule in whichever file it stands: what a program can make of the rule of a score event. */
function ruleFinder(rules) {
  const places = Object.fromEntries(
    Object.entries(rules).map(([id, { file, anchor }]) => [id, `rules/${file.replace('.md', '.html')}#${anchor}`]),
  );
  return `<!doctype html>
<meta charset="utf-8">
<title>Rules by id</title>
<p>No rule has this id. <a href="rules/README.html">All rules</a></p>
<script>
const places = ${JSON.stringify(places)};
const go = () => places[location.hash.slice(1)] && location.replace(places[location.hash.slice(1)]);
addEventListener('hashchange', go);
go();
</script>
`;
}
/** The package as live examples import it. */
async function engine(to) {
  await mkdir(to, { recursive: true });
  for (const name of await readdir(at('dist'), { recursive: true })) {
    if (/\.(js|wasm)$/.test(name) && !/^(cli|selfplay-worker)\.js$/.test(name))
      await cp(at('dist', name), join(to, name), { recursive: true });
  }
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  for (const step of ['core', 'bundle']) await runStep(step, true);
  console.log(`built ${await buildDocs(process.argv[2] ? resolve(process.argv[2]) : undefined)}`);
}
