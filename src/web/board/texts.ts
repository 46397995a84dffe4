/** What the board itself says, by language. */
import { language } from '../texts/index.js';

const EN = {
  owners: 'Who owns what',
  squares: (n: number, where: string): string => `${n} ${n === 1 ? 'square' : 'squares'} beyond the edge, ${where}. Go there`,
  directions: ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'],
  sound: 'Sound',
  lake: (x: number, y: number): string => `Lake at ${x}, ${y}. Look closer`,
  turn: 'Turn the tile',
  place: 'Place here',
  pays: (n: number): string =>
    n === 0 ? 'no finished city yet' : n === 1 ? 'feeds 1 finished city' : `feeds ${n} finished cities`,
};
type BoardTexts = typeof EN;
const DE: BoardTexts = {
  owners: 'Wem gehört was',
  squares: (n, where) => `${n} ${n === 1 ? 'Feld' : 'Felder'} jenseits des Randes, ${where}. Dorthin`,
  directions: ['im Norden', 'im Nordosten', 'im Osten', 'im Südosten', 'im Süden', 'im Südwesten', 'im Westen', 'im Nordwesten'],
  sound: 'Ton',
  lake: (x, y) => `See bei ${x}, ${y}. Näher heran`,
  turn: 'Plättchen drehen',
  place: 'Hier legen',
  pays: (n) => (n === 0 ? 'noch keine fertige Stadt' : n === 1 ? 'versorgt 1 fertige Stadt' : `versorgt ${n} fertige Städte`),
};
export const boardTexts = (): BoardTexts => (language() === 'de' ? DE : EN);
