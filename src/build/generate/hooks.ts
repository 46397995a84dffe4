/**
 * What a room in assembly/families may export besides its steps. With a result families are asked in turn until one says
 * yes, or their numbers are added up; without every family in play is told. `guarded`: the caller looks at the hook's bit first,
 * so that rules without such a
 * family pay nothing.
 */
export interface Hook {
  readonly name: string;
  readonly parameters: string;
  readonly result?: 'bool' | 'i32';
  readonly guarded?: boolean;
  readonly says: string;
}

export const HOOKS: readonly Hook[] = [
  { name: 'beforeTile', parameters: '', guarded: true, says: 'A tile is about to be put down.' },
  { name: 'deploys', parameters: 'player: i32, tile: i32', guarded: true, says: 'Writes further ways to use step 2a.' },
  {
    name: 'compels',
    parameters: '',
    result: 'bool',
    guarded: true,
    says: 'Writes the only ways to use step 2a, where there are such; then there is no pass.',
  },
  {
    name: 'onDeployed',
    parameters: 'node: i32, figure: i32',
    guarded: true,
    says: 'The turn player has put a figure on a segment.',
  },
  {
    name: 'onReturned',
    parameters: 'player: i32, figure: i32, node: i32',
    guarded: true,
    says: 'A figure went home from a scored feature.',
  },
  {
    name: 'onLeft',
    parameters: 'word: i32',
    guarded: true,
    says: 'A figure has left its place on the board, the word of the list is gone.',
  },
  {
    name: 'onScored',
    parameters: 'node: i32',
    guarded: true,
    says: 'The feature of a node was scored in play and its figures are about to go home; the room may gather that feature, no other.',
  },
  {
    name: 'onCompleted',
    parameters: 'kind: i32',
    guarded: true,
    says: 'The road or city gathered last is complete in step 3a, whoever stands on it; `measure` may be called.',
  },
  {
    name: 'onFound',
    parameters: 'kind: i32',
    says: 'The road or city gathered last is complete in step 3a, nothing is scored yet; called by findCompleted.',
  },
  {
    name: 'onPaid',
    parameters: 'kind: i32, node: i32, mask: i32',
    guarded: true,
    says: 'The players of the mask were paid for a road or city, which was gathered last, or for a monastery or garden.',
  },
  {
    name: 'bonus',
    parameters: 'node: i32',
    result: 'i32',
    guarded: true,
    says: 'Points that the feature of a node gives beyond its own, added last. The room may gather that feature, no other.',
  },
  {
    name: 'forbids',
    parameters: 'kind: i32, x: i32, y: i32',
    result: 'bool',
    guarded: true,
    says: 'Whether a kind of tile may not lie on an open square, however it is turned.',
  },
  {
    name: 'cityBonus',
    parameters: '',
    result: 'i32',
    guarded: true,
    says: 'Points that the completed city gathered last gives beyond tiles and coats of arms, before mage and witch.',
  },
  { name: 'meepleWays', parameters: 'tile: i32', guarded: true, says: 'Writes further ways to put down the meeples in hand.' },
  { name: 'onPivoted', parameters: '', says: 'A ferry was pivoted, which may have cut a road.' },
  { name: 'onTaken', parameters: '', says: 'A meeple was taken off an unscored feature.' },
  {
    name: 'onLinked',
    parameters: 'next: i32',
    result: 'bool',
    says: 'Roads were joined without a tile; true when somebody is asked, and the turn goes on with `next` afterwards.',
  },
  { name: 'onPart', parameters: '', says: 'A part begins, beyond what the state declares.' },
  { name: 'foldLists', parameters: '', says: 'Lists of the family go into the hash.' },
  { name: 'isFaulty', parameters: '', result: 'bool', says: 'What a position was built with cannot be.' },
  { name: 'scoreEnd', parameters: '', says: 'End of the game, after features, fields, barns and goods.' },
  { name: 'lastRound', parameters: '', result: 'bool', says: 'Whether there is a round after the last tile.' },
];
