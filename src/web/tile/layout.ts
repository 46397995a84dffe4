/** Works out the shapes of a kind before they are needed. */
import type { TileKind } from 'highwayman';
import { geometryOf } from 'highwayman/geometry';

export const layoutOf = (kind: TileKind): unknown => geometryOf(kind);
