/** The order of the steps of a turn (ORDER-1). Each function enters a step; a step without a decision passes on to the next. */
import { continueEnding, beginEnding } from './endgame.js';
import { bagIsEmpty, takeFromBag } from './bag.js';
import { sameSquare, segmentAt, spotsOf } from './board.js';
import { collectAtTile, treatOptions } from './chips.js';
import type { Square } from './board.js';
import { deployOptions } from './deploy.js';
import { enterSteps, type FamilyStep, type Place } from './families/index.js';
import { ferryOptions, findPivotable, pivotOptions } from './ferries.js';
import { featureOf } from './features.js';
import { meeplesOn, piecesOn, returnPiece } from './figures.js';
import { beginSending, sendOptions } from './leipzig.js';
import { magicOptions, mustMoveAfterFerry, mustMoveAfterTile, shareFeature } from './magic.js';
import { abbeyOptions, placeOptions } from './placing.js';
import { finished, scoreTurn } from './scoring.js';
import { ask, kindOf, placedTile } from './state.js';
import type { State } from './state.js';
import { PASS } from './tokens.js';
import { sortWagons, wagonOptions } from './wagon.js';

/** Step 0 and the begin of 1a. */
export function beginPart(state: State): void {
  clearPart(state);
  if (state.part === 1) state.own.turn.clear();
  if (state.part === 1 || state.rules.config.ferryMoveScope === 'perPlacement') state.moved = [];
  const over = bagIsEmpty(state) || state.board.frontier().length === 0; // MAP-28
  const abbey = (state.abbeys[state.turnPlayer] ?? 0) > 0 && abbeyOptions(state).length > 0;
  if (state.part === 1 && !over) for (const family of state.families) family.turnStarts?.(state);
  // a second part earned by the last tile has its step 0 (ABB-8, TRD-16)
  if (abbey && (!over || state.part === 2)) ask(state, 'abbey', state.turnPlayer);
  else if (over) beginEnding(state);
  else enterDraw(state);
}

function clearPart(state: State): void {
  state.own.part.clear();
  state.drawn = -1;
  state.placed = null;
  state.doubleTurn = false;
  state.pivotable = [];
  state.turned = [];
  state.settled = [];
  state.highwayman = false;
  state.newBarn = null;
  state.flying = null;
  state.face = 0;
  state.used = [];
  state.wagons = [];
  state.notedOwners = [];
  state.sendQueue = [];
  state.crop = null;
}

export function enterDraw(state: State): void {
  if (bagIsEmpty(state)) beginEnding(state);
  else ask(state, 'draw', -1);
}

/** BASE-13: a tile that fits nowhere leaves the game and another is drawn. */
export function draw(state: State, token: string): void {
  const kind = takeFromBag(state, token);
  if (placeOptions(state, kind).length === 0) {
    state.discarded.push(kindOf(state, kind).id);
    enterDraw(state);
    return;
  }
  state.drawn = kind;
  ask(state, 'place', state.turnPlayer);
}

/** Steps 1b and 1c. */
export function placeTile(state: State, kind: number, square: Square, rotation: number): void {
  state.stoodTogether = shareFeature(state);
  state.board.put(kindOf(state, kind), square.x, square.y, rotation);
  state.drawn = -1;
  state.placed = { x: square.x, y: square.y };
  for (const family of state.families) family.placed?.(state);
  state.doubleTurn = extendsBuilder(state);
  state.pivotable = findPivotable(state);
  enterFamilies(state, '1b3');
}

/** Chips are turned over once nothing of a family is due before (ORDER-30). */
function enterChips(state: State): void {
  if (collectAtTile(state)) ask(state, 'chip', -1);
  else afterChips(state);
}

/** CHIP-10, 11: the chip's colour and value are known now. */
export function enterTreat(state: State): void {
  if (treatOptions(state).length > 0) return ask(state, 'treat', state.turnPlayer);
  state.chipInHand = null; // CHIP-19
  afterChips(state);
}

export const afterChips = (state: State): void => enterMagicStep(state);

/** Step 1d. */
function enterMagicStep(state: State): void {
  if (mustMoveAfterTile(state) && enterMagic(state, 'deploy')) return;
  enterDeploy(state);
}

/** The tile has a segment in a road or city where the player's builder stands on another tile (TRD-11, FER-62). */
function extendsBuilder(state: State): boolean {
  const tile = placedTile(state);
  return spotsOf(tile).some((spot) => {
    if (!['road', 'city'].includes(segmentAt(state.board, spot).kind)) return false;
    return piecesOn(state, featureOf(state.board, spot)).some(
      (piece) => piece.figure === 'builder' && piece.player === state.turnPlayer && !sameSquare(piece, tile),
    );
  });
}

