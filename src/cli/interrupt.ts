/** Ctrl-C: what runs long stops between two parts and says what it has. A second one ends the program at once, as ever. */

export interface Interrupt {
  readonly signal: AbortSignal;
  /** From here on Ctrl-C ends the program again. */
  end(): void;
}

export function untilInterrupted(): Interrupt {
  const stop = new AbortController();
  const abort = (): void => stop.abort();
  process.once('SIGINT', abort);
  return { signal: stop.signal, end: () => void process.removeListener('SIGINT', abort) };
}
