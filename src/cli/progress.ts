/** A progress bar on standard error, with things a second and the time to go. Without a terminal it says nothing. */
import type { Io } from './io.js';

const WIDTH = 20;

export class Progress {
  private readonly begun = performance.now();
  private last = 0;
  constructor(
    private readonly io: Io,
    private readonly total: number,
    private readonly unit: string,
  ) {}

  /**
   * @param done so far, with a part of the one at work
   * @param resumed of these, done before this call: they do not count for the speed
   * @param note what stands behind the bar
   */
  show(done: number, resumed = 0, note = ''): void {
    const now = performance.now();
    if (!this.io.status || (now - this.last < 100 && done < this.total)) return;
    this.last = now;
    this.io.status(this.line(done, resumed, (now - this.begun) / 1000) + note);
  }
  line(done: number, resumed: number, seconds: number): string {
    const part = this.total === 0 ? 1 : done / this.total;
    const full = Math.round(part * WIDTH);
    const speed = (done - resumed) / Math.max(seconds, 1e-3);
    const left = speed > 0 ? (this.total - done) / speed : Infinity;
    return `[${'#'.repeat(full)}${'-'.repeat(WIDTH - full)}] ${Math.floor(done)}/${this.total} ${this.unit}  ${speed < 10 ? speed.toFixed(2) : Math.round(speed)} ${this.unit}/s  ETA ${clock(left)}`;
  }
  /** Clears the bar. */
  end(): void {
    this.io.status?.('');
  }
}
function clock(seconds: number): string {
  if (!Number.isFinite(seconds)) return '--:--';
  const s = Math.round(seconds);
  const two = (n: number) => String(n).padStart(2, '0');
  return s < 3600
    ? `${Math.floor(s / 60)}:${two(s % 60)}`
    : `${Math.floor(s / 3600)}:${two(Math.floor(s / 60) % 60)}:${two(s % 60)}`;
}
