/**
 * Positions for scenarios: tiles, pieces and ferries by name, any number of copies, colours for players.
 * Places are written `road:E`, `city:N`, `field:4`, `monastery`, `garden`, `cathedral`: a side or half-edge in board
 * orientation, any one of those that the segment reaches.
 */
import { CATALOGUE, findTile } from '../../src/catalogue/index.js';
import { boardHalves, boardSides, pairOfName } from '../../src/jcz/locations.js';
import { figureLetter, figureOfLetter } from '../../src/notation/token.js';
import { segmentName } from '../../src/notation/squares.js';
import { compileRules } from '../../src/rules/index.js';
import type { ConfigInput } from '../../src/rules/index.js';
import type { Figure, Modules, Pair, Rules, TileDefinition } from '../../src/types.js';
import { BoardView } from '../corpus/board-view.js';
import { Names, differ, segmentOf } from '../corpus/names.js';
import type { FeatureView, Payment, Player, Players, Position, Spot } from '../corpus/player.js';

export const COLOURS = ['red', 'blue', 'green', 'yellow', 'black', 'pink'] as const;
export type Colour = (typeof COLOURS)[number];
/** id, x, y, clockwise quarter turns. */
export type Laid = readonly [id: string, x: number, y: number, rotation: number];
export interface Piece {
  readonly player: string;
  readonly at: readonly [x: number, y: number];
  /** A place, or for a barn the corner 0..3 as text. */
  readonly on: string;
  readonly type?: string;
}

export interface SceneSpec {
  readonly config?: ConfigInput;
  /** Players, in turn order; default: the colours that occur, at least two. */
  readonly colours?: readonly string[];
  readonly tiles: readonly Laid[];
  readonly meeples?: readonly Piece[];
  readonly ferries?: readonly (readonly [x: number, y: number, pair: string])[];
  readonly figures?: { readonly mage?: readonly [x: number, y: number, on: string]; readonly witch?: readonly [x: number, y: number, on: string] };
  /** Players with a meeple in the Wainwrights quarter. */
  readonly wainwrights?: readonly string[];
  /** Who holds an abbey. */
  readonly abbeys?: readonly string[];
  /** Further tile ids that will be drawn. */
  readonly draws?: readonly string[];
  /** Copies in the bag; default: plenty of every base tile and of `draws`. */
  readonly bag?: Readonly<Record<string, number>>;
  readonly turn?: string;
  /** Tile in hand; without it the turn begins with the draw. */
  readonly drawn?: string;
  readonly goods?: Position['goods'];
  readonly supply?: Position['supply'];
}

/** Options of the core that are on only when something of theirs occurs, so that scenarios do not meddle. */
function modulesOf(spec: SceneSpec, ids: readonly string[]): Modules {
  const tiles = ids.map((id) => findTile(id)?.entry.tile).filter((tile): tile is TileDefinition => tile !== undefined);
  const types = new Set((spec.meeples ?? []).map(({ type }) => type));
  const has = (prefix: string): boolean => ids.some((id) => id.startsWith(prefix));
  return {
    inns: has('ic-') || types.has('large'),
    traders: has('tb-') || types.has('builder') || types.has('pig'),
    abbey: (spec.abbeys ?? []).length > 0 || has('am-abbey') || ['mayor', 'wagon', 'barn'].some((type) => types.has(type)),
    ferries: tiles.some((tile) => tile.features?.lake),
    labyrinth: has('lab-'),
    germanCathedrals: has('gc-'),
    mageWitch: spec.figures !== undefined || has('mw-'),
    leipzig: spec.wainwrights !== undefined,
    flying: has('fly-'),
    portal: tiles.some((tile) => tile.features?.portal),
  };
}