/** Step 1d, also after ferries; false when there is nothing to move (MAGE-5). */
function enterMagic(state: State, next: State['afterMagic']): boolean {
  if (magicOptions(state).length === 0) return false;
  state.afterMagic = next;
  ask(state, 'magic', state.turnPlayer);
  return true;
}

export function leaveMagic(state: State): void {
  if (state.afterMagic === 'deploy') enterDeploy(state);
  else enterPivot(state);
}

/** Step 2a. */
export function enterDeploy(state: State): void {
  if (optionsBesides(state, deployOptions(state)).some((token) => token !== PASS)) ask(state, 'deploy', state.turnPlayer);
  else afterAction(state);
}

/** What may be chosen in a decision of the turn player together with what families offer beside it. */
export const optionsBesides = (state: State, tokens: readonly string[]): string[] => [
  ...tokens,
  ...state.families.flatMap((family) => family.before?.options(state) ?? []),
];

/** What the action of step 2a brings with it, then step 2a3. */
export function afterAction(state: State): void {
  state.flying = null;
  state.face = 0;
  enterFamilies(state, '2a');
}

/** Step 2b. */
function enterFerry(state: State): void {
  if (ferryOptions(state).length > 0) ask(state, 'ferry', state.turnPlayer);
  else enterPivot(state);
}

/** After a ferry was laid or pivoted: the duty of MAGE-13 comes before the next pivot. */
export function afterFerry(state: State): void {
  if (mustMoveAfterFerry(state) && enterMagic(state, 'pivot')) return;
  enterPivot(state);
}

/** Step 2c, one decision. */
export function enterPivot(state: State): void {
  if (pivotOptions(state).length > 0) ask(state, 'pivot', state.turnPlayer);
  else leavePivot(state);
}

export function leavePivot(state: State): void {
  if (state.rules.config.builderSeparation === 'endOfStep') returnLoneBuilders(state);
  enterFamilies(state, '2e');
}

/** Steps 3a2 and 3b. */
function enterScoring(state: State): void {
  for (const family of state.families) family.beforeScoring?.(state, finished(state));
  beginSending(state);
  enterSend(state);
}

/** Step 3b: the next owner who can send a meeple; then steps 3c to 3e. */
export function enterSend(state: State): void {
  for (let choice = state.sendQueue[0]; choice; choice = state.sendQueue[0]) {
    if (sendOptions(state, choice).length > 0) {
      ask(state, 'send', choice.player);
      return;
    }
    state.sendQueue.shift();
  }
  scoreTurn(state);
  enterFamilies(state, '3e');
}

/** FER-61, TRD-14: builders whose road has no meeple of their owner any more. */
export function returnLoneBuilders(state: State): void {
  for (const builder of state.pieces.filter((piece) => piece.figure === 'builder')) {
    const feature = featureOf(state.board, builder);
    if (!meeplesOn(state, feature).some((piece) => piece.player === builder.player)) returnPiece(state, builder);
  }
}

/** Step 3g: the next wagon with a target. */
export function enterWagon(state: State): void {
  for (let wagon = state.wagons[0]; wagon; wagon = state.wagons[0]) {
    if (wagonOptions(state, wagon).length > 0) {
      ask(state, 'wagon', wagon.player);
      return;
    }
    state.wagons.shift();
  }
  enterFamilies(state, '3k');
}

/** What follows a place of the order of play that belongs to families. */
const NEXT: Readonly<Record<Place, (state: State) => void>> = {
  '1b3': enterChips,
  '2a': (state) => enterFamilies(state, '2a3'),
  '2a3': enterFerry,
  '2e': enterScoring,
  '3e': (state) => enterFamilies(state, '3f'),
  '3f': (state) => {
    sortWagons(state);
    enterWagon(state);
  },
  '3k': (state) => enterFamilies(state, '3l'),
  '3l': (state) => enterFamilies(state, '4b'),
  '4b': endPart,
};

/** The steps of families at a place, from `first` on. */
export function enterFamilies(state: State, at: Place, first?: FamilyStep): void {
  if (!enterSteps(state, at, first)) NEXT[at](state);
}

/** Steps 4 and 5. */
function endPart(state: State): void {
  if (state.ending) {
    clearPart(state);
    state.moved = [];
    continueEnding(state);
    return;
  }
  if (state.doubleTurn && state.part === 1) state.part = 2;
  else {
    state.part = 1;
    state.turnPlayer = (state.turnPlayer + 1) % state.rules.config.players;
    state.turnsPlayed += 1;
  }
  beginPart(state);
}
