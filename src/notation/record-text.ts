/** Words of a game record: headers, comments and tokens with their places. What they mean is read in ./parse-record.ts. */
import { refuseAt } from './place.js';
import type { Place } from './place.js';

export interface Header {
  readonly name: string;
  readonly value: string;
  readonly place: Place;
}

/** A turn label, a token or a result (`text`), or a comment with its blanks collapsed (`comment`). */
export interface Word {
  readonly type: 'text' | 'comment';
  readonly text: string;
  readonly place: Place;
}

const NO_BRACES = 'a text without braces';
const HEADER = /^\[([A-Z][A-Za-z0-9]*) "((?:[^"\\]|\\["\\])*)"\]\s*$/;

/** @throws ERR_NOTATION for a value with line breaks or other control characters. */
export function formatHeader(name: string, value: string): string {
  const place = { line: 1, column: 1 };
  if (!/^[A-Z][A-Za-z0-9]*$/.test(name)) refuseAt(place, 'header', name, 'letters and digits, a capital first');
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is refused
  if (/[\u0000-\u001f\u007f\u2028\u2029]/.test(value))
    refuseAt(place, `header ${name}`, value, 'a text without control characters');
  return `[${name} "${value.replace(/["\\]/g, '\\$&')}"]`;
}

/** Comment with blanks collapsed. @throws ERR_NOTATION when it contains braces: one that was left open would swallow moves. */
export function formatComment(comment: string): string {
  if (/[{}]/.test(comment)) refuseAt({ line: 1, column: 1 }, 'comment', comment, NO_BRACES);
  return `{${comment.replace(/\s+/g, ' ').trim()}}`;
}

/** Reads the headers at the beginning; `rest` is the line index after them. @throws ERR_NOTATION */
export function readHeaders(lines: readonly string[], firstLine: number): { headers: Header[]; rest: number } {
  const headers: Header[] = [];
  let index = 0;
  for (; index < lines.length; index++) {
    const line = lines[index] as string;
    if (line.trim() === '') continue;
    if (!line.startsWith('[')) break;
    const place = { line: firstLine + index, column: 1 };
    const match = HEADER.exec(line);
    if (!match) return refuseAt(place, 'header', line, '[Name "value"], with \\" and \\\\ inside the value');
    const [, name, value] = match as unknown as [string, string, string];
    if (headers.some((header) => header.name === name)) refuseAt(place, 'header', name, 'each header once');
    headers.push({ name, value: value.replace(/\\(["\\])/g, '$1'), place: { line: place.line, column: name.length + 4 } });
  }
  return { headers, rest: index };
}

/**
 * The words of the moves part. Comments are `{…}`, also over several lines, or `;` to the end of the line; both stand between words.
 * @throws ERR_NOTATION for a comment without end or with braces in it.
 */
export function readWords(lines: readonly string[], from: number, firstLine: number): Word[] {
  const words: Word[] = [];
  let index = from;
  let column = 0;
  while (index < lines.length) {
    const line = lines[index] as string;
    while (column < line.length && /\s/.test(line.charAt(column))) column++;
    if (column >= line.length) {
      index++;
      column = 0;
      continue;
    }
    const place = { line: firstLine + index, column: column + 1 };
    if (line.charAt(column) === ';') {
      words.push(comment(line.slice(column + 1), place));
      column = line.length;
    } else if (line.charAt(column) === '{') {
      const parts: string[] = [];
      let end = line.indexOf('}', column);
      let start = column + 1;
      while (end < 0) {
        parts.push((lines[index] as string).slice(start));
        index++;
        start = 0;
        if (index >= lines.length) return refuseAt(place, 'comment', line.slice(column), 'a "}" that ends the comment');
        end = (lines[index] as string).indexOf('}');
      }
      parts.push((lines[index] as string).slice(start, end));
      words.push(comment(parts.join(' '), place));
      column = end + 1;
    } else {
      const text = (/^[^\s{]+/.exec(line.slice(column)) as RegExpExecArray)[0];
      words.push({ type: 'text', text, place });
      column += text.length;
    }
  }
  return words;
}

function comment(text: string, place: Place): Word {
  if (/[{}]/.test(text)) refuseAt(place, 'comment', text, NO_BRACES);
  return { type: 'comment', text: text.replace(/\s+/g, ' ').trim(), place };
}

/** Lines of a text; a carriage return before the line feed and a byte order mark are dropped. */
export function linesOf(text: string): string[] {
  return text
    .replace(/^\ufeff/, '')
    .split('\n')
    .map((line) => (line.endsWith('\r') ? line.slice(0, -1) : line));
}
