/** Names in the order of the core's numbers, the first of which is 1: Segment, and the goods of a node. */
import type { Goods, SegmentKind } from '../types.js';

export const SEGMENTS: readonly SegmentKind[] = ['field', 'road', 'city', 'monastery', 'garden', 'cathedral'];
export const GOODS: readonly Goods[] = ['wine', 'grain', 'cloth'];
