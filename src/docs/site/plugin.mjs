/**
 * What typedoc does for this site beside its own work: ids of rules become links to the rules' text wherever they stand, in guides,
 * rules and docstrings, and code blocks marked `live` get a frame that the page's script makes runnable.
 */
import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { KindRouter, PageEvent } from 'typedoc';

const ID = /\b(?:[A-Z]{1,2}-[A-Z]+-\d+[a-z]?|[A-Z]{2,}-[A-Z]*\d+[a-z]?)\b/g;

/**
 * @param {import('typedoc').Application} app
 * @param {string} pages folder of the Markdown pages; its rules.json has file, anchor and title of every rule by id
 */
export async function highwaymanSite(app, pages) {
  const rules = JSON.parse(await readFile(join(pages, 'rules.json'), 'utf8'));
  /** Documents have short addresses that stay: those of their files. `src/docs/rules/RULES.md` is at rules/RULES.html. */
  class FileRouter extends KindRouter {
    getIdealBaseName(reflection) {
      const file = reflection.isDocument() && reflection.project.files.getReflectionPath(reflection);
      return file ? relative(pages, file).replace(/^src\/(docs\/)?|\.md$/g, '') : super.getIdealBaseName(reflection);
    }
  }
  app.renderer.defineRouter('file', FileRouter);
  app.options.setValue('router', 'file');

  let here = '';
  app.renderer.on(PageEvent.BEGIN, ({ url }) => (here = url));

  const linkTo = (id) => {
    const { file, anchor } = rules[id];
    const page = `rules/${file.replace('.md', '.html')}`;
    return `${page === here ? '' : '../'.repeat(here.split('/').length - 1) + page}#${anchor}`;
  };
  app.options.setValue('markdownItLoader', (parser) => {
    parser.core.ruler.push('citations', (state) => {
      state.tokens.forEach((block, i) => {
        if (block.type !== 'inline' || state.tokens[i - 1]?.type === 'heading_open') return;
        let inLink = 0;
        block.children = block.children.flatMap((token) => {
          inLink += token.type === 'link_open' ? 1 : token.type === 'link_close' ? -1 : 0;
          if (token.type === 'html_inline') inLink += /^<a[\s>]/i.test(token.content) ? 1 : /^<\/a/i.test(token.content) ? -1 : 0;
          return token.type === 'text' && inLink === 0 ? linked(state, token) : [token];
        });
      });
    });
    const { fence } = parser.renderer.rules;
    parser.renderer.rules.fence = (tokens, i, ...rest) => {
      const code = fence(tokens, i, ...rest);
      return /\slive\b/.test(tokens[i].info) ? `<div class="live-example">${code}</div>\n` : code;
    };
  });

  /** The text token cut at every id that is a rule. */
  function linked(state, token) {
    const found = [...token.content.matchAll(ID)].filter(([id]) => Object.hasOwn(rules, id));
    if (found.length === 0) return [token];
    const parts = [];
    const text = (content) => content !== '' && parts.push(Object.assign(new state.Token('text', '', 0), { content }));
    let at = 0;
    for (const { 0: id, index } of found) {
      text(token.content.slice(at, index));
      const open = new state.Token('link_open', 'a', 1);
      open.attrs = [
        ['href', linkTo(id)],
        ['title', rules[id].title],
        ['class', 'rule-id'],
      ];
      parts.push(open);
      text(id);
      parts.push(new state.Token('link_close', 'a', -1));
      at = index + id.length;
    }
    text(token.content.slice(at));
    return parts;
  }
}
