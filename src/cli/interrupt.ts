/** Ctrl-C: what runs long stops between two parts and says what it has. A second one ends the program at once, as ever. */

export interface Interrupt {
  readonly signal: AbortSignal;
  /** For work that waits for nothing: called between two short parts, lets Ctrl-C come through. True when it has. */
  pause(): Promise<boolean>;
  /** From here on Ctrl-C ends the program again. */
  end(): void;
}

/** Milliseconds between two looks. */
const EVERY = 50;

export function untilInterrupted(): Interrupt {
  const stop = new AbortController();
  const abort = (): void => stop.abort();
  let last = performance.now();
  process.once('SIGINT', abort);
  return {
    signal: stop.signal,
    pause: async () => {
      if (performance.now() - last >= EVERY) {
        await new Promise((done) => setImmediate(done)); // one turn of the event loop, in which signals arrive
        last = performance.now();
      }
      return stop.signal.aborted;
    },
    end: () => void process.removeListener('SIGINT', abort),
  };
}
