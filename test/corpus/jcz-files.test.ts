/** What public `.jcz` files hold beyond plain games: sets that stand for their mechanics, steps not confirmed, sentences of all kinds. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { loadSync } from '../../src/entry-inline.js';
import { configOfJcz, importJcz, verifyJcz } from '../../src/jcz/index.js';
import { formatConfig, parseConfig } from '../../src/notation/config-text.js';
import { formatRecord, gameFromRecord, parseRecord, recordOf } from '../../src/notation/index.js';
import { loadGame, saveGame } from '../../src/saved/index.js';
import { COMMIT, PASS, deploy, place } from './jcz-messages.js';
import { steppedJcz } from './steps-to-jcz.js';
import type { SteppedGame } from './steps-to-jcz.js';

const engine = loadSync();
const FARMED = { 'small-follower': 7, farmers: true };

interface Given {
  readonly sets?: Readonly<Record<string, number>>;
  readonly elements?: Readonly<Record<string, unknown>>;
  readonly start?: readonly unknown[];
  readonly names?: readonly string[];
  readonly order?: readonly string[];
  readonly endTurn?: number;
}

/** A file of one player, Ann, unless it says otherwise. */
const file = (
  replay: readonly unknown[],
  assertions: readonly string[],
  { sets = { 'basic:1': 1 }, elements = FARMED, start = [], names = ['Ann'], order = [], endTurn }: Given = {},
) => ({
  setup: { sets, elements, rules: {}, start },
  players: names.map((name) => ({ name })),
  gameAnnotations: { drawOrder: order, ...(endTurn === undefined ? {} : { endTurn }) },
  replay,
  test: { assertions },
});
const failing = (input: unknown) => verifyJcz(importJcz(engine, input)).filter(({ result }) => result !== 'pass');
const results = (input: unknown) => verifyJcz(importJcz(engine, input)).map(({ result }) => result);

describe('sentences', () => {
  const road = [place('BA/RRR', 1, 0, 90), deploy('0.small.1', 'Road', 'W', 1, 0), COMMIT];

  it('a full stop at the end changes nothing: right ones pass, wrong ones fail', () => {
    expect(failing(file(road, ['Ann has 0 points.', 'Phase is TilePhase.', "Player can't pass."]))).toEqual([]);
    expect(
      results(file(road, ['Ann has 99 points.', 'Player can pass.', 'Phase is ActionPhase.', 'Ann scored road for 3 points.'])),
    ).toEqual(['fail', 'fail', 'fail', 'fail']);
  });

  it('case does not matter: phase is X', () => {
    expect(results(file(road, ['phase is TilePhase', 'phase is ActionPhase', 'player can’t pass']))).toEqual([
      'pass',
      'fail',
      'pass',
    ]);
  });

  it('only undo is skipped; a phase or an action that the game has not fails', () => {
    expect(
      results(file(road, ['Undo is allowed', 'Undo is not allowed.', 'phase is CornCirclePhase', 'Available action TowerPiece'])),
    ).toEqual(['skipped', 'skipped', 'fail', 'fail']);
  });
});

describe('sets that stand for their mechanics', () => {
  const flight = [
    place('BA/RFr', 1, 0),
    PASS,
    COMMIT,
    place('BA/RFr', 2, 0),
    PASS,
    COMMIT,
    place('FL/RFr.WE.o', 3, 0),
    deploy('0.small.1', 'FlyingMachine', 'I', 3, 0, { random: 0.1 }),
  ];
  const sets = { 'basic:1': 1, 'flier:1': 1 };

  it('flier:1 without the element flier', () => {
    const order = ['BA/RFr', 'BA/RFr', 'FL/RFr.WE.o'];
    expect(
      failing(
        file(flight, ["Player can't pass", 'phase is ActionPhase', 'Meeple SmallFollower options: {Road,WE,[2,0]}'], {
          sets,
          order,
        }),
      ),
    ).toEqual([]);
  });

  it('labyrinth and river/1 too', () => {
    const modules = (ids: Readonly<Record<string, number>>) =>
      configOfJcz({ sets: { 'basic:1': 1, ...ids }, elements: FARMED, rules: {}, start: [] }, 2);
    expect(modules({ labyrinth: 1 })).toMatchObject({ modules: { labyrinth: true, flying: false } });
    expect(modules({ 'river/1:1': 1 })).toMatchObject({ sets: { base: 1, river: 1 } });
  });

  it('a flight without random lands where the next message says; a file that ends in the air waits for the die', () => {
    const unsaid = [...flight.slice(0, -1), deploy('0.small.1', 'FlyingMachine', 'I', 3, 0, { salt: '1' })];
    expect(importJcz(engine, file(unsaid, [], { sets })).game.phase).toBe('roll');
    expect(failing(file(unsaid, ["Player can't pass", 'phase is ActionPhase'], { sets }))).toEqual([]);
    const landed = importJcz(engine, file([...unsaid, deploy('0.small.1', 'Road', 'WE', 1, 0), COMMIT], [], { sets }));
    expect(landed.game.figures().map(({ x, y }) => [x, y])).toEqual([[1, 0]]);
  });

  it('corn-circles/1 brings its tiles; the id without a number is none', () => {
    const sets1 = { 'basic:1': 1, 'corn-circles/1:1': 1 };
    expect(configOfJcz({ sets: sets1, elements: FARMED, rules: {}, start: [] }, 2)).toMatchObject({
      sets: { base: 1, 'crop-circles-1': 1 },
    });
    expect(() => configOfJcz({ sets: { 'basic:1': 1, 'corn-circles:1': 1 }, elements: FARMED, rules: {}, start: [] }, 2)).toThrow(
      /corn-circles:1/,
    );
  });
});

