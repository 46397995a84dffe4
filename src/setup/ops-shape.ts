/** Whether copied ops have the shape that `readSetup` gives them. What the numbers mean is looked at when the position is built. */
import { isRecord } from '../rules/check.js';
import type { Rules } from '../types.js';
import type { SetupOps } from './ops.js';
import { refuse } from './refuse.js';

type Test = (value: unknown) => boolean;
const numbers: Test = (value) => Array.isArray(value) && value.every(Number.isInteger);
const rows: Test = (value) => Array.isArray(value) && value.every(numbers);
const place: Test = (value) => isRecord(value) && Object.values(value).every(Number.isInteger);
const places: Test = (value) => Array.isArray(value) && value.every(place);
const orNone =
  (test: Test): Test =>
  (value) =>
    value === null || value === undefined || test(value);

const SHAPE: Readonly<Record<keyof SetupOps, Test>> = {
  tiles: places,
  figures: places,
  ferries: places,
  mage: orNone(place),
  witch: orNone(place),
  bag: numbers,
  scores: numbers,
  supply: rows,
  abbeys: numbers,
  goods: rows,
  quarters: rows,
  paid: orNone(places),
  chips: orNone(places),
  hidden: orNone(rows),
  state: orNone(rows),
  turnPlayer: Number.isInteger,
  drawn: Number.isInteger,
  seed: (value) => numbers(value) && (value as number[]).length === 4,
};

/** @throws ERR_SETUP naming the part that is of another kind */
export function checkOps(ops: SetupOps): void {
  if (!isRecord(ops)) refuse('ops', ops, 'ops of readSetup');
  for (const [key, test] of Object.entries(SHAPE))
    if (!test(ops[key as keyof SetupOps])) refuse(`ops.${key}`, ops[key as keyof SetupOps], 'whole numbers of readSetup');
}
/** @throws ERR_SETUP for ops that belong to rules with other tiles or players */
export function checkOpsOf(rules: Rules, ops: SetupOps): void {
  if (!isRecord(rules) || !Array.isArray(rules.kinds)) refuse('rules', rules, 'compiled rules of readSetup');
  const { players } = rules.config;
  if (ops.bag.length !== rules.kinds.length)
    refuse('ops.bag', ops.bag, `ops of these rules, with ${rules.kinds.length} kinds of tiles`);
  if (ops.scores.length !== players) refuse('ops.scores', ops.scores, `ops of these rules, with ${players} players`);
}
