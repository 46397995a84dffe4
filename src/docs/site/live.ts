/** Code blocks marked `live` run in the page, on the package that lies beside the site in `highwayman/`. */

const root = new URL(document.documentElement.dataset['base'] ?? './', location.href);

/** Imports of the package by name become addresses, and `console` writes below the block. */
function moduleOf(code: string, name: string): string {
  const placed = code.replace(
    /\bfrom (['"])highwayman(?:\/([\w/-]+))?\1/g,
    (_, _quote, entry = 'index') => `from '${new URL(`highwayman/${entry}.js`, root)}'`,
  );
  return `const console = globalThis[${JSON.stringify(name)}];\n${placed}`;
}
/** As a terminal would show it, near enough. */
function shown(value: unknown): string {
  if (typeof value === 'string') return value;
  if (value instanceof Error) return `${value.name}: ${value.message}`;
  if (ArrayBuffer.isView(value)) return `${value.constructor.name} [${Array.from(value as Uint32Array).join(', ')}]`;
  return JSON.stringify(value, (_, part) => (typeof part === 'bigint' ? `${part}n` : part)) ?? String(value);
}

let count = 0;
function enliven(frame: Element): void {
  const code = frame.querySelector<HTMLElement>('pre > code');
  if (!code) return;
  code.contentEditable = 'plaintext-only';
  code.spellcheck = false;
  code.setAttribute('aria-label', 'Code; it can be changed');
  const run = document.createElement('button');
  run.type = 'button';
  run.className = 'live-run';
  run.textContent = 'Run';
  const output = document.createElement('pre');
  output.className = 'live-output';
  output.setAttribute('role', 'log');
  output.hidden = true;
  frame.append(run, output);
  run.addEventListener('click', async () => {
    const name = `liveConsole${count++}`;
    const write = (...values: unknown[]): void => output.append(`${values.map(shown).join(' ')}\n`);
    Object.assign(globalThis, { [name]: { log: write, info: write, warn: write, error: write } });
    output.hidden = false;
    output.replaceChildren();
    run.disabled = true;
    // biome-ignore lint/performance/useDomNodeTextContent: line ends of highlighted code are elements, which only innerText reads
    const address = URL.createObjectURL(new Blob([moduleOf(code.innerText, name)], { type: 'text/javascript' }));
    try {
      await import(address);
      output.dataset['state'] = 'done';
    } catch (error) {
      write(error);
      output.dataset['state'] = 'failed';
    } finally {
      URL.revokeObjectURL(address);
      Reflect.deleteProperty(globalThis, name);
      run.disabled = false;
    }
  });
}
for (const frame of document.querySelectorAll('.live-example')) enliven(frame);
