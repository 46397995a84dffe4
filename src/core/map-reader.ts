/** What a map adds to a position: chips, connected cities. Hidden chips have no identity to be read (CHIP-20). */
import { State } from '../../assembly/generated/state.js';
import { Chip, Pos } from '../../assembly/constants.js';
import { Address } from './exports.js';
import type { CoreInstance } from './instance.js';

/** A chip on its square. */
export interface MapChip {
  readonly x: number;
  readonly y: number;
  /** Colour 0..2 and value of a chip that shows (a treat); null both for one on its face. */
  readonly colour: number | null;
  readonly value: number | null;
}
/** Chips of one colour and value that were not turned over yet. */
export interface HiddenChips {
  readonly colour: number;
  readonly value: number;
  readonly count: number;
}
/** Bytes of the counts before the squares' bytes. */
const COUNTS = 32;

function hasChips({ rules }: CoreInstance): boolean {
  return rules.config.map?.chips === true;
}
/** Chips on the map, row by row. */
export function readChips(core: CoreInstance, slot: number): MapChip[] {
  const { map } = core.rules;
  if (!map || !hasChips(core)) return [];
  const at = core.address(slot, Address.Chips) + COUNTS;
  return map.cells.flatMap((_, i): MapChip[] => {
    const chip = core.u8[at + i] as number;
    if (chip === Chip.None) return [];
    const square = { x: i % map.cols, y: Math.floor(i / map.cols) };
    return [chip === Chip.Down ? { ...square, colour: null, value: null } : { ...square, ...sortOf(chip) }];
  });
}
function sortOf(chip: number): { colour: number; value: number } {
  return { colour: (chip >> 4) & 3, value: chip & 7 };
}
export function readHidden(core: CoreInstance, slot: number): HiddenChips[] {
  const { map } = core.rules;
  if (!map || !hasChips(core)) return [];
  const at = core.address(slot, Address.Chips);
  return map.colours.flatMap((_, colour) =>
    [1, 2, 3, 4, 5, 6, 7].flatMap((value) => {
      const count = core.u8[at + colour * 8 + value] as number;
      return count > 0 ? [{ colour, value, count }] : [];
    }),
  );
}
/** The chip that waits for its square in phase `treat`. */
export function readChipInHand(core: CoreInstance, slot: number): { colour: number; value: number } | null {
  const chip = core.word(slot, State.ChipHand);
  return chip === 0 ? null : sortOf(chip);
}
/** Ids of the large cities that are connected (MAP-16). */
export function readConnected(core: CoreInstance, slot: number): string[] {
  const mask = core.word(slot, Pos.Cities);
  return (core.rules.map?.cities ?? []).flatMap(({ id }, i) => (mask & (1 << i) ? [id] : []));
}
