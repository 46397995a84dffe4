/** Checks the sentences of a `.jcz` file against the game replayed from it. */
import type { SegmentKind } from '../types.js';
import { lookupOf } from './game.js';
import type { JczGame, JczScore } from './game.js';
import type { ImportedGame } from './import.js';
import { ferryOptions, meepleOptions, tileOptions } from './options.js';

/** One sentence of a file and whether it is so. */
export interface JczCheck {
  readonly sentence: string;
  /** `skipped`: a sentence about something that we do not have (undo permissions, tokens) or do not understand. */
  readonly result: 'pass' | 'fail' | 'skipped';
  /** What was found, for a `fail`; why, for a `skipped`. */
  readonly detail: string;
}

/** Our phases for the peer's phase classes. A drawn tile that the file does not tell leaves us in `draw`. */
const PHASES: Readonly<Record<string, readonly string[]>> = {
  AbbeyPhase: ['abbey'],
  TilePhase: ['place', 'draw'],
  MageAndWitchPhase: ['magic'],
  ActionPhase: ['deploy', 'land'],
  FlierPhase: ['land'],
  PlaceFerryPhase: ['ferry'],
  ChangeFerriesPhase: ['pivot'],
  WagonPhase: ['wagon'],
  GameOverPhase: ['over'],
};
const CONFIRM = ['CommitActionPhase', 'CommitAbbeyPassPhase'];

/** Our event features for the peer's event names (up to the first dot), where they differ. */
const FEATURES: Readonly<Record<string, readonly string[]>> = { 'trade-goods': ['wine', 'grain', 'cloth'], cloister: ['monastery'], farm: ['field'] };

type Check = (game: ImportedGame, match: RegExpExecArray) => Omit<JczCheck, 'sentence'>;

const SENTENCES: readonly (readonly [RegExp, Check])[] = [
  [/^(.+) has (-?\d+) points?$/, hasPoints],
  [/^(.+) scored ([\w-]+)[\w.-]* for (-?\d+) points?$/, scored],
  [/^Player (can't|can) pass$/, ({ game }, [, can]) => verdict(game.legalTokens().includes('-') === (can === 'can'), `options ${game.legalTokens().join(' ')}`)],
  [/^Phase is (\w+)$/, isPhase],
  [/^Available action (\w+)(?: for (.+))?$/, offers],
  [/^TilePlacement (\S+) options: (.*)$/, ({ game }, [, id = '', list = '']) => compare(tileOptions(game, id, list))],
  [/^Meeple (\w+) options: (.*)$/, ({ game }, [, kind = '', list = '']) => compare(meepleOptions(game, kind, list))],
  [/^Ferries options: (.*)$/, ({ game }, [, list = '']) => compare(ferryOptions(game, list))],
];

/**
 * One result per sentence, in the order of the file. Never throws for a sentence it does not know: that one is `skipped`.
 */
export function verifyJcz(imported: ImportedGame): JczCheck[] {
  return imported.assertions.map((sentence) => {
    for (const [pattern, check] of SENTENCES) {
      const match = pattern.exec(sentence.trim());
      if (match) return { sentence, ...check(imported, match) };
    }
    return { sentence, result: 'skipped', detail: 'no such sentence is known' };
  });
}

function verdict(ok: boolean, found: string): Omit<JczCheck, 'sentence'> {
  return { result: ok ? 'pass' : 'fail', detail: ok ? '' : found };
}

function compare(lists: { readonly expected: readonly string[]; readonly found: readonly string[] }): Omit<JczCheck, 'sentence'> {
  const missing = lists.expected.filter((token) => !lists.found.includes(token));
  const extra = lists.found.filter((token) => !lists.expected.includes(token));
  return verdict(missing.length + extra.length === 0, `missing ${missing.join(' ') || 'none'}, extra ${extra.join(' ') || 'none'}`);
}

function hasPoints({ game, players, unconfirmed }: ImportedGame, [, name = '', points]: RegExpExecArray): Omit<JczCheck, 'sentence'> {
  const player = players.indexOf(name);
  if (player < 0) return { result: 'fail', detail: `no player ${name}` };
  const score = (unconfirmed?.scores ?? game.scores)[player];
  return verdict(score === Number(points), `${score} points`);
}

function scored({ game, players, unconfirmed }: ImportedGame, [, name = '', event = '', points]: RegExpExecArray): Omit<JczCheck, 'sentence'> {
  const player = players.indexOf(name);
  if (player < 0) return { result: 'fail', detail: `no player ${name}` };
  const features = Object.hasOwn(FEATURES, event) ? (FEATURES[event] as readonly string[]) : [event];
  const events = game.allEvents().slice(0, unconfirmed?.events).filter((e) => e.player === player && features.includes(e.feature));
  const wanted = Number(points);
  const ok = events.some((e) => e.points === wanted) || (wanted === 0 && standsUnpaid(game, player, features[0] as SegmentKind, events));
  return verdict(ok, `${event} scored for ${events.map((e) => e.points).join(', ') || 'nothing'}`);
}

/** The peer also reports features that pay nothing: the player's figure is still there and got no points for it. */
function standsUnpaid(game: JczGame, player: number, feature: SegmentKind, events: readonly JczScore[]): boolean {
  const at = lookupOf(game);
  const standing = game.figures().filter((f) => f.player === player && at(f.x, f.y)?.kind.segments[f.segment]?.kind === feature);
  return standing.length > events.filter((e) => e.final).length;
}

function isPhase({ game, unconfirmed }: ImportedGame, [, name = '']: RegExpExecArray): Omit<JczCheck, 'sentence'> {
  const decided = unconfirmed !== null && ['abbey', 'draw', 'place', 'wagon', 'over'].includes(game.phase);
  if (CONFIRM.includes(name)) return verdict(decided, `phase ${game.phase}`);
  const phases = Object.hasOwn(PHASES, name) ? PHASES[name] : undefined;
  if (!phases) return { result: 'skipped', detail: `no phase of ours is ${name}` };
  return verdict(phases.includes(game.phase), `phase ${game.phase}`);
}

function offers({ game }: ImportedGame, [, action = '', of = '']: RegExpExecArray): Omit<JczCheck, 'sentence'> {
  switch (action) {
    case 'TilePlacement':
      return compare({ expected: [], found: tileOptions(game, of || null, '').found.length > 0 ? [] : ['no placement'] });
    case 'Meeple':
      return verdict(meepleOptions(game, of || null, '').found.length > 0, `phase ${game.phase}`);
    case 'Ferries':
      return verdict(ferryOptions(game, '').found.length > 0, `phase ${game.phase}`);
    default:
      return { result: 'skipped', detail: `no action of ours is ${action}` };
  }
}
