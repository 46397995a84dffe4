/** Single things on tiles, each about its own foot at (0,0), light from the west. */
import { disc, placed, type Part } from './ink.js';
import type { PaintName } from './paints.js';

const dot = (x: number, y: number, r: number, ry = r): string => disc(x, y, r, ry);
const all = (...parts: readonly (readonly Part[])[]): readonly Part[] => parts.flat();
const at = (parts: readonly Part[], x: number, y: number, scale = 1): readonly Part[] =>
  parts.map(([paint, d]) => [paint, placed(d, x, y, scale)]);

export const TREE: readonly Part[] = [
  ['shade', dot(2, -0.2, 5, 1.7)],
  ['trunk', 'M-0.8 0L-0.7 -4L0.7 -4L0.8 0Z'],
  [
    'leaf',
    'M0 -12.4C3 -12.7 4.7 -10.6 4.2 -8.7C6 -7.8 5.8 -4.6 3.3 -4.2C1.7 -2.7 -1.7 -2.7 -3.3 -4.2C-5.8 -4.6 -6 -7.8 -4.2 -8.7C-4.7 -10.6 -3 -12.7 0 -12.4Z',
  ],
  [
    'leafLight',
    'M-3 -9C-2.8 -11 -0.8 -11.8 0.6 -11.1C0.2 -9.8 -1.2 -8.8 -3 -9ZM-4 -5.6C-3.2 -7 -1.8 -7 -1.2 -6C-2 -5.2 -3.2 -5.1 -4 -5.6Z',
  ],
];
export const FIR: readonly Part[] = [
  ['shade', dot(1.8, -0.1, 4, 1.4)],
  ['trunk', 'M-0.7 0L-0.7 -3L0.7 -3L0.7 0Z'],
  ['fir', 'M0 -13.4L3.2 -8L1.9 -8L4.7 -2.8C2 -1.9 -2 -1.9 -4.7 -2.8L-1.9 -8L-3.2 -8Z'],
  ['gleam', 'M0 -13.4L-3.2 -8L-1.9 -8L-4.7 -2.8L-2.2 -2.3L0 -9Z'],
];
export const BUSH: readonly Part[] = [
  ['shade', dot(1.5, 0, 3.8, 1.2)],
  ['leaf', 'M-3.2 0C-4.2 -1.8 -3 -3.7 -1.5 -3.6C-0.9 -5.2 1.9 -5 2.2 -3.3C4 -3 4.4 -1.2 3.2 0Z'],
  ['leafLight', 'M-2 -2.5C-1.6 -3.6 -0.2 -4 0.6 -3.3C0.2 -2.4 -0.9 -2.1 -2 -2.5Z'],
];
export const HAY: readonly Part[] = [
  ['shade', dot(1.7, 0, 5, 1.6)],
  ['hay', 'M-3.7 0C-4.2 -3.2 -2.4 -6.8 0 -6.9C2.4 -6.8 4.2 -3.2 3.7 0Z'],
  ['hayLine', 'M-1.9 -0.9L-1.2 -4.8M0.3 -0.6L0.2 -5.6M2.3 -0.9L1.5 -4.6'],
];
export const WELL: readonly Part[] = [
  ['shade', dot(1.4, 0, 3.4, 1.2)],
  ['stone', 'M-2.6 0L-2.6 -2.4L2.6 -2.4L2.6 0Z'],
  ['notch', 'M-2.2 -2.4L-2.2 -4.6M2.2 -2.4L2.2 -4.6'],
  ['slate', 'M-3.7 -4.4L0 -7.3L3.7 -4.4Z'],
];
/** Round tower with teeth; stands where walls of neighbours meet. */
export const TOWER: readonly Part[] = [
  ['shade', 'M-5 6L-1 10L10.5 10L14 6L6 0Z'],
  ['stoneFace', 'M-5.8 -4L-5.8 6.2C-5.8 9.5 5.8 9.5 5.8 6.2L5.8 -4Z'],
  ['stoneDark', 'M1.8 -3L1.8 8.5C4 8.3 5.6 7.5 5.6 6.2L5.6 -4Z'],
  ['notch', 'M-2.6 0.5L-2.6 3.8M-4.6 4.8L-2.6 5.2M0.4 3.4L2.6 3.4'],
  ['stone', 'M-6.8 -7.2L-6.8 -3.6C-6.8 0.2 6.8 0.2 6.8 -3.6L6.8 -7.2Z'],
  ['notch', 'M-4.3 -5.2L-4.3 -1.6M-1.5 -4.5L-1.5 -0.9M1.5 -4.5L1.5 -0.9M4.3 -5.2L4.3 -1.6'],
  ['stone', dot(0, -7.2, 6.8, 2.9)],
  ['arch', dot(0, -7.1, 4.6, 1.8)],
];
/** Round tower under a slate roof. */
export const SPIRE: readonly Part[] = [
  ['shade', 'M-5 6L-1 10L10.5 10L14 6L6 0Z'],
  ['stoneFace', 'M-5.6 -5L-5.6 6.2C-5.6 9.5 5.6 9.5 5.6 6.2L5.6 -5Z'],
  ['stoneDark', 'M1.8 -4L1.8 8.5C4 8.3 5.4 7.5 5.4 6.2L5.4 -5Z'],
  ['notch', 'M-2.4 0L-2.4 3.6M0.4 4.4L2.4 4.4'],
  ['slate', 'M0 -19.5L7 -4.8C4 -2.4 -4 -2.4 -7 -4.8Z'],
  ['gleam', 'M0 -19.5L-7 -4.8C-5.4 -3.7 -4 -3.3 -2.6 -3.1Z'],
];
/** Small tower on the bend of a wall. */
export const TURRET: readonly Part[] = [
  ['stoneFace', 'M-3.7 -1.5L-3.7 5C-3.7 7 3.7 7 3.7 5L3.7 -1.5Z'],
  ['stone', dot(0, -1.6, 3.8, 1.8)],
  ['arch', dot(0, -1.6, 2.3, 1)],
];
export const GATE: readonly Part[] = [
  ['shade', 'M-6 6L-3 9.5L9.5 9.5L12 6Z'],
  ['stoneFace', 'M-7.2 -7L7.2 -7L7.2 6.6L-7.2 6.6Z'],
  ['stone', 'M-8 -10L-4.9 -10L-4.9 -8.2L-1.7 -8.2L-1.7 -10L1.7 -10L1.7 -8.2L4.9 -8.2L4.9 -10L8 -10L8 -5.6L-8 -5.6Z'],
  ['arch', 'M-3.5 6.6L-3.5 0.8C-3.5 -3.2 3.5 -3.2 3.5 0.8L3.5 6.6Z'],
  ['notch', 'M-5.5 -2.5L-5.5 0.5M5.5 -2.5L5.5 0.5'],
];
export const CHURCH: readonly Part[] = [
  ['shade', 'M-14 0L-9 3.4L22 3.4L19 -5Z'],
  ['flank', 'M-4.5 0L-4.5 -11L15 -11L15 0Z'],
  ['roofB', 'M-1.5 -20.5L-5.6 -10.4L16.4 -10.4L12.4 -20.5Z'],
  ['gleam', 'M-1.5 -20.5L-5.6 -10.4L-2 -10.4L1.4 -20.5Z'],
  ['gable', 'M-15 0L-15 -21L-4 -21L-4 0Z'],
  ['slate', 'M-16.2 -20.6L-9.5 -35.5L-2.8 -20.6Z'],
  ['gleam', 'M-9.5 -35.5L-16.2 -20.6L-12.4 -20.6Z'],
  ['cross', 'M-9.5 -41.5L-9.5 -35M-11.7 -39.2L-7.3 -39.2'],
  ['arch', 'M-11.7 0L-11.7 -4.4C-11.7 -7.4 -7.3 -7.4 -7.3 -4.4L-7.3 0ZM-11 -12.5L-11 -15C-11 -17.2 -8 -17.2 -8 -15L-8 -12.5Z'],
  ['notch', 'M0 -3.5L0 -7.5M5 -3.5L5 -7.5M10 -3.5L10 -7.5'],
];
export const CATHEDRAL: readonly Part[] = [
  ['shade', 'M-20 15L-14 20L28 20L24 10Z'],
  ['flank', 'M-9 15L-9 -8L9 -8L9 15Z'],
  ['slate', 'M-10 -7.6L0 -22L10 -7.6Z'],
  ['gable', 'M-19 16L-19 -14L-8 -14L-8 16ZM8 16L8 -14L19 -14L19 16Z'],
  ['slate', 'M-20.2 -13.6L-13.5 -34L-6.8 -13.6ZM6.8 -13.6L13.5 -34L20.2 -13.6Z'],
  ['gleam', 'M-13.5 -34L-20.2 -13.6L-16.4 -13.6ZM13.5 -34L6.8 -13.6L10.6 -13.6Z'],
  ['rose', dot(0, -1.5, 3.8)],
  [
    'arch',
    'M-4 15L-4 9C-4 4.4 4 4.4 4 9L4 15ZM-15.5 -3.5L-15.5 -8.5C-15.5 -11 -11.5 -11 -11.5 -8.5L-11.5 -3.5ZM11.5 -3.5L11.5 -8.5C11.5 -11 15.5 -11 15.5 -8.5L15.5 -3.5ZM-15.5 9L-15.5 4.5C-15.5 2 -11.5 2 -11.5 4.5L-11.5 9ZM11.5 9L11.5 4.5C11.5 2 15.5 2 15.5 4.5L15.5 9Z',
  ],
  ['cross', 'M-13.5 -40L-13.5 -33.5M-15.5 -37.8L-11.5 -37.8M13.5 -40L13.5 -33.5M11.5 -37.8L15.5 -37.8'],
];
export const COAT: readonly Part[] = [
  ['shade', 'M-5 8L1 12L11 8L8 3Z'],
  ['shieldEdge', 'M-8.4 -10.4L8.4 -10.4L8.4 -0.6C8.4 5.2 4.6 8.9 0 11C-4.6 8.9 -8.4 5.2 -8.4 -0.6Z'],
  ['shield', 'M-6.5 -8.6L6.5 -8.6L6.5 -0.6C6.5 4.2 3.6 7.1 0 8.8C-3.6 7.1 -6.5 4.2 -6.5 -0.6Z'],
  [
    'charge',
    'M-1.8 7.9C-4.4 3.6 3.6 2.2 1.6 -1.6C0 -4.6 -3 -4.6 1.2 -8.6L4.4 -8.6C1.8 -5 7.8 -2.8 5 0C2.8 2.2 1.4 3.2 2.4 7.4L0 8.8Z',
  ],
];
const medal = (paint: PaintName): readonly Part[] => [
  ['shade', 'M-6 8L-2 12L9 9.5L12 4.5Z'],
  ['disc', dot(0, 0, 10.6)],
  [paint, dot(0, 0, 9)],
];
export const GOODS: Readonly<Record<'wine' | 'grain' | 'cloth', readonly Part[]>> = {
  wine: all(medal('discWine'), [
    ['stalk', 'M0 -5L0.2 -8C1.6 -8.4 3 -8 4 -6.8'],
    [
      'grape',
      [
        [-4, -3],
        [0, -3.2],
        [4, -3],
        [-2.1, 0.6],
        [2.1, 0.6],
        [0, 4.2],
      ]
        .map(([x, y]) => dot(x as number, y as number, 2.4))
        .join(''),
    ],
  ]),
  grain: all(medal('discGrain'), [
    ['stem', 'M0 1L0 7.6M-3.2 1L2.6 7.6M3.2 1L-2.6 7.6'],
    [
      'ear',
      'M0 -8.6C2.8 -6.4 2.8 -2 0 0.6C-2.8 -2 -2.8 -6.4 0 -8.6ZM-6.6 -6.6C-3.2 -6 -1.8 -2.6 -2.8 1C-6 0 -7.7 -3.2 -6.6 -6.6ZM6.6 -6.6C3.2 -6 1.8 -2.6 2.8 1C6 0 7.7 -3.2 6.6 -6.6Z',
    ],
    ['ribbon', 'M-2.6 3.6L2.6 3.6'],
  ]),
  cloth: all(medal('discCloth'), [
    ['bolt', 'M-7 -4.2L4.6 -4.2L4.6 5L-7 5Z'],
    ['boltEnd', dot(4.6, 0.4, 2.7, 4.6)],
    ['boltLine', 'M-4.2 -4L-4.2 4.8M-0.7 -4L-0.7 4.8'],
  ]),
};
const STAR = 'M0 -7.4L2 -2.3L7.2 -2.3L3.1 0.9L4.6 6.2L0 3.1L-4.6 6.2L-3.1 0.9L-7.2 -2.3L-2 -2.3Z';
export const SIGNS: Readonly<Record<string, readonly Part[]>> = {
  magic: all(medal('discMagic'), [['star', STAR]]),
  portal: all(medal('discMagic'), [
    ['stone', 'M-6 6.4L-6 -1.4C-6 -8.6 6 -8.6 6 -1.4L6 6.4L3 6.4L3 -1C3 -5 -3 -5 -3 -1L-3 6.4Z'],
    ['star', 'M0 -1.6L1 1L3 2L1 3L0 5.6L-1 3L-3 2L-1 1Z'],
  ]),
  princess: all(medal('discSign'), [['ear', 'M-6.4 4.8L-7 -4L-3.2 -0.6L0 -6.2L3.2 -0.6L7 -4L6.4 4.8Z']]),
  dragon: all(medal('discSign'), [
    [
      'glyph',
      'M-7 4C-6.4 -5 0 -7 2.4 -5.4L6.8 -5.6L5.2 -3L7 -0.6L2 -0.8C3.6 2.8 1 5.6 -2 5.4C-0.4 4 0 2.2 -1.4 1.4C-3 1 -4.6 2 -5 4.8Z',
    ],
  ]),
  flight: all(medal('discSign'), [
    ['glyph', 'M0 -7.6L1.7 -2.4L7.6 1.8L7.6 3.8L1.7 2L1.2 5L3 6.8L-3 6.8L-1.2 5L-1.7 2L-7.6 3.8L-7.6 1.8L-1.7 -2.4Z'],
  ]),
  // the signs of expansions, by their marks
  cropCircle: all(medal('discSign'), [['glyphLine', `${dot(0, 0, 6.2)}${dot(0, 0, 3)}M0 -6.2V6.2M-6.2 0H6.2`]]),
  festival: all(medal('discSign'), [['glyph', STAR]]),
  windRose: all(medal('discSign'), [['glyph', 'M0 -8L1.9 -1.9L8 0L1.9 1.9L0 8L-1.9 1.9L-8 0L-1.9 -1.9Z']]),
  goldMine: all(medal('discSign'), [['glyph', 'M-6.5 4L-4.2 -3.6L4.2 -3.6L6.5 4Z']]),
  watchtower: all(medal('discSign'), [
    ['glyph', 'M-3 6.5L-2.4 -2.5L-4.6 -2.5L-4.6 -6.5L-1.6 -6.5L-1.6 -4.6L1.6 -4.6L1.6 -6.5L4.6 -6.5L4.6 -2.5L2.4 -2.5L3 6.5Z'],
  ]),
  besieged: all(medal('discSign'), [
    ['glyph', 'M-6.6 -6.2L-5 -6.6L0 -1.4L5 -6.6L6.6 -6.2L6.2 -4.6L1.4 0L6.4 5L5 6.4L0 1.4L-5 6.4L-6.4 5L-1.4 0L-6.2 -4.6Z'],
  ]),
  sign: all(medal('discSign'), [['glyphLine', 'M0 6.4L0 -6M-4.6 -4L3 -4L5.4 -2L3 0L-4.6 0Z']]),
};
/** A tent of the fair: scenery. */
export const TENT: readonly Part[] = [
  ['shade', dot(2, 0, 7, 1.8)],
  ['gable', 'M-5.4 0L-5.4 -4.6L5.4 -4.6L5.4 0Z'],
  ['roofA', 'M-7 -4.4L0 -11L7 -4.4Z'],
  ['charge', 'M-2.3 -4.4L0 -11L2.3 -4.4Z'],
  ['door', 'M-1.5 0L-1.5 -3.6L1.5 -3.6L1.5 0Z'],
  ['flag', 'M0 -11L0 -14.4L4 -13L0.3 -12Z'],
];
export const HILL: readonly Part[] = [
  ['shade', dot(4, 0, 20, 4)],
  ['hill', 'M-20 1C-14 -5 -9 -17 -3 -18C3 -19 8 -16 11 -10C14 -5 18 -2 20 1C10 4 -10 4 -20 1Z'],
  ['notch', 'M-4 -13C-6 -9 -8 -5 -11 -2M3 -12C4 -8 7 -5 9 -2'],
];
export const VOLCANO: readonly Part[] = [
  ['shade', dot(5, 0, 22, 4.6)],
  ['hill', 'M-22 2L-8 -24C-5 -22 5 -22 8 -24L22 2C12 6 -12 6 -22 2Z'],
  ['lava', 'M-8 -24C-5 -22 5 -22 8 -24L6.4 -15L2.6 -18L0 -8L-3.4 -17L-6 -14Z'],
  ['smoke', 'M-2 -27C-6 -31 0 -33 -2 -37'],
];

