/** What a family keeps between two moves. */
import type { State } from '../state.js';

/** When it is set back: at the beginning of every part of a turn, of every turn, or never. */
export type Scope = 'part' | 'turn' | 'game';

export type Own = Readonly<Record<Scope, Map<object, unknown>>>;
export const nothingOwn = (): Own => ({ part: new Map(), turn: new Map(), game: new Map() });
export const cloneOwn = (own: Own): Own => ({ part: new Map(own.part), turn: new Map(own.turn), game: new Map(own.game) });

/** One value of a position; it is replaced, never changed. */
export class Slice<T> {
  constructor(
    private readonly scope: Scope,
    private readonly initial: (state: State) => T,
  ) {}
  get(state: State): T {
    const own = state.own[this.scope];
    return own.has(this) ? (own.get(this) as T) : this.initial(state);
  }
  set(state: State, value: T): void {
    state.own[this.scope].set(this, value);
  }
}