describe('River I', () => {
  const sets = { 'basic:1': 1, 'river/1:1': 1 };
  const start = [{ tile: 'RI/s', x: 0, y: 0, rotation: 0 }];

  it('the spring RI/s flows east', () => {
    const options = 'TilePlacement RI.1/IFI options: [1,0] - [0,180]';
    expect(failing(file([], [options, 'Available action TilePlacement for RI.1/IFI'], { sets, start }))).toEqual([]);
    expect(failing(file([], [options], { sets }))).toEqual([]);
  });

  it('is continued, and no base tile is laid before the lake', () => {
    const replay = [
      place('RI.1/II', 1, 0),
      PASS,
      COMMIT,
      place('RI.1/IFI', 1, 1, 90),
      deploy('0.small.1', 'Field', 'NR.EL.ER.SL', 1, 1),
      COMMIT,
    ];
    expect(failing(file(replay, ['TilePlacement RI.1/RIrI options: [1,2] - [0,180]'], { sets, start }))).toEqual([]);
    expect(() => importJcz(engine, file([...replay, place('BA/RFr', 2, 1)], [], { sets, start }))).toThrow(/BA\/RFr|base-U/);
  });

  it('also of the other print than the base game', () => {
    expect(
      failing(file([], ['TilePlacement RI.1/IIG options: [1,0] - [0,90]'], { sets: { 'basic:1': 1, 'river/1:2': 1 }, start })),
    ).toEqual([]);
    expect(() =>
      importJcz(engine, file([place('RI.1/IIG', 1, 0)], [], { sets: { 'basic:2': 1, 'river/1:1': 1 }, start })),
    ).toThrow(/riv-FFWW-garden/);
  });
});

describe('abbots', () => {
  const elements = { ...FARMED, abbot: 1 };
  const garden = [place('BA/RFrG', 1, 0)];

  it('with the element garden they may stand in gardens, without it only on monasteries [BASE-73]', () => {
    const options = { sets: { 'basic:2': 1 }, order: ['BA/RFrG'] };
    expect(
      failing(file(garden, ['Meeple Abbot options: {Garden,I,[1,0]}'], { ...options, elements: { ...elements, garden: 1 } })),
    ).toEqual([]);
    expect(failing(file(garden, ['Meeple Abbot options: '], { ...options, elements }))).toEqual([]);
    expect(() =>
      importJcz(engine, file([...garden, deploy('0.abbot.1', 'Garden', 'I', 1, 0)], [], { ...options, elements })),
    ).toThrow(/Garden I/);
  });

  it('play with tiles of the first edition too [BASE-73]', () => {
    const replay = [place('BA/LR', 1, 0, 90), deploy('0.abbot.1', 'Monastery', 'I', 1, 0), COMMIT];
    expect(importJcz(engine, file(replay, [], { elements })).game.figures()).toMatchObject([{ figure: 'abbot', x: 1, y: 0 }]);
  });

  const back = (pointer: unknown, source: unknown = 'ABBOT_RETURN') => [
    place('BA/LR', 1, 0, 90),
    deploy('0.abbot.1', 'Monastery', 'I', 1, 0),
    COMMIT,
    place('BA/L', 0, 1),
    { type: 'RETURN_MEEPLE', payload: { source, pointer } },
    COMMIT,
  ];
  const at = { position: [1, 0], feature: 'Monastery', location: 'I' };

  it('are taken back by a pointer of feature and figure, or of the feature alone [BASE-72]', () => {
    for (const pointer of [{ featurePointer: at, meepleId: '0.abbot.1' }, at]) {
      expect(
        failing(
          file(back(pointer), ['Ann has 3 points.', 'Ann scored monastery for 3 points.'], {
            elements,
            order: ['BA/LR', 'BA/L'],
          }),
        ),
      ).toEqual([]);
    }
  });

  it('other pointers and other reasons are refused by name', () => {
    expect(() => importJcz(engine, file(back({ featurePointer: { position: [1, 0] } }), [], { elements }))).toThrow(
      /replay\[4\]\.payload\.pointer.*featurePointer/,
    );
    expect(() => importJcz(engine, file(back(at, 'SHIP'), [], { elements }))).toThrow(
      /replay\[4\]\.payload\.source = "SHIP"; expected ABBOT_RETURN/,
    );
  });

  it('ReturnMeeple is offered', () => {
    expect(
      failing(
        file(back(at).slice(0, 4), ['Available action ReturnMeeple', 'Available action Meeple for SmallFollower'], {
          elements,
          order: ['BA/LR', 'BA/L'],
        }),
      ),
    ).toEqual([]);
  });
});

