/** The core's exports as the wrapper calls them; assembly/index.ts states what each does. */
import type { CoreExports } from '../wasm/instantiate.js';

export interface Exports extends CoreExports {
  version(): number;
  reserveRulebook(bytes: number): number;
  configure(): number;
  reserveSlots(count: number): number;
  slotSize(): number;
  newGame(slot: number, seedLo: number, seedHi: number): number;
  clone(from: number, to: number): number;
  generate(slot: number): number;
  listMoves(slot: number): number;
  isLegal(slot: number, move: number): number;
  make(slot: number, move: number): number;
  unmake(slot: number): number;
  history(slot: number): number;
  makeChance(slot: number): number;
  weight(slot: number, move: number): number;
  setSeed(slot: number, lo: number, hi: number): number;
  playout(slot: number): number;
  playGames(slot: number, n: number, seed: number): number;
  perft(slot: number, depth: number, everyOutcome: number, limit: number): number;
  hashLo(slot: number): number;
  hashHi(): number;
  hashIsTrue(slot: number): number;
  setDeck(length: number): number;
  explain(yes: number): void;
  eventCount(): number;
  eventLoss(): number;
  termTexts(): number;
  stepTexts(): number;
  planeTexts(): number;
  moveTexts(): number;
  build(slot: number, seedLo: number, seedHi: number): number;
  buildTile(kind: number, rotation: number, x: number, y: number): number;
  buildFigure(player: number, figure: number, x: number, y: number, slot: number): number;
  buildFerry(x: number, y: number, pair: number): number;
  buildMagic(which: number, x: number, y: number, slot: number): number;
  buildState(word: number, x: number, y: number, slot: number): number;
  buildPaid(x: number, y: number, slot: number, mask: number): number;
  buildChip(x: number, y: number, chip: number): number;
  buildHidden(colour: number, value: number, n: number): number;
  buildBag(kind: number, n: number): number;
  buildPlayer(player: number, what: number, n: number): number;
  buildScore(player: number, n: number): number;
  finish(turn: number, drawn: number, ferries: number): number;
  abandon(slot: number): void;
  address(slot: number, what: number): number;
  placements(slot: number, kind: number): number;
  listTurns(slot: number): number;
  copiesFor(slot: number, square: number): number;
  previewFerry(slot: number, move: number): number;
  featureOf(slot: number, node: number): number;
  // assembly/ai
  aiVersion(): number;
  planeAt(group: number): number;
  sectionAt(section: number): number;
  symbolMask(): number;
  windowCentre(slot: number, side: number): number;
  windowSet(side: number, x: number, y: number): number;
  windowX(): number;
  windowY(): number;
  actionCount(): number;
  observationBytes(): number;
  observe(slot: number, viewer: number, focus: number, buffer: number): number;
  mask(slot: number, focus: number, buffer: number): number;
  policyIndex(slot: number, focus: number, move: number): number;
  policyMove(slot: number, focus: number, index: number): number;
  playouts(
    slot: number,
    work: number,
    n: number,
    first: number,
    policy: number,
    horizon: number,
    seedLo: number,
    seedHi: number,
    world: number,
  ): number;
  projected(slot: number, work: number): number;
  judge(slot: number, work: number, by: number, nodes: number, first: number): number;
  estimate(slot: number, work: number, by: number): number;
  traitsAt(): number;
  weightsAt(): number;
  batchBytes(n: number, side: number, what: number): number;
  batchOpen(
    buffer: number,
    first: number,
    n: number,
    side: number,
    what: number,
    returns: number,
    seedLo: number,
    seedHi: number,
  ): number;
  batchStep(buffer: number): number;
  takeBuffer(first: number, count: number): number;
  freeBuffer(first: number): number;
  rehash(slot: number): number;
  returns(slot: number, mode: number, player: number): number;
}

/** Arguments of `address`. */
export const enum Address {
  Moves = 0,
  Events = 1,
  Deck = 2,
  Header = 3,
  Tiles = 4,
  Nodes = 5,
  Figures = 6,
  Hubs = 7,
  Bag = 8,
  OpenSquares = 9,
  Fragments = 11,
  Feature = 12,
  Chips = 13,
}
