/** What the peer shows where a file ends: its phase, and whether it waits for its players to confirm. */
import type { Phase } from '../types.js';
import type { ImportedGame } from './import.js';

/** Our phases by the peer's name. A drawn tile that the file does not tell leaves us in `draw`, a die in `roll`. */
export const PEER_PHASES: Readonly<Record<string, readonly Phase[]>> = {
  AbbeyPhase: ['abbey'],
  AbbeyEndGamePhase: ['abbey'],
  TilePhase: ['place', 'draw'],
  MageAndWitchPhase: ['magic'],
  ActionPhase: ['deploy', 'roll', 'land'],
  FlierPhase: ['roll', 'land'],
  PhantomPhase: ['phantom', 'roll', 'land'],
  PlaceFerryPhase: ['ferry'],
  ChangeFerriesPhase: ['pivot'],
  GoldPiecePhase: ['gold'],
  WagonPhase: ['wagon'],
  GameOverPhase: ['over'],
};

/** Our phases that follow the last choice of a turn: there the peer may still wait for it to be confirmed. */
const DECIDED: readonly Phase[] = ['abbey', 'draw', 'place', 'wagon', 'over'];

/** Name of the phase in which the peer waits for the last choice to be confirmed, null when it does not. */
export function confirmPhase({ game, unconfirmed }: ImportedGame): string | null {
  if (!unconfirmed || !DECIDED.includes(game.phase)) return null;
  if (unconfirmed.phase === 'wagon') return 'WagonPhase';
  return unconfirmed.phase === 'abbey' && unconfirmed.type === 'PASS' ? 'CommitAbbeyPassPhase' : 'CommitActionPhase';
}