describe('where a file ends', () => {
  it('the tile that the peer drew by itself is the one its sentences name', () => {
    const replay = [place('BA/RRR', 1, 0, 90), PASS, COMMIT];
    const found = importJcz(
      engine,
      file(replay, ['Available action TilePlacement for BA/L.', 'phase is TilePhase'], { order: ['BA/RRR'] }),
    );
    expect(verifyJcz(found).map(({ result }) => result)).toEqual(['pass', 'pass']);
    expect([found.game.phase, found.game.drawn]).toEqual(['place', 'base-B']);
    expect(results(file(replay, ['Available action TilePlacement for FR/RRR'], { order: ['BA/RRR'] }))).toEqual(['fail']);
    // a draw that the file tells is not overruled
    expect(results(file(replay, ['Available action TilePlacement for BA/L'], { order: ['BA/RRR', 'BA/Rr'] }))).toEqual(['fail']);
  });

  const wagons = { sets: { 'basic:1': 1 }, elements: { ...FARMED, wagon: 1 }, names: ['Ann', 'Ben'] };
  const moved = [
    place('BA/RRR', 1, 0, 90),
    deploy('0.wagon.1', 'Road', 'W', 1, 0),
    COMMIT,
    place('BA/LR', -1, 0, 270),
    PASS,
    COMMIT,
    deploy('0.wagon.1', 'City', 'N', 0, 0),
  ];

  it("a wagon's move that is not confirmed: the wagon phase goes on, and nobody can pass", () => {
    expect(
      failing(
        file(
          moved,
          [
            'Ann scored road for 3 points.',
            'Ann has 3 points.',
            'Phase is WagonPhase',
            "Player can't pass",
            'Available action Confirm',
          ],
          wagons,
        ),
      ),
    ).toEqual([]);
    expect(results(file(moved, ['Player can pass', 'Phase is TilePhase', 'Available action TilePlacement'], wagons))).toEqual([
      'fail',
      'fail',
      'fail',
    ]);
    expect(failing(file([...moved, COMMIT], ['Phase is TilePhase', "Player can't pass"], wagons))).toEqual([]);
  });

  it('a wagon that is asked can stay', () => {
    expect(
      failing(file(moved.slice(0, -1), ['Phase is WagonPhase', 'Player can pass', 'Available action Meeple for Wagon'], wagons)),
    ).toEqual([]);
  });

  it('choices that are not confirmed score nothing yet', () => {
    const closed = [place('BA/C', 0, -1, 180), deploy('0.small.1', 'City', 'S', 0, -1)];
    expect(
      failing(file(closed, ['Ann has 0 points', 'Phase is CommitActionPhase', "Player can't pass", 'Available action Confirm'])),
    ).toEqual([]);
    expect(results(file(closed, ['Ann scored city for 4 points', 'Ann scored city for 0 points']))).toEqual(['fail', 'fail']);
    expect(failing(file([...closed, COMMIT], ['Ann has 4 points', 'Ann scored city for 4 points']))).toEqual([]);
  });

  it('a declined abbey that is not confirmed', () => {
    const abbey = {
      sets: { 'basic:1': 1 },
      elements: { ...FARMED, abbey: 1 },
      start: [
        { tile: 'BA/RCr', x: 0, y: 0, rotation: 0 },
        { tile: 'BA/RFr', x: 1, y: 0, rotation: 0 },
        { tile: 'BA/RCr', x: 2, y: 0, rotation: 0 },
        { tile: 'BA/C', x: 0, y: -1, rotation: 180 },
        { tile: 'BA/C', x: 2, y: -1, rotation: 180 },
        { tile: 'BA/L', x: 0, y: -2, rotation: 0 },
        { tile: 'BA/L', x: 1, y: -2, rotation: 0 },
        { tile: 'BA/L', x: 2, y: -2, rotation: 0 },
      ],
    };
    expect(
      failing(
        file(
          [],
          [
            'Phase is AbbeyPhase',
            'Player can pass',
            'Available action TilePlacement for AM/A',
            'TilePlacement AM/A options: [1,-1] - [0,90,180,270]',
          ],
          abbey,
        ),
      ),
    ).toEqual([]);
    expect(failing(file([PASS], ['Phase is CommitAbbeyPassPhase', "Player can't pass"], abbey))).toEqual([]);
    expect(failing(file([PASS, COMMIT], ['Phase is TilePhase'], abbey))).toEqual([]);
  });
});

