/** What the catalogue says about sets and tiles beyond what a game needs: names, gaps, doubts. By set id, tiles by tile id. */
export interface SetNotes {
  readonly name: string;
  /** For a set of which not every tile could be found: what is certain. */
  readonly known?: readonly string[];
  readonly optional?: true;
  readonly note?: string;
  readonly tiles?: Readonly<Record<string, string>>;
}

export const NOTES: Readonly<Record<string, SetNotes>> = {
  'base': {
    name: 'Base game',
    note: 'Letters A to X follow the rulebook; "-garden" marks the copy with a garden. One base-D lies on the table at the start.',
  },
  'inns-cathedrals': { name: 'Inns & Cathedrals', note: 'The reworked box sold since 2024 has other tiles and is not covered.' },
  'traders-builders': { name: 'Traders & Builders' },
  'princess-dragon': {
    name: 'The Princess & The Dragon',
    tiles: {
      'pd-CCCF-coat-portal':
        'Sources for the first edition show a coat of arms on the portal city; second-edition lists show none, so the print is split in two ids.',
      'pd-CCCF-portal': 'Second-edition counterpart without coat of arms; one source still draws one.',
    },
  },
  'abbey-mayor': {
    name: 'Abbey & Mayor',
    note: 'The abbeys that players hold are a set of their own.',
    tiles: {
      'am-CCCF-coat':
        'Sources disagree on whether the enclosed field touches both cities or only the small one; both is assumed.',
      'am-CFFF-coat': 'One source leaves out that the three fields touch the city; taken as a slip.',
    },
  },
  'abbeys': {
    name: 'Abbey tiles (Abbey & Mayor)',
    note: 'Fits every neighbour; laid only into a hole with four neighbours; scores like a monastery. One for each player, never in the bag.',
    tiles: { 'am-abbey': 'Players hold these, one each; the number in the box is not confirmed by two sources.' },
  },
  'ferries': {
    name: 'The Ferries',
    note: 'Every road ends at the lake until a ferry joins two of them. The third edition turned one FRRR into RRRR.',
    tiles: { 'fer-CRRR': 'One source leaves out that the northern field touches the city; taken as a slip.' },
  },
  'labyrinth': { name: 'The Labyrinth' },
  'mage-witch': { name: 'Mage & Witch' },
  'flying-machines': {
    name: 'The Flying Machines',
    note: 'The direction of flight is given for the stored rotation and turns with the tile.',
  },
  'river': {
    name: 'River (I)',
    optional: true,
    note: 'First river: one spring, one lake at the end, both of the shape riv-FFFW. The third-edition river differs and is not covered.',
  },
  'crop-circles-1': { name: 'Crop Circles I (1st edition)', note: 'The open T-junction cc-FRRR-road is three separate roads.' },
  'russian-promos-2013': {
    name: 'Russian Promos 2013 (Bogatyr, Baba Yaga hut)',
    note: 'The edition is a guess; the tiles mix with any.',
    tiles: { 'rus-bogatyr': 'Three legs form one road; the fourth stops at the picture in the middle.' },
  },
  'russian-promos-2016': {
    name: 'Russian Promos 2016',
    optional: true,
    tiles: { 'rus-solovei': 'Seen in one source only.', 'rus-vodyanoy': 'Seen in one source only.' },
  },
  'catapult': { name: 'The Catapult', note: 'Every tile shows a fair. What stops the one-ended roads is not described.' },
  'spiel-2018': {
    name: "Spiel'18 promo tile",
    tiles: { 'spl-RRRR-roundabout': 'Described in words only: one road with four legs. The fields follow from that shape.' },
  },
  'spring': {
    name: 'The 4 Seasons - Spring',
    known: [
      '12 tiles in the third edition',
      'one roundabout with three legs, its fourth side unknown',
      'one road with four legs',
    ],
    tiles: {
      'spr-3leg-roundabout': 'The side without road is not described (field assumed); fields follow from the shape.',
      'spr-RRRR-fork': 'Four legs leave no other sides; fields follow from the shape.',
    },
  },
  'signposts': {
    name: 'The Signposts',
    known: [
      '12 tiles in the third edition',
      'each shows two of the three kinds of signpost',
      'one roundabout with three legs, its fourth side unknown',
    ],
    tiles: {
      'sig-3leg-roundabout':
        'The side without road is not described (field assumed); fields follow from the shape; signposts left out.',
    },
  },
  'autumn': {
    name: 'The 4 Seasons - Autumn',
    known: ['12 tiles in the third edition', 'leaves cut one leg off its roundabout, which is therefore not one road'],
  },
  'terracotta-army': {
    name: 'Wonders of Humanity II - Terracotta Army',
    known: ['one piece that covers five squares', 'its road has three open legs', 'squares and sides unknown'],
  },
  'german-cathedrals': {
    name: 'Cathedrals in Germany',
    known: ['6 tiles', 'three or four separate roads start at the cathedral', 'how many of each is unknown'],
    tiles: {
      'gc-3roads':
        'Stands for every tile with three roads; how many there are is not known. The fourth side is assumed to be field.',
      'gc-4roads': 'Stands for every tile with four roads; how many there are is not known.',
    },
  },
  'leipzig': {
    name: 'The Markets of Leipzig',
    known: [
      'four double tiles that replace the start tile',
      'each quarter has one road that starts at its gate',
      'outer sides and fields unknown',
    ],
  },
};
