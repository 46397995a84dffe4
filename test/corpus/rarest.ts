/** The games whose parts are the rarest: each part counts the more, the fewer there are of its kind. */
export function rarest<Game>(games: readonly Game[], kindsOf: (game: Game) => readonly string[], wanted: number): Game[] {
  const counts = new Map<string, number>();
  for (const game of games) for (const kind of kindsOf(game)) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  const rarity = (game: Game): number => kindsOf(game).reduce((sum, kind) => sum + 1 / (counts.get(kind) as number), 0);
  return [...games].sort((a, b) => rarity(b) - rarity(a)).slice(0, wanted);
}
