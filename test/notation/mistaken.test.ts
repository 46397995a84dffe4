/** What is not a game, a record or ops is refused with a name, not with whatever breaks first. */
import { expect, it } from 'vitest';
import { gameFromRecord, positionText, recordOf } from '../../src/notation/game-text.js';
import { formatRecord } from '../../src/notation/record.js';
import { compileRules } from '../../src/rules/index.js';
import { saveGame } from '../../src/saved/index.js';
import { buildable, readSetup } from '../../src/setup/index.js';
import type { SetupOps } from '../../src/setup/ops.js';
import { engine } from './play.js';

const refused = (run: () => unknown, code: string, field: string) =>
  expect(run).toThrow(expect.objectContaining({ code, field }));
const position = engine.newPosition() as never;
const game = engine.newGame();
const { rules, ops } = readSetup({ config: {}, tiles: [['base-D', 0, 0, 0]] });

it('a bare position, or nothing, where a game is asked for', () => {
  for (const wrong of [position, undefined as never]) {
    refused(() => saveGame(wrong), 'ERR_SAVE', 'game');
    refused(() => positionText(wrong), 'ERR_NOTATION', 'game');
    refused(() => recordOf(wrong), 'ERR_NOTATION', 'game');
  }
});
it('a text or a game where a record is asked for', () => {
  for (const wrong of [formatRecord(recordOf(game)), game, undefined]) {
    refused(() => gameFromRecord(engine, wrong as never), 'ERR_NOTATION', 'record');
    refused(() => formatRecord(wrong as never), 'ERR_NOTATION', 'record');
  }
});
it('ops that are none', () => {
  for (const wrong of [undefined, null, 'ops', []]) refused(() => buildable(wrong as never), 'ERR_SETUP', 'ops');
  refused(() => buildable({} as never), 'ERR_SETUP', 'ops.tiles');
  for (const key of Object.keys(ops) as (keyof SetupOps)[])
    refused(() => buildable({ ...ops, [key]: 'x' }), 'ERR_SETUP', `ops.${key}`);
  refused(() => buildable({ ...ops, supply: [[Number.NaN]] }), 'ERR_SETUP', 'ops.supply');
  refused(() => buildable({ ...ops, seed: [1, 2, 3] as never }), 'ERR_SETUP', 'ops.seed');
  expect(engine.build(rules, buildable(structuredClone(ops))).tiles()).toHaveLength(1);
});
it('ops of other rules', () => {
  refused(() => engine.build(compileRules({ players: 3 }), ops), 'ERR_SETUP', 'ops.scores');
  refused(() => engine.build(compileRules({ sets: ['base', 'ferries'] }), ops), 'ERR_SETUP', 'ops.bag');
  refused(() => engine.build({} as never, ops), 'ERR_SETUP', 'rules');
});
