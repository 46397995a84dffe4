/** Drawing (BASE-13, RIV-1): river tiles first, then the lake end, then all others. */
import type { State } from './state.js';
import { kindOf } from './state.js';

/** Kind numbers that can be drawn now. */
export function drawable(state: State): number[] {
  for (const stage of [1, 2, 0]) {
    const now: number[] = [];
    state.rules.kinds.forEach((kind, number) => {
      if (kind.stage !== stage || (state.bag[number] ?? 0) === 0) return;
      if (state.families.every((family) => family.drawable?.(state, kind) ?? true)) now.push(number);
    });
    if (now.length > 0) return now;
  }
  return [];
}

/** No tile can be drawn any more: also when only tiles are left that wait for another one (DRAG-4). */
export const bagIsEmpty = (state: State): boolean => drawable(state).length === 0;
export const drawOptions = (state: State): string[] => drawable(state).map((kind) => `?${kindOf(state, kind).id}`);

/** Takes one copy out and gives its kind number. */
export function takeFromBag(state: State, token: string): number {
  const kind = drawable(state).find((number) => {
    const { id, also } = kindOf(state, number);
    return id === token.slice(1) || also?.includes(token.slice(1));
  });
  if (kind === undefined) throw new Error(`cannot draw ${token}`);
  state.bag[kind] = (state.bag[kind] ?? 0) - 1;
  return kind;
}

/** Copies left by tile id; kinds without copies are left out. */
export function remaining(state: State): Record<string, number> {
  return Object.fromEntries(
    state.rules.kinds.flatMap((kind, index) => ((state.bag[index] ?? 0) > 0 ? [[kind.id, state.bag[index] ?? 0]] : [])),
  );
}
