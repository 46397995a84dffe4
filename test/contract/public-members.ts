/** The public members of a class, by its declaration: what is neither private nor protected nor internal. */
import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** Names of methods and accessors that users see, those of a base class in another file not among them. */
export function publicMembers(
  file: string,
  className: string,
): { readonly methods: string[]; readonly statics: string[]; readonly getters: string[] } {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const found = { methods: [] as string[], statics: [] as string[], getters: [] as string[] };
  source.forEachChild((node) => {
    if (!ts.isClassDeclaration(node) || node.name?.text !== className) return;
    for (const member of node.members) {
      const flags = ts.getCombinedModifierFlags(member);
      if (flags & (ts.ModifierFlags.Private | ts.ModifierFlags.Protected)) continue;
      if (ts.getJSDocTags(member).some((tag) => tag.tagName.text === 'internal') || !member.name || !ts.isIdentifier(member.name))
        continue;
      const name = member.name.text;
      if (ts.isMethodDeclaration(member)) (flags & ts.ModifierFlags.Static ? found.statics : found.methods).push(name);
      else if (ts.isGetAccessorDeclaration(member)) found.getters.push(name);
    }
  });
  return found;
}
