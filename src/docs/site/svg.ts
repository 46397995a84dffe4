/** The page's drawings as text. They are templates of lit, whose parts are strings and values: no browser is needed to join them. */
import { nothing } from 'lit';

interface Template {
  readonly strings: readonly string[];
  readonly values: readonly unknown[];
}
const isTemplate = (value: unknown): value is Template =>
  typeof value === 'object' && value !== null && 'strings' in value && 'values' in value;

/** Attributes without quotes get them; one whose value is `nothing` is left out, as lit does. */
export function svgText(value: unknown): string {
  if (value === nothing || value === undefined || value === null) return '';
  if (Array.isArray(value)) return value.map(svgText).join('');
  if (!isTemplate(value)) return String(value);
  let text = value.strings[0] ?? '';
  value.values.forEach((part, i) => {
    const bare = /\s[\w:-]+=$/.exec(text);
    if (!bare) text += svgText(part);
    else text = part === nothing ? text.slice(0, bare.index) : `${text}"${svgText(part)}"`;
    text += value.strings[i + 1] ?? '';
  });
  return text;
}
