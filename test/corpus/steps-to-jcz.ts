/** A game recorded message by message as a `.jcz` file. */

interface Step {
  readonly p: number;
  /** The tile to be placed; `AM/A` is an abbey. */
  readonly drawn?: string;
  /** Placements `[x, y, rotation]`, or messages. */
  readonly o?: readonly (
    | readonly [number, number, number]
    | { readonly type: string; readonly payload: Readonly<Record<string, unknown>> }
  )[];
  /** Index in `o`, `PASS` or `COMMIT`. */
  readonly c: number | string;
  readonly after?: After;
}

interface After {
  readonly history?: readonly { readonly e: string; readonly tile?: string }[];
  readonly players?: readonly { readonly points: number }[];
}

export interface SteppedGame {
  readonly id: string;
  readonly players: number;
  readonly setup: unknown;
  readonly start: After;
  readonly steps: readonly Step[];
}

/** The file asserts the final points of every player. */
export function steppedJcz(game: SteppedGame): unknown {
  const names = Array.from({ length: game.players }, (_, player) => `Player${player}`);
  let points: readonly number[] = [];
  const drawOrder: string[] = [];
  const note = (after: After | undefined): void => {
    for (const { e, tile } of after?.history ?? []) if (e === 'tile-discarded' && tile) drawOrder.push(tile);
    if (after?.players) points = after.players.map((player) => player.points);
  };
  note(game.start);
  const replay = game.steps.map((step) => {
    if (step.drawn && step.drawn !== 'AM/A') drawOrder.push(step.drawn);
    note(step.after);
    return { ...messageOf(step), player: step.p };
  });
  const assertions = points.map((score, player) => `${names[player]} has ${score} points.`);
  return {
    setup: game.setup,
    players: names.map((name) => ({ name })),
    gameAnnotations: { drawOrder },
    replay,
    test: { assertions },
  };
}

function messageOf({ c, o = [], drawn }: Step): { type: string; payload: unknown } {
  if (typeof c === 'string') return { type: c, payload: {} };
  const chosen = o[c];
  if (!chosen) throw new Error(`no option ${c}`);
  if ('type' in chosen) return chosen;
  const [x, y, rotation] = chosen;
  return { type: 'PLACE_TILE', payload: { tileId: drawn, rotation: `R${rotation}`, position: [x, y] } };
}
