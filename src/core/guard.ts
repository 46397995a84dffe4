/**
 * Calls into the core that can not throw anything but a HighwaymanError. A trap, or a stack that ran out, leaves a core in the
 * middle of a step: it is not used again.
 */
import { HighwaymanError } from '../errors.js';
import type { Exports } from './exports.js';

type Call = (...values: number[]) => number;

/** The same exports, each call within a `try`; `onTrap` gets what was thrown and throws what the user sees. */
export function guarded(exports: Exports, onTrap: (error: unknown) => never): Exports {
  return mapped(exports, (call) => guardedCall(call, onTrap));
}
/** Exports that only say what happened, in the place of those of a core that stopped. */
export function stopped(exports: Exports, error: HighwaymanError): Exports {
  return mapped(exports, () => () => {
    throw new HighwaymanError(error.code, error.field, error.value, error.expected);
  });
}
function mapped(exports: Exports, change: (call: Call) => Call): Exports {
  const entries = Object.entries(exports).map(([name, value]) => [
    name,
    typeof value === 'function' ? change(value as Call) : value,
  ]);
  return Object.fromEntries(entries) as Exports;
}
/** One closure for each number of arguments: calls with spread arguments are several times slower. */
function guardedCall(call: Call, onTrap: (error: unknown) => never): Call {
  switch (call.length) {
    case 0:
    case 1:
      return (a) => {
        try {
          return call(a as number);
        } catch (error) {
          return onTrap(error);
        }
      };
    case 2:
      return (a, b) => {
        try {
          return call(a as number, b as number);
        } catch (error) {
          return onTrap(error);
        }
      };
    case 3:
    case 4:
    case 5:
      return (a, b, c, d, e) => {
        try {
          return call(a as number, b as number, c as number, d as number, e as number);
        } catch (error) {
          return onTrap(error);
        }
      };
    default:
      return (...values) => {
        try {
          return call(...values);
        } catch (error) {
          return onTrap(error);
        }
      };
  }
}
