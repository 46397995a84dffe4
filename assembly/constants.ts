/**
 * Numbers shared by the core and the wrapper: the one source of both. Only plain const enums stand here,
 * so that the file is AssemblyScript and TypeScript at once.
 */

/** Interface version of the exports and the rulebook; raised when either changes shape. */
export const enum Abi {
  Version = 3,
  /** First word of an uploaded rulebook: "HWMN". */
  Magic = 0x4e4d5748,
}

/** Words of the rulebook's header. `*At` are byte offsets from the rulebook's start. */
export const enum Rule {
  Magic = 0,
  Version = 1,
  Kinds = 2,
  Players = 3,
  MaxTiles = 4,
  MaxNodes = 5,
  MaxHubs = 6,
  MaxFigures = 7,
  GridBits = 8,
  Flags = 9,
  StartKind = 10, // -1: nothing is laid at the start
  AbbeyKind = 11,
  Abbeys = 12,
  Ferries = 13,
  KindAt = 14,
  EdgeAt = 15,
  FitAt = 16,
  SegmentAt = 17,
  GroupAt = 18,
  PointsAt = 19,
  PiecesAt = 20,
  MapAt = 21,
  Bytes = 22,
  FirstStage = 23,
  Families = 24, // bits of Family: the families of rules in play, the first 32
  MarkAt = 25, // 0: no tile bears a mark
  OptionAt = 26, // 0: no family with options of its own
  MoreFamilies = 27, // families from 32 on
  Words = 32,
}

/** Bits of Rule.Flags: capabilities and options, never names of boxes. */
export const enum Flag {
  Fields = 1 << 0,
  Heavy = 1 << 1, // some figure's strength is not 1
  Abbots = 1 << 2,
  Abbeys = 1 << 3,
  Goods = 1 << 4,
  Builders = 1 << 5, // builders or pigs
  Hubs = 1 << 6, // ferries or labyrinth arms
  ExitAdjacent = 1 << 7,
  BonusAll = 1 << 8,
  Archbishop = 1 << 9,
  Magic = 1 << 10,
  MagicIgnoreMerge = 1 << 11,
  MagicKeep = 1 << 12,
  Flying = 1 << 13,
  FlierIgnores = 1 << 14,
  FlierMustLand = 1 << 15,
  Portal = 1 << 16,
  WagonNearby = 1 << 17,
  BarnOnBarn = 1 << 18,
  AbbeyAfterLast = 1 << 19,
  FerryOnlyHighwayman = 1 << 20,
  FerryPerTurn = 1 << 21,
  PivotAscending = 1 << 22,
  BuilderEndOfStep = 1 << 23,
  River = 1 << 24,
  PerPlayer3 = 1 << 25,
  PerCity4 = 1 << 26,
  Barns = 1 << 27,
  Wagons = 1 << 28,
  Map = 1 << 29,
  LabyrinthBonus = 1 << 30,
  Leipzig = 1 << 31,
}

/** A tile kind's record, 32 bytes. */
export const enum KindAt {
  Segments = 0, // u8, arms included
  Places = 1, // u8, segments without arms
  Distinct = 2, // u8
  Flight = 3, // u8, 0..7 or 255
  Flags = 4, // u16 KindFlag
  Copies = 6, // u16
  River = 8, // u8 x 4: mask of river sides by rotation; with what follows from Roads to Cathedral made by the core
  Stage = 12, // u8
  Centre = 13, // u8 slot of the labyrinth's own segment
  Roads = 16, // u16 mask of slots
  Cities = 18,
  Fields = 20,
  Cloisters = 22, // monastery, abbey, garden
  Cathedral = 24, // mask of the archbishop's slot
  Gates = 26, // mask of the roads that start at a gate of Leipzig
  Village = 28, // mask of the roads that meet at a crossing with a village
  Size = 32,
}
export const enum KindFlag {
  Lake = 1,
  Magic = 2,
  Portal = 4,
  Abbey = 8,
  German = 16,
  Labyrinth = 32, // advanced: exits are arms
  Cloister = 64,
  River = 128,
  Flight = 256,
}

/** Edge kinds; also the two-bit constraint codes 1..3. */
export const enum Edge {
  Field = 1,
  Road = 2,
  City = 3,
  River = 4,
  Any = 5,
  None = 255,
}

