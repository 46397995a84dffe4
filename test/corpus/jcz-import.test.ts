/** The `.jcz` import: recorded games written as files, hand-made files, and what is refused. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { loadSync } from '../../src/entry-inline.js';
import { HighwaymanError } from '../../src/errors.js';
import { importJcz, verifyJcz } from '../../src/jcz/index.js';
import { COMMIT, PASS, deploy, place } from './jcz-messages.js';
import { readGames } from './record.js';
import type { RecordedGame } from './record.js';
import { toJcz } from './to-jcz.js';

const engine = loadSync();
const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const games: RecordedGame[] = [];
for await (const game of readGames(at('./fixtures/turns/games.jsonl.gz'))) games.push(game);
const NAMES = ['Anna', 'Ben', 'Cleo', 'Dora', 'Emil'];

describe('.jcz import: whole games', () => {
  for (const game of games.filter(({ id }) => !/^(all|inns)/.test(id))) {
    it(`${game.id} ends with the recorded scores, and reports what was scored without points`, () => {
      const names = NAMES.slice(0, game.players);
      const sentences = game.final.sc.map((score, p) => `${names[p]} has ${score} points`);
      const imported = importJcz(engine, JSON.stringify(toJcz(game, names, sentences)));
      expect(verifyJcz(imported).map(({ sentence, result }) => `${sentence}: ${result}`)).toEqual(
        sentences.map((sentence) => `${sentence}: pass`),
      );
      expect([imported.game.phase, imported.turns, imported.players]).toEqual(['over', game.turns.length, names]);
      const unpaid = [...imported.unpaid, ...imported.game.allEvents().filter(({ points }) => points === 0)];
      const recorded = [...game.turns.flatMap(({ sco }) => sco), ...game.final.sco].filter(([, points]) => points === 0);
      expect(unpaid.map(({ player, feature }) => `${player} ${feature}`).sort()).toEqual(
        recorded.map(([player, , name]) => `${player} ${name.split('.')[0]}`).sort(),
      );
    });
  }
});

/** Anna's road beside the start tile is closed by two monasteries. */
const file = (changes: Record<string, unknown> = {}) => ({
  setup: {
    sets: { 'basic:1': 1 },
    elements: { 'small-follower': 7, farmers: true },
    rules: {},
    start: [{ tile: 'BA/RCr', x: 0, y: 0, rotation: 0 }],
  },
  players: [{ name: 'Anna' }, { name: 'Ben' }],
  gameAnnotations: { drawOrder: ['BA/RFr', 'BA/LR', 'BA/LR', 'BA/L'] },
  replay: [
    place('BA/RFr', 1, 0),
    deploy('0.small.1', 'Road', 'WE', 1, 0),
    COMMIT,
    place('BA/LR', 2, 0, 90),
    PASS,
    COMMIT,
    place('BA/LR', -1, 0, 270),
    PASS,
    COMMIT,
  ],
  test: {
    assertions: [
      'Anna has 4 points',
      'Ben has 0 points',
      'Anna scored road for 4 points',
      'Phase is TilePhase',
      "Player can't pass",
      'Available action TilePlacement for BA/L',
      'TilePlacement BA/L options: [-1,1] - [0,90,180,270]; [-1,-1] - [0,90,180,270]; [0,1] - [0]; [1,-1] - [0]; [1,1] - [90]; [2,-1] - [0]; [2,1] - [0]; [3,0] - [0]; [-2,0] - [0]',
    ],
  },
  ...changes,
});

const results = (input: unknown): string[] => verifyJcz(importJcz(engine, input)).map(({ result }) => result);

