/** <hw-board>: the table. Draws the shown game and takes clicks; the keys are in ./keys.ts. */
import type { Game } from 'highwayman';
import { html, nothing, type TemplateResult } from 'lit';
import { patternDefs } from '../figures/colours.js';
import { PageElement } from '../element.js';
import { squareKey, type Placement } from '../game/choices.js';
import { featureText, ownerText } from '../game/describe.js';
import { effectText } from '../game/ferry-preview.js';
import { slotAt } from '../tile/layout.js';
import { t } from '../texts/index.js';
import { Camera, type Box } from './camera.js';
import { listen } from './gestures.js';
import { hintLayer } from './hints.js';
import { chipLayer, mapLayer } from './map-layer.js';
import { featureLayer, ferryLayer, figureLayer, lookOf, tileLayer, tileMap, toTile, type Tiles } from './layers.js';
import { choiceLayer, choicePoint, ghostLayer, lakeLayer, pointsLayer, previewLayer, squareLayer } from './marks.js';

export class BoardElement extends PageElement {
  private camera!: Camera;
  private box: Box = { left: 0, top: 0, width: 100, height: 100 };
  private hovered: Placement | null = null;
  private drawnVersion = -1;
  private tiles: Tiles = new Map();
  private wasDrag: () => boolean = () => false;
  private fitted = false;
  /** The view follows the growing board until the person moves it. */
  private following = true;

