/** The examples that the browser guide gives to client authors. A test compares them with it, so what stands there has been tried. */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** A page without a bundler; `highwayman/` is a copy of the package's dist folder. */
export const MODULE_HTML = `<!doctype html>
<meta charset="utf-8">
<script type="module" src="app.js"></script>
<p id="legal"></p>`;
export const MODULE_JS = `import { load } from './highwayman/index.js';

const engine = await load(); // fetches highwayman/core.wasm
const game = engine.newGame({ sets: ['base', 'ferries'] }, { seed: 42 });
document.querySelector('#legal').textContent = \`\${game.drawn}: \${game.legalTokens().join(' ')}\`;`;

/** main.js of a Vite project. */
export const VITE_JS = `import { load } from 'highwayman';

const engine = await load();
const game = engine.newGame({ sets: ['base', 'ferries'] }, { seed: 42 });
document.querySelector('#legal').textContent = \`\${game.drawn}: \${game.legalTokens().join(' ')}\`;`;
export const VITE_CONFIG = `export default {
  build: { target: 'es2022' },
  optimizeDeps: { exclude: ['highwayman'] }, // the development server leaves core.wasm beside its module
};`;

/** Page and Worker share one compiled module and compiled rules. */
export const WORKER_PAGE_JS = `import { compileRules, load } from './highwayman/index.js';

const engine = await load();
const rules = compileRules({ sets: ['base', 'ferries'] });
const worker = new Worker(new URL('./worker.js', import.meta.url), { type: 'module' });
worker.postMessage({ module: engine.module, rules, seed: 42 });
worker.addEventListener('message', ({ data }) => (document.querySelector('#legal').textContent = data));`;
export const WORKER_JS = `import { loadSync } from './highwayman/play.js'; // neither the compiler of rules nor the tiles

addEventListener('message', ({ data }) => {
  const engine = loadSync(data.module); // compiled already: no fetch, no waiting
  const position = engine.newPosition(data.rules, data.seed);
  position.playout();
  postMessage(\`scores \${position.scores.join(' : ')}\`);
});`;

export const NODE_JS = `import { load } from 'highwayman';

const engine = await load();
const game = engine.newGame({ players: 3, sets: ['base', 'ferries', 'labyrinth'] }, { seed: 'market day' });
while (!game.isOver) game.play(game.legalPacked()[0]);
console.log(game.scores.join(' : '), game.hash());`;

export const EXAMPLES = [MODULE_HTML, MODULE_JS, VITE_JS, VITE_CONFIG, WORKER_PAGE_JS, WORKER_JS, NODE_JS];

/** The text that holds the examples. */
export function guideText(): Promise<string> {
  const file = (name: string): string => fileURLToPath(new URL(`../../${name}`, import.meta.url));
  return readFile(file('src/docs/guides/browser.md'), 'utf8');
}
