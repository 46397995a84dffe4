/** Numbers that count from what they were to what they are. */
import { wantsRest } from '../board/camera.js';

const COUNT_MS = 700;

interface Count {
  readonly from: number;
  readonly to: number;
  readonly begun: number;
}
/** Lets the numbers of a list count. The document has the last ones already: only their looks are behind. */
export class Counting {
  private of: unknown = null;
  private numbers: readonly number[] = [];
  private counts: (Count | null)[] = [];
  private frame = 0;

  /**
   * @param of what the numbers belong to: those of another game are there at once
   * @param show writes one of the numbers
   */
  to(of: unknown, numbers: readonly number[], show: (index: number, value: number) => void): void {
    const now = performance.now();
    const before = this.of === of && !wantsRest() ? this.numbers.map((_, i) => this.seen(i, now)) : numbers;
    const same = this.of === of && numbers.every((value, i) => value === this.numbers[i]);
    if (same) return this.write(show, now);
    this.of = of;
    this.numbers = numbers;
    this.counts = numbers.map((to, i) => (before[i] === to ? null : { from: before[i] ?? to, to, begun: now }));
    cancelAnimationFrame(this.frame);
    if (this.counts.some((count) => count !== null)) this.step(show);
  }
  private step(show: (index: number, value: number) => void): void {
    this.write(show, performance.now());
    if (this.counts.some((count) => count !== null)) this.frame = requestAnimationFrame(() => this.step(show));
  }
  private write(show: (index: number, value: number) => void, now: number): void {
    this.counts.forEach((count, i) => {
      if (!count) return;
      show(i, this.seen(i, now));
      if (now - count.begun >= COUNT_MS) this.counts[i] = null;
    });
  }
  private seen(index: number, now: number): number {
    const count = this.counts[index];
    if (!count) return this.numbers[index] ?? 0;
    const part = Math.min(1, (now - count.begun) / COUNT_MS);
    return Math.round(count.from + (count.to - count.from) * part);
  }
}
