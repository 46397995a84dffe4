/** The exported interface of the core, version Abi.Version. Numbers and fixed buffers only; see INTERFACE.md beside this file. */
import { Abi, Pos, Status } from "./constants";
import { deriveTables } from "./core/derive";
import * as layout from "./core/layout";
import { depth as historyDepth, get, isOpenJournal, logging } from "./core/journal";
import { seed as seedRng } from "./core/rng";
import { setSteps } from "./board/grid";
import { generate as generateMoves, list, placementsOf } from "./moves/generate";
import { isLegal as legal } from "./moves/legal";
import { moveVerb } from "./moves/packed";
import { listTurns as turns } from "./moves/turns";
import { clearEvents, explain as setExplain, eventWords, eventsLost } from "./score/events";
import { make as makeMove, makeSampled, unmake as unmakeMove } from "./run/make";
import * as builder from "./run/build";
import * as position from "./run/position";
import { boardHash, hash as hashOf } from "./run/hash";
import { countPaths } from "./run/perft";
import { randomGame, setDeckLength } from "./run/playout";
import * as query from "./run/query";
import { readSteps } from "./turn/machine";
import { forgetBag } from "./ai/closing";
import { layOutPlanes } from "./ai/planes";
import { Step, Verb } from "./generated/ids";
import { MOVES, PLANES, STEPS, TERMS } from "./generated/texts";

export { reserveRulebook, reserveSlots, slotSize, takeBuffer, freeBuffer } from "./core/layout";
export {
  aiVersion,
  planeAt,
  sectionAt,
  symbolMask,
  windowCentre,
  windowSet,
  windowX,
  windowY,
  actionCount,
  observationBytes,
  observe,
  mask,
  policyIndex,
  policyMove,
  playouts,
  projected,
  judge,
  estimate,
  traitsAt,
  weightsAt,
  batchBytes,
  batchOpen,
  batchStep,
  rehash,
  returns,
} from "./ai/index";
/** Reads the uploaded rulebook and lays out memory; done again, all slots are empty. */
export function configure(): i32 {
  builder.forgetBuilding();
  let status = layout.readBook();
  if (status != Status.Ok) return status;
  deriveTables();
  status = layout.layOut();
  if (status != Status.Ok) return status;
  setSteps();
  readSteps();
  layOutPlanes();
  forgetBag();
  return status;
}

/** Interface version, constants.Abi.Version. */
export function version(): i32 {
  return Abi.Version;
}
/** Turns to a slot; false when it has no memory or no position. */
function enter(slot: i32): bool {
  if (!layout.slotIsReserved(slot)) return false;
  layout.select(slot);
  return isOpenJournal();
}
/** A new game on a slot; the seed is 64 bits. */
export function newGame(slot: i32, seedLo: i32, seedHi: i32): i32 {
  if (!layout.slotIsReserved(slot)) return Status.BadSlot;
  position.newGame(slot, seedLo, seedHi);
  return Status.Ok;
}
/** Copies a position to another slot; the copy has no history. A Status. */
export function clone(from: i32, to: i32): i32 {
  if (!enter(from) || !layout.slotIsReserved(to)) return Status.BadSlot;
  position.clone(from, to);
  return Status.Ok;
}
/** Legal moves or chance outcomes into the move buffer; returns their number, -1 for a bad slot. */
export function generate(slot: i32): i32 {
  return enter(slot) ? generateMoves() : -1;
}
/** The same moves in the order in which random play inside the core numbers them; returns their number, -1 for a bad slot. */
export function listMoves(slot: i32): i32 {
  return enter(slot) ? list() : -1;
}
/**
 * Turns while a tile is to be placed: pairs of a placement and an answer of step 2a (0 pass, -1 nothing is asked) into the move
 * buffer, ascending; returns their number, -1 for a bad slot or another step, -2 where tiles have to be laid to know them.
 */
export function listTurns(slot: i32): i32 {
  if (!enter(slot) || get(Pos.Phase) != Step.Place) return -1;
  const n = turns();
  return n < 0 ? -2 : n;
}
/** 1 when the packed move is legal now, or a possible chance outcome. */
export function isLegal(slot: i32, move: i32): i32 {
  return enter(slot) && legal(move) ? 1 : 0;
}
/** Makes a legal move or chance outcome; a Status, and nothing has changed unless it is Ok. */
export function make(slot: i32, move: i32): i32 {
  return enter(slot) ? makeMove(move) : Status.BadSlot;
}
/** Takes the last make back; Status.NoHistory when the journal holds no more. */
export function unmake(slot: i32): i32 {
  return enter(slot) ? unmakeMove() : Status.BadSlot;
}
/** Makes taken back with `unmake` at most. */
export function history(slot: i32): i32 {
  return enter(slot) ? historyDepth() : 0;
}
/** Draws the present chance outcome by the position's generator and makes it; returns the move, -1 when chance is not due. */
export function makeChance(slot: i32): i32 {
  if (!enter(slot) || !query.isChance(get(Pos.Phase))) return -1;
  return makeSampled();
}
/** Integer weight of a chance outcome: copies left of a tile, 1 for a face of the die. */
export function weight(slot: i32, move: i32): i32 {
  return enter(slot) ? query.weight(move) : 0;
}
/** New state of the position's generator; a Status. */
export function setSeed(slot: i32, lo: i32, hi: i32): i32 {
  if (!enter(slot)) return Status.BadSlot;
  logging(false); // the generator's state is not taken back by unmake: what is set here stays
  seedRng(lo, hi);
  logging(true);
  return Status.Ok;
}
/** Plays uniformly at random to the end, without history. */
export function playout(slot: i32): i32 {
  if (!enter(slot)) return Status.BadSlot;
  logging(false);
  randomGame();
  logging(true);
  position.forgetHistory();
  return Status.Ok;
}
/** Plays n whole random games on a slot with seeds seed, seed+1 …; returns a checksum of the scores. */
export function playGames(slot: i32, n: i32, seed: i32): i32 {
  if (!layout.slotIsReserved(slot) || n < 1) return 0;
  const sum = query.playGames(slot, n, seed);
  position.forgetHistory();
  return sum;
}
/**
 * Number of move paths of that depth in decisions; everyOutcome 0: chance by the generator, 1: every kind of outcome once.
 * Stops with -1 after `limit` moves and outcomes made (Infinity: none), with -2 when lists or history have no room; NaN for
 * a depth or limit that is none.
 */