  protected override firstUpdated(): void {
    const view = this.querySelector('.view') as HTMLElement;
    this.camera = new Camera(view, () => this.querySelector('.world'));
    this.wasDrag = listen(view, {
      pan: (dx, dy) => this.pan(dx, dy),
      zoom: (factor, x, y) => {
        this.following = false;
        this.camera.zoom(factor, x, y);
      },
      hover: (x, y) => this.point(x, y),
      leave: () => {
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
    new ResizeObserver(() => (this.fitted ? this.camera.apply() : this.fit())).observe(view);
    this.afterDraw();
  }
  protected override updated(): void {
    if (this.camera) this.afterDraw();
  }
  private afterDraw(): void {
    const { version, shown } = this.store;
    if (this.drawnVersion === version || !shown) return;
    const fresh = this.drawnVersion < 0;
    this.drawnVersion = version;
    this.camera.setBox(this.box);
    if (fresh || !this.fitted || this.following) this.follow(shown);
    else {
      const last = shown.placed ?? this.store.selection?.choices[0]?.square;
      if (last) this.camera.reveal(last.x * 100 + 50, last.y * 100 + 50);
    }
  }

  /** Shows the whole board as long as its tiles stay large enough, then the neighbourhood of the last tile. */
  private follow(game: Game): void {
    const { x, y } = this.camera;
    const least = (this.querySelector('.view')?.clientWidth ?? 0) < 600 ? 0.34 : 0.5;
    this.fit();
    if (this.camera.scale >= least || game.isOver || game.map) return;
    const last = game.tiles().at(-1);
    this.camera.scale = least;
    [this.camera.x, this.camera.y] = [x, y];
    if (last) this.camera.reveal(last.x * 100 + 50, last.y * 100 + 50, 200);
  }

  // ── For keys and buttons ─────────────────────────────────────────────────────────────────────
  fit(): void {
    const view = this.querySelector('.view');
    if (!view || view.clientWidth === 0) return;
    this.fitted = true;
    this.following = true;
    this.camera.fit(this.box);
  }
  zoom(factor: number): void {
    this.following = false;
    this.camera.zoom(factor);
  }
  pan(dx: number, dy: number): void {
    this.following = false;
    this.camera.pan(dx, dy);
  }
  /** Brings a square into view. */
  lookAt(x: number, y: number): void {
    this.following = false;
    this.camera.reveal(x * 100 + 50, y * 100 + 50, 150);
  }
  /** Brings what is chosen or pointed at into view. */
  showSelection(): void {
    const { selection, hover, shown } = this.store;
    const square = selection?.square ?? selection?.focus?.square ?? hover;
    if (!shown || !square) return;
    const [x, y] =
      selection?.focus && !selection.focus.pair
        ? choicePoint(shown, this.tiles, selection.focus)
        : [square.x * 100 + 50, square.y * 100 + 50];
    this.camera.reveal(x, y);
  }

  // ── Pointing ─────────────────────────────────────────────────────────────────────────────────
  private placementAt(px: number, py: number): Placement | null {
    const { x, y } = toTile(...this.camera.toWorld(px, py));
    return this.store.selection?.placements.find((each) => each.x === x && each.y === y) ?? null;
  }
  private point(px: number, py: number): void {
    const { store } = this;
    const { x, y, at } = toTile(...this.camera.toWorld(px, py));
    const placement = this.placementAt(px, py);
    if (placement !== this.hovered) {
      this.hovered = placement;
      this.requestUpdate();
    }
    const tile = this.tiles.get(`${x},${y}`);
    const kind = tile ? store.shown?.rules.kinds[tile.kind] : undefined;
    const segment = tile && kind ? slotAt(kind, tile.rotation, at) : -1;
    store.setHover(segment >= 0 ? { x, y, segment } : null);
    this.pointAtJetty(px, py);
  }
  /** With one jetty chosen, the other under the pointer shows what the ferry would do. */
  private pointAtJetty(px: number, py: number): void {
    const { selection } = this.store;
    if (!selection || selection.ferries.length === 0 || !selection.jetty) return;
    const box = this.getBoundingClientRect();
    const target = document.elementFromPoint(px + box.left, py + box.top)?.closest<SVGElement>('[data-jetty]');
    const [x, y, side] = (target?.dataset['jetty'] ?? '').split(',').map(Number);
    const { jetty } = selection;
    const found =
      target && jetty.x === x && jetty.y === y && side !== jetty.side
        ? selection.ferryBetween(x, y, jetty.side, side as number)
        : null;
    if (found !== selection.focus) {
      selection.focus = found;
      this.store.change();
    }
  }
  private pressed(event: MouseEvent): void {
    if (this.wasDrag()) return;
    const { store } = this;
    const { selection } = store;
    const target = (event.target as Element).closest<SVGElement>('[data-act],[data-token],[data-jetty],[data-square]');
    const box = this.getBoundingClientRect();
    if (!target || !selection || store.replay) return this.point(event.clientX - box.left, event.clientY - box.top);
    const { act, token, jetty, square } = target.dataset;
    if (act === 'turn') selection.rotate(1);
    else if (act === 'confirm') return void (selection.placement && store.play(selection.placement));
    else if (token !== undefined) return store.play(token);
    else if (jetty !== undefined) return this.pressJetty(jetty);
    else if (square !== undefined) {
      if (selection.square && squareKey(selection.square) === square) selection.rotate(1);
      else selection.chooseAt(square);
    }
    store.change();
  }
  private pressJetty(text: string): void {
    const { store } = this;
    const { selection } = store;
    const [x, y, side] = text.split(',').map(Number) as [number, number, number];
    if (!selection) return;
    const first = selection.jetty;
    const same = first?.x === x && first.y === y;
    const choice = same && first.side !== side ? selection.ferryBetween(x, y, first.side, side) : null;
    if (choice) return store.play(choice.token);
    selection.jetty = same && first.side === side ? null : { x, y, side };
    selection.focus = null;
    store.change();
  }

  // ── Drawing ──────────────────────────────────────────────────────────────────────────────────
  private measure(): void {
    // one square around the tiles, so that the view rests while placing and deploying take turns
    const map = this.store.shown?.map;
    const tiles = map
      ? [
          { x: 0, y: 0 },
          { x: map.cols - 1, y: map.rows - 1 },
        ]
      : [...this.tiles.values()];
    const [xs, ys] = [tiles.map(({ x }) => x), tiles.map(({ y }) => y)];
    const [left, right, top, bottom] = [
      Math.min(...xs) - 1.1,
      Math.max(...xs) + 2.1,
      Math.min(...ys) - 1.1,
      Math.max(...ys) + 2.1,
    ];
    this.box = { left: left * 100, top: top * 100, width: (right - left) * 100, height: (bottom - top) * 100 };
  }
  protected override render(): TemplateResult {
    const { store } = this;
    const game = store.shown;
    if (!game) return html`<div class="view"></div>`;
    if (this.drawnVersion !== store.version) {
      this.tiles = tileMap(game);
      this.hovered = null;
      this.measure();
    }
    const { tiles, box } = this;
    const selection = store.replay ? null : store.selection;
    const focus = selection?.focus ?? null;
    const preview = focus && selection ? selection.preview(focus) : null;
    const final = store.finals[store.finalStep - 1];
    const marked = final && final.segment >= 0 ? final : store.hover;
    const feature = marked && tiles.has(`${marked.x},${marked.y}`) ? game.featureAt(marked.x, marked.y, marked.segment) : null;
    const focused =
      focus && !preview && focus.square && focus.segment !== null && focus.figure
        ? game.featureAt(focus.square.x, focus.square.y, focus.segment)
        : null;
    const last = game.placed ?? game.tiles().at(-1) ?? null;
    const scored = store.replay
      ? game.events()
      : (store.latest?.events ?? []).flatMap((event) => (event.type === 'score' && !event.final ? [event] : []));
    return html`
      <div class="view" @click=${(event: MouseEvent) => this.pressed(event)}>
        <svg class="world" viewBox=${`${box.left} ${box.top} ${box.width} ${box.height}`} aria-hidden="true">
          <defs>${patternDefs()}</defs>
          ${mapLayer(game, tiles)}
          ${tileLayer(tiles, last)}
          ${ferryLayer(tiles, preview ? (focus?.square ?? null) : null)}
          ${feature ? featureLayer(game, tiles, feature.segments, `shown ${lookOf(feature)}`) : nothing}
          ${focused ? featureLayer(game, tiles, focused.segments, 'shown free') : nothing}
          ${selection ? squareLayer(selection, this.hovered) : nothing}
          ${hintLayer(store)}
          ${selection ? ghostLayer(game, selection, this.hovered) : nothing}
          ${focus && preview ? previewLayer(game, tiles, focus, preview) : nothing}
          ${chipLayer(game)}
          ${figureLayer(game, tiles)}
          ${selection ? lakeLayer(selection) : nothing}
          ${selection ? choiceLayer(game, tiles, selection, game.actor) : nothing}
          ${pointsLayer(game, tiles, scored, store.version)}
        </svg>
        <div class="view-tools" data-tool>
          <button type="button" @click=${() => this.zoom(1.3)} aria-label=${t().board.zoomIn} title=${`${t().board.zoomIn} (+)`}>+</button>
          <button type="button" @click=${() => this.zoom(1 / 1.3)} aria-label=${t().board.zoomOut} title=${`${t().board.zoomOut} (−)`}>−</button>
          <button type="button" @click=${() => this.fit()} aria-label=${t().board.whole} title=${`${t().board.whole} (0)`}>⤢</button>
        </div>
        <p class="tip" ?hidden=${!feature && !preview}>${
          preview
            ? html`<b>${focus?.label}</b> ${effectText(preview, store.name)}`
            : feature
              ? html`<b>${featureText(feature)}</b> ${ownerText(feature, store.name)}`
              : nothing
        }</p>
      </div>`;
  }
}
