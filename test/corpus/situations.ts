/** The situations that occur in a recorded game, told from its record alone: what a choice of games for the fixtures goes by. */
import { KNOWN } from './known-deviations.js';
import type { Decision, RecordedGame, Turn } from './record.js';

/** Names of situations, such as `pivot splits a road` or `wagon: Road LA`, each once. */
export function situationsOf(game: RecordedGame): ReadonlySet<string> {
  const found = new Set<string>();
  const tiles = new Map<string, string>();
  game.turns.forEach((turn, i) => {
    if (turn.tile && turn.pos) tiles.set(turn.pos.join(), turn.tile);
    for (const decision of turn.d) found.add(decisionName(decision, tiles));
    for (const name of turnNames(turn, game.turns[i - 1])) found.add(name);
  });
  for (const [, points, name, , items] of game.final.sco)
    found.add(`final: ${name} ${itemNames(items)} ${points === 0 ? 0 : ''}`);
  if (game.final.disc.length > 0) found.add('final: tiles that fit nowhere');
  for (const [reason, turns] of Object.entries(KNOWN))
    if (turns.some((turn) => turn.startsWith(`${game.id}#`))) found.add(`deviation: ${reason}`);
  return found;
}

/** Who goes where; the set of the tile tells a wagon to a labyrinth from one to a road. */
function decisionName({ k, o, c, by }: Decision, tiles: ReadonlyMap<string, string>): string {
  const chosen = c === null ? undefined : o[c];
  if (!chosen) return `${k}: declined`;
  if (k === 'meeple' || k === 'wagon' || k === 'fly-land') {
    const [, feature, , x, y] = chosen;
    return `${k}: ${chosen[0]} ${feature} ${tiles.get(`${x},${y}`)?.slice(0, 2)} ${by === undefined ? '' : 'by another'}`;
  }
  return k === 'mage' ? `${k}: ${chosen[0]} ${chosen[1]}` : `${k}: ${o.length === 1 ? 'forced' : 'chosen'}`;
}

function* turnNames(turn: Turn, before: Turn | undefined): Generator<string> {
  const kinds = turn.d.map(({ k }) => k);
  if (turn.part === 2) yield 'double turn';
  if (turn.disc) yield 'tile that fits nowhere';
  if (turn.d.filter(({ k, c }) => k === 'ferry-move' && c !== -1).length > 1) yield 'several pivots';
  if (kinds.includes('ferry-move')) yield* pivotNames(turn, before);
  const heirs = new Map<string, number>();
  for (const [, points, name, at, items] of turn.sco) {
    yield `scored: ${name} ${itemNames(items)} ${points === 0 ? 0 : ''}`;
    const feature = `${name} ${at?.join()}`;
    heirs.set(feature, (heirs.get(feature) ?? 0) + 1);
    if ((heirs.get(feature) as number) > 1) yield `scored by ${heirs.get(feature)}: ${name}`;
  }
  for (const [, kind, , , feature] of turn.ret) yield `home: ${kind} ${feature} ${turn.sco.length === 0 ? 'without points' : ''}`;
  for (const [what, ...rest] of turn.oth) {
    yield what === 'flier' ? `flight ${String(rest[0])}` : `${String(what)} ${String(rest[what === 'token' ? 1 : 0])}`;
    if (what === 'flier' && !kinds.includes('fly-land')) yield 'flight finds no place';
  }
}

/** A road that keeps its first part and has fewer parts than before was split; one that has more was joined. */
function* pivotNames({ roads = [] }: Turn, before: Turn | undefined): Generator<string> {
  const parts = new Map((before?.roads ?? []).map((road) => [String(road[0]), road[1]]));
  for (const [first, count, , open] of roads) {
    const old = parts.get(String(first)) ?? count;
    if (count < old) yield 'pivot splits a road';
    if (count > old + 2) yield `pivot joins roads${open === 0 ? ' and ends one' : ''}`;
  }
}

function itemNames(items: RecordedGame['final']['sco'][number][4]): string {
  return items
    .map(([item]) => item)
    .sort()
    .join('+');
}
