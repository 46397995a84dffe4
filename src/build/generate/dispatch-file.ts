/** The one seam between the machine and the rooms: assembly/generated/dispatch.ts holds static calls and nothing else. */
import { existsSync, readFileSync } from 'node:fs';
import type { Family } from '../../expansions/family.js';
import { HOOKS, type Hook } from './hooks.js';
import { initialOf, type StateWord, wordsOf } from './state-file.js';
import type { NumberedStep } from './steps.js';
import { kebab } from '../../expansions/names.js';
import { capital, HEADING } from './text.js';
import type { NumberedVerb } from './verbs.js';

interface Room {
  readonly id: string;
  readonly room: string;
  readonly exports: ReadonlySet<string>;
}

/** Names that a room exports as functions. */
function exportsOf(path: string): string[] {
  return [...readFileSync(path, 'utf8').matchAll(/^export function (\w+)\(/gm)].map((match) => match[1] as string);
}

const FOLDER = 'assembly/families';

/** Families that have a room, with what it exports. */
function roomsOf(families: readonly Family[]): Room[] {
  return families
    .map(({ id }) => ({ id, room: kebab(id), path: `${FOLDER}/${kebab(id)}.ts` }))
    .filter(({ path }) => existsSync(path))
    .map(({ id, room, path }) => ({ id, room, exports: new Set(exportsOf(path)) }));
}

interface Case {
  readonly labels: readonly string[];
  readonly call: string;
}
/** One case for each room, in the order of its first step. */
function cases(entries: readonly Case[], line: (call: string) => string): string {
  const byCall = new Map<string, string[]>();
  for (const { labels, call } of entries) byCall.set(call, [...(byCall.get(call) ?? []), ...labels]);
  return [...byCall].map(([call, labels]) => `${wrapped(labels.map((label) => `case ${label}:`))}      ${line(call)}`).join('\n');
}
/** Words in lines of at most 100 characters. */
function wrapped(words: readonly string[]): string {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < 100) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(`    ${word}`);
  }
  return lines.map((text) => `${text}\n`).join('');
}

function hookFunction(hook: Hook, having: readonly Room[]): string {
  const names = hook.parameters
    .split(', ')
    .filter(Boolean)
    .map((parameter) => parameter.split(':')[0])
    .join(', ');
  const calls = having.map(({ id, room }) => {
    const call = `${alias(room)}.${hook.name}(${names})`;
    if (hook.result === 'i32') return `  if (inPlay(Family.${capital(id)})) n += ${call};`;
    return hook.result
      ? `  if (inPlay(Family.${capital(id)}) && ${call}) return true;`
      : `  if (inPlay(Family.${capital(id)})) ${call};`;
  });
  const sums = hook.result === 'i32';
  const body = [...(sums ? ['  let n = 0;'] : []), ...calls, ...(hook.result ? [sums ? '  return n;' : '  return false;'] : [])];
  return `/** ${hook.says} */\nexport function ${hook.name}(${hook.parameters}): ${hook.result ?? 'void'} {\n${body.join('\n')}${body.length ? '\n' : ''}}`;
}

