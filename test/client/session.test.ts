/** `Session`: a game on the table with log, undo, events and saved text. */
import { expect, it } from 'vitest';
import { HighwaymanError } from '../../src/errors.js';
import type { Happening } from '../../src/client/happenings.js';
import { featureOf } from '../../src/client/places.js';
import { openSession, sessionRecord, toSavedSession } from '../../src/client/saved.js';
import { parseSeats, readSeats, seat } from '../../src/client/seats.js';
import { Session } from '../../src/client/session.js';
import { engine, FERRIES, newGame, session, some } from './games.js';

const thrown = (work: () => unknown): HighwaymanError => {
  try {
    work();
  } catch (error) {
    if (error instanceof HighwaymanError) return error;
    throw error;
  }
  throw new Error('nothing was thrown');
};

it('plays, takes back and plays again to the same position', () => {
  const table = session(newGame(FERRIES));
  const hashes = [table.game.hash()];
  for (let i = 0; i < 40; i++) {
    table.play(some(table.game));
    hashes.push(table.game.hash());
  }
  for (let i = 39; i >= 20; i--) {
    expect(table.undo()).toBe(1);
    expect(table.game.hash()).toBe(hashes[i]);
    expect(table.log).toHaveLength(i);
  }
  for (let i = 21; i <= 40; i++) {
    expect(table.redo()).toBe(1);
    expect(table.game.hash()).toBe(hashes[i]);
  }
  expect(table.canRedo).toBe(false);
  table.dispose();
});
it('the same move as the one taken back leaves redo, another ends it', () => {
  const table = session(newGame());
  for (let i = 0; i < 6; i++) table.play(some(table.game));
  const before = table.game.record.map(({ token }) => token);
  table.undo();
  table.undo();
  const next = before[table.game.record.length] as string;
  table.play(next);
  expect(table.canRedo).toBe(true);
  table.undo();
  table.play(table.game.legalTokens().find((token) => token !== next) as string);
  expect(table.canRedo).toBe(false);
});
it('takes back past the moves of players that are no people', () => {
  const game = newGame();
  const table = new Session(engine, game, [seat(0), seat(1, 'greedy')]);
  while (game.turns < 3 || table.deciding?.kind !== 'human') table.play(some(game));
  const decided = table.log.filter(({ player }) => player === 0).length;
  table.undo();
  expect(table.deciding?.kind).toBe('human');
  expect(table.log.filter(({ player }) => player === 0)).toHaveLength(decided - 1);
});
it('strict undo stops where chance has shown something, casual does not', () => {
  const strict = session(newGame({}, 3), 'strict');
  strict.play(strict.game.legalPacked()[0] as number);
  // a figure may be set: nothing was drawn since the tile was placed
  expect(strict.game.phase).toBe('deploy');
  expect(strict.canUndo).toBe(true);
  strict.undo();
  strict.play(strict.game.legalPacked()[0] as number);
  strict.play('-');
  expect(strict.canUndo).toBe(false);
  expect(strict.undo()).toBe(0);
  strict.undoPolicy = 'casual';
  expect(strict.canUndo).toBe(true);
});
it('a session comes back from JSON and from its record with names, seats and undo', () => {
  const game = newGame(FERRIES, 'market day');
  const table = new Session(engine, game, [seat(0, 'human', 'Zoë "the Fox"'), seat(1, 'mcts', '李', 2500)], 'strict');
  for (let i = 0; i < 30; i++) table.play(some(game));
  for (const text of [JSON.stringify(toSavedSession(table)), sessionRecord(table)]) {
    const opened = openSession(engine, text);
    expect(opened.game.hash()).toBe(game.hash());
    expect(opened.seats).toEqual(table.seats);
    expect(opened.undo).toBe('strict');
    // and goes on alike: the generator came along
    opened.game.play(some(opened.game));
    const more = game.clone();
    more.play(some(more));
    expect(opened.game.hash()).toBe(more.hash());
  }
});
it('the log of an opened session is that of the one that was saved', () => {
  const table = session(newGame(FERRIES, 11));
  for (let i = 0; i < 60; i++) table.play(some(table.game));
  const again = new Session(engine, openSession(engine, sessionRecord(table)).game, table.seats);
  expect(again.log).toEqual(table.log);
});
it('what is wrong in a saved session is named, and nothing is left behind', () => {
  const table = session(newGame());
  table.play(some(table.game));
  const saved = toSavedSession(table);
  const live = engine.live;
  const open = (change: object) => thrown(() => openSession(engine, { ...saved, ...change }));
  expect(open({ format: 'x' })).toMatchObject({ code: 'ERR_SAVE', field: 'format' });
  expect(open({ undo: 'never' })).toMatchObject({ field: 'undo', value: 'never' });
  expect(open({ seats: [] })).toMatchObject({ field: 'seats' });
  expect(open({ seats: [{ name: 'A', kind: 'robot' }, seat(1)] })).toMatchObject({ field: 'seats[0].kind', value: 'robot' });
  expect(open({ seats: [seat(0), { ...seat(1), budget: -1 }] })).toMatchObject({ field: 'seats[1].budget' });
  expect(open({ more: 1 })).toMatchObject({ field: 'more' });
  expect(open({ game: { ...saved.game, moves: [] } }).code).toBe('ERR_SAVE');
  expect(thrown(() => openSession(engine, '{')).field).toBe('json');
  expect(thrown(() => openSession(engine, null)).field).toBe('format');
  expect(engine.live).toBe(live);
});
it('seats: names are one line of sensible length, words that are not known are people', () => {
  expect(seat(0, 'human', ' a\n\u0007b\u202e ').name).toBe('a b');
  expect([...seat(0, 'human', 'ß'.repeat(99)).name]).toHaveLength(40);
  expect(parseSeats('greedy,mcts*99999999,robot', 4).map(({ kind, budget }) => [kind, budget])).toEqual([
    ['greedy', 1000],
    ['mcts', 60_000],
    ['human', 1000],
    ['human', 1000],
  ]);
  expect(thrown(() => readSeats([null], 1))).toMatchObject({ field: 'seats[0].name' });
  expect(thrown(() => (session(newGame()).seats = []))).toMatchObject({ code: 'ERR_CONFIG', field: 'seats' });
});
it('tells what happened, with names of features that stay', () => {
  const table = session(newGame(FERRIES, 5));
  const all: Happening[] = [];
  const stop = table.listen((happenings) => all.push(...happenings));
  const kinds = new Map<string, string>();
  while (!table.game.isOver) {
    table.play(some(table.game));
    for (const { id, kind } of table.game.isOver ? [] : named()) {
      expect(kinds.get(id) ?? kind, id).toBe(kind);
      kinds.set(id, kind);
    }
  }
  function named(): { id: string; kind: string }[] {
    return all.flatMap((one) =>
      'feature' in one && one.type !== 'score' && 'kind' in one && typeof one.kind === 'string'
        ? [{ id: one.feature, kind: one.kind }]
        : [],
    );
  }
  const types = new Set(all.map(({ type }) => type));
  for (const type of [
    'drawn',
    'placed',
    'deployed',
    'ferry',
    'pivoted',
    'merged',
    'parted',
    'closed',
    'reopened',
    'turn',
    'score',
    'return',
    'over',
  ])
    expect([...types], type).toContain(type);
  expect(all.filter(({ type }) => type === 'placed')).toHaveLength(table.game.tiles().length - 1);
  // a name leads back to its feature: what was closed last and not reopened is complete
  const last = all.filter((one) => one.type === 'closed').at(-1);
  expect(last && featureOf(table.game, last.feature)?.complete).toBe(true);
  stop();
  const length = all.length;
  table.undo();
  table.redo();
  expect(all).toHaveLength(length);
});
