/**
 * The fixed policy index beside the packed move, for networks with one output an action: N = 5 S² + 171 for a window of
 * S x S squares. The core computes it; its layout is written out in `policyRegions` and in assembly/ai/policy.ts.
 *
 * Most moves have one index. Where a move names one of many tiles (portal, mage, wagon, free pivots …) a CELL index comes first;
 * it puts the focus on that tile, and a SLOT or FERRY index, or that of a recall, finishes the move. `PolicyView` keeps the focus.
 */
import { acquireBuffer, type Buffer, releaseBuffer } from '../core/buffer.js';
import type { CoreInstance } from '../core/instance.js';
import { HighwaymanError } from '../errors.js';
import { needInt, needPosition, refuseArgument } from '../guard.js';
import type { Position } from '../position.js';
import { checkSide, defaultSide, layWindow } from './observation.js';

/** The parts of the policy index, each [first, length]. */
export interface PolicyRegions {
  /** [first, length] of rotation * S² + cell. */
  readonly place: readonly [number, number];
  readonly cell: readonly [number, number];
  /** slot * 10 + figure. */
  readonly slot: readonly [number, number];
  readonly ferry: readonly [number, number];
  /** 0 pass, 1 recall; with several own abbots on the board a CELL index names the tile first. */
  readonly misc: readonly [number, number];
}
/** Where the regions of the index lie for a window side. */
export function policyRegions(side: number): PolicyRegions {
  checkSide(side);
  const area = side * side;
  return {
    place: [0, 4 * area],
    cell: [4 * area, area],
    slot: [5 * area, 160],
    ferry: [5 * area + 160, 6],
    misc: [5 * area + 166, 5],
  };
}
/** Number of policy indices. */
export function numActions(side: number): number {
  checkSide(side);
  return 5 * side * side + 171;
}

/** What an index stands for in a position: a move, or a tile (by its index) that comes into focus. */
export type Indexed = { readonly type: 'move'; readonly move: number } | { readonly type: 'focus'; readonly tile: number };

/** Indices and masks for positions of one set of rules. The focus belongs to the view: use one view a game. */
export class PolicyView {
  /** Squares on a side of the window. */
  readonly side: number;
  /** Length of a mask. */
  readonly numActions: number;
  /** Tile chosen by a CELL step, -1 none. */
  focus = -1;
  /** Legal moves outside the window at the last `mask`; they have no index but stay legal as packed moves. */
  outOfWindow = 0;
  private readonly core: CoreInstance;
  private run: Buffer | null;

  /** @throws ERR_CAPACITY, ERR_CONFIG */
  constructor(position: Position, side: number = defaultSide(position)) {
    needPosition(position);
    position.use();
    this.side = checkSide(side);
    this.core = position.core;
    this.numActions = numActions(side);
    this.run = acquireBuffer(this.core, this.numActions);
  }
  /**
   * Mask of the indices that are legal now, 1 or 0 each; all 0 at chance and at the end. Written in the core's memory.
   * @param out copied there when given; else the view is returned, valid until memory grows
   */
  mask(position: Position, out?: Uint8Array, origin?: readonly [number, number]): Uint8Array {
    if (out !== undefined && !(out instanceof Uint8Array)) refuseArgument('out', out, 'a Uint8Array');
    this.ready(position, origin);
    this.outOfWindow = this.core.calls.mask(position.use(), this.focus, this.buffer.first);
    const { at } = this.buffer;
    const view = this.core.u8.subarray(at, at + this.numActions);
    if (!out) return view;
    if (out.length < this.numActions)
      throw new HighwaymanError('ERR_CONFIG', 'out', out.length, `room for ${this.numActions} bytes`);
    out.set(view);
    return out;
  }
  /** Indices that make a legal move: one, or a CELL index and the one that follows it; null when it lies outside the window. */
  toIndex(
    position: Position,
    move: number,
    origin?: readonly [number, number],
  ): readonly [number] | readonly [number, number] | null {
    needPosition(position);
    if (!position.isLegal(move)) throw new HighwaymanError('ERR_MOVE', 'move', move, 'a legal move');
    this.ready(position, origin);
    const x = this.core.calls;
    const first = x.policyIndex(position.use(), this.focus, move);
    if (first < 0) return null;
    const reached = x.policyMove(position.use(), this.focus, first);
    if (reached > -16) return [first];
    return [first, x.policyIndex(position.use(), -16 - reached, move)];
  }
  /** What an index means now. @throws ERR_MOVE when the mask does not allow it */
  fromIndex(position: Position, index: number, origin?: readonly [number, number]): Indexed {
    this.ready(position, origin);
    const known = Number.isInteger(index) && index >= 0 && index < this.numActions;
    const found = known ? this.core.calls.policyMove(position.use(), this.focus, index) : -1;
    if (found === -1) throw new HighwaymanError('ERR_MOVE', 'index', index, 'an index that the mask allows');
    return found <= -16 ? { type: 'focus', tile: -16 - found } : { type: 'move', move: found };
  }
  /** Makes the move of an index, or sets the focus. Returns the packed move, -1 for a focus step. @throws ERR_MOVE */
  apply(position: Position, index: number): number {
    const found = this.fromIndex(position, index);
    if (found.type === 'focus') {
      this.focus = found.tile;
      return -1;
    }
    position.make(found.move);
    this.focus = -1;
    return found.move;
  }
  /** For logs. */
  toJSON(): object {
    return { side: this.side, numActions: this.numActions, focus: this.focus };
  }
  /** Gives the memory back. */
  dispose(): void {
    if (this.run) releaseBuffer(this.core, this.run);
    this.run = null;
  }
  /** The same as `dispose`, for `using`. */
  [Symbol.dispose](): void {
    this.dispose();
  }
  private ready(position: Position, origin?: readonly [number, number]): void {
    void this.buffer;
    needPosition(position);
    needInt(this.focus, 'focus', -1, 0xffff);
    if (position.core !== this.core)
      throw new HighwaymanError(
        'ERR_CONFIG',
        'position',
        position.rules.fingerprint,
        'a position of the rules this view was made for',
      );
    layWindow(position, this.side, origin);
  }
  private get buffer(): Buffer {
    if (!this.run) throw new HighwaymanError('ERR_DISPOSED', 'policy view', 'disposed', 'a view that was not disposed');
    return this.run;
  }
}