export function rulesOf(spec: SceneSpec, colours: readonly string[]): Rules {
  const own = (spec.config?.tiles ?? []).map(({ tile }) => tile.id);
  const ids = [...spec.tiles.map(([id]) => id), ...(spec.drawn ? [spec.drawn] : []), ...(spec.draws ?? []), ...Object.keys(spec.bag ?? {})];
  const others = [...new Set(ids)].filter((id) => !own.includes(id) && id !== 'am-abbey' && !BASE.has(id));
  const modules = { ...modulesOf(spec, ids), ...spec.config?.modules };
  const pieces: Partial<Record<Figure, number>> = {
    ...(modules.inns ? { large: 1 } : {}),
    ...(modules.traders ? { builder: 1, ...(spec.config?.fields === false ? {} : { pig: 1 }) } : {}),
    ...(modules.abbey ? { mayor: 1, wagon: 1, ...(spec.config?.fields === false ? {} : { barn: 1 }) } : {}),
  };
  return compileRules({
    edition: 'C2',
    labyrinth: 'advanced',
    ...spec.config,
    players: Math.max(2, colours.length),
    sets: { base: 1, ...spec.config?.sets },
    copies: { ...Object.fromEntries(others.map((id) => [id, 9])), ...spec.config?.copies },
    modules,
    pieces: { ...pieces, ...spec.config?.pieces },
    abbeysPerPlayer: spec.abbeys ? 1 : 0,
  });
}
const BASE = new Set(CATALOGUE.find(({ id }) => id === 'base')?.tiles.filter(({ count }) => (count.C2 ?? 0) > 0).map(({ tile }) => tile.id));

function coloursOf(spec: SceneSpec): readonly string[] {
  if (spec.colours) return spec.colours;
  const used = new Set([...(spec.meeples ?? []).map(({ player }) => player), ...(spec.turn ? [spec.turn] : []), ...(spec.wainwrights ?? []), ...(spec.abbeys ?? [])]);
  for (const colour of COLOURS) if (used.size < 2) used.add(colour);
  return COLOURS.filter((colour) => used.has(colour));
}

/** A position under one implementation, with the words of scenarios. */
export class Scene {
  readonly player: Player;
  readonly colours: readonly string[];
  readonly names: Names;
  /** Payments since the beginning, or since `startTurn`. */
  payments: Payment[] = [];
  #before: string[] = [];
  #deployed: string[] = [];

  constructor(players: Players, spec: SceneSpec) {
    this.colours = coloursOf(spec);
    const rules = rulesOf(spec, this.colours);
    this.player = players.fromPosition(rules, positionOf(rules, spec, this.colours));
    this.names = new Names(this.player);
    this.startTurn();
    this.payments = [...this.player.payments()];
  }

  startTurn(): void {
    this.payments = [];
    this.#deployed = [];
    this.#before = this.player.figures().map((piece) => this.names.figure(piece));
  }

  apply(token: string): this {
    const { player } = this;
    if (!player.options().includes(token)) throw new Error(`${token} is not among the options of phase ${player.phase()}: ${player.options().slice(0, 30).join(' ')}`);
    const who = player.actor();
    player.apply(token);
    this.payments.push(...player.payments());
    if (/\+[nlmwabph]$/.test(token)) {
      const barn = /:b(\d)\+h$/.exec(token);
      this.#deployed.push(this.names.figure({ ...segmentOf(this.names, token), player: who, figure: figureOfLetter(token.slice(-1)) as Figure, corner: barn ? Number(barn[1]) : -1 }));
    }
    return this;
  }

  // ── one's turn in words ────────────────────────────────────────────────────────────────────────

  /** Draws the tile if none is in hand, and places it. */
  place(id: string, x: number, y: number, rotation: number): this {
    if (this.player.phase() === 'abbey') this.apply('-');
    if (this.player.phase() === 'draw') this.apply(`?${id}`);
    return this.apply(this.placeToken(id, x, y, rotation));
  }

  placeToken(id: string, x: number, y: number, rotation: number): string {
    const kind = this.player.rules.kinds.find((candidate) => candidate.id === id);
    return `${x},${y}@${rotation % (kind?.distinct ?? 4)}`;
  }

  /** Puts a figure on a place of the placed tile, or of another one (portal, landing). */
  claim(on: string, figure: Figure = 'normal', at = this.player.placed()): this {
    if (!at) throw new Error('no tile was placed');
    return this.apply(`${this.token(at.x, at.y, on)}+${figureLetter(figure)}`);
  }

