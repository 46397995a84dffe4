/** The paints of the drawing. Colours are variables of the style sheet, so that light and dark are a matter of CSS alone. */

export interface Paint {
  /** Name of a colour variable. */
  readonly fill?: string;
  readonly stroke?: string;
  /** Width of the line in tile units. */
  readonly width?: number;
  readonly dash?: readonly number[];
  readonly opacity?: number;
  /** Ends of lines; round without it. */
  readonly butt?: true;
}

const area = (fill: string, stroke?: string, width = 0.6): Paint => (stroke ? { fill, stroke, width } : { fill });
const line = (stroke: string, width: number, more: Partial<Paint> = {}): Paint => ({ stroke, width, ...more });
const butt = { butt: true } as const;

export const PAINTS = {
  shade: { fill: 't-shade', opacity: 0.2 },
  meadow: area('t-field-b'),
  furrow: line('t-furrow', 0.8, { opacity: 0.4 }),
  tuft: line('t-furrow', 0.8, { opacity: 0.75 }),
  verge: line('t-verge', 15, { ...butt, opacity: 0.7 }),
  kerb: line('t-kerb', 10.4, butt),
  road: line('t-road', 8.4, butt),
  rut: line('t-rut', 1.1, { ...butt, dash: [6, 3.5] }),
  bridge: line('t-ink', 15, butt),
  deck: line('t-plank', 13.4, butt),
  boards: line('t-plank-line', 13.4, { ...butt, dash: [0.7, 2.6] }),
  shore: area('t-shore', 't-kerb', 0.8),
  water: area('t-water', 't-water-ink', 1),
  deep: area('t-deep'),
  foam: line('t-foam', 1.2),
  bank: line('t-shore', 20, butt),
  river: line('t-water', 15, butt),
  stream: line('t-deep', 8, butt),
  reed: line('t-fir', 0.9),
  pierEdge: line('t-ink', 9.8, butt),
  pier: line('t-plank', 8, butt),
  plank: line('t-plank-line', 8, { ...butt, dash: [0.7, 2] }),
  court: area('t-plaza', 't-kerb', 0.8),
  fence: line('t-stone-dark', 1.8, { dash: [2.6, 1.8] }),
  lawn: area('t-field-b', 't-kerb', 1.2),
  bed: area('t-leaf-light', 't-leaf', 0.7),
  blossom: line('t-blossom', 2.2),
  hedgeShade: line('t-hedge-ink', 5, { opacity: 0.5 }),
  hedge: line('t-fir', 4.6),
  hedgeLight: line('t-leaf-light', 1.5, { dash: [2, 2.6] }),
  floor: area('t-floor'),
  cobble: line('t-cob', 0.9),
  street: line('t-street', 6.4, butt),
  plaza: area('t-plaza', 't-cob', 0.7),
  wallShade: line('t-shade', 6.4, { ...butt, opacity: 0.26 }),
  wallFace: line('t-stone-dark', 5.8, butt),
  wallCourse: line('t-stone-face', 4.4, butt),
  wallEdge: line('t-ink', 6.8, butt),
  wallTop: line('t-stone', 5.2, butt),
  teeth: line('t-stone-face', 5.2, { ...butt, dash: [1.3, 2.3] }),
  gable: area('t-wall-light', 't-ink', 0.55),
  flank: area('t-wall-dark', 't-ink', 0.55),
  roofA: area('t-roof-a', 't-ink', 0.55),
  roofB: area('t-roof-b', 't-ink', 0.55),
  roofC: area('t-roof-c', 't-ink', 0.55),
  slate: area('t-slate', 't-ink', 0.55),
  straw: area('t-straw', 't-ink', 0.55),
  gleam: { fill: 't-white', opacity: 0.2 },
  door: area('t-door'),
  stone: area('t-stone', 't-ink', 0.8),
  stoneFace: area('t-stone-face', 't-ink', 0.8),
  stoneDark: area('t-stone-dark'),
  notch: line('t-ink', 0.75, { opacity: 0.75 }),
  arch: area('t-arch'),
  cross: line('t-ink', 1.4),
  rose: area('t-coat', 't-ink', 0.8),
  trunk: area('t-trunk'),
  leaf: area('t-leaf', 't-leaf-ink', 0.6),
  leafLight: area('t-leaf-light'),
  fir: area('t-fir', 't-hedge-ink', 0.6),
  hay: area('t-hay', 't-hay-ink', 0.7),
  hayLine: line('t-hay-ink', 0.6),
  hill: area('t-hill', 't-ink', 0.8),
  lava: area('t-lava', 't-ink', 0.6),
  smoke: line('t-stone', 2.4, { opacity: 0.8 }),
  shieldEdge: area('t-shield', 't-ink', 1),
  shield: area('t-coat'),
  charge: area('t-charge'),
  disc: area('t-shield', 't-ink', 1.1),
  discWine: area('t-disc-wine'),
  discGrain: area('t-disc-grain'),
  discCloth: area('t-disc-cloth'),
  discMagic: area('t-disc-magic'),
  discSign: area('t-disc-sign'),
  grape: area('t-grape', 't-grape-ink', 0.7),
  stalk: line('t-leaf-ink', 1.6),
  ear: area('t-ear', 't-hay-ink', 0.7),
  stem: line('t-hay-ink', 1.3),
  ribbon: line('t-lava', 2),
  bolt: area('t-bolt', 't-bolt-ink', 1),
  boltEnd: area('t-bolt-light', 't-bolt-ink', 1),
  boltLine: line('t-charge', 1.4),
  star: area('t-charge', 't-hay-ink', 0.6),
  glyph: area('t-glyph'),
  glyphLine: line('t-glyph', 1.8),
  post: line('t-ink', 1.4),
  signBoard: area('t-ear', 't-ink', 0.8),
  mug: area('t-door'),
  hull: area('t-hull', 't-ink', 1),
  sail: area('t-sail', 't-ink', 0.9),
  flag: area('t-lava', 't-ink', 0.6),
  rim: line('t-ink', 3.6),
} as const satisfies Record<string, Paint>;

export type PaintName = keyof typeof PAINTS;
