/** One call of every export with numbers of every sort. */
import type { Exports } from '../../src/core/exports.js';
import { anyInt, oneOf, type Dice } from './random.js';
import { anyMove, anySlot, WITNESS } from './raw-slots.js';

export const CALLS: readonly ((x: Exports, roll: Dice) => void)[] = [
  (x, roll) => (roll(2) === 0 ? x.newGame(anySlot(roll), anyInt(roll), anyInt(roll)) : x.clone(WITNESS, anySlot(roll))),
  (x, roll) => x.clone(roll(6) === 0 ? WITNESS : anySlot(roll), anySlot(roll)),
  (x, roll) => (roll(2) === 0 ? x.generate(anySlot(roll)) : x.listMoves(anySlot(roll))),
  (x, roll) => x.unmake(anySlot(roll)),
  (x, roll) => x.history(anySlot(roll)),
  (x, roll) => x.makeChance(anySlot(roll)),
  (x, roll) => x.weight(anySlot(roll), anyInt(roll)),
  (x, roll) => x.setSeed(anySlot(roll), anyInt(roll), anyInt(roll)),
  (x, roll) => roll(20) === 0 && x.playout(anySlot(roll)),
  (x, roll) => roll(40) === 0 && x.playGames(anySlot(roll), roll(4) - 1, anyInt(roll)),
  // With every outcome each order of draws that fit nowhere is a path of its own, and a full map has more of them than can be counted.
  (x, roll) =>
    roll(20) === 0 &&
    x.perft(WITNESS, roll(60) === 0 ? 2 : oneOf(roll, [-1, 0, 1, 65, -2147483648]), 0, oneOf(roll, [Infinity, 3, 0, -1, NaN])),
  (x, roll) =>
    roll(20) === 0 && x.perft(anySlot(roll), oneOf(roll, [-1, 0, 65, -2147483648]), 1, oneOf(roll, [Infinity, 3, 0, -1, NaN])),
  (x, roll) =>
    roll(20) === 0 && x.perft(anySlot(roll), oneOf(roll, [-1, 0, 1, 65, -2147483648]), 0, oneOf(roll, [Infinity, 3, 0, -1, NaN])),
  (x, roll) => (x.hashLo(anySlot(roll)), x.hashHi()),
  (x, roll) => x.setDeck(anyInt(roll)),
  (x, roll) => (x.explain(anyInt(roll)), x.eventCount(), x.eventLoss()),
  (x, roll) => roll(4) === 0 && x.build(anySlot(roll), anyInt(roll), anyInt(roll)),
  (x, roll) => roll(6) === 0 && x.abandon(anySlot(roll)),
  (x, roll) =>
    x.finish(roll(4) === 0 ? anyInt(roll) : roll(3), roll(2) === 0 ? -1 : anyInt(roll), roll(4) === 0 ? anyInt(roll) : roll(9)),
  (x, roll) => x.address(anySlot(roll), anyInt(roll)),
  (x, roll) => x.featureOf(anySlot(roll), roll(2) === 0 ? anyInt(roll) : roll(300)),
  (x, roll) => {
    const slot = anySlot(roll);
    x.previewFerry(slot, anyMove(x, slot, roll));
  },
  (x, roll) => x.reserveSlots(roll(8) === 0 ? anyInt(roll) % 64 : -roll(9)),
  (x) => (x.version(), x.slotSize()),
  (x, roll) => x.placements(anySlot(roll), roll(2) === 0 ? anyInt(roll) : roll(80)),
  (x, roll) => x.copiesFor(anySlot(roll), roll(2) === 0 ? anyInt(roll) : roll(80)),
  (x, roll) => roll(4) === 0 && x.takeBuffer(firstSlot(roll), roll(3) === 0 ? anyInt(roll) : roll(4)),
  (x, roll) => x.freeBuffer(firstSlot(roll)),
];
/** No call may take the witness's slot, so the first one is never named where a run of slots or a buffer is. */
const firstSlot = (roll: Dice) => anySlot(roll) || 1;