  /** Takes every decision that is left in the simplest way until the next draw, part or turn. */
  finish(): this {
    const { player } = this;
    for (let guard = 0; guard < 100 && !['draw', 'abbey', 'over', 'place'].includes(player.phase()); guard++) {
      const options = player.options();
      this.apply(options.includes('-') ? '-' : (options[0] as string));
    }
    return this;
  }

  /** Passes everything before the given phase; ferries of new lakes take the pair named. */
  until(phase: string, ferry?: string): this {
    const { player } = this;
    for (let guard = 0; guard < 100 && player.phase() !== phase && !['draw', 'abbey', 'over'].includes(player.phase()); guard++) {
      const placed = player.placed();
      if (player.phase() === 'ferry' && placed) this.apply(ferry ? `${placed.x},${placed.y}~${pair(ferry)}` : (player.options()[0] as string));
      else this.apply(player.options().includes('-') ? '-' : (player.options()[0] as string));
    }
    return this;
  }

  pivot(x: number, y: number, to: string): this {
    return this.until('pivot').apply(`${x},${y}%${pair(to)}`);
  }

  // ── what is seen ───────────────────────────────────────────────────────────────────────────────

  index(colour: string): number {
    const index = this.colours.indexOf(colour);
    if (index < 0) throw new Error(`no player ${colour}`);
    return index;
  }

  spot(x: number, y: number, on: string): Spot {
    const tile = this.names.tileAt(x, y);
    const segment = tile ? slotOn(this.player.rules, tile.kind.id, tile.rotation, on) : -1;
    if (segment < 0) throw new Error(`no ${on} at ${x},${y}`);
    return { x, y, segment };
  }

  /** `x,y:r0` of a place. */
  token(x: number, y: number, on: string): string {
    const { segment } = this.spot(x, y, on);
    return `${x},${y}:${segmentName((this.names.tileAt(x, y) as { kind: Rules['kinds'][number] }).kind, segment) as string}`;
  }

  feature(x: number, y: number, on: string): FeatureView {
    return new BoardView(this.player).at(this.spot(x, y, on)) as FeatureView;
  }

  sameFeature(a: Spot, b: Spot): boolean {
    const view = new BoardView(this.player);
    return view.indexAt(a) === view.indexAt(b);
  }

  /** Places offered to a figure in this phase, as `x,y place`; those of the placed tile as the place alone. */
  places(figure: Figure = 'normal'): string[] {
    const placed = this.player.placed();
    const letter = figureLetter(figure);
    return this.player.options()
      .filter((token) => new RegExp(`:[a-z]\\d+[+>]${letter}$`).test(token))
      .map((token) => {
        const spot = segmentOf(this.names, token);
        const name = this.placeName(spot);
        return placed && spot.x === placed.x && spot.y === placed.y ? name : `${spot.x},${spot.y} ${name}`;
      })
      .sort();
  }

  placeName({ x, y, segment }: Spot): string {
    const tile = this.names.tileAt(x, y);
    const part = tile?.kind.segments[segment];
    if (!tile || !part) return '?';
    if (part.kind === 'road' || part.kind === 'city') return `${part.kind}:${letters(boardSides(part, tile.rotation))}`;
    if (part.kind === 'field') return `field:${numbers(boardHalves(part, tile.rotation))}`;
    return part.kind;
  }

  /** Lakes whose ferry may be pivoted now, `x,y`, sorted. */
  pivotable(): string[] {
    if (this.player.phase() !== 'pivot') return [];
    return [...new Set(this.player.options().filter((token) => token.includes('%')).map((token) => token.split('%')[0] as string))].sort();
  }

  /** Points paid since `startTurn` by colour; players without points are left out. */
  points(final = false): Record<string, number> {
    const sums: Record<string, number> = {};
    for (const { player, points, final: last } of this.payments) {
      const colour = this.colours[player] ?? String(player);
      if (last === final && points !== 0) sums[colour] = (sums[colour] ?? 0) + points;
    }
    return sums;
  }