/** A node (segment on the board), 32 bytes; the wrapper uploads one template per kind and slot in the same shape. */
export const enum NodeAt {
  Parent = 0, // u16 root of the fragment
  Next = 2, // u16 ring of members
  Size = 4, // u16 members, at the root
  Tile = 6, // u16
  Crew = 8, // u64: byte p = meeples of player p, at the root
  Open = 16, // u16 sides that face an empty square, at the root
  Kind = 18, // u8 Segment
  Flags = 19, // u8 NodeFlag, united at the root
  Coats = 20, // u16, at the root
  Leg = 22, // u16 first jetty or exit in the fragment, 0 none, at the root
  Cities = 24, // u16 mask of city slots that a field touches on its own tile
  Goods = 26, // u8 0 none, 1 wine, 2 grain, 3 cloth
  Own = 27, // u8 NodeFlag of this node alone
  Slot = 28, // u8
  Paid = 29, // u8 mask of the players whose farmers this complete city has paid, at the root
  Size_ = 32,
}
export const enum Segment {
  Field = 1,
  Road = 2,
  City = 3,
  Monastery = 4,
  Garden = 5,
  Cathedral = 6,
}
export const enum NodeFlag {
  Inn = 1, // road; in a city: cathedral of Inns & Cathedrals
  German = 2, // road that starts at a German cathedral
  Labyrinth = 4,
  Arm = 8, // exit of a labyrinth in the advanced rules, no place for a figure
  Barn = 16,
  Besieged = 32,
}

/** Figures, as in packed moves. */
export const enum Fig {
  Normal = 0,
  Large = 1,
  Mayor = 2,
  Wagon = 3,
  Abbot = 4,
  Builder = 5,
  Pig = 6,
  Barn = 7,
  Phantom = 8,
}

/** Words of a position's header; those of families of rules follow in generated/state.ts. */
export const enum Pos {
  Tiles = 0,
  Nodes = 1,
  Frontier = 2,
  Hubs = 3,
  Figures = 4,
  Phase = 5,
  Actor = 6,
  Turn = 7, // player whose turn it is
  Part = 8, // 1 or 2
  Drawn = 9, // kind in hand, -1 none
  Placed = 10, // tile index of this part, -1 none
  Stage = 11, // river stages count down to 0
  Left = 12, // tiles left in the present stage
  Double = 13, // a second part was earned
  HashLo = 14,
  HashHi = 15,
  Rng = 16, // 4 words
  Resume = 23, // where the turn goes on after a step that came between
  RiverTurn = 31, // how the last river tile turned: 0 straight, 1 clockwise, 3 anticlockwise
  AbbeyEnd = 32, // players still to be asked after the last tile, 0 = not yet
  Draws = 34,
  Discards = 35,
  Turns = 36,
  Cities = 38, // mask of the large cities of a map that are connected
  Scores = 40, // 6 words
  Supply = 48, // u8 [6][12] by figure
  Goods = 66, // u8 [6][4]: wine, grain, cloth, abbeys
  Quarters = 72, // u8 [6][4]: figure + 1 that a player has in a quarter, 0 none
  Own = 80, // the machine's own words end here
}

/** Words of the points table (src/rules/scoring.ts gives each its rule). */
export const enum Points {
  RoadComplete = 0, // plain, inn, cathedral, both
  RoadFinal = 4,
  RoadMage = 8,
  RoadWitch = 9,
  Labyrinth = 10,
  Wainwright = 11,
  CityComplete = 12, // tile, coat, with cathedral: tile, coat
  CityFinal = 16,
  CityTwo = 20, // tile, coat
  CityMage = 22,
  CityWitch = 23,
  Self = 24,
  Neighbour = 25,
  ArchComplete = 26, // plain, inn
  ArchFinal = 28,
  FieldCity = 30,
  Pig = 31,
  FirstEdition = 32,
  FirstEditionPig = 33,
  BarnPlaced = 34,
  BarnJoined = 35,
  BarnFinal = 36,
  Goods = 37,
  Coiners = 38,
  Bookbinders = 39,
  Tanners = 40,
  SendRecount = 41, // 1: majority after sending
  Words = 44,
}

/** Records in the event buffer, written only while explaining; first word = Event, second = length in words. */
export const enum Event {
  Score = 1, // player, segment kind, node, points, final, then term, count, points ...
  Return = 2, // player, figure, node
  Goods = 3, // player, good, number
  Discard = 4, // kind
  Double = 5, // player
  Roll = 6, // face
}

/** Terms of a score event; src/core/events.ts names them with their rules. */
export const enum Term {
  RoadTiles = 1,
  RoadInn = 2,
  RoadCathedral = 3,
  RoadBoth = 4,
  Mage = 5,
  Witch = 6,
  LabyrinthMeeples = 7,
  CityTiles = 8,
  CityCoats = 9,
  CityTilesCathedral = 10,
  CityCoatsCathedral = 11,
  SmallCityTiles = 12,
  SmallCityCoats = 13,
  CloisterSelf = 14,
  CloisterNeighbours = 15,
  FieldCities = 16,
  FieldPig = 17,
  ArchRoads = 18,
  ArchInnRoads = 19,
  BarnPlaced = 20,
  BarnPig = 21,
  BarnJoined = 22,
  BarnFinal = 23,
  Goods = 24,
  AbbotBack = 25,
  FieldCities4 = 26,
  Wainwrights = 27,
  Coiners = 28,
  Bookbinders = 29,
  Tanners = 30,
  IslandCoats = 31,
  Chip = 32,
  Treat = 33,
  King = 34,
  Robber = 35,
  WindRose = 36,
  Watchtower = 37,
  Bonus = 38,
  Gold = 39,
  FairyTurn = 40,
  FairyScored = 41,
  Church = 42,
  Darmstadtium = 43,
  Besieged = 44,
}

