/**
 * Small changes of a source text, of which each should make some test fail. AssemblyScript is read with TypeScript's parser:
 * their syntax is the same here. What is declared alone (imports, types, enums, decorators, memory tables) is left as it is.
 */
import ts from 'typescript';

export interface Mutant {
  /** Path from the root. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** What stands there, and what is put in its place. */
  readonly from: string;
  readonly to: string;
  readonly start: number;
}

const SWAPS: Readonly<Record<string, readonly string[]>> = {
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '==': ['!='],
  '!=': ['=='],
  '&&': ['||'],
  '||': ['&&'],
  '+': ['-'],
  '-': ['+'],
  '&': ['|'],
  '|': ['&'],
  '<<': ['>>'],
  '>>': ['<<'],
};

export function mutantsOf(file: string, text: string): Mutant[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const out: Mutant[] = [];
  const add = (node: ts.Node, to: string): void => {
    const start = node.getStart(source);
    const from = text.slice(start, node.getEnd());
    out.push({ file, line: source.getLineAndCharacterOfPosition(start).line + 1, from, to, start });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isEnumDeclaration(node) || ts.isTypeNode(node)) return;
    if (ts.isCallExpression(node) && /^memory\.data|^assert$/.test(node.expression.getText(source))) return;
    if (ts.isBinaryExpression(node)) {
      for (const to of SWAPS[node.operatorToken.getText(source)] ?? []) add(node.operatorToken, to);
    } else if (ts.isNumericLiteral(node) && /^\d+$/.test(node.text)) {
      add(node, String(Number(node.text) + 1));
      if (node.text !== '0') add(node, String(Number(node.text) - 1));
    } else if (ts.isIfStatement(node)) add(node.expression, `!(${node.expression.getText(source)})`);
    else if (ts.isConditionalExpression(node)) add(node.condition, `!(${node.condition.getText(source)})`);
    else if (ts.isExpressionStatement(node) && !ts.isPrefixUnaryExpression(node.expression)) add(node, ';');
    else if (node.kind === ts.SyntaxKind.TrueKeyword) add(node, 'false');
    else if (node.kind === ts.SyntaxKind.FalseKeyword) add(node, 'true');
    ts.forEachChild(node, visit);
  };
  for (const statement of source.statements) if (ts.isFunctionDeclaration(statement)) visit(statement);
  return out;
}
export const nameOf = ({ file, line, from, to, start }: Mutant): string =>
  `${file}:${line} ${from.replace(/\s+/g, ' ').slice(0, 60)} → ${to.replace(/\s+/g, ' ').slice(0, 60)} (${start})`;
/** The mutant that an earlier source gave this name: the same change in the same file, nearest to where it was. */
export function located(all: readonly Mutant[], name: string): Mutant | undefined {
  const [, file, change, start] = /^(.*?):\d+ (.*) \((\d+)\)$/s.exec(name) ?? [];
  const changed = (mutant: Mutant): string | undefined => /^.*?:\d+ (.*) \(\d+\)$/s.exec(nameOf(mutant))?.[1];
  const away = (mutant: Mutant): number => Math.abs(mutant.start - Number(start));
  return all.filter((one) => one.file === file && changed(one) === change).sort((a, b) => away(a) - away(b))[0];
}
export const applied = (text: string, { start, from, to }: Mutant): string =>
  text.slice(0, start) + to + text.slice(start + from.length);

/** The first `count` of a list in an order that a seed decides; a larger count goes on where a smaller one ended. */
export function sampled<T>(list: readonly T[], count: number, below: (n: number) => number): T[] {
  const left = [...list];
  for (let i = 0; i < Math.min(count, left.length); i++) {
    const j = i + below(left.length - i);
    [left[i], left[j]] = [left[j] as T, left[i] as T];
  }
  return left.slice(0, count);
}
