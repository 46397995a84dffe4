/**
 * A whole client in a hundred lines: a person against the computer, with a board, undo, a log and a game that survives a reload.
 * `highwayman/` beside it is a copy of the package's dist folder; with a bundler the names are 'highwayman', 'highwayman/client' and so on.
 */
import { load } from './highwayman/index.js';
import {
  choices,
  drawnText,
  featureText,
  openSession,
  placements,
  placementToken,
  previewMove,
  reasonText,
  seat,
  Session,
  Thinker,
  toSavedSession,
  WORDS,
} from './highwayman/client.js';
import { geometryOf } from './highwayman/geometry.js';

const words = WORDS.en;
const engine = await load();
const thinker = new Thinker(engine, () => new Worker(new URL('./worker.js', import.meta.url), { type: 'module' }));
const session =
  restored() ??
  new Session(engine, engine.newGame({ sets: ['base', 'ferries'] }, { seed: Date.now() }), [seat(0), seat(1, 'greedy')]);
const name = (player) => session.name(player);
session.listen(tell);
show();

function restored() {
  try {
    const { game, seats, undo } = openSession(engine, localStorage.getItem('small-client') ?? '');
    return new Session(engine, game, seats, undo);
  } catch {
    return null; // nothing was kept, or it is damaged: a new game
  }
}

/** A move of the person; illegal ones throw and change nothing. */
function play(move) {
  session.play(move);
  show();
}
/** What happened, event by event, with names of features that stay. */
function tell(happenings) {
  for (const event of happenings) {
    if (event.type === 'score')
      log(`${words.said.scored(name(event.player), event.points, event.feature, event.final)}: ${reasonText(event, words)}`);
    else if (event.type === 'placed') log(words.said.placed(name(event.player), event.tile, event.x, event.y));
    else if (event.type === 'merged' || event.type === 'reopened') log(`${event.kind} ${event.feature} ${event.type}`);
  }
}
function log(text) {
  document.querySelector('#log').prepend(Object.assign(document.createElement('li'), { textContent: text }));
}

function show() {
  const { game } = session;
  localStorage.setItem('small-client', JSON.stringify(toSavedSession(session)));
  const mine = session.deciding?.kind === 'human';
  const task = game.isOver
    ? words.said.over(game.winners.map(name), Math.max(...game.scores))
    : mine
      ? drawnText(game, name, words) || words.phase[game.phase]
      : `${name(game.actor)} …`;
  document.querySelector('#status').textContent =
    `${task} · ${game.scores.map((score, player) => `${name(player)} ${score}`).join(', ')}`;
  draw(game, mine);
  buttons(game, mine);
  if (!mine && !game.isOver) thinker.choose(game, session.deciding).then(play, (error) => log(error.message));
}
/** Choices in words, each with what it would pay; and the way back. */
function buttons(game, mine) {
  const list = mine
    ? choices(game, words, name).map(({ token, label }) => [
        `${label} ${previewMove(game, token).points[game.actor] || ''}`,
        () => play(token),
      ])
    : [];
  if (session.canUndo) list.push(['Undo', () => (session.undo(), show())]);
  document
    .querySelector('#buttons')
    .replaceChildren(
      ...list.map(([text, work]) => Object.assign(document.createElement('button'), { textContent: text, onclick: work })),
    );
}

function draw(game, mine) {
  const tiles = game.tiles();
  const squares = mine ? placements(game) : [];
  const xs = [...tiles, ...squares].map(({ x }) => x * 100);
  const ys = [...tiles, ...squares].map(({ y }) => y * 100);
  const board = document.querySelector('#board');
  board.setAttribute(
    'viewBox',
    `${Math.min(...xs) - 20} ${Math.min(...ys) - 20} ${Math.max(...xs) - Math.min(...xs) + 140} ${Math.max(...ys) - Math.min(...ys) + 140}`,
  );
  board.replaceChildren(
    ...tiles.map((tile) => tileOf(game, tile)),
    ...squares.map((at) => openSquare(at)),
    ...game.figures().map((figure) => figureOf(game, figure)),
  );
}
function tileOf(game, { x, y, kind, rotation, ferry }) {
  const { segments, jetties } = geometryOf(game.rules.kinds[kind], rotation);
  const paths = segments.map(({ kind: what, outline }) =>
    svg('path', { class: `segment ${what}`, d: outline.map((ring) => `M${ring.join('L')}Z`).join('') }),
  );
  const boat = [...(ferry ?? '')].map((side) => jetties.find((jetty) => jetty.side === 'NESW'.indexOf(side))?.at).filter(Boolean);
  return svg(
    'g',
    { transform: `translate(${x * 100} ${y * 100})` },
    svg('rect', { width: 100, height: 100, fill: '#86bbd6' }),
    ...paths,
    svg('path', { d: boat.length > 1 ? `M${boat.join('L')}` : '', stroke: '#7a3412', 'stroke-width': 5 }),
  );
}
function openSquare(at) {
  const square = svg('rect', {
    class: 'open',
    x: at.x * 100 + 4,
    y: at.y * 100 + 4,
    width: 92,
    height: 92,
    'data-square': `${at.x},${at.y}`,
  });
  square.onclick = () => play(placementToken(at, at.rotations[0]));
  return square;
}
function figureOf(game, { player, x, y, segment }) {
  const { kind, rotation } = game.tileAt(x, y);
  const [dx, dy] = geometryOf(game.rules.kinds[kind], rotation).segments[segment]?.anchor ?? [50, 50];
  const circle = svg('circle', { class: `figure p${player}`, cx: x * 100 + dx, cy: y * 100 + dy, r: 9 });
  circle.append(svg('title', {}, `${name(player)}: ${segment < 0 ? 'barn' : featureText(game.featureAt(x, y, segment), words)}`));
  return circle;
}
function svg(tag, attributes, ...children) {
  const element = document.createElementNS('http://www.w3.org/2000/svg', tag);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children);
  return element;
}