/** Feature numbers in score records beyond Segment: three goods, what a map pays, and what the first word of the first term names. */
export const enum Paid {
  Goods = 7,
  IslandCoats = 10,
  Chip = 11,
  Named = 12,
}

/** Words of the map table at Rule.MapAt; `*At` are byte offsets from the table's start. */
export const enum MapWord {
  Cells = 0, // cols * rows
  Cols = 1,
  Rows = 2,
  Options = 3, // MapOption
  Candidates = 4, // start squares that may be used
  Starts = 5, // how many of them are
  StartTurn = 6,
  StartsAt = 7, // u16 cells
  Routes = 8,
  RoutesAt = 9, // u16 cell, u16 side, u16 cell, u16 side
  CellsAt = 10, // Cell records, row by row
  Chips = 11, // to be laid face down
  Treat = 12, // a treat scores its value times this
  Coat = 13, // points of a coat of arms on an island
  FirstPrinted = 14, // kinds from here on are printed squares
  ChipKinds = 16, // u8 [4][8]: chips by colour and value
  Words = 24,
}
export const enum MapOption {
  Chips = 1 << 0,
  GivenStarts = 1 << 1,
  GivenChips = 1 << 2,
  CitySide = 1 << 3,
  RoadContinues = 1 << 4,
  Nine = 1 << 5,
  AbbeyAtBorder = 1 << 6,
  BorderCoats = 1 << 7,
}
/** A square of a map, 10 bytes. */
export const enum Cell {
  Kind = 0, // u8 CellKind
  Sides = 1, // u8 what borders and printed squares demand, as in a constraint byte
  City = 2, // u8 number of the large city, from 1
  Coats = 3, // u8 coats of arms of an island square
  Band = 4, // u8 colour 0..2, 255 none
  Flags = 5, // u8 CellFlag
  BorderCoats = 6, // u8 coats of arms at printed borders, two bits a side
  Tile = 8, // u16 kind of a printed square
  Size = 10,
}
export const enum CellKind {
  Void = 0,
  Open = 1,
  Printed = 2,
}
export const enum CellFlag {
  NoChip = 1, // CHIP-4, 7, 8
  GivenChip = 2,
  Route = 4, // a ferry route ends here
  BesideCity = 8,
}
/** A square's chip byte. A chip on its face is one of these; one that shows adds colour and value. */
export const enum Chip {
  None = 0,
  Down = 1,
  Up = 0x80, // Up | colour << 4 | value
}

/** Results of calls that take input from outside. */
export const enum Status {
  Ok = 0,
  IllegalMove = 1,
  NoHistory = 2,
  BadRulebook = 3,
  NoMemory = 4,
  BadSlot = 5,
  BadInput = 6,
  NotNow = 7,
  BadState = 8, // what an expansion keeps does not go with the board
}

// ── For programs that play (assembly/ai) ─────────────────────────────────────────────────────────

/** Version of the planes, the global vector and the policy index; raised when a shape or a meaning changes. */
export const enum Ai {
  Version = 4,
}
/** Groups of observation planes, in their order. src/ai/observation.ts names every plane. */
export const enum Plane {
  Occupied = 0,
  Edges = 1, // kind of edge (field, city, road, river) * 4 + side
  RoadLinks = 2, // pair NE NS NW ES EW SW
  CityLinks = 3,
  Symbols = 4, // those of Symbol that are in play
  Ferries = 5, // lies here, may still be pivoted
  EdgeFeatures = 6, // complete, open, points, majority; each * 4 + side
  FieldMajority = 7, // half-edges 0..7
  Figures = 8, // player * 13 + side, 4 + half-edge, 12 for segments that reach no side
  Specials = 9, // player * 17 + the same for helpers, then barns by corner
  Magic = 10, // mage, witch; each * 5 + side, 4 for segments that reach no side
  Map = 11, // open, chip on its face, treat by colour, rows by colour
  Legal = 12, // rotation
  Marks = 13, // placed, focus
  Signs = 14, // coats, inns, goods, those in play; each * 4 + side
  Fairy = 15, // side, 4 + half-edge, 12 for segments that reach no side and where she stands beside nobody
  Groups = 16,
}
/** Signs printed on tiles; the bit and the order of their planes. */
export const enum Symbol {
  Monastery = 0,
  Garden = 1,
  Coats = 2,
  Inn = 3,
  Cathedral = 4,
  Lake = 5,
  Labyrinth = 6,
  Portal = 7,
  Flight = 8,
  German = 9,
  Siege = 10,
  Count = 11,
}
/** What `judge` values a position by. */
export const enum Judge {
  Naive = 0, // points if the game ended now
  Greedy = 1, // traits by weights set by hand
  Learned = 2, // traits by learned weights
  Own = 3, // traits by weights that the host has written
}
/**
 * What is known of a player in a position, before it is weighed; sums over the features (roads, cities …) that the player owns
 * or stands on.
 */