export function perft(slot: i32, depth: i32, everyOutcome: i32, limit: f64): f64 {
  if (!enter(slot) || depth < 0 || depth > 64 || isNaN(limit)) return NaN;
  return countPaths(depth, everyOutcome != 0, limit);
}
let hashHigh: i32 = 0;
/** Low half of the 64-bit hash; `hashHi` gives the other half of the same reading. */
export function hashLo(slot: i32): i32 {
  if (!enter(slot)) return 0;
  const h = hashOf();
  hashHigh = <i32>(h >> 32);
  return <i32>h;
}
/** High half of the hash that `hashLo` has read. */
export function hashHi(): i32 {
  return hashHigh;
}
/** Whether the hash kept move by move equals the one computed from the board. */
export function hashIsTrue(slot: i32): i32 {
  return enter(slot) && load<u64>(layout.header + Pos.HashLo * 4) == boardHash() ? 1 : 0;
}
/** How many entries of the deck buffer (u16 tile kinds) the next draws follow, from the first draw of the game; 0 none. */
export function setDeck(length: i32): i32 {
  return setDeckLength(length);
}
/** 1 makes every make write score events into the event buffer (constants.Event, Term); clears the buffer. */
export function explain(yes: i32): void {
  setExplain(yes != 0);
  clearEvents();
}
/** Words in the event buffer. */
export function eventCount(): i32 {
  return eventWords;
}
/** Address of the texts of score terms: Latin-1 up to a zero, a line each of number, rule and words. */
export function termTexts(): i32 {
  return <i32>TERMS;
}
/** The same for steps by number, from 0, the start of a part: key in hashes and observations, name. */
export function stepTexts(): i32 {
  return <i32>STEPS;
}
/** The same for groups of planes, then sections of the global vector: name and what it holds, in their order. */
export function planeTexts(): i32 {
  return <i32>PLANES;
}
/** Address of the table of moves without those that expansions bring in their rules: JSON up to a zero, rows as VerbRow of src/move-types.ts. */
export function moveTexts(): i32 {
  return <i32>MOVES;
}
/** Records that found no room in the event buffer. */
export function eventLoss(): i32 {
  return eventsLost;
}
export {
  buildTile,
  buildFigure,
  buildFerry,
  buildMagic,
  buildState,
  buildPaid,
  buildBag,
  buildChip,
  buildHidden,
  buildPlayer,
  buildScore,
  finish,
  abandon,
} from "./run/build";
/** Starts building a position on a slot: an empty board with full supplies and bag. */
export function build(slot: i32, seedLo: i32, seedHi: i32): i32 {
  if (!layout.slotIsReserved(slot)) return Status.BadSlot;
  builder.begin(slot, seedLo, seedHi);
  return Status.Ok;
}
/** Addresses of buffers and of a slot's arrays; `what` is a query.Address. */
export function address(slot: i32, what: i32): usize {
  if (slot >= 0 && !enter(slot)) return 0;
  return query.address(what);
}
/** Describes the feature of a node in the feature buffer, its fragments' roots in the fragment list; their number, -1 for a bad node. */
export function featureOf(slot: i32, node: i32): i32 {
  return enter(slot) ? query.feature(node) : -1;
}
/** Lays or pivots a ferry without the rest of the move, to look at the roads; meant for a copy, whose history ends. */
export function previewFerry(slot: i32, move: i32): i32 {
  if (!enter(slot)) return Status.BadSlot;
  const verb = moveVerb(move);
  if ((verb != Verb.Ferry && verb != Verb.Pivot) || !legal(move)) return Status.IllegalMove;
  query.previewFerry(move);
  position.forgetHistory();
  return Status.Ok;
}
/** Placements of a kind on the present board into the move buffer, whatever is in hand; -1 for bad input. */
export function placements(slot: i32, kind: i32): i32 {
  return enter(slot) && kind >= 0 && kind < layout.kinds ? placementsOf(kind) : -1;
}
/** Copies left in the bag that fit an open square, by its index in the list of open squares; -1 for bad input. */
export function copiesFor(slot: i32, square: i32): i32 {
  return enter(slot) && square >= 0 && square < get(Pos.Frontier) ? query.copiesFor(square) : -1;
}
