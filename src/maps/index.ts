/** Maps: files, options, and what the core is given of them. */
export { chipFault, chipSquares } from './chips.js';
export { compileMap, demands, printedTiles } from './compile.js';
export { encodeMap } from './encode.js';
export { MAPS } from './library.js';
export { fileOf, readMapConfig, type MapInput } from './options.js';
export { readMap } from './read.js';
