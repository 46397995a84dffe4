/** `highwayman show`: the board and what is to be decided. */
import { drawBoard, LEGEND } from '../board/index.js';
import { stateOf } from '../core/state-reader.js';
import { mapLine } from './map.js';
import type { Game } from '../game.js';
import type { Register } from './command.js';
import { formatOf, openGame } from './open-game.js';

interface Flags {
  readonly legal?: boolean;
  readonly legend?: boolean;
  readonly json?: boolean;
}

export const show: Register = (program, { io, engine }) => {
  program
    .command('show')
    .description('draw a position')
    .argument('<position>', 'position text, or a file with a position, game text, saved game or .jcz; - for standard input')
    .option('--legal', 'list the legal moves or chance outcomes')
    .option('--legend', 'explain the signs')
    .option('--json', 'print one JSON object')
    .action(async (position: string, flags: Flags) => {
      const text = formatOf(position) === 'unknown' ? await io.read(position) : position;
      const game = openGame(await engine(), text);
      if (flags.json) {
        io.out(JSON.stringify(facts(game, flags.legal === true)));
      } else {
        io.out(
          drawBoard(game, {
            state: stateOf(game),
            colour: io.colour,
            ...(io.columns === undefined ? {} : { columns: io.columns }),
          }),
        );
        if (flags.legend) io.out(`\n${LEGEND}`);
        io.out('');
        for (const line of lines(game, flags.legal === true)) io.out(line);
      }
      game.dispose();
    });
};

function players(game: Game): { score: number; supply: Record<string, number>; abbeys: number }[] {
  return game.scores.map((score, player) => {
    const pieces = game.supply(player);
    return {
      score,
      supply: Object.fromEntries(Object.entries(pieces).filter(([, count]) => count > 0)),
      abbeys: game.abbeys(player),
    };
  });
}

function facts(game: Game, legal: boolean): object {
  return {
    phase: game.phase,
    actor: game.actor,
    turnPlayer: game.turnPlayer,
    part: game.part,
    drawn: game.drawn,
    players: players(game),
    tiles: game.tiles(),
    figures: game.figures(),
    magic: game.magic,
    state: stateOf(game),
    remaining: game.remaining(),
    ...(game.map
      ? {
          map: { id: game.map.id, title: game.map.title, status: game.map.status },
          chips: game.chips(),
          hiddenChips: game.hiddenChips(),
          connectedCities: game.connectedCities(),
        }
      : {}),
    hash: game.hash(),
    ...(legal ? { legal: options(game) } : {}),
  };
}

function options(game: Game): string[] {
  if (game.isOver) return [];
  return game.actor < 0 ? game.chanceOutcomes().map(({ token }) => token) : game.legalTokens();
}

function lines(game: Game, legal: boolean): string[] {
  const left = game.remaining().reduce((sum, { count }) => sum + count, 0);
  const who = game.isOver
    ? 'over'
    : `${game.phase} by ${game.actor < 0 ? 'chance' : `p${game.actor}`}, turn of p${game.turnPlayer}${game.part === 2 ? ', second part' : ''}`;
  return [
    `${who}${game.drawn ? `, ${game.drawn} in hand` : ''}, ${left} tiles left, hash ${game.hash()}`,
    ...players(game).map(({ score, supply, abbeys }, player) => {
      const pieces = Object.entries(supply)
        .map(([figure, count]) => `${count} ${figure}`)
        .join(', ');
      return `p${player} ${String(score).padStart(4)} points; ${pieces || 'no pieces in hand'}${abbeys > 0 ? `; ${abbeys} abbey` : ''}`;
    }),
    ...keptLine(game),
    ...(game.map ? [mapLine(game.map), `large cities connected: ${game.connectedCities().join(' ') || 'none'}`] : []),
    ...(game.hiddenChips().length > 0
      ? [
          `chips not turned over: ${game
            .hiddenChips()
            .map(({ colour, value, count }) => `${count} ${game.map?.colours[colour] ?? colour} ${value}`)
            .join(', ')}`,
        ]
      : []),
    ...(legal && !game.isOver ? [options(game).join(' ')] : []),
  ];
}

/** Numbers and holders that expansions keep and that are not 0; what lies on tiles is in the picture. */
function keptLine(game: Game): string[] {
  const kept = stateOf(game);
  const said = (game.rules.words ?? []).flatMap(([name, , kind]) => {
    const value = kept[name];
    if (typeof value !== 'number') return [];
    if (kind === 'player') return value < 0 ? [] : [`${name} p${value}`];
    // the tokens that a player has set lie on the board, three bits a kind here
    return value === 0 || name.startsWith('built') ? [] : [`${name} ${value}`];
  });
  return said.length === 0 ? [] : [`kept: ${said.join(', ')}`];
}