/** A house of width `w` in three-quarter view. `tall` and `roof` vary it. */
export function house(w: number, roof: PaintName, tall = 1, door = true): readonly Part[] {
  const n = (value: number): string => value.toFixed(2);
  const [left, right, edge] = [-w / 2, w / 2, -w / 2 + w * 0.45];
  const [h, rise] = [w * 0.42 * tall, w * 0.44];
  const top = left + w * 0.225;
  return [
    [
      'shade',
      `M${n(left + 1)} ${n(0.6)}L${n(right + w * 0.32)} ${n(0.6)}L${n(right + w * 0.22)} ${n(-h * 0.7)}L${n(right - 1)} ${n(-h)}Z`,
    ],
    ['flank', `M${n(edge)} 0L${n(edge)} ${n(-h)}L${n(right)} ${n(-h)}L${n(right)} 0Z`],
    ['gable', `M${n(left)} 0L${n(left)} ${n(-h)}L${n(top)} ${n(-h - rise)}L${n(edge)} ${n(-h)}L${n(edge)} 0Z`],
    [
      roof,
      `M${n(top)} ${n(-h - rise)}L${n(right - w * 0.16)} ${n(-h - rise)}L${n(right + w * 0.06)} ${n(-h + 0.3)}L${n(edge + 0.1)} ${n(-h + 0.3)}Z`,
    ],
    ...(door
      ? [
          [
            'door',
            `M${n(top - w * 0.07)} 0L${n(top - w * 0.07)} ${n(-h * 0.55)}L${n(top + w * 0.07)} ${n(-h * 0.55)}L${n(top + w * 0.07)} 0Z`,
          ] as Part,
        ]
      : []),
  ];
}
export const ROOFS: readonly PaintName[] = [
  'roofA',
  'roofA',
  'roofA',
  'roofB',
  'roofB',
  'roofB',
  'roofC',
  'roofC',
  'slate',
  'straw',
];

