/**
 * The sentences that files carry about their final state, one row each: a family of rules adds the rows of its own. Patterns are
 * read without regard to case, sentences without the full stop that about half of all files write.
 */
import type { ImportedGame } from './import.js';
import { ferryOptions, meepleOptions, returnOptions, tileOptions } from './options.js';
import type { OptionLists } from './options.js';
import { confirmPhase, PEER_PHASES } from './peer-phase.js';

/** One sentence of a file and whether it is so. */
export interface JczCheck {
  readonly sentence: string;
  /** `skipped`: a sentence about what a game has not (undo permissions), or one that is not understood. */
  readonly result: 'pass' | 'fail' | 'skipped';
  /** What was found, for a `fail`; why, for a `skipped`. */
  readonly detail: string;
}

export type Verdict = Omit<JczCheck, 'sentence'>;
type Check = (imported: ImportedGame, ...parts: readonly string[]) => Verdict;

interface SentenceRow {
  readonly pattern: RegExp;
  /** Called with the groups of the pattern, '' for one that is missing. */
  readonly check: Check;
}

export const SENTENCES: readonly SentenceRow[] = [
  { pattern: /^(.+) has (-?\d+) points?$/i, check: hasPoints },
  { pattern: /^(.+) scored ([\w-]+)[\w.-]* for (-?\d+) points?$/i, check: scored },
  { pattern: /^Player (can't|can not|cannot|can) pass$/i, check: canPass },
  { pattern: /^Phase is (\w+)$/i, check: isPhase },
  { pattern: /^Available action (\w+)(?: for (.+))?$/i, check: offers },
  {
    pattern: /^TilePlacement (\S+) options: ?(.*)$/i,
    check: (imported, id = '', list = '') => options(imported, ({ game }) => tileOptions(game, id, list)),
  },
  {
    pattern: /^Meeple (\w+) options: ?(.*)$/i,
    check: (imported, kind = '', list = '') => options(imported, ({ game }) => meepleOptions(game, kind, list)),
  },
  {
    pattern: /^Ferries options: ?(.*)$/i,
    check: (imported, list = '') => options(imported, ({ game }) => ferryOptions(game, list)),
  },
  {
    pattern: /^Undo is (?:not )?allowed$/i,
    check: () => ({ result: 'skipped', detail: 'what may be undone is not part of a game' }),
  },
];

/** Our event features for the peer's event names (up to the first dot), where they differ. */
const FEATURES: Readonly<Record<string, readonly string[]>> = {
  'trade-goods': ['wine', 'grain', 'cloth'],
  cloister: ['monastery'],
  farm: ['field'],
};

/** What the peer offers, by the name of the action; `of` is a tile, a figure or a token. */
const ACTIONS: Readonly<Record<string, (imported: ImportedGame, of: string) => readonly string[]>> = {
  TilePlacement: ({ game }, of) => tileOptions(game, of || null, '').found,
  Meeple: ({ game }, of) => meepleOptions(game, of || null, '').found,
  Ferries: ({ game }) => ferryOptions(game, '').found,
  ReturnMeeple: ({ game }) => returnOptions(game),
  NeutralFigure: ({ game }) => (game.phase === 'magic' ? game.legalTokens() : []),
};
/** Offered while the peer waits for the last choice to be confirmed, and nothing else then. */
const CONFIRM = 'Confirm';

/** The verdict on a sentence; one that no row knows is skipped. */
export function checkSentence(imported: ImportedGame, sentence: string): Verdict {
  const plain = sentence
    .trim()
    .replace(/\s*\.+$/, '')
    .replace(/[’‘]/g, "'");
  for (const { pattern, check } of SENTENCES) {
    const match = pattern.exec(plain);
    if (match) return check(imported, ...match.slice(1).map((part: string | undefined) => part ?? ''));
  }
  return { result: 'skipped', detail: 'no such sentence is known' };
}

function verdict(ok: boolean, found: string): Verdict {
  return { result: ok ? 'pass' : 'fail', detail: ok ? '' : found };
}

function options(imported: ImportedGame, listsOf: (imported: ImportedGame) => OptionLists): Verdict {
  const waiting = confirmPhase(imported);
  if (waiting) return verdict(false, `phase ${waiting}, nothing but the confirmation is open`);
  const lists = listsOf(imported);
  const missing = lists.expected.filter((token) => !lists.found.includes(token));
  const extra = lists.found.filter((token) => !lists.expected.includes(token));
  return verdict(
    missing.length + extra.length === 0,
    `missing ${missing.join(' ') || 'none'}, extra ${extra.join(' ') || 'none'}`,
  );
}

function hasPoints({ game, players, unconfirmed }: ImportedGame, name = '', points = ''): Verdict {
  const player = players.indexOf(name);
  if (player < 0) return noPlayer(players, name);
  const score = (unconfirmed?.scores ?? game.scores)[player];
  return verdict(score === Number(points), `${score} points`);
}

function scored({ game, players, unconfirmed, unpaid }: ImportedGame, name = '', event = '', points = ''): Verdict {
  const player = players.indexOf(name);
  if (player < 0) return noPlayer(players, name);
  const named = event.toLowerCase();
  const features = Object.hasOwn(FEATURES, named) ? (FEATURES[named] as readonly string[]) : [named];
  const paid = game
    .allEvents()
    .slice(0, unconfirmed?.events)
    .filter((e) => e.player === player && features.includes(e.feature))
    .map((e) => e.points);
  const all = [...paid, ...unpaid.filter((one) => one.player === player && features.includes(one.feature)).map(() => 0)];
  return verdict(all.includes(Number(points)), `${event} scored for ${all.join(', ') || 'nothing'}`);
}

function noPlayer(players: readonly string[], name: string): Verdict {
  return verdict(false, `no player ${name}, the players are ${players.join(', ')}`);
}

function canPass(imported: ImportedGame, can = ''): Verdict {
  const waiting = confirmPhase(imported);
  const legal = waiting ? [] : imported.game.legalTokens();
  return verdict(
    legal.includes('-') === (can.toLowerCase() === 'can'),
    waiting ? `phase ${waiting}` : `options ${legal.join(' ')}`,
  );
}

function isPhase(imported: ImportedGame, name = ''): Verdict {
  const waiting = confirmPhase(imported);
  if (waiting) return verdict(name === waiting, `phase ${waiting}`);
  const { phase } = imported.game;
  const ours = Object.hasOwn(PEER_PHASES, name) ? (PEER_PHASES[name] as readonly string[]) : [];
  const theirs = Object.keys(PEER_PHASES).filter((known) => PEER_PHASES[known]?.includes(phase));
  return verdict(ours.includes(phase), `phase ${phase}, that is ${theirs.join(' or ') || 'none of theirs'}`);
}

function offers(imported: ImportedGame, action = '', of = ''): Verdict {
  const waiting = confirmPhase(imported);
  const offered = action !== CONFIRM && !waiting && Object.hasOwn(ACTIONS, action) ? (ACTIONS[action]?.(imported, of) ?? []) : [];
  return verdict(
    action === CONFIRM ? waiting !== null : offered.length > 0,
    `phase ${waiting ?? imported.game.phase} offers no ${action}${of && ` for ${of}`}`,
  );
}
