/** A position under one implementation of the rules, played and looked at in the words of scenarios. */
import { boardHalves, boardSides } from '../../src/jcz/locations.js';
import { segmentName } from '../../src/notation/squares.js';
import { figureLetter, figureOfLetter } from '../../src/notation/token.js';
import { kindOf } from '../../src/rules/kind-of.js';
import type { Figure, TileKind } from '../../src/types.js';
import { BoardView } from '../corpus/board-view.js';
import { Names, differ, segmentOf } from '../corpus/names.js';
import type { FeatureView, Payment, Player, Players, Spot } from '../corpus/player.js';
import { coloursOf, letters, numbers, pair, positionOf, rulesOf, slotOn } from './scene-spec.js';
import type { Laid, SceneSpec } from './scene-spec.js';

export type { Laid, Piece, SceneSpec } from './scene-spec.js';

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

  /** Takes an option; a draw also by another id of its kind. */
  apply(asked: string): this {
    const { player } = this;
    const kind = asked.startsWith('?') ? kindOf(player.rules, asked.slice(1)) : undefined;
    const token = kind ? `?${kind.id}` : asked;
    if (!player.options().includes(token))
      throw new Error(`${token} is not among the options of phase ${player.phase()}: ${player.options().slice(0, 30).join(' ')}`);
    const who = player.actor();
    player.apply(token);
    this.payments.push(...player.payments());
    if (/\+[nlmwabphf]$/.test(token)) {
      const barn = /:b(\d)\+h$/.exec(token);
      this.#deployed.push(
        this.names.figure({
          ...segmentOf(this.names, token),
          player: who,
          figure: figureOfLetter(token.slice(-1)) as Figure,
          corner: barn ? Number(barn[1]) : -1,
        }),
      );
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
    return `${x},${y}@${rotation % (kindOf(this.player.rules, id)?.distinct ?? 4)}`;
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
      if (player.phase() === 'ferry' && placed)
        this.apply(ferry ? `${placed.x},${placed.y}~${pair(ferry)}` : (player.options()[0] as string));
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
    return `${x},${y}:${segmentName((this.names.tileAt(x, y) as { kind: TileKind }).kind, segment) as string}`;
  }

  feature(x: number, y: number, on: string): FeatureView {
    return new BoardView(this.player).at(this.spot(x, y, on)) as FeatureView;
  }

  sameFeature(a: Spot, b: Spot): boolean {
    const view = new BoardView(this.player);
    return view.indexAt(a) === view.indexAt(b);
  }

  /** Places offered to a figure in this phase, as `x,y place`, sorted. */
  targets(figure: Figure = 'normal'): string[] {
    const offer = new RegExp(`:[a-z]\\d+[+>]${figureLetter(figure)}$`);
    return this.player
      .options()
      .filter((token) => offer.test(token))
      .map((token) => {
        const spot = segmentOf(this.names, token);
        return `${spot.x},${spot.y} ${this.placeName(spot)}`;
      })
      .sort();
  }

  /** The same; places of the tile just placed without its square. */
  places(figure: Figure = 'normal'): string[] {
    const placed = this.player.placed();
    const here = placed ? `${placed.x},${placed.y} ` : ' ';
    return this.targets(figure)
      .map((target) => (target.startsWith(here) ? target.slice(here.length) : target))
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
    return [
      ...new Set(
        this.player
          .options()
          .filter((token) => token.includes('%'))
          .map((token) => token.split('%')[0] as string),
      ),
    ].sort();
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
    return differ([...this.#before, ...this.#deployed], after)
      .ours.map((key) => {
        const [player, kind = ''] = key.split(' ');
        return `${this.colours[Number(player)]} ${FIGURE_NAMES[kind] ?? kind}`;
      })
      .sort();
  }

  /** The position as it is now, to go on from with another player or tile. */
  snapshot(spec: SceneSpec): SceneSpec {
    const { player } = this;
    const { drawn: _drawn, ...rest } = spec;
    const at = (spot: Spot | null): readonly [number, number, string] | undefined =>
      spot ? [spot.x, spot.y, this.placeName(spot)] : undefined;
    const magic = player.magic();
    const [mage, witch] = [at(magic.mage), at(magic.witch)];
    return {
      ...rest,
      colours: this.colours,
      tiles: this.laid(),
      meeples: player
        .figures()
        .map((piece) => ({
          player: this.colours[piece.player] as string,
          at: [piece.x, piece.y] as const,
          type: piece.figure,
          on: piece.figure === 'barn' ? String(piece.corner) : this.placeName(piece),
        })),
      ferries: player.ferries().map(({ x, y, pair: name }) => [x, y, name] as const),
      ...(spec.figures ? { figures: { ...(mage ? { mage } : {}), ...(witch ? { witch } : {}) } } : {}),
    };
  }

  /** The tiles on the board. */
  laid(): Laid[] {
    return this.player.tiles().map(({ id, x, y, rotation }) => [id, x, y, rotation] as const);
  }

  score(colour: string): number {
    return this.player.scores()[this.index(colour)] as number;
  }
}

const FIGURE_NAMES: Readonly<Record<string, string>> = {
  SmallFollower: 'normal',
  BigFollower: 'large',
  Mayor: 'mayor',
  Wagon: 'wagon',
  Abbot: 'abbot',
  Builder: 'builder',
  Pig: 'pig',
  Barn: 'barn',
  Phantom: 'phantom',
};
