/** The magic portal: a meeple to a free, unfinished place of any tile (PORTAL-1, 2). */
import { get } from "../core/journal";
import { kindFlags, placeCount } from "../core/tables";
import { KindFlag, Pos } from "../constants";
import { tileKind, tileNode, tileX, tileY } from "../board/tiles";
import { claim, meeples } from "../moves/deploy";

export function meepleWays(placed: i32): void {
  if (meeples == 0 || (kindFlags(tileKind(placed)) & KindFlag.Portal) == 0) return;
  const tiles = get(Pos.Tiles);
  for (let t = 0; t < tiles; t++) {
    if (t == placed) continue;
    const n = placeCount(tileKind(t));
    for (let s = 0; s < n; s++) claim(tileNode(t) + s, tileX(t), tileY(t), s, true);
  }
}
