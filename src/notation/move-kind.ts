/** Kind number of each sort of move, the upper bits of packed moves. */
export const MOVE_KIND = {
  pass: 0,
  draw: 1,
  place: 2,
  abbey: 3,
  deploy: 4,
  barn: 5,
  recall: 6,
  fly: 7,
  roll: 8,
  ferry: 9,
  pivot: 10,
  magic: 11,
  unmagic: 12,
  wagon: 13,
  send: 14,
  chipOrTreat: 15,
} as const;
