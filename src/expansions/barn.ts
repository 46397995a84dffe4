import { defineFamily } from './family.js';

export const barn = defineFamily({
  id: 'barn',
  title: 'Barn',
  rules: ['ABB'],
  sets: ['abbey-mayor'],
  activeBy: { figures: ['barn'] },
  figures: [{ id: 'barn', letter: 'h', meeple: false, deployed: false }],
  steps: [{ id: 'barns', at: '3d', by: 'nobody' }],
  verbs: [{ type: 'barn', token: '{square}:b{corner}+h', square: true, slot: 'corner' }],
  state: { barn: { kind: 'node', scope: 'part' } },
  options: { barnOnBarnField: { values: false, rules: 'ABB-31', says: 'A barn may be set on a field that has one.' } },
});
