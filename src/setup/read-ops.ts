/** From a setup to the ops that build it. */
import { HighwaymanError } from '../errors.js';
import { stateRoom } from '../expansions/hook.js';
import { needFlag, needOptions } from '../guard.js';
import { ferrySupply } from '../rules/ferry-supply.js';
import { MAX_TILES } from '../rules/config-schema.js';
import { kindNumber } from '../rules/kind-of.js';
import { FIGURES } from '../types.js';
import type { Rules } from '../types.js';
import { fitsSomewhere, readBoard } from './board.js';
import { refuse } from './refuse.js';
import type { Board } from './board.js';
import type { SetupOps } from './ops.js';
import { buildable } from './lay.js';
import { readChips } from './map.js';
import { readPaid } from './paid.js';
import { checkPlayer, readFerries, readFigures, readMagic } from './pieces.js';
import type { Pieces } from './pieces.js';
import { restAbbeys, restBag, restSupply } from './rest.js';
import type { SetupShape } from './schema.js';
import { seedState } from './seed.js';
import type { SetupOptions } from './types.js';

/**
 * The ops of a setup whose shape has been checked, by rules that are compiled. Its configuration is not looked at.
 * @throws ERR_SETUP, ERR_CAPACITY
 */
export function readOps(rules: Rules, input: SetupShape, opts: SetupOptions = {}): SetupOps {
  needFlag(needOptions(opts, ['allowDisconnected']).allowDisconnected ?? false, 'allowDisconnected');
  const players = rules.config.players;
  const board = readBoard(rules, input.tiles, opts);
  const pieces = readFigures(rules, board, input.figures);
  const abbeys = readAbbeys(rules, board, input.abbeys);
  const drawn = readDrawn(rules, board, input.drawn);
  const bag = readBag(rules, board, drawn, input.bag);
  const turnPlayer = input.turnPlayer ?? 0;
  checkPlayer(rules, 'turnPlayer', turnPlayer);
  checkRoom(board, sum(bag) + sum(abbeys) + (drawn >= 0 ? 1 : 0));
  const ops: SetupOps = {
    tiles: board.laid.map(({ kind, x, y, rotation }) => ({ kind, x, y, rotation })),
    figures: pieces.figures,
    ferries: readFerries(rules, board, input.ferries, ferrySupply(rules)),
    mage: readMagic(rules, board, 'mage', input.mage),
    witch: readMagic(rules, board, 'witch', input.witch),
    bag,
    scores: checkLength('scores', input.scores, players) ?? zeros(players),
    supply: readSupply(rules, pieces, input.supply),
    abbeys,
    goods: (checkLength('goods', input.goods, players) ?? zeros(players).map(() => ({ wine: 0, grain: 0, cloth: 0 }))).map(
      ({ wine, grain, cloth }) => [wine, grain, cloth],
    ),
    quarters: pieces.quarters,
    ...readPaid(rules, board, input.paidCities),
    ...readChips(rules, board, input.chips, input.hiddenChips),
    ...(input.state && stateRoom().readState(rules, board, input.state)),
    turnPlayer,
    drawn,
    seed: readSeed(input.seed),
  };
  return buildable(ops);
}

/** As many tiles as a game may have, and so near each other that those to come can not make a line longer than that. */
function checkRoom(board: Board, toCome: number): void {
  const total = board.laid.length + toCome;
  if (total > MAX_TILES)
    throw new HighwaymanError(
      'ERR_CAPACITY',
      'tiles',
      total,
      `at most ${MAX_TILES} tiles on the board, in the bag and in hands together`,
    );
  for (const axis of ['x', 'y'] as const) {
    const places = board.laid.map((laid) => laid[axis]);
    const extent = Math.max(...places) - Math.min(...places) + 1;
    if (extent + toCome > MAX_TILES) {
      throw new HighwaymanError(
        'ERR_CAPACITY',
        'tiles',
        extent,
        `at most ${MAX_TILES - toCome} squares between outermost tiles while ${toCome} are to come`,
      );
    }
  }
}

