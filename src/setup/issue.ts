import * as v from 'valibot';
import { HighwaymanError } from '../errors.js';
import type { ErrorCode } from '../errors.js';
import { joinPath } from '../rules/check.js';

/**
 * Checks the shape of outside input; every schema carries as its message what it would have accepted.
 * @returns the schema's output, a copy.
 * @throws an error of the given code that names the first offending path below `root`, its value and what was expected.
 */
export function checkShape<S extends v.GenericSchema>(schema: S, input: unknown, code: ErrorCode, root: string): v.InferOutput<S> {
  const result = v.safeParse(schema, input, { abortEarly: true });
  if (result.success) return result.output;
  const issue = result.issues[0];
  const path = issue.path ?? [];
  const last = path.at(-1);
  throw new HighwaymanError(code, joinPath(root, path.map((step) => step.key)), last ? last.value : issue.input, issue.message);
}
