/** What a press on something of the board does. */
import { squareKey, type Choice } from '../game/choices.js';
import type { Selection } from '../game/selection.js';
import type { Store } from '../store.js';

/** @param data what the pressed element says of itself: data-act, data-token, data-jetty or data-square */
export function pressOn(store: Store, selection: Selection, { act, token, jetty, square }: DOMStringMap): void {
  if (act === 'turn') selection.rotate(1);
  else if (act === 'confirm') return void (selection.placement && store.play(selection.placement));
  else if (token !== undefined) return store.play(token);
  else if (jetty !== undefined) return pressJetty(store, selection, jetty);
  else if (square !== undefined) {
    if (selection.square && squareKey(selection.square) === square) selection.rotate(1);
    else selection.chooseAt(square);
  }
  store.change();
}
/** The first jetty is kept, the second one lays the ferry, the same one lets go. */
function pressJetty(store: Store, selection: Selection, text: string): void {
  const choice = ferryTo(selection, text);
  if (choice) return store.play(choice.token);
  const [x, y, side] = text.split(',').map(Number) as [number, number, number];
  const { jetty } = selection;
  selection.jetty = jetty?.x === x && jetty.y === y && jetty.side === side ? null : { x, y, side };
  selection.focus = null;
  store.change();
}
/** The ferry from the jetty that was chosen to another one of the same lake. @param text "x,y,side" */
export function ferryTo(selection: Selection, text: string): Choice | null {
  const [x, y, side] = text.split(',').map(Number);
  const { jetty } = selection;
  return jetty && jetty.x === x && jetty.y === y && side !== undefined && side !== jetty.side
    ? selection.ferryBetween(x, y, jetty.side, side)
    : null;
}