  /** `colour figure` of what went home since `startTurn`, sorted. */
  returned(): string[] {
    const after = this.player.figures().map((piece) => this.names.figure(piece));
    return differ([...this.#before, ...this.#deployed], after).ours.map((key) => {
      const [player, kind = ''] = key.split(' ');
      return `${this.colours[Number(player)]} ${FIGURE_NAMES[kind] ?? kind}`;
    }).sort();
  }

  score(colour: string): number {
    return this.player.scores()[this.index(colour)] as number;
  }
}

const FIGURE_NAMES: Readonly<Record<string, string>> = { SmallFollower: 'normal', BigFollower: 'large', Mayor: 'mayor', Wagon: 'wagon', Abbot: 'abbot', Builder: 'builder', Pig: 'pig', Barn: 'barn' };

/** Our pair of two letters in any order. @throws for anything else */
export function pair(name: string): Pair {
  const found = pairOfName(name);
  if (!found) throw new Error(`${name} is no pair`);
  return found;
}

function letters(mask: number): string {
  return 'NESW'.split('').filter((_, side) => mask & (1 << side)).join('');
}

function numbers(mask: number): string {
  return [0, 1, 2, 3, 4, 5, 6, 7].filter((half) => mask & (1 << half)).join(',');
}

function slotOn(rules: Rules, id: string, rotation: number, on: string): number {
  const [kind = '', at = ''] = on.split(':');
  const segments = rules.kinds.find((candidate) => candidate.id === id)?.segments ?? [];
  return segments.findIndex((segment) => {
    if (segment.kind !== kind) return false;
    if (kind === 'road' || kind === 'city') return (boardSides(segment, rotation) & (1 << 'NESW'.indexOf(at.charAt(0)))) !== 0;
    if (kind === 'field') return at === 'inner' ? segment.halves.length === 0 : (boardHalves(segment, rotation) & (1 << Number(at.split(',')[0]))) !== 0;
    return true;
  });
}

function positionOf(rules: Rules, spec: SceneSpec, colours: readonly string[]): Position {
  const index = (colour: string): number => colours.indexOf(colour);
  const tiles = spec.tiles.map(([id, x, y, rotation]) => [id, x, y, rotation % (rules.kinds.find((kind) => kind.id === id)?.distinct ?? 1)] as const);
  const spot = (x: number, y: number, on: string): Spot => {
    const tile = tiles.find((laid) => laid[1] === x && laid[2] === y);
    const segment = tile ? slotOn(rules, tile[0], tile[3], on) : -1;
    if (segment < 0) throw new Error(`no ${on} at ${x},${y}`);
    return { x, y, segment };
  };
  const magic = (at: readonly [number, number, string] | undefined): Spot | null => (at ? spot(...at) : null);
  const plenty = Object.fromEntries([...BASE, ...(spec.draws ?? [])].filter((id) => rules.kinds.some((kind) => kind.id === id)).map((id) => [id, 9]));
  return {
    tiles,
    figures: (spec.meeples ?? []).map(({ player, at: [x, y], on, type = 'normal' }) =>
      type === 'barn' ? { player: index(player), figure: 'barn', x, y, corner: Number(on) } : { player: index(player), figure: type as Figure, ...spot(x, y, on) }),
    ferries: (spec.ferries ?? []).map(([x, y, name]) => ({ x, y, pair: pair(name) })),
    mage: magic(spec.figures?.mage),
    witch: magic(spec.figures?.witch),
    bag: spec.bag ?? plenty,
    abbeys: colours.map((colour) => (spec.abbeys?.includes(colour) ? 1 : 0)),
    turnPlayer: spec.turn ? index(spec.turn) : 0,
    ...(spec.drawn ? { drawn: spec.drawn } : {}),
    ...(spec.goods ? { goods: spec.goods } : {}),
    ...(spec.supply ? { supply: spec.supply } : {}),
    leipzig: (spec.wainwrights ?? []).map((colour) => ({ player: index(colour), quarter: 0 })),
  };
}