/** The interface for search and learning. */
export const AI_CALLS: readonly ((x: Exports, roll: Dice) => void)[] = [
  (x, roll) => (x.aiVersion(), x.planeAt(anyInt(roll)), x.sectionAt(anyInt(roll)), x.symbolMask()),
  (x, roll) => x.windowCentre(anySlot(roll), side(roll)),
  (x, roll) => x.windowSet(side(roll), anyInt(roll), anyInt(roll)),
  (x) => (x.windowX(), x.windowY(), x.actionCount(), x.observationBytes()),
  (x, roll) => x.observe(anySlot(roll), roll(4) === 0 ? anyInt(roll) : roll(4) - 1, focus(roll), firstSlot(roll)),
  (x, roll) => x.mask(anySlot(roll), focus(roll), firstSlot(roll)),
  (x, roll) => {
    const slot = anySlot(roll);
    x.policyIndex(slot, focus(roll), anyMove(x, slot, roll));
  },
  (x, roll) => x.policyMove(anySlot(roll), focus(roll), roll(3) === 0 ? anyInt(roll) : roll(3000)),
  (x, roll) =>
    roll(10) === 0 &&
    x.playouts(
      roll(6) === 0 ? WITNESS : anySlot(roll),
      firstSlot(roll),
      roll(4) - 1,
      anyInt(roll),
      roll(5) - 1,
      roll(3) === 0 ? -roll(9) : roll(40),
      anyInt(roll),
      anyInt(roll),
      roll(2),
    ),
  (x, roll) => x.projected(roll(6) === 0 ? WITNESS : anySlot(roll), firstSlot(roll)),
  (x, roll) => x.batchBytes(anyInt(roll), side(roll), roll(6)),
  (x, roll) =>
    roll(4) === 0 &&
    x.batchOpen(
      firstSlot(roll),
      firstSlot(roll),
      roll(4) === 0 ? anyInt(roll) : roll(4),
      side(roll),
      roll(6),
      roll(5) - 1,
      anyInt(roll),
      anyInt(roll),
    ),
  (x, roll) => x.batchStep(firstSlot(roll)),
  (x, roll) => x.rehash(anySlot(roll)),
  (x, roll) => x.returns(anySlot(roll), anyInt(roll), anyInt(roll)),
];
const side = (roll: Dice) => (roll(3) === 0 ? anyInt(roll) : 1 + 2 * roll(12));
const focus = (roll: Dice) => (roll(3) === 0 ? anyInt(roll) : roll(90) - 1);

const near = (roll: Dice) => (roll(10) === 0 ? anyInt(roll) : roll(7) - 3);
/** Parts of a built position, most of them near the middle. */
export const BUILD: readonly ((x: Exports, roll: Dice) => void)[] = [
  (x, roll) =>
    x.buildTile(roll(10) === 0 ? anyInt(roll) : roll(160), roll(10) === 0 ? anyInt(roll) : roll(4), near(roll), near(roll)),
  (x, roll) => x.buildTile(roll(60), roll(4), near(roll), near(roll)),
  (x, roll) =>
    x.buildFigure(
      roll(8) === 0 ? anyInt(roll) : roll(2),
      roll(8) === 0 ? anyInt(roll) : roll(8),
      near(roll),
      near(roll),
      roll(8) === 0 ? anyInt(roll) : roll(6),
    ),
  (x, roll) => x.buildFerry(near(roll), near(roll), roll(8) === 0 ? anyInt(roll) : roll(6)),
  (x, roll) => x.buildState(roll(2) === 0 ? 80 + roll(40) : anyInt(roll), near(roll), near(roll), roll(5)),
  (x, roll) => x.buildMagic(roll(6) === 0 ? anyInt(roll) : roll(2), near(roll), near(roll), roll(5)),
  (x, roll) => x.buildPaid(near(roll), near(roll), roll(5), roll(4) === 0 ? anyInt(roll) : roll(5)),
  (x, roll) => x.buildBag(roll(8) === 0 ? anyInt(roll) : roll(160), roll(6) === 0 ? anyInt(roll) : roll(3)),
  (x, roll) =>
    x.buildPlayer(
      roll(8) === 0 ? anyInt(roll) : roll(2),
      roll(8) === 0 ? anyInt(roll) : roll(16),
      roll(6) === 0 ? anyInt(roll) : roll(4),
    ),
  (x, roll) => x.buildScore(roll(6) === 0 ? anyInt(roll) : roll(2), anyInt(roll)),
];
