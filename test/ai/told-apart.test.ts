/**
 * Observations tell positions apart: of the positions after the legal moves, or outcomes, of one parent any two with different hashes
 * look different to the same viewer in the same window.
 */
import { expect, it } from 'vitest';
import { Observer } from '../../src/ai/index.js';
import { load } from '../../src/entry-url.js';
import type { Position } from '../../src/position.js';
import { PRESETS_UNDER_TEST } from '../differential/presets.js';

const engine = await load();
const PARENTS = 14;

/** A number of all bits of an observation. */
function digest(...parts: readonly Float32Array[]): string {
  let a = 0x811c9dc5;
  let b = 0x9e3779b9;
  for (const part of parts) {
    const words = new Uint32Array(part.buffer, part.byteOffset, part.length);
    for (let i = 0; i < words.length; i++) {
      const word = words[i] as number;
      if (word === 0) continue;
      a = Math.imul(a ^ word ^ i, 0x01000193);
      b = Math.imul(b ^ i, 0x85ebca6b) + word;
    }
  }
  return `${a} ${b}`;
}
/** Pairs that look alike and are not, as moves. */
function confused(position: Position, observer: Observer): string[] {
  const seen = new Map<string, readonly [string, number]>();
  const found: string[] = [];
  const origin = [-(observer.spec.side >> 1), -(observer.spec.side >> 1)] as const;
  for (const move of position.legal().slice()) {
    position.make(move);
    const hash = position.hash();
    const { planes, globals } = observer.write(position, { viewer: 0, ...(position.rules.map ? {} : { origin }) });
    const look = digest(planes, globals);
    const before = seen.get(look);
    if (before && before[0] !== hash) found.push(`${position.phase}: ${before[1].toString(16)} and ${move.toString(16)}`);
    seen.set(look, [hash, move]);
    position.unmake();
  }
  return found;
}
/** What lies on tiles by these rules has no plane yet: tokens of buildings, ingots. The README of the AI says so. */
const NOT_TOLD = ['littleBuildings', 'goldMines'] as const;
const told = PRESETS_UNDER_TEST().filter(([, { config }]) =>
  NOT_TOLD.every((name) => !(config.modules as Partial<Record<(typeof NOT_TOLD)[number], boolean>>)[name]),
);
it.each(told)('%s', (_, rules) => {
  const position = engine.newPosition(rules, 21);
  const observer = new Observer(position);
  const found: string[] = [];
  for (let n = 0, looked = 0; looked < PARENTS && !position.isOver; n++) {
    const phase = position.phase;
    // steps that are asked seldom are looked at whenever they are
    const common = position.isChance || phase === 'place' || phase === 'deploy';
    if (!common || n % 9 === 0) {
      found.push(...confused(position, observer).map((pair) => `${phase} → ${pair}`));
      looked++;
    }
    if (position.isChance) position.makeChance();
    else position.make(position.legal()[(n * 7919) % position.count()] as number);
  }
  observer.dispose();
  position.dispose();
  expect(found).toEqual([]);
});
