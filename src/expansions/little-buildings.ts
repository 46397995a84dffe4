import { defineFamily } from './family.js';

export const littleBuildings = defineFamily({
  id: 'littleBuildings',
  title: 'Little Buildings',
  rules: ['LIT'],
  ownEntry: true,
  activeBy: { option: 'littleBuildings' },
  verbs: [{ type: 'build', token: '{square}+{building}', square: true, each: { building: ['tower', 'house', 'shed'] } }],
  state: {
    buildings: { kind: 'building', scope: 'game', initial: 0, setup: true, hashed: false },
    built0: { kind: 'number', scope: 'game', setup: true, hashed: false },
    built1: { kind: 'number', scope: 'game', setup: true, hashed: false },
    built2: { kind: 'number', scope: 'game', setup: true, hashed: false },
    built3: { kind: 'number', scope: 'game', setup: true, hashed: false },
    built4: { kind: 'number', scope: 'game', setup: true, hashed: false },
    built5: { kind: 'number', scope: 'game', setup: true, hashed: false },
  },
  options: {
    littleBuildings: {
      values: ['1/1/1', '3/2/1', 'off'],
      rules: 'LIT-7',
      says: 'Points of tower, house and shed; the key alone puts them into play.',
    },
  },
});
