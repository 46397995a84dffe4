/** Every set of the families that all programs know. */
export const ALL_SETS = {
  base: 1,
  'inns-cathedrals': 1,
  'traders-builders': 1,
  ferries: 2,
  labyrinth: 3,
  'abbey-mayor': 1,
  'german-cathedrals': 1,
  'mage-witch': 1,
  'flying-machines': 1,
  'princess-dragon': 1,
} as const;
