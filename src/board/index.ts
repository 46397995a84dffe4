/** Boards drawn as text. */
export { drawBoard, type BoardView, type DrawOptions } from './draw.js';
export { LEGEND } from './marks.js';