function zeros(length: number): number[] {
  return Array.from({ length }, () => 0);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function checkLength<T>(field: string, list: readonly T[] | undefined, players: number): readonly T[] | undefined {
  if (list && list.length !== players) refuse(field, list, `${players} entries, one for each player`);
  return list;
}

function readSeed(seed: SetupShape['seed']): SetupOps['seed'] {
  if (!Array.isArray(seed)) return seedState((seed as number | string | undefined) ?? 0);
  if (seed.every((word) => word === 0)) refuse('seed', seed, 'a state that is not all zero');
  return seed as [number, number, number, number];
}

function readDrawn(rules: Rules, board: Board, drawn: SetupShape['drawn']): number {
  if (drawn === undefined || drawn === null) return -1;
  const kind = kindNumber(rules, drawn);
  const tile = rules.kinds[kind];
  if (!tile || kind === rules.abbey || tile.printed) return refuse('drawn', drawn, 'the id of a tile that can be drawn');
  // on a map the core sees to it, which knows the squares that cities and routes open
  if (!rules.map && !fitsSomewhere(board, tile)) return refuse('drawn', drawn, 'a tile that fits somewhere (BASE-13)');
  return kind;
}

function readBag(rules: Rules, board: Board, drawn: number, bag: SetupShape['bag']): number[] {
  if (bag === undefined || bag === 'rest') return restBag(rules, { tiles: board.laid, drawn });
  const counts = rules.kinds.map(() => 0);
  for (const [id, count] of Object.entries(bag)) {
    const index = kindNumber(rules, id);
    if (index < 0 || index === rules.abbey || rules.kinds[index]?.printed)
      refuse(`bag.${id}`, count, 'the id of a tile that can be drawn');
    if (typeof count !== 'number' || !Number.isInteger(count) || count < 0 || count > MAX_TILES)
      refuse(`bag.${id}`, count, `a whole number from 0 to ${MAX_TILES}`);
    counts[index] = (counts[index] as number) + (count as number); // tiles of one kind come under several ids
  }
  return counts;
}

/** @throws ERR_SETUP when players hold more abbeys than they have, or the board and the hands together hold too many (ABB-1). */
function readAbbeys(rules: Rules, board: Board, given: SetupShape['abbeys']): number[] {
  const { players, abbeysPerPlayer } = rules.config;
  const placed = board.laid.filter((laid) => laid.kind === rules.abbey).length;
  const all = players * abbeysPerPlayer;
  if (placed > all) refuse('tiles', placed, `at most ${all} abbeys on the board (ABB-1)`);
  const abbeys = [...(checkLength('abbeys', given, players) ?? restAbbeys(rules, placed))];
  abbeys.forEach((count, player) => {
    if (count > abbeysPerPlayer) refuse(`abbeys[${player}]`, count, `at most ${abbeysPerPlayer}`);
  });
  if (placed > 0 && placed + sum(abbeys) > all)
    refuse('abbeys', given, `at most ${all - placed} in all, as ${placed} lie on the board`);
  return abbeys;
}

/** Figures on the board are within the configuration already; so are these together with them. */
function readSupply(rules: Rules, pieces: Pieces, given: SetupShape['supply']): number[][] {
  const { players, pieces: all } = rules.config;
  checkLength('supply', given, players);
  const rest = restSupply(rules, pieces);
  if (!given) return rest;
  return rest.map((own, player) =>
    FIGURES.map((figure, number) => {
      const hand = given[player]?.[figure] ?? 0;
      const most = own[number] as number;
      if (hand > most)
        refuse(
          `supply[${player}].${figure}`,
          hand,
          `at most ${most}: ${all[figure]} in all, ${(all[figure] as number) - most} on the board`,
        );
      return hand;
    }),
  );
}
