/** Everything but moves and features, at every decision: whose turn, scores, hands, figures, ferries, chips, bag, payments. */
import type { PlacedFigure } from '../../src/core/board-reader.js';
import type { Game } from '../../src/game.js';
import { FIGURES } from '../../src/types.js';
import type { Model } from '../reference/model.js';
import { differ, Difference, placeKey, same, sameBunch, sameList } from './difference.js';

export function compareState(game: Game, model: Model): void {
  same('phase', game.phase, model.phase);
  same('actor', game.actor, model.actor);
  if (!model.isOver) {
    same('turn player', game.turnPlayer, model.turnPlayer);
    same('part', game.part, model.part);
  }
  same('drawn', game.drawn, model.drawn);
  same('turns', game.turns, model.turnsPlayed);
  same('ferries in supply', game.ferrySupply, model.ferriesLeft);
  sameList('scores', game.scores, model.scores);
  sameBunch('figures', game.figures(), model.figures(), figureKey, figureKey);
  compareMagic(game, model);
  compareHands(game, model);
  if (game.rules.map) compareChips(game, model);
  compareBag(game, model);
}

/** All that is known of a figure on the board, as a number. */
const figureKey = ({ player, figure, x, y, segment, corner = -1 }: PlacedFigure): number =>
  ((placeKey(x, y, segment) * 8 + player) * 16 + FIGURES.indexOf(figure)) * 8 + corner + 1;

function compareMagic(game: Game, model: Model): void {
  const mine = game.magic;
  const theirs = model.magic();
  for (const figure of ['mage', 'witch'] as const) {
    const [a, b] = [mine[figure], theirs[figure]];
    if (a === null ? b !== null : b === null || placeKey(a.x, a.y, a.segment) !== placeKey(b.x, b.y, b.segment))
      differ(figure, a, b);
  }
}
function compareHands(game: Game, model: Model): void {
  const { players } = game.rules.config;
  for (let player = 0; player < players; player++) {
    const mine = game.supply(player);
    const theirs = model.supply(player);
    // a figure that is not in play is none in hand
    for (const figure of FIGURES) if ((mine[figure] ?? 0) !== (theirs[figure] ?? 0)) differ(`supply of ${player}`, mine, theirs);
    const goods = game.goods(player);
    const { wine, grain, cloth } = model.goods(player);
    if (goods.wine !== wine || goods.grain !== grain || goods.cloth !== cloth)
      differ(`goods of ${player}`, goods, { wine, grain, cloth });
    same(`abbeys of ${player}`, game.abbeys(player), model.abbeys(player));
    sameList(`quarters of ${player}`, game.quarters(player), model.quarters(player));
  }
}
function compareChips(game: Game, model: Model): void {
  same('chip in hand', JSON.stringify(game.chipInHand), JSON.stringify(model.chipInHand));
  const mine = game.chips();
  const key = ({ x, y, colour, value }: (typeof mine)[number]): number =>
    (placeKey(x, y, -1) * 8 + (colour ?? -1) + 1) * 16 + (value ?? -1) + 1;
  sameBunch('chips', mine, model.chips(), key, key);
  const hidden = game.hiddenChips().map(({ colour, value, count }) => `${'obp'.charAt(colour)}${value} ${count}`);
  sameList(
    'hidden chips',
    hidden,
    Object.entries(model.hiddenChips()).map((one) => one.join(' ')),
  );
}
function compareBag(game: Game, model: Model): void {
  const mine = game.remaining();
  const copies = model.copies();
  let next = 0; // the core lists the kinds that it has in their order
  game.rules.kinds.forEach(({ id }, kind) => {
    const count = copies[kind] ?? 0;
    if (count === 0) return;
    if (mine[next]?.id !== id || mine[next]?.count !== count) differ('bag', mine, model.remaining());
    next++;
  });
  if (next !== mine.length) differ('bag', mine, model.remaining());
}

/** At a chance point what each outcome weighs: copies of a tile, hidden chips of a sort, 1 for a face of the die. */
export function compareChance(game: Game, model: Model): void {
  if (model.actor >= 0) return;
  const copies = model.phase === 'draw' ? model.remaining() : model.hiddenChips();
  const expected = model.options().map((token) => `${token} ${copies[token.slice(1)] ?? 1}`);
  const outcomes = game.chanceOutcomes().map(({ token, weight }) => `${token} ${weight}`);
  sameList('outcomes of chance', outcomes.sort(), expected.sort());
}
/** What is known when the game is over. */
export function compareEnd(game: Game, model: Model): void {
  const best = Math.max(...model.scores);
  const winners = model.scores.flatMap((score, player) => (score === best ? [player] : []));
  sameList('winners', game.winners, winners);
  sameList('tiles discarded', game.discarded(), model.discarded);
}

/** Empty squares to which tiles may come, with the copies left that fit; on a map what opens some of them. */
export function compareOpen(game: Game, model: Model): void {
  if (model.isOver) return; // the frontier of a game that is over is nobody's concern
  const key = ({ x, y, fitting }: { x: number; y: number; fitting: number }): number => placeKey(x, y, -1) * 1024 + fitting;
  sameBunch('open squares', game.openSquares(), model.openSquares(), key, key);
  const cities = (game.rules.map?.cities ?? []).map(({ id }) => id);
  sameList(
    'connected cities',
    game.connectedCities(),
    model.connectedCities().map((city) => cities[city]),
  );
}

/** Tiles on the board in the order of placing, with their ferries. */
export function compareTiles(game: Game, model: Model): void {
  const mine = game.tiles();
  const theirs = model.tiles();
  const equal =
    mine.length === theirs.length &&
    mine.every(({ id, x, y, rotation, ferry }, i) => {
      const other = theirs[i];
      return (
        other !== undefined &&
        id === other.id &&
        x === other.x &&
        y === other.y &&
        rotation === other.rotation &&
        ferry === other.ferry
      );
    });
  if (!equal)
    differ(
      'tiles',
      mine.map(({ kind: _, ...tile }) => tile),
      theirs,
    );
}

/** What the last move paid: who, how much; the terms of each payment add up. */
export function comparePayments(game: Game, model: Model): void {
  const events = game.events();
  const paid = model.lastScores;
  if (events.length === 0 && paid.every(({ points }) => points === 0)) return;
  for (const e of events)
    if (e.terms.reduce((sum, t) => sum + t.points, 0) !== e.points)
      throw new Difference(`terms of ${JSON.stringify(e)} do not add up`);
  for (const e of events) {
    const kind = e.segment >= 0 ? game.featureAt(e.x, e.y, e.segment).kind : e.feature;
    if (kind !== e.feature) throw new Difference(`feature at ${e.x},${e.y},${e.segment} is a ${kind}, paid as ${e.feature}`);
  }
  // BASE-67, perPlayer3: a city pays a player once; in which of his fields it is booked the rule leaves open
  if (game.rules.config.fieldScoring === 'perPlayer3') sameList('payments by player', totals(events), totals(paid));
  else sameList('payments', inOrder(events), inOrder(paid));
}
interface Paid {
  readonly player: number;
  readonly points: number;
}
const inOrder = (list: readonly Paid[]): string[] =>
  list
    .filter((e) => e.points !== 0)
    .map((e) => `${e.player}:${e.points}`)
    .sort();

function totals(list: readonly Paid[]): string[] {
  const sums = new Map<number, number>();
  for (const { player, points } of list) if (points !== 0) sums.set(player, (sums.get(player) ?? 0) + points);
  return [...sums].map(([player, points]) => `${player}:${points}`).sort();
}
