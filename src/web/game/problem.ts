/** What went wrong, and what to do about it, in the page's language. */
import { HighwaymanError } from 'highwayman';
import { WorkerUnavailable } from 'highwayman/client';
import { t } from '../texts/index.js';

export interface Problem {
  readonly what: string;
  readonly todo: string;
}
/** Where it came up decides what helps. */
export type During = 'play' | 'think' | 'open' | 'link' | 'setup' | 'write';

export function problemOf(error: unknown, during: During): Problem {
  const { problems } = t();
  const message =
    error instanceof HighwaymanError
      ? `${error.field}: ${error.expected}`
      : error instanceof Error
        ? error.message
        : String(error);
  if (error instanceof WorkerUnavailable)
    return { what: problems.worker, todo: navigator.onLine ? problems.workerTodo : problems.offlineTodo };
  const code = error instanceof HighwaymanError ? ` (${error.code})` : '';
  return { what: `${problems[during]}${code}: ${message}`, todo: problems.todo[during] };
}