describe('scored for 0 points', () => {
  const mayor = {
    sets: { 'basic:1': 1, 'abbey-and-mayor:1': 1 },
    elements: { ...FARMED, barn: 1, wagon: 1, mayor: 1, abbey: 1 },
    names: ['Ann', 'Ben'],
  };
  const city = [place('BA/C', 0, -1, 180), deploy('0.mayor.1', 'City', 'S', 0, -1), COMMIT];

  it('a mayor in a city without coats of arms [ABB-11]', () => {
    expect(failing(file(city, ['Ann has 0 points', 'Ann scored city for 0 points.', 'Ben has 0 points'], mayor))).toEqual([]);
    expect(
      results(
        file(city, ['Ben scored city for 0 points', 'Ann scored road for 0 points', 'Ann scored city for 4 points'], mayor),
      ),
    ).toEqual(['fail', 'fail', 'fail']);
  });

  it('a farmer without a city at the end; not one who is outnumbered', () => {
    const replay = [place('BA/RFr', 1, 0), deploy('0.small.1', 'Field', 'ER.SL.SR.WL', 1, 0), COMMIT];
    expect(
      results(
        file(replay, ['Ann scored field for 0 points', 'Ben scored field for 0 points'], {
          names: ['Ann', 'Ben'],
          order: ['BA/RFr'],
          endTurn: 1,
        }),
      ),
    ).toEqual(['pass', 'fail']);
  });
});

describe('The Princess & the Dragon, second print', () => {
  it('has the portal tile with the coat of arms', () => {
    const given = {
      sets: { 'basic:2': 1, 'princess-and-dragon:2': 1 },
      elements: { ...FARMED, portal: true },
      order: ['DG/Ccc+.g'],
    };
    const replay = [place('DG/Ccc+.g', 0, -1, 180), deploy('0.small.1', 'City', '_N', 0, -1), COMMIT];
    const { game } = importJcz(engine, file(replay, [], given));
    expect(game.tiles().map(({ id }) => id)).toEqual(['base-D', 'pd-CCCF-coat-portal']);
    expect(game.features().find(({ kind, meeples }) => kind === 'city' && meeples[0] === 1)).toMatchObject({
      tiles: 2,
      coats: 1,
    });
  });
});

describe('a game of one player', () => {
  const closed = [place('BA/C', 0, -1, 180), deploy('0.small.1', 'City', 'S', 0, -1), COMMIT];

  it('is saved and loaded again, as a save and as a text', () => {
    const { game } = importJcz(engine, file(closed, []));
    expect(game.rules.config).toMatchObject({ players: 1, solo: true });
    const again = loadGame(engine, saveGame(game));
    expect([again.hash(), again.scores, again.rules.fingerprint]).toEqual([game.hash(), [4], game.rules.fingerprint]);
    const text = formatConfig(game.rules);
    expect(text).toMatch(/^C1\/1\/base\/solo=true\//);
    expect(parseConfig(text).rules.fingerprint).toBe(game.rules.fingerprint);
    expect(gameFromRecord(engine, parseRecord(formatRecord(recordOf(game)))).scores).toEqual([4]);
  });

  it('plays on to its end', () => {
    const { game } = importJcz(engine, file(closed, []));
    for (let guard = 0; guard < 1000 && !game.isOver; guard++)
      if (game.actor < 0) game.playRandom();
      else game.play(game.legalTokens()[0] as string);
    expect([game.isOver, game.winners]).toEqual([true, [0]]);
  });
});

describe('games recorded message by message', () => {
  const packed = readFileSync(fileURLToPath(new URL('./fixtures/stepped/games.jsonl.br', import.meta.url)));
  const games = brotliDecompressSync(packed).toString().trim().split('\n');
  it.each(games.map((line) => JSON.parse(line) as SteppedGame))('$id: every choice is legal, the points agree', (game) => {
    const imported = importJcz(engine, steppedJcz(game));
    expect(verifyJcz(imported).filter(({ result }) => result !== 'pass')).toEqual([]);
    expect([imported.game.phase, imported.assertions.length]).toEqual(['over', game.players]);
    imported.game.dispose();
  });
});