export const enum Trait {
  Projected = 0, // points if the game ended now
  Road = 1, // of these for unfinished roads
  City = 2,
  Cloister = 3,
  Field = 4,
  RoadGain = 5, // what closing adds, by its chance
  CityGain = 6,
  CloisterGain = 7,
  FieldGain = 8, // cities that may still be closed
  RoadEnds = 9, // open squares that something left fits
  CityEnds = 10,
  Hand1 = 11, // meeples in hand: one or more
  Hand2 = 12, // two or more
  Hand3 = 13,
  Hand = 14, // how many
  Back = 15, // meeples that come back, by the chance
  Stuck = 16, // meeples on what cannot be closed
  Farmers = 17,
  Join = 18, // points of others that may be joined from an open square
  Slim = 19, // points owned alone by one meeple
  Behind = 20, // points of features where others have more
  Shared = 21,
  Turn = 22, // 1 for the player whose turn it is
  Large = 23, // in hand
  Abbot = 24, // in hand
  Helpers = 25, // builders, pigs and barns in hand
  Builder = 26, // builders on what may still grow
  Goods = 27,
  Count = 28,
}
/** Sections of the global vector, in their order. */
export const enum Section {
  Phase = 0,
  Tile = 1, // in hand, else placed in this part: one-hot by kind
  TileRotation = 2,
  Remaining = 3, // copies left by kind
  Scores = 4,
  Supply = 5,
  Goods = 6,
  Abbeys = 7,
  Actor = 8,
  Turn = 9,
  Ferries = 10,
  FlyFigure = 11,
  Counts = 12, // tiles left, tiles laid, second part, double turn earned
  Rules = 13, // bits of Rule.Flags
  Window = 14, // origin x, origin y, tiles outside, legal moves outside
  Chips = 15, // face-down chips by colour * 8 + value, then the value in hand by colour
  Quarters = 16, // player * 4 + quarter
  Points = 17, // words of the points table
  MapOptions = 18, // bits of MapOption
  Crop = 19, // State.CropChoice, State.CropLeft
  Fairy = 20, // seat of the meeple beside her, then its kind; none beside nobody
  Groups = 21,
}
/** Policies of playouts in the core. */
export const enum Rollout {
  Uniform = 0,
  Meeple = 1, // deploys more often and by kind of feature
  Light = 2, // and prefers placements that help own features
}
/** Words of a batch's header; `*At` are byte offsets from the header. n games, P players, S window, N indices, F planes, G globals. */
export const enum Batch {
  Magic = 0, // BatchMagic.Word
  First = 1, // slot of game 0; the games lie in consecutive slots
  Games = 2, // n
  Side = 3, // S, 0 without masks and observations
  What = 4, // bits of BatchWhat
  Returns = 5, // 0 score, 1 margin, 2 win
  SeedLo = 6, // game i plays its episode e with seed words (SeedLo + i, SeedHi + e)
  SeedHi = 7,
  ActionsAt = 8, // i32 [n], in: packed move or index, -1 leaves the game alone
  RewardsAt = 9, // f32 [n][P]
  DonesAt = 10, // u8 [n], 1: the game ended in this step and a new one stands there
  RefusedAt = 11, // u8 [n], 1: the action was not legal, the game is as it was
  ActorsAt = 12, // i32 [n], who decides now
  FocusAt = 13, // i32 [n], tile chosen by a CELL step, -1 none
  EpisodesAt = 14, // i32 [n], games finished
  OutsideAt = 15, // i32 [n], legal moves outside the window
  ScoresAt = 16, // i32 [n][P], of the last finished game
  MasksAt = 17, // u8 [n][N]
  PlanesAt = 18, // f32 [n][F][S][S]
  GlobalsAt = 19, // f32 [n][G]
  Forced = 20, // moves the core has played since nothing legal lay in the window
  Bytes = 21,
  Words = 24,
}
export const enum BatchWhat {
  Index = 1, // actions are policy indices and masks are written
  Observe = 2, // planes and globals are written for who decides
}
export const enum BatchMagic {
  Word = 0x42574d48,
}
