/** Names of the groups of planes and of the sections of the global vector, and what they hold. The core holds these texts. */
import { Plane, Section } from '../../assembly/constants.js';

type Texts = Readonly<Record<number, readonly [name: string, about: string]>>;

export const PLANES: Texts = {
  [Plane.Occupied]: ['occupied', '1 where a tile lies'],
  [Plane.Edges]: ['edges', '1 for the kind of each side; an abbey shows none'],
  [Plane.RoadLinks]: [
    'roadLinks',
    '1 where the road joins two sides on the tile: printed, over the ferry as it lies, through a labyrinth',
  ],
  [Plane.CityLinks]: ['cityLinks', '1 where one city segment has both sides'],
  [Plane.Symbols]: ['symbols', 'printed on the tile; coats count the coats of arms'],
  [Plane.Ferries]: ['ferries', 'a ferry lies here; may still be pivoted: asked for now 1, later ½'],
  [Plane.EdgeFeatures]: [
    'edgeFeatures',
    'road or city at the side: complete 1; open ends / 8; points it would pay now / 16; owned by me 1, shared ½, by others -1',
  ],
  [Plane.FieldMajority]: [
    'fieldMajority',
    'field at half-edge 0..7 (side s has 2s and 2s+1, clockwise): mine 1, shared ½, of others -1',
  ],
  [Plane.Figures]: [
    'figures',
    'strength of meeples (large 2, mayor the coats of arms of its city or ½) at the sides and half-edges of their segment, else centre',
  ],
  [Plane.Specials]: ['specials', 'builder 1, pig ½ in the same way; barn 1 by corner'],
  [Plane.Magic]: ['magic', '1 at the sides of the segment it stands on, else centre'],
  [Plane.Map]: [
    'map',
    'a square that takes a tile; a chip on its face; a treat of that colour, value / 8; the rows of that colour',
  ],
  [Plane.Legal]: ['legal', 'where the tile in hand may go, by rotation; an abbey in r0'],
  [Plane.Marks]: ['marks', 'the tile placed in this part; the tile in focus 1, the one a waiting wagon left ½'],
  [Plane.Signs]: [
    'signs',
    'of the road or city at the side: coats of arms; inn or cathedral; good (1 wine, 2 grain, 3 cloth) / 3',
  ],
  [Plane.Fairy]: ['fairy', '1 at the sides and half-edges of the segment beside whose meeple she stands, else centre'],
};

export const SECTIONS: Texts = {
  [Section.Phase]: ['phase', 'one-hot by step'],
  [Section.Tile]: ['tile', 'one-hot: the tile in hand, else the one placed in this part of the turn'],
  [Section.TileRotation]: ['tileRotation', 'one-hot once that tile lies'],
  [Section.Remaining]: ['remaining', 'copies left in the bag'],
  [Section.Scores]: ['scores', 'points / 100'],
  [Section.Supply]: ['supply', 'pieces in hand'],
  [Section.Goods]: ['goods', 'tokens'],
  [Section.Abbeys]: ['abbeys', 'abbeys in hand'],
  [Section.Actor]: ['actor', 'who decides; none at chance'],
  [Section.Turn]: ['turn', 'whose turn it is'],
  [Section.Ferries]: ['ferries', 'ferries in the common supply'],
  [Section.FlyFigure]: ['flyFigure', 'one-hot: the meeple in the flying machine'],
  [Section.Counts]: [
    'counts',
    'tiles left in the bag, tiles on the board, in the second part of a double turn, a double turn earned',
  ],
  [Section.Rules]: ['rules', 'capability bits of the rules, constants.Flag'],
  [Section.Chips]: ['chips', 'chips not turned yet by colour and value; value of the chip in hand'],
  [Section.Quarters]: ['quarters', 'figure in the quarter: number in FIGURES + 1, / 8'],
  [Section.Points]: ['points', 'what things pay, constants.Points, / 16'],
  [Section.MapOptions]: ['mapOptions', 'options of the map, constants.MapOption'],
  [Section.Crop]: ['crop', 'crop circle: what all players do, 1 add, 2 remove; players who are still to do it'],
  [Section.Fairy]: ['fairyMeeple', 'one-hot: owner and kind of the meeple beside her'],
  [Section.Window]: ['window', 'board coordinates of the north-west square; what lies outside the window'],
};
