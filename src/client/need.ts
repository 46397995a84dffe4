/** What the functions of this folder are handed, looked at before anything is done; beside the guard of the whole package. */
import { isObject, needGame, needObject, needText, refuseArgument } from '../guard.js';

/** The words of a language, or the user's own. */
export function needWords(value: unknown, field = 'words'): void {
  if (!isObject(value) || typeof value['points'] !== 'function' || !isObject(value['said']) || !isObject(value['phase']))
    refuseArgument(field, value, 'words of a language, such as WORDS.en');
}
/** A feature as `featureAt` and `features` give it. */
export function needFeature(value: unknown, field = 'feature'): void {
  if (
    !isObject(value) ||
    typeof value['kind'] !== 'string' ||
    !Array.isArray(value['segments']) ||
    !Array.isArray(value['owners'])
  )
    refuseArgument(field, value, 'a feature of a game');
}
/** An event of points. */
export function needScore(value: unknown, field = 'event'): void {
  if (!isObject(value) || !Array.isArray(value['terms'])) refuseArgument(field, value, 'a score event of a game');
}
/** A list of objects that all have these keys. */
export function needList(value: unknown, field: string, expected: string, ...keys: readonly string[]): void {
  if (!Array.isArray(value)) return refuseArgument(field, value, `a list of ${expected}`);
  value.forEach((each: unknown, i) => {
    if (!isObject(each) || keys.some((key) => each[key] === undefined)) refuseArgument(`${field}[${i}]`, each, expected);
  });
}
/** A move as `game.legal` gives it. */
export function needMove(value: unknown, field = 'move'): void {
  if (!isObject(value) || typeof value['type'] !== 'string') refuseArgument(field, value, 'a move object');
}
/** Something with x and y. */
export function needPlace(value: unknown, field: string, ...more: readonly string[]): void {
  const place = needObject(value, field, `an object with x, y${more.map((key) => `, ${key}`).join('')}`);
  for (const key of ['x', 'y', ...more])
    if (!Number.isInteger(place[key])) refuseArgument(`${field}.${key}`, place[key], 'a whole number');
}
/** What a session is written from. */
export function needSession(value: unknown, field = 'session'): void {
  const session = needObject(value, field, 'a session');
  needGame(session['game'], `${field}.game`);
  needList(session['seats'], `${field}.seats`, 'seats', 'name', 'kind');
  needText(session['undoPolicy'], `${field}.undoPolicy`);
}