describe('.jcz import: sentences', () => {
  it('holds all sentences of a file, given as object or text', () => {
    expect(results(file())).toEqual(['pass', 'pass', 'pass', 'pass', 'pass', 'pass', 'pass']);
    expect(results(JSON.stringify(file()))).toEqual(['pass', 'pass', 'pass', 'pass', 'pass', 'pass', 'pass']);
  });

  it('tells what is wrong, and skips what it does not know', () => {
    const checks = verifyJcz(
      importJcz(
        engine,
        file({
          test: {
            assertions: [
              'Anna has 5 points',
              'Zoe has 1 points',
              'Ben scored city for 2 points',
              'Phase is WagonPhase',
              'Undo is allowed',
              'TilePlacement BA/L options: [9,9] - [0]',
            ],
          },
        }),
      ),
    );
    expect(checks.map(({ result }) => result)).toEqual(['fail', 'fail', 'fail', 'fail', 'skipped', 'fail']);
    expect(checks[0]?.detail).toBe('4 points');
  });

  it('compares complete option lists of meeples', () => {
    const replay = [place('BA/RFr', 1, 0)];
    const list = '{Road,WE,[1,0]}; {Field,NL.NR.EL.WR,[1,0]}; {Field,ER.SL.SR.WL,[1,0]}';
    expect(
      results(
        file({
          replay,
          test: {
            assertions: [
              `Meeple SmallFollower options: ${list}`,
              'Player can pass',
              'Phase is ActionPhase',
              'Available action Meeple',
            ],
          },
        }),
      ),
    ).toEqual(['pass', 'pass', 'pass', 'pass']);
    expect(results(file({ replay, test: { assertions: ['Meeple SmallFollower options: {Road,WE,[1,0]}'] } }))).toEqual(['fail']);
  });

  it('does not count points before the choices are confirmed', () => {
    const { replay } = file();
    expect(
      results(file({ replay: replay.slice(0, -1), test: { assertions: ['Anna has 0 points', 'Phase is CommitActionPhase'] } })),
    ).toEqual(['pass', 'pass']);
  });

  it('ends the game after the draws of endTurn', () => {
    const input = file({
      gameAnnotations: { drawOrder: ['BA/RFr', 'BA/LR', 'BA/LR'], endTurn: 2 },
      replay: file().replay.slice(0, 6),
      test: { assertions: ['Anna has 3 points', 'Phase is GameOverPhase'] },
    });
    expect(results(input)).toEqual(['pass', 'pass']);
  });

  it('starts from other start tiles, and plays alone', () => {
    const setup = {
      ...file().setup,
      start: [
        { tile: 'BA/RFr', x: 4, y: 4, rotation: 90 },
        { tile: 'BA/LR', x: 4, y: 5, rotation: 180 },
      ],
    };
    const replay = [place('BA/LR', 4, 3), deploy('0.small.1', 'Road', 'S', 4, 3), COMMIT];
    const imported = importJcz(engine, {
      setup,
      players: [{ name: 'Anna' }],
      replay,
      test: { assertions: ['Anna has 3 points'] },
    });
    expect(verifyJcz(imported).map(({ result }) => result)).toEqual(['pass']);
    expect(imported.game.tiles().map(({ id, x, y }) => `${id} ${x},${y}`)).toEqual(['base-U 4,4', 'base-A 4,5', 'base-A 4,3']);
  });
});

describe('.jcz import: refusals', () => {
  const refusal = (input: unknown): HighwaymanError => {
    try {
      importJcz(engine, input);
    } catch (error) {
      if (error instanceof HighwaymanError) return error;
      throw error;
    }
    throw new Error('nothing was refused');
  };
  const setup = (changes: Record<string, unknown>) => file({ setup: { ...file().setup, ...changes } });

  const cases: readonly (readonly [what: string, input: unknown, field: string, value: RegExp])[] = [
    ['text that is no JSON', '{"setup":', 'jcz', /setup/],
    ['something else', 7, 'jcz', /7/],
    ['no players', file({ players: [] }), 'players', /\[\]/],
    [
      'sets and elements that we do not have, together',
      setup({ sets: { 'basic:1': 1, 'tower:1': 1 }, elements: { 'small-follower': 7, dragon: true } }),
      'setup',
      /^sets tower:1; elements dragon$/,
    ],
    [
      'a set that we do not have',
      setup({ sets: { 'basic:1': 1, 'hills-and-sheep:2': 1, 'tower:1': 1 } }),
      'setup.sets',
      /hills-and-sheep:2, tower:1/,
    ],
    ['a version that we do not know', setup({ sets: { 'basic:1': 1, 'ferries:7': 1 } }), 'setup.sets', /ferries:7/],
    [
      'elements that we do not have',
      setup({ elements: { 'small-follower': 7, dragon: true, fairy: true } }),
      'setup.elements',
      /dragon, fairy/,
    ],
    ['names from the object prototype', setup({ sets: { 'basic:1': 1, hasOwnProperty: 1 } }), 'setup.sets', /hasOwnProperty/],
    ['a rule value that we do not know', setup({ rules: { 'wagon-move': 'C9' } }), 'setup.rules.wagon-move', /C9/],
    ['an unknown tile', file({ replay: [place('BA/XYZ', 1, 0)], gameAnnotations: {} }), 'replay[0]', /BA\/XYZ/],
    [
      'a tile of a set that is not in play',
      file({ replay: [place('FR/RRR', 1, 0)], gameAnnotations: {} }),
      'replay[0]',
      /fer-FRRR/,
    ],
    ['another tile than the one drawn', file({ replay: [place('BA/L', 1, 0)] }), 'replay[0].payload.tileId', /BA\/L/],
    [
      'a rotation that is none',
      file({ replay: [{ type: 'PLACE_TILE', payload: { tileId: 'BA/RFr', rotation: 'R45', position: [1, 0] } }] }),
      'replay[0].payload.rotation',
      /R45/,
    ],
    ['a place that is not legal', file({ replay: [place('BA/RFr', 5, 5)] }), 'replay[0]', /5,5@0/],
    [
      'a location that the tile does not have',
      file({ replay: [place('BA/RFr', 1, 0), deploy('0.small.1', 'City', 'N', 1, 0)] }),
      'replay[1].payload.pointer.location',
      /City N/,
    ],
    [
      'a feature that we do not have',
      file({ replay: [place('BA/RFr', 1, 0), deploy('0.small.1', 'Tower', 'I', 1, 0)] }),
      'replay[1].payload.pointer.feature',
      /Tower/,
    ],
    [
      'a figure of another player',
      file({ replay: [place('BA/RFr', 1, 0), deploy('1.small.1', 'Road', 'WE', 1, 0)] }),
      'replay[1].payload.meepleId',
      /1\.small\.1/,
    ],
    [
      'a figure that we do not have',
      file({ replay: [place('BA/RFr', 1, 0), deploy('0.ringmaster.1', 'Road', 'WE', 1, 0)] }),
      'replay[1].payload.meepleId',
      /ringmaster/,
    ],
    ['a message that we do not have', file({ replay: [{ type: 'PAY_RANSOM', payload: {} }] }), 'replay[0].type', /PAY_RANSOM/],
    [
      'a token that we do not have',
      file({
        replay: [
          place('BA/RFr', 1, 0),
          { type: 'PLACE_TOKEN', payload: { token: 'TUNNEL_A', pointer: { position: [1, 0], feature: 'Road', location: 'W' } } },
        ],
      }),
      'replay[1].payload.token',
      /TUNNEL_A/,
    ],
    ['a pass where none is offered', file({ replay: [PASS] }), 'replay[0]', /-/],
  ];
  for (const [what, input, field, value] of cases) {
    it(`names ${what}`, () => {
      const error = refusal(input);
      expect([error.code, error.field]).toEqual(['ERR_IMPORT', field]);
      expect(typeof error.value === 'string' ? error.value : JSON.stringify(error.value)).toMatch(value);
      expect(error.expected.length).toBeGreaterThan(0);
    });
  }
});

