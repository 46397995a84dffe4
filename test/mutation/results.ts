/** What is known of mutants, and how it is told. */
export interface Verdict {
  /**
   * `unfinished`: the checks did not end in time, which a busy machine may do as well as the mutant. `equivalent` is written by
   * hand, with its reason: no test can tell it from the core.
   */
  readonly verdict: 'killed' | 'survived' | 'equivalent' | 'no build' | 'unfinished';
  /** The check that failed. */
  readonly by?: string;
  readonly reason?: string;
}
export type Results = Record<string, Verdict>;

/** Counts of the mutants of these names; `open`: those that survived. */
export function summary(results: Results, names: readonly string[]): { readonly line: string; readonly open: string[] } {
  const having = (verdict: Verdict['verdict']): string[] => names.filter((name) => results[name]?.verdict === verdict);
  const killed = having('killed').length;
  const open = having('survived');
  const judged = killed + open.length;
  const share = judged === 0 ? '' : `, ${((100 * killed) / judged).toFixed(1)} % of those that can be told`;
  const line = `${names.length} tried: ${killed} killed${share}, ${open.length} survived, ${having('equivalent').length} equivalent, ${having('no build').length} did not build, ${having('unfinished').length} did not end`;
  return { line, open };
}