const alias = (room: string): string => room.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Path and text of the file. */
export function dispatchFile(
  families: readonly Family[],
  steps: readonly NumberedStep[],
  verbs: readonly NumberedVerb[],
): [path: string, text: string] {
  const all = roomsOf(families);
  const byId = new Map(all.map((room) => [room.id, room]));
  const stepsWith = (name: string): Case[] =>
    steps
      .filter(({ id, family }) => id !== 'over' && byId.get(family)?.exports.has(name))
      .map(({ id, family }) => ({ labels: [`Step.${capital(id)}`], call: `${alias(kebab(family))}.${name}(step)` }));
  const verbCases = verbs
    .filter(({ name, family }) => name !== 'pass' && byId.get(family.id)?.exports.has('play'))
    .map(({ name, family, count }) => ({
      labels: Array.from({ length: count }, (_, i) => `Verb.${capital(name)}${i > 0 ? ` + ${i}` : ''}`),
      call: `${alias(kebab(family.id))}.play(step, move)`,
    }));
  const masks = (wanted: (step: NumberedStep) => boolean) =>
    families.flatMap(({ id }) => {
      const mine = steps.filter((step) => step.family === id && step.id !== 'over' && wanted(step));
      return mine.length
        ? [`  if (inPlay(Family.${capital(id)})) steps |= ${mine.map((step) => `(1 << Step.${capital(step.id)})`).join(' | ')};`]
        : [];
    });
  const state = wordsOf(families);
  const clears = (scope: StateWord['scope']) =>
    families.flatMap(({ id }) => {
      const mine = state.filter((word) => word.family === id && word.scope === scope);
      if (!mine.length) return [];
      const lines = mine.map((word) => `    clear(State.${capital(word.name)}, ${initialOf(word)});`);
      return [`  if (inPlay(Family.${capital(id)})) {\n${lines.join('\n')}\n  }`];
    });
  const built = families.flatMap(({ id }) => {
    const mine = state.filter((word) => word.family === id && word.setup);
    const lines = mine.map(({ name, kind }) => `    if (word == State.${capital(name)}) return Word.${capital(kind)};`);
    return lines.length ? [`  if (inPlay(Family.${capital(id)})) {\n${lines.join('\n')}\n  }`] : [];
  });
  const initials = state.filter((word) => initialOf(word) !== 0);
  const folds = families.flatMap(({ id }) => {
    const mine = state.filter(({ family, hashed = true }) => family === id && hashed);
    const lines = mine.map(
      ({ name, kind }) => `    fold${kind === 'node' || kind === 'tile' ? capital(kind) : ''}(get(State.${capital(name)}));`,
    );
    return lines.length ? [`  if (inPlay(Family.${capital(id)})) {\n${lines.join('\n')}\n  }`] : [];
  });
  const guarded = HOOKS.filter((hook) => hook.guarded);
  const hookMasks = all.flatMap(({ id, exports }) => {
    const mine = guarded.filter(({ name }) => exports.has(name));
    return mine.length
      ? [`  if (inPlay(Family.${capital(id)})) mask |= ${mine.map(({ name }) => `(1 << Hook.${capital(name)})`).join(' | ')};`]
      : [];
  });
  return [
    'assembly/generated/dispatch.ts',
    `/** ${HEADING} Calls of the rooms in assembly/families, and nothing else. */
import { get, set } from "../core/journal";
import { inPlay } from "../core/tables";
import { fold, foldNode, foldTile } from "../feature/fold";
import { Hook } from "./hooks";
import { Family, Step, Verb } from "./ids";
import { State, Word } from "./state";
${all.map(({ room }) => `import * as ${alias(room)} from "../families/${room}";`).join('\n')}

/** A step's turn has come: true when it has asked somebody or chance is due. */
export function enter(step: i32): bool {
  switch (step) {
${cases(stepsWith('enter'), (call) => `return ${call};`)}
  }
  return false;
}
/** A step that may have more to ask. */
export function more(step: i32): bool {
  switch (step) {
${cases(stepsWith('more'), (call) => `return ${call};`)}
  }
  return false;
}
/** Writes the legal moves, or outcomes, of a step that is asked. */
export function list(step: i32): void {
  switch (step) {
${cases(stepsWith('list'), (call) => `${call};\n      return;`)}
  }
}
/** The answer "pass"; the step behind which the turn goes on. */
export function pass(step: i32): i32 {
  switch (step) {
${cases(stepsWith('pass'), (call) => `return ${call};`)}
  }
  return step;
}
/** Carries out a move of that verb; the step behind which the turn goes on, or ASKED. */
export function play(verb: i32, step: i32, move: i32): i32 {
  switch (verb) {
${cases(verbCases, (call) => `return ${call};`)}
  }
  return step;
}
export function stepsInPlay(): u64 {
  let steps: u64 = 0;
${masks(() => true).join('\n')}
  return steps;
}
/** Those of a part after the last tile, 0 when nobody wants one. */
export function endStepsInPlay(): u64 {
  let steps: u64 = 0;
  if (!lastRound()) return steps;
${masks((step) => step.afterLastTile !== false).join('\n')}
  return steps;
}
const KEYS: usize = memory.data<u8>([${[0, ...steps.map(({ key }) => key)].join(', ')}]);
/** A step's number in hashes and observations, which stays when families add steps. */
export function stepKey(step: i32): i32 {
  return <i32>load<u8>(KEYS + <usize>step);
}
export function hooksInPlay(): u32 {
  let mask = 0;
${hookMasks.join('\n')}
  return mask;
}
function clear(word: i32, value: i32): void {
  if (get(word) != value) set(word, value);
}
export function clearPart(): void {
${clears('part').join('\n')}
  onPart();
}
export function clearTurn(): void {
${clears('turn').join('\n')}
}
/** What a word holds that positions are built with; None for others and for families that are not in play. */
export function setupWord(word: i32): i32 {
${built.join('\n')}
  return Word.None;
}
/** State of families on an empty board, where it is not 0. */
export function initialState(): void {
${initials.map((word) => `  set(State.${capital(word.name)}, ${initialOf(word)});`).join('\n')}
}
/** What the families in play keep in the header goes into the hash. */
export function foldState(): void {
${folds.join('\n')}
  foldLists();
}
${HOOKS.map((hook) =>
  hookFunction(
    hook,
    all.filter(({ exports }) => exports.has(hook.name)),
  ),
).join('\n')}
`,
  ];
}

/** Path and text of the file. */
export function hookFile(): [path: string, text: string] {
  const members = HOOKS.filter(({ guarded }) => guarded).map(({ name, says }, i) => `  ${capital(name)} = ${i}, // ${says}\n`);
  const about = 'Hooks whose callers ask first whether any family in play has them; bit numbers.';
  return [
    'assembly/generated/hooks.ts',
    `/** ${HEADING} */\n\n/** ${about} */\nexport const enum Hook {\n${members.join('')}}\n`,
  ];
}
