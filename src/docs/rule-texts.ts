/** The rules' text in src/docs/rules by id: what a citation in code, tests and score events points at. */
import { readdirSync, readFileSync } from 'node:fs';

/** A rule, an interaction or a golden scenario. */
export interface RuleText {
  /** As it is cited: `FER-20`, `GOLD-27a`, `X-BRI-5`. */
  readonly id: string;
  /** File name in src/docs/rules. */
  readonly file: string;
  /** Counted from 1. */
  readonly line: number;
  /** Of a page that shows one rule per anchor: the id in small letters. */
  readonly anchor: string;
  /** First sentence, without marks. */
  readonly title: string;
  /** The whole paragraph with what is indented below it, as Markdown. */
  readonly text: string;
  /** Marked A: the texts leave it open or contradict each other, and a default is given. */
  readonly ambiguous: boolean;
}
/** A rule that is cited: its family and its number. */
const ID = /[A-Z]{1,2}-[A-Z]+-\d+[a-z]?|[A-Z]{2,}-[A-Z]*\d+[a-z]?/;
const BEGINS = new RegExp(String.raw`^(?:- )?\*\*(${ID.source})\b(.*)$`);
/** `[C1 C2] [F: SF; A]`, right after the id or inside its bold type. */
const BRACKETS = /^[\s*]*((?:\[[^\]]*\][\s*]*)+)/;
interface Known {
  has(id: string): boolean;
}
const EVERYTHING: Known = { has: () => true };
const FOLDER = new URL('./rules/', import.meta.url);

/** Rules of one file, in their order. */
export function readRuleTexts(file: string, markdown: string): RuleText[] {
  const lines = markdown.split('\n');
  return lines.flatMap((first, at) => {
    const [, id, rest = ''] = BEGINS.exec(first) ?? [];
    if (id === undefined) return [];
    let end = at + 1;
    const ends = first.startsWith('- ') ? /^(#|---|- |\*\*|$)/ : /^(#|---|\*\*|- \*\*|$)/;
    while (end < lines.length && !ends.test(lines[end] as string)) end++;
    const text = lines.slice(at, end).join('\n').trimEnd();
    const brackets = BRACKETS.exec(rest)?.[1] ?? '';
    return [
      {
        id,
        file,
        line: at + 1,
        anchor: id.toLowerCase(),
        title: titleOf(rest, lines[at + 1]),
        text,
        ambiguous: isAmbiguous(brackets, text),
      },
    ];
  });
}
/** The rules of all files, by id. */
export function ruleTexts(): ReadonlyMap<string, RuleText> {
  const found = new Map<string, RuleText>();
  for (const file of readdirSync(FOLDER)
    .filter((name) => name !== 'README.md' && name.endsWith('.md'))
    .sort()) {
    for (const rule of readRuleTexts(file, readFileSync(new URL(file, FOLDER), 'utf8'))) {
      const other = found.get(rule.id);
      if (other) throw new Error(`${rule.id} stands twice: ${other.file}:${other.line} and ${file}:${rule.line}`);
      found.set(rule.id, rule);
    }
  }
  return found;
}
/** The family of an id: `FER` of `FER-20`, `X-BRI` of `X-BRI-5`, `GOLD` of `GOLD-27a`. */
export function familyOf(id: string): string {
  return id.replace(/-[A-Z]*\d+[a-z]?$/, '');
}

/**
 * Ids that a text cites, lists and ranges written out: `FER-12, 37` is two, `MAGE-3..5` three; numbers inside a range that `known`
 * lacks are passed over, as rules are numbered with gaps. What looks like an id and is none (`UTF-8`, `CCCR-1`) is among them.
 */
export function citations(text: string, known: Known = EVERYTHING): string[] {
  const one = new RegExp(
    String.raw`(?<![\w-])(${ID.source})((?:(?:, (?:and )?| and | to |\.\.)\d+[a-z]?(?![\w*/%]|[.:]\d))*)(?![\w-])`,
    'g',
  );
  return [...text.matchAll(one)].flatMap(([, id = '', more = '']) => [id, ...furtherIds(id, more, known)]);
}
function furtherIds(id: string, more: string, known: Known): string[] {
  const family = familyOf(id);
  let last = Number(/\d+/.exec(id)?.[0]);
  return [...more.matchAll(/(, (?:and )?| and | to |\.\.)(\d+)([a-z]?)/g)].flatMap(([, joint, digits, letter]) => {
    const next = Number(digits);
    const from = joint === '..' || joint === ' to ' ? last + 1 : next;
    last = next;
    return Array.from(
      { length: Math.max(0, next - from + 1) },
      (_, i) => `${family}-${from + i}${from + i === next ? letter : ''}`,
    ).filter((one, i, all) => i === all.length - 1 || known.has(one));
  });
}

/** Marked so at its head, or at a part of it. */
function isAmbiguous(brackets: string, text: string): boolean {
  return /\bA\b/.test(brackets) || /\[A[\]:]/.test(text);
}
function titleOf(rest: string, following = ''): string {
  const said = rest.replace(BRACKETS, '').replace(/^[\s*,.:]+/, '');
  const text = (said === '' ? following : said).replace(/\*\*|`/g, '').trim();
  return /^.{3,}?[.:;](?=\s|$)/.exec(text)?.[0].slice(0, -1) ?? text;
}
