/** What the camera shows: the world point in the middle, pixels per unit, and the size of the view in pixels. */
export interface View {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly width: number;
  readonly height: number;
}
export const toView = ({ x, y, scale, width, height }: View, wx: number, wy: number): [px: number, py: number] => [
  (wx - x) * scale + width / 2,
  (wy - y) * scale + height / 2,
];
export const toWorld = ({ x, y, scale, width, height }: View, px: number, py: number): [x: number, y: number] => [
  x + (px - width / 2) / scale,
  y + (py - height / 2) / scale,
];
