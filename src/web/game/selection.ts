/** What the person has chosen so far for the decision at hand; begins anew with every position. */
import type { Figure, Game, MagicFigure, Rotation, TileKind } from 'highwayman';
import { choices, placements, squareKey, type Choice, type Placement } from './choices.js';
import { effectsOf, jettiesAt, type RoadEffect } from './ferry-preview.js';

export class Selection {
  readonly placements: readonly Placement[];
  readonly choices: readonly Choice[];
  /** Figures among the choices that stand on segments or corners, in the engine's order. */
  readonly figures: readonly (Figure | MagicFigure)[];
  /** The tile to be placed: the one drawn, or the abbey. */
  readonly kind: TileKind | null;
  rotation: Rotation = 0;
  square: Placement | null = null;
  figure: Figure | MagicFigure | null = null;
  /** Choice that is pointed at or focused, shown on the board before it is made. */
  focus: Choice | null = null;
  /** First of two jetties: its lake and side. */
  jetty: { readonly x: number; readonly y: number; readonly side: number } | null = null;
  private readonly effects = new Map<string, readonly RoadEffect[]>();

  constructor(
    private readonly game: Game,
    readonly mine: boolean,
    name?: (player: number) => string,
  ) {
    this.placements = mine ? placements(game) : [];
    this.choices = mine ? choices(game, name) : [];
    this.figures = [
      ...new Set(
        this.choices.flatMap(({ figure, square, segment, corner }) =>
          figure && square && (segment ?? corner) !== null ? [figure] : [],
        ),
      ),
    ];
    this.figure = this.figures[0] ?? null;
    const { rules } = game;
    const drawn = rules.kinds.find((kind) => kind.id === game.drawn) ?? null;
    this.kind = game.phase === 'abbey' && mine ? (rules.kinds[rules.abbey] ?? null) : drawn;
    const one = this.placements[0];
    if (one && !this.placements.some((each) => each.rotations.includes(0))) this.rotation = one.rotations[0] ?? 0;
  }

  /** Turns the tile in hand; on a chosen square to the next rotation that fits there. */
  rotate(step: 1 | -1): void {
    const turns = this.kind?.distinct ?? 1;
    for (let i = 0; i < turns; i++) {
      this.rotation = ((this.rotation + step + turns) % turns) as Rotation;
      if (!this.square || this.square.rotations.includes(this.rotation)) return;
    }
  }
  /** Chooses a square, turning the tile if it does not fit as it is. */
  choose(square: Placement | null): void {
    this.square = square;
    if (square && !square.rotations.includes(this.rotation)) this.rotation = square.rotations[0] ?? 0;
  }
  chooseAt(key: string): boolean {
    const found = this.placements.find((each) => squareKey(each) === key);
    if (found) this.choose(found);
    return found !== undefined;
  }
  /** Token of the placement that is chosen. */
  get placement(): string | null {
    const { square, rotation } = this;
    if (!square?.rotations.includes(rotation)) return null;
    return square.abbey ? `${square.x},${square.y}@A` : `${square.x},${square.y}@${rotation}`;
  }
  nextFigure(step: 1 | -1 = 1): void {
    const at = this.figures.indexOf(this.figure as Figure);
    if (this.figures.length > 0) this.figure = this.figures[(at + step + this.figures.length) % this.figures.length] ?? null;
  }
  /** Choices on the board with the figure in hand, for markers. */
  get markers(): readonly Choice[] {
    return this.choices.filter(
      (each) =>
        each.square &&
        !each.pair &&
        (each.figure === null || each.figure === this.figure || each.move.type === 'recall' || each.move.type === 'fly'),
    );
  }
  /** What the list beside the board shows, in its order: the choices of the figure in hand and those that need none. */
  get listed(): readonly Choice[] {
    return this.choices.filter(
      ({ figure, square, segment, corner, move }) =>
        move.type === 'send' || !square || !figure || (segment ?? corner) === null || figure === this.figure,
    );
  }
  /** Choices of ferries, and those that are left once a jetty is chosen. */
  get ferries(): readonly Choice[] {
    return this.choices.filter(({ pair }) => pair !== null);
  }
  ferryBetween(x: number, y: number, a: number, b: number): Choice | null {
    const letters = ['NESW'.charAt(a), 'NESW'.charAt(b)];
    return (
      this.ferries.find(
        ({ square, pair }) => square?.x === x && square.y === y && letters.every((letter) => pair?.includes(letter)),
      ) ?? null
    );
  }
  /** Lakes where a ferry can be laid or turned, with their jetties. */
  lakes(): { readonly x: number; readonly y: number; readonly sides: readonly number[] }[] {
    const squares = new Map(this.ferries.flatMap(({ square }) => (square ? [[squareKey(square), square] as const] : [])));
    return [...squares.values()].map(({ x, y }) => ({ x, y, sides: jettiesAt(this.game, x, y).map(({ side }) => side) }));
  }
  /** What a choice of jetties would do to the roads there; null for other choices. Asked of the engine once a decision. */
  preview(choice: Choice): readonly RoadEffect[] | null {
    if (!choice.pair) return null;
    if (this.effects.size === 0)
      for (const each of this.game.ferryPreview())
        this.effects.set(`${each.x},${each.y},${each.pair}`, effectsOf(this.game, each));
    return this.effects.get(`${choice.square?.x},${choice.square?.y},${choice.pair}`) ?? [];
  }
}
