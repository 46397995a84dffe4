/** Plays every legal move alike. */
import { needInt } from '../../guard.js';
import type { Position } from '../../position.js';
import { seedWords } from '../../setup/seed.js';
import { derive } from '../random.js';
import { needDecision, type Player } from './player.js';

/** Every legal move alike, by seed. */
export function randomPlayer(seed: number | string = 0): Player {
  seedWords(seed);
  return {
    name: 'random',
    choose(position: Position, salt = 0): number {
      needDecision(position);
      needInt(salt, 'salt', 0);
      const moves = position.legal();
      return moves[Math.floor((derive(seed, salt) / 4294967296) * moves.length)] as number;
    },
  };
}
