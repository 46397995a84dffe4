/** Names of the steps for TypeScript. */
import type { NumberedStep } from './steps.js';
import { HEADING, literal } from './text.js';

/** Path and text of the file. */
export function stepFile(steps: readonly NumberedStep[]): [path: string, text: string] {
  return [
    'src/generated/steps.ts',
    `/** ${HEADING} */

/** Names of the steps of the turn by number; 0 is the start of a part, which is never seen. */
export const STEPS = [
${['', ...steps.map(({ id }) => id)].map((id) => `  ${literal(id)},\n`).join('')}] as const;
/** Numbers of the steps by their keys in hashes and observations, which stay when families add steps. */
export const BY_KEY = ${literal([0, ...[...steps].sort((a, b) => a.key - b.key).map(({ number }) => number)])};
`,
  ];
}