describe('.jcz import: what a refusal says', () => {
  it('names every missing set and element, however many they are', () => {
    const sets = Object.fromEntries(
      [
        'tower:1',
        'hills-and-sheep:2',
        'count',
        'cult/6',
        'siege/cathars:1',
        'under-the-big-top',
        'goldmines',
        'wind-roses',
        'festival',
      ].map((id) => [id, 1]),
    );
    const elements = {
      'small-follower': 7,
      farmers: true,
      phantom: 1,
      dragon: 1,
      fairy: 1,
      tower: 1,
      bridge: 1,
      castle: 1,
      bazaar: true,
      hill: true,
    };
    const { message } = (() => {
      try {
        importJcz(engine, file({ setup: { ...file().setup, sets: { 'basic:1': 1, ...sets }, elements } }));
        return { message: '' };
      } catch (error) {
        return error as HighwaymanError;
      }
    })();
    for (const name of [...Object.keys(sets), ...Object.keys(elements).slice(2)])
      expect(message.slice(message.indexOf('Unknown: '))).toContain(name);
  });

  it('lists choices of the same square first, and how many more there are', () => {
    expect(() => importJcz(engine, file({ replay: [...file().replay, place('BA/Rr', 0, 1, 90)], gameAnnotations: {} }))).toThrow(
      /= "0,1@1"; expected a choice of phase place: 0,1@0 0,1@3 (\S+ ){10}and \d+ more$/,
    );
  });
});

describe('.jcz import: damaged files', () => {
  type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
  const junk: readonly Json[] = [null, true, -1, 0.5, 1e9, '', '__proto__', [], {}, [[]]];

  /** Every copy of the value with one part of it replaced. */
  function* damaged(value: Json): Generator<Json> {
    yield* junk;
    if (value === null || typeof value !== 'object') return;
    for (const key of Object.keys(value)) {
      for (const part of damaged((value as Record<string, Json>)[key] as Json)) {
        const copy = structuredClone(value) as Record<string, Json>;
        copy[key] = part;
        yield copy as Json;
      }
    }
  }

  it('one damaged part gives a game or an error with a code, never anything else', () => {
    let refused = 0;
    let read = 0;
    for (const input of damaged(file({ replay: file().replay.slice(0, 3) }) as unknown as Json)) {
      try {
        verifyJcz(importJcz(engine, input));
        read += 1;
      } catch (error) {
        if (!(error instanceof HighwaymanError)) throw new Error(`${JSON.stringify(input)}: ${String(error)}`, { cause: error });
        expect(error.code).toBe('ERR_IMPORT');
        refused += 1;
      }
    }
    expect(refused).toBeGreaterThan(read);
  });
});

describe('.jcz import: files of the peer', () => {
  const folder = at('../../../shared/corpus/jcz');
  if (!existsSync(folder)) {
    it.skip('the files are not here (../shared/corpus/jcz)');
    return;
  }
  for (const name of readdirSync(folder).filter((entry) => entry.endsWith('.jcz'))) {
    it(name, () => {
      const checks = verifyJcz(importJcz(engine, readFileSync(`${folder}/${name}`, 'utf8')));
      expect(checks.length).toBeGreaterThan(0);
      expect(checks.filter(({ result }) => result !== 'pass')).toEqual([]);
    });
  }
});
