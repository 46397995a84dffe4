/** Links of a static site: those that lead nowhere. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

/** Files of a folder by their path from it. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => statSync(join(folder, path)).isFile());
}
const unescaped = (text: string): string =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
/** Scripts and code hold what only looks like markup. */
const markup = (html: string): string => html.replace(/<script\b[\s\S]*?<\/script>/g, '');
const attributes = (html: string, names: string): string[] =>
  [...markup(html).matchAll(new RegExp(`<[a-z][^<>]*?\\s(?:${names})="([^"]*)"`, 'g'))].map(([, value = '']) => unescaped(value));

/** Pages with their anchors, and every link or address in them that resolves to no file or to no anchor of its page. */
export function deadLinks(folder: string): {
  readonly pages: ReadonlyMap<string, ReadonlySet<string>>;
  readonly dead: string[];
  readonly checked: number;
} {
  const html = filesIn(folder).filter((path) => path.endsWith('.html'));
  const texts = new Map(html.map((path) => [path, readFileSync(join(folder, path), 'utf8')]));
  const pages = new Map([...texts].map(([path, text]) => [path, new Set(attributes(text, 'id|name'))]));
  const dead: string[] = [];
  let checked = 0;
  for (const [path, text] of texts) {
    for (const link of attributes(text, 'href|src')) {
      if (/^(?:[a-z]+:|\/\/)/.test(link)) continue;
      checked++;
      const [address = '', anchor] = decodeURI(link).split('#');
      const file = address === '' ? path : relative(folder, resolve(folder, dirname(path), address.replace(/\?.*$/, '')));
      const target = file === '' ? 'index.html' : file;
      if (!existsSync(join(folder, target))) dead.push(`${path}: ${link}`);
      else if (anchor && pages.has(target) && !pages.get(target)?.has(anchor)) dead.push(`${path}: ${link} (no such anchor)`);
    }
  }
  return { pages, dead: [...new Set(dead)], checked };
}
