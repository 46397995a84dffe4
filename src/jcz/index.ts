/** Games of the peer: `.jcz` import, and its names for tiles and places. */
export { importJcz } from './import.js';
export type { ImportedGame } from './import.js';
export { verifyJcz } from './verify.js';
export type { JczCheck } from './verify.js';
export type { JczEngine, JczEvent, JczFeature, JczGame, JczReturn, JczScore } from './game.js';
export type { Unpaid } from './unpaid.js';
export { configOfJcz, rulesOfJcz } from './setup.js';
export { readJcz, readJczSetup } from './schema.js';
export type { JczFile, JczMessage, JczSetup } from './schema.js';
export { jczOfRotation, jczOfTile, rotationOfJcz, tileOfJcz } from './tiles.js';
export { barnSquare, cornerOfBarn, figureOfClass, jczFigure, placeOfPointer, pointerOfPlace } from './pointers.js';
export type { JczPointer, Place, TileLookup } from './pointers.js';
export { locationOf, nameOfPair, pairOfName, slotOf } from './locations.js';
export { deployToken, festivalToken, ferryToken, magicToken, placeToken, squareToken, wagonToken } from './tokens.js';