/** House, pond and hanging sign. */
export const INN: readonly Part[] = all(
  [
    ['shore', 'M-14 3.6C-15 -2 -6 -4.6 1 -3.4C8 -4 14.6 -2 14 2.8C13.4 8 4 9.4 -2 8.8C-9 9 -13.6 7.4 -14 3.6Z'],
    ['water', 'M-11.6 3.8C-11.6 0.4 -5 -1.4 1 -0.6C7 -1 11.8 0.4 11.6 3.2C11 6.6 3.6 7.2 -1.6 6.8C-7.6 7 -11.4 6.4 -11.6 3.8Z'],
    ['foam', 'M-7 4.2C-5.6 3 -4.4 3 -3 4.2M2 5C3.4 3.8 4.6 3.8 6 5'],
  ],
  at(house(17, 'roofA', 1.05), -2.5, 0),
  [
    ['post', 'M9.5 3L9.5 -12.5L14.6 -12.5'],
    ['signBoard', 'M10.6 -12L16.6 -12L16.6 -5.6L10.6 -5.6Z'],
    ['mug', 'M12 -10.6L14.4 -10.6L14.4 -7L12 -7ZM14.6 -10L15.7 -10L15.7 -8L14.6 -8Z'],
  ],
);
/** A sailing boat, its keel at the foot. */
export const BOAT: readonly Part[] = [
  ['hull', 'M-10.5 -4.6L10.5 -4.6C9.6 0.4 6 2.2 0 2.2C-6 2.2 -9.6 0.4 -10.5 -4.6Z'],
  ['notch', 'M-9.4 -2L9.4 -2'],
  ['post', 'M0 -4.6L0 -20'],
  ['sail', 'M1.2 -19C7.4 -16.4 8.6 -10.6 7.8 -6.4L1.2 -6.4ZM-1.2 -17C-5.4 -14.6 -6.4 -10.2 -5.8 -6.4L-1.2 -6.4Z'],
  ['flag', 'M0 -20L5 -21.8L0 -23.6Z'],
];
