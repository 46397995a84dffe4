/** Who plays: people at this screen, and players that think in a Worker. */
export const SEAT_KINDS = ['human', 'random', 'greedy', 'mcts'] as const;
export type SeatKind = (typeof SEAT_KINDS)[number];

export interface Seat {
  readonly name: string;
  readonly kind: SeatKind;
  /** Milliseconds that a searching player may think over a move. */
  readonly budget: number;
}

export const KIND_NAMES: Readonly<Record<SeatKind, string>> = { human: 'Person', random: 'Random', greedy: 'Greedy', mcts: 'Tree search' };
export const NAMES = ['Anna', 'Ben', 'Clara', 'David', 'Emma', 'Felix'] as const;
export const DEFAULT_BUDGET = 1000;

export function seat(index: number, kind: SeatKind = 'human', name?: string, budget = DEFAULT_BUDGET): Seat {
  return { kind, name: name || (NAMES[index] ?? `Player ${index + 1}`), budget };
}

/** "human,greedy,mcts*2000": one word a seat, as in links. */
export function formatSeats(seats: readonly Seat[]): string {
  return seats.map(({ kind, budget }) => (kind === 'mcts' ? `${kind}*${budget}` : kind)).join(',');
}
/** Words that are not known are people; names may follow from elsewhere. */
export function parseSeats(text: string, count: number, names: readonly string[] = []): Seat[] {
  const words = text.split(',');
  return Array.from({ length: count }, (_, i) => {
    const [kind, budget] = (words[i] ?? 'human').split('*');
    const known = SEAT_KINDS.find((each) => each === kind) ?? 'human';
    const ms = Number(budget);
    return seat(i, known, names[i], Number.isFinite(ms) && ms > 0 ? Math.min(ms, 60_000) : DEFAULT_BUDGET);
  });
}
