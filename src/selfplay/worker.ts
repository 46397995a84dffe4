/** The worker thread: a task in, its result out. One engine a thread. */
import { load } from '../entry-url.js';
import type { Engine } from '../engine.js';
import { HighwaymanError } from '../errors.js';
import { playTask, type Task } from './job.js';

let engine: Promise<Engine> | undefined;

/** Errors cross threads without their class; what is needed to build them again goes along. */
export type Answer =
  | { readonly result: unknown }
  | { readonly error: { readonly code: string; readonly field: string; readonly value: unknown; readonly expected: string } };

export default async function work(task: Task): Promise<Answer> {
  engine ??= load();
  try {
    return { result: playTask(await engine, task) };
  } catch (error) {
    if (!(error instanceof HighwaymanError)) throw error;
    const { code, field, value, expected } = error;
    return { error: { code, field, value: value ?? null, expected } };
  }
}
