/** <hw-board>: the table. Draws the shown game and takes presses; the keys are in ./keys.ts. */
import type { Place } from 'highwayman';
import { html, nothing, render, type TemplateResult } from 'lit';
import { PageElement } from '../element.js';
import type { Choice, Placement } from '../game/choices.js';
import type { Store } from '../store.js';
import { Camera } from './camera.js';
import { cardOf, placeCard } from './card.js';
import { decisionLook, decisionSquares, landBox, landLook } from './follow.js';
import { listen } from './gestures.js';
import { growAt, keepSize } from './grow.js';
import { LandHost } from './land-host.js';
import { figurePlaceAt, slotUnder, standingFigures, toTile, type StandingFigure } from './layers.js';
import { choiceSpot, ghostOf, placesOf, type PlaceChoice } from './marks.js';
import { overlay } from './overlay.js';
import { ferryTo, pressOn } from './presses.js';
import { setSound, soundIsOn, Sounds } from './sound.js';
import { viewTools } from './tools.js';
import { ownedFeatures, tileMap, type Tiles } from './tiles.js';
import { featureUnder, worldLayers } from './world.js';

/** Pixels of a square that a finger finds. */
const FINGER = 44;
/** After so long without a move the board is at rest. */
const REST_MS = 110;

export class BoardElement extends PageElement {
  private camera!: Camera;
  private land!: LandHost;
  private tiles: Tiles = new Map();
  private places: readonly PlaceChoice[] = [];
  private stood: readonly StandingFigure[] = [];
  /** Figures that went home with the last move. */
  private gone: readonly StandingFigure[] = [];
  private hovered: Placement | null = null;
  private drawnVersion = -1;
  private wasDrag: () => boolean = () => false;
  private touched = false;
  /** The view follows the game until the person moves it; the next own decision takes it up again. */
  private following = true;
  private owners = false;
  private pointer: readonly [number, number] | null = null;
  /** Whether the pointer is one that rests over the board, and not where a finger was. */
  private hovering = false;
  /** Position and look at which the resting pointer was last asked what it points at. */
  private pointedAt = '';
  private rest: ReturnType<typeof setTimeout> | undefined;
  private frame = 0;

  protected override parts(store: Store): readonly unknown[] {
    const { selection, analyst } = store;
    return [
      store.version,
      store.session,
      store.replay,
      store.hover,
      store.finalStep,
      store.latest,
      selection,
      selection?.rotation,
      selection?.square,
      selection?.figure,
      selection?.focus,
      selection?.jetty,
      analyst.hint,
      analyst.moves,
      analyst.on,
      store.lesson,
    ];
  }
  protected override firstUpdated(): void {
    const view = this.querySelector('.view') as HTMLElement;
    new Sounds(this.store);
    this.camera = new Camera(() => this.moved());
    this.land = new LandHost(this.querySelector('canvas') as HTMLCanvasElement);
    this.wasDrag = listen(view, {
      pan: (dx, dy) => {
        // the pointer goes with the board, and is not heard of meanwhile
        if (this.pointer) this.pointer = [this.pointer[0] + dx, this.pointer[1] + dy];
        this.pan(dx, dy);
      },
      zoom: (factor, x, y) => this.zoom(factor, x, y),
      hover: (x, y) => {
        this.hovering = true;
        this.point(x, y);
      },
      down: (touch) => {
        this.touched = touch;
        this.hovering &&= !touch;
        this.camera.finish();
      },
      leave: () => {
        this.pointer = null;
        this.hovering = false;
        this.hovered = null;
        this.store.setHover(null);
        this.requestUpdate();
      },
      canTurn: (x, y) => this.placementAt(x, y) !== null,
      turn: (step, x, y) => {
        const { selection } = this.store;
        selection?.choose(this.placementAt(x, y));
        selection?.rotate(step);
        this.store.change();
      },
    });
    new ResizeObserver(() => {
      const before = this.camera.width;
      this.camera.resize(view.clientWidth, view.clientHeight);
      if (this.following || before === 0) this.follow(before > 0);
    }).observe(view);
    this.afterDraw();
  }
  protected override updated(): void {
    if (this.camera) this.afterDraw();
  }
  private afterDraw(): void {
    const { store } = this;
    const game = store.shown;
    if (!game) return;
    if (this.drawnVersion !== store.version) {
      this.drawnVersion = store.version;
      const box = landBox(game, this.tiles);
      this.camera.bounds = box;
      this.land.show(game, this.tiles);
      this.land.showOwners(ownedFeatures(game), this.owners);
      if (store.selection?.mine) this.following = true;
      if (this.following) this.follow();
      else if (game.placed) this.camera.reveal(game.placed.x * 100 + 50, game.placed.y * 100 + 50);
    }
    this.land.showGhost(store.replay ? null : ghostOf(game, store.selection, this.hovered));
    // in the frame that shows what was drawn, and not in the next one
    this.paint();
  }

