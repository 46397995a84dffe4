/** The implementation under test: the engine, or with HIGHWAYMAN_PLAYERS=model the reference model. */
import { chosenPlayers } from '../corpus/choose.js';

export const MODEL_ONLY = process.env['HIGHWAYMAN_PLAYERS'] === 'model';
export const players = await chosenPlayers(MODEL_ONLY);
