/** A whole game by keys: what each key does at the decision at hand. */
import { squareKey, type Placement } from '../game/choices.js';
import { featureText, figureText, ownerText } from '../game/describe.js';
import { effectText } from '../game/ferry-preview.js';
import type { Selection } from '../game/selection.js';
import type { Store } from '../store.js';
import { t } from '../texts/index.js';
import type { BoardElement } from './board.js';

const DIRECTIONS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowRight: [1, 0],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
};
const PAN = 120;
let inspected = -1;

/** Returns whether the key was one of ours. */
export function press(event: KeyboardEvent, store: Store, board: BoardElement): boolean {
  const { key, shiftKey, ctrlKey, metaKey, altKey } = event;
  if (altKey) return false;
  if (ctrlKey || metaKey) {
    if (key === 'z' && !shiftKey) return done(() => store.undo());
    if (key === 'y' || key === 'z' || key === 'Z') return done(() => store.redo());
    return false;
  }
  const direction = DIRECTIONS[key];
  if (direction && shiftKey) return done(() => board.pan(-direction[0] * PAN, -direction[1] * PAN));
  switch (key) {
    case '+':
    case '=':
      return done(() => board.zoom(1.25));
    case '-':
    case '_':
      return done(() => board.zoom(0.8));
    case '0':
      return done(() => board.fit());
    case 'o':
    case 'O':
      return done(() => board.toggleOwners());
    case 'l':
    case 'L':
      return done(() => board.showLast());
    case 'u':
      return done(() => store.undo());
    case 'y':
      return done(() => store.redo());
    case 'i':
      return done(() => inspect(store, board, 1));
    case 'I':
      return done(() => inspect(store, board, -1));
  }
  if (store.replay) {
    if (key === 'ArrowLeft') return done(() => store.goTo((store.replay?.at ?? 0) - 1));
    return key === 'ArrowRight' && done(() => store.goTo((store.replay?.at ?? 0) + 1));
  }
  if (store.session?.game.isOver) return key === 'ArrowRight' && done(() => store.stepFinal(store.finalStep + 1));
  const { selection } = store;
  return selection ? decide(event, store, board, selection) : false;
}
const done = (work: () => unknown): true => {
  work();
  return true;
};

function decide({ key }: KeyboardEvent, store: Store, board: BoardElement, selection: Selection): boolean {
  const direction = DIRECTIONS[key];
  const changed = (text: string): true => {
    board.showSelection();
    store.announce(text);
    return true;
  };
  if (direction) {
    if (selection.placements.length > 0) {
      selection.choose(next(selection.placements, selection.square, direction));
      return changed(squareText(selection));
    }
    return step(store, selection, direction[0] + direction[1] > 0 ? 1 : -1, changed);
  }
  switch (key) {
    case 'r':
    case 'R':
      selection.rotate(key === 'r' ? 1 : -1);
      return changed(squareText(selection));
    case 'f':
    case 'F':
      selection.nextFigure(key === 'f' ? 1 : -1);
      selection.focus = null;
      return changed(selection.figure ? figureText(selection.figure) : '');
    case 'Escape':
      return back(store, selection);
    case 'x':
    case 'X':
      if (selection.choices.some(({ token }) => token === '-')) store.play('-');
      return true;
    case 'Enter':
    case ' ': {
      const token = selection.focus?.token ?? selection.placement;
      if (token) store.play(token);
      return true;
    }
  }
  const number = /^[1-9]$/.test(key) ? selection.listed[Number(key) - 1] : undefined;
  if (number) store.play(number.token);
  return number !== undefined;
}

/** One step back towards nothing chosen; never a move. */
function back(store: Store, selection: Selection): boolean {
  if (selection.jetty) selection.jetty = null;
  else if (selection.focus) selection.focus = null;
  else if (selection.square) selection.square = null;
  else return false;
  store.change();
  return true;
}
function step(store: Store, selection: Selection, by: number, changed: (text: string) => true): boolean {
  const list = selection.listed;
  if (list.length === 0) return false;
  const at = list.findIndex(({ token }) => token === selection.focus?.token);
  const found = list[at < 0 ? (by > 0 ? 0 : list.length - 1) : (at + by + list.length) % list.length];
  selection.focus = found ?? null;
  const preview = found?.pair ? selection.preview(found) : null;
  return changed(found ? `${found.label}${preview ? `, ${effectText(preview, store.name)}` : ''}` : '');
}
function squareText({ square, rotation }: Selection): string {
  const { board } = t();
  return square
    ? `${board.square(square.x, square.y, rotation * 90)}, ${board.ways(square.rotations.length)}`
    : board.turned(rotation * 90);
}

/** The nearest square in a direction; around the other end when there is none. */
function next(all: readonly Placement[], from: Placement | null, [dx, dy]: readonly [number, number]): Placement | null {
  if (!from) return all[0] ?? null;
  const cost = (to: Placement): number => {
    const ahead = (to.x - from.x) * dx + (to.y - from.y) * dy;
    const aside = Math.abs((to.x - from.x) * dy) + Math.abs((to.y - from.y) * dx);
    return ahead > 0 ? ahead + aside * 2 : Infinity;
  };
  const best = all.reduce((a, b) => (cost(b) < cost(a) ? b : a));
  if (cost(best) < Infinity) return best;
  const at = all.findIndex((each) => squareKey(each) === squareKey(from));
  return all[(at + (dx + dy > 0 ? 1 : all.length - 1)) % all.length] ?? from;
}

/** Shows one feature after the other, with its owner and points. */
function inspect(store: Store, board: BoardElement, by: number): void {
  const features = store.shown?.features() ?? [];
  if (features.length === 0) return;
  inspected = (inspected + by + features.length) % features.length;
  const feature = features[inspected];
  const place = feature?.segments[0];
  if (!feature || !place) return;
  if (store.selection) store.selection.focus = null;
  store.setHover(place);
  board.showSelection();
  store.announce(`${featureText(feature)}. ${ownerText(feature, store.name)}`);
}
