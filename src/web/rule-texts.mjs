/** The texts of the rules out of the documents: { "BASE-40": "…" }. A rule stands behind an anchor or a heading with its id. */
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A rule begins at `<a id="BASE-40">`, at a heading, a bold word or a list item that begins with its id; ids are upper or lower case. */
const BEGIN = /^(?:#+\s*|[-*]\s+|\|\s*)?(?:<a\s+(?:id|name)="([A-Za-z]+-\d+[a-z]?)"\s*(?:\/>|>\s*<\/a>))?\s*(?:\*\*)?\[?([A-Z]+-\d+[a-z]?)?\]?(?:\*\*)?[.:]?\s*/;

/** @param {string} directory of .md files; without it there are no texts */
export async function ruleTexts(directory) {
  const texts = {};
  if (!existsSync(directory)) return texts;
  for (const name of (await readdir(directory, { recursive: true })).filter((file) => file.endsWith('.md')).sort()) {
    let id = null;
    for (const line of (await readFile(join(directory, name), 'utf8')).split('\n')) {
      const [head, anchor, word] = BEGIN.exec(line) ?? [];
      const found = word ?? anchor?.toUpperCase();
      if (found) {
        id = found;
        texts[id] = plain(line.slice(head.length));
      } else if (/^#/.test(line)) id = null;
      else if (id !== null && line.trim() !== '') texts[id] = `${texts[id]} ${plain(line)}`.trim();
      else if (id !== null && texts[id] !== '') id = null;
    }
  }
  return texts;
}
const plain = (line) => line.replace(/\[([^\]]+)\]\([^)]*\)/g, '$1').replace(/<[^>]+>/g, '').replace(/[*_`]{1,2}/g, '').replace(/\s*\|\s*/g, ' ').trim();