  // ── Looking ──────────────────────────────────────────────────────────────────────────────────
  /** Once for all changes of a frame. */
  private moved(): void {
    if (this.frame === 0) this.frame = requestAnimationFrame(() => this.paint());
  }
  private paint(): void {
    cancelAnimationFrame(this.frame);
    this.frame = 0;
    const { camera, store } = this;
    const game = store.shown;
    if (!game || camera.width === 0) return;
    const { x, y, scale, width, height } = camera;
    this.land.lookAt({ x, y, scale, width, height, ratio: Math.min(2, devicePixelRatio || 1), moving: camera.moving });
    this.querySelector('canvas')?.setAttribute('data-tiles', String(this.tiles.size));
    const world = this.querySelector<SVGGElement>('.camera');
    if (world) {
      world.style.transform = camera.transform;
      // what moves is painted once and only pushed about; sharp and in its own size it is painted at rest
      world.classList.toggle('moving', camera.moving);
      if (!camera.moving) keepSize(world, camera.scale);
    }
    const over = this.querySelector<HTMLElement>('.over');
    const selection = store.replay ? null : store.selection;
    if (over)
      render(
        overlay({
          camera,
          game,
          selection,
          places: this.places,
          look: (x, y, scale) => this.go(x, y, scale),
          focus: (choice) => this.focusOn(choice),
        }),
        over,
      );
    placeCard(this.querySelector<HTMLElement>('.tip'), this.pointer, camera);
    this.pointAgain();
  }
  /** What has come to rest under a pointer that rests is pointed at. */
  private pointAgain(): void {
    const { camera, store } = this;
    const { x, y, scale } = camera;
    clearTimeout(this.rest);
    if (camera.moving) {
      this.rest = setTimeout(() => camera.rest(), REST_MS);
      return;
    }
    const now = `${store.version} ${x} ${y} ${scale}`;
    if (now === this.pointedAt) return;
    this.pointedAt = now;
    if (this.hovering && this.pointer) this.point(...this.pointer);
  }
  /** Keys have taken over from the pointer, until it moves again. */
  letGo(): void {
    this.hovering = false;
  }
  private follow(glide = true): void {
    const { store, camera } = this;
    const game = store.shown;
    if (!game || camera.width === 0) return;
    const squares = store.replay ? [] : decisionSquares(store.selection);
    const look = squares.length > 0 ? decisionLook(camera, squares) : landLook(camera, game, this.tiles);
    if (glide) camera.glide(look);
    else camera.set(look);
  }
  /** Shows the whole board and follows the game again. */
  fit(): void {
    const game = this.store.shown;
    if (!game) return;
    this.following = true;
    this.camera.glide(landLook(this.camera, game, this.tiles, true));
  }
  zoom(factor: number, px?: number, py?: number): void {
    this.following = false;
    this.camera.zoom(factor, px, py);
  }
  pan(dx: number, dy: number): void {
    this.following = false;
    this.camera.pan(dx, dy);
  }
  private go(x: number, y: number, scale = this.camera.look.scale): void {
    this.following = false;
    this.camera.glide({ x, y, scale });
  }
  /** Brings a square into view. */
  lookAt(x: number, y: number): void {
    this.following = false;
    const { scale } = this.camera.look;
    this.camera.glide({ x: x * 100 + 50, y: y * 100 + 50, scale: Math.max(scale, 0.6) });
  }
  /** The tile that was laid last. */
  showLast(): void {
    const last = this.store.shown?.placed ?? this.store.shown?.tiles().at(-1);
    if (last) this.lookAt(last.x, last.y);
  }
  /** All owners at once, or little of them. */
  toggleOwners(): void {
    this.owners = !this.owners;
    const game = this.store.shown;
    if (game) this.land.showOwners(ownedFeatures(game), this.owners);
    this.requestUpdate();
  }
  toggleSound(): void {
    setSound(!soundIsOn());
    this.requestUpdate();
  }
  /** Brings what is chosen or pointed at into view. */
  showSelection(): void {
    const { selection, hover, shown } = this.store;
    const square = selection?.square ?? selection?.focus?.square ?? hover;
    if (!shown || !square) return;
    const spot = selection?.focus && !selection.focus.pair ? choiceSpot(shown, this.tiles, selection.focus) : null;
    const [x, y] = spot?.at ?? [square.x * 100 + 50, square.y * 100 + 50];
    this.camera.reveal(x, y);
  }

  // ── Pointing ─────────────────────────────────────────────────────────────────────────────────
  private placementAt(px: number, py: number): Placement | null {
    const { x, y } = toTile(...this.camera.toWorld(px, py));
    return this.store.selection?.placements.find((each) => each.x === x && each.y === y) ?? null;
  }
  private point(px: number, py: number): void {
    const { store } = this;
    this.pointer = [px, py];
    const { x, y, at } = toTile(...this.camera.toWorld(px, py));
    const placement = store.replay ? null : this.placementAt(px, py);
    if (placement !== this.hovered) {
      this.hovered = placement;
      this.requestUpdate();
    }
    const tile = this.tiles.get(`${x},${y}`);
    const segment = tile && store.shown ? slotUnder(store.shown, tile, at) : -1;
    // a figure tells of what it belongs to, whatever is behind it
    store.setHover(
      figurePlaceAt(this.stood, this.camera.toWorld(px, py), growAt(this.camera.scale)) ??
        (segment >= 0 ? { x, y, segment } : null),
    );
    this.pointAtJetty(px, py);
    if (store.hover) placeCard(this.querySelector<HTMLElement>('.tip'), this.pointer, this.camera);
  }
  /** With one jetty chosen, the other under the pointer shows what the ferry would do. */
  private pointAtJetty(px: number, py: number): void {
    const { selection } = this.store;
    if (!selection?.jetty || selection.ferries.length === 0) return;
    const box = this.getBoundingClientRect();
    const target = document.elementFromPoint(px + box.left, py + box.top)?.closest<HTMLElement>('[data-jetty]');
    this.focusOn(ferryTo(selection, target?.dataset['jetty'] ?? ''));
  }
  private focusOn(choice: Choice | null): void {
    const { selection } = this.store;
    if (!selection || selection.focus === choice) return;
    selection.focus = choice;
    this.store.change();
  }
  private pressed(event: MouseEvent): void {
    if (this.wasDrag()) return;
    const { store, camera } = this;
    const { selection } = store;
    const target = (event.target as Element).closest<HTMLElement>(
      '[data-tool],[data-act],[data-token],[data-jetty],[data-square]',
    );
    const box = this.getBoundingClientRect();
    if (target?.dataset['tool'] !== undefined) return;
    if (!target || !selection || store.replay) return this.point(event.clientX - box.left, event.clientY - box.top);
    const square = target.dataset['square'];
    // a small square under a finger is brought nearer first
    if (square !== undefined && this.touched && event.detail > 0 && camera.scale * 100 < FINGER) {
      const [x, y] = square.split(',').map(Number) as [number, number];
      return this.go(x * 100 + 50, y * 100 + 50, 0.64);
    }
    pressOn(store, selection, target.dataset);
  }

  // ── Drawing ──────────────────────────────────────────────────────────────────────────────────
  protected override render(): TemplateResult {
    const { store } = this;
    const game = store.shown;
    const selection = store.replay ? null : store.selection;
    if (game && this.drawnVersion !== store.version) {
      this.tiles = tileMap(game);
      this.places = selection?.mine ? placesOf(game, this.tiles, selection) : [];
      this.hovered = null;
      const standing = standingFigures(game, this.tiles);
      const keys = new Set(standing.map(({ key }) => key));
      this.gone = store.latest && !store.replay ? this.stood.filter(({ key }) => !keys.has(key)) : [];
      this.stood = standing;
    } else if (game && selection?.mine && this.places.length > 0) this.places = placesOf(game, this.tiles, selection);
    const { tiles, places } = this;
    return html`
      <div class="view" @click=${(event: MouseEvent) => this.pressed(event)}>
        <canvas class="land" aria-hidden="true"></canvas>
        <svg class="world" aria-hidden="true"><g
          class="camera">${game ? worldLayers({ game, store, selection, tiles, places, stood: this.stood, gone: this.gone, hovered: this.hovered, marked: this.marked }) : nothing}</g></svg>
        <div class="over" aria-hidden="true"></div>
        ${viewTools(this, this.owners)}
        ${game ? cardOf(game, tiles, store, featureUnder(game, tiles, this.marked)) : nothing}
      </div>`;
  }
  /** What is told about: the final scoring's feature, or the one pointed at. */
  private get marked(): Place | null {
    const { store } = this;
    const final = store.finals[store.finalStep - 1];
    return final && final.segment >= 0 ? final : store.hover;
  }
}
