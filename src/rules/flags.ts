/** Rules → the bits by which the core asks for options. */
import { Flag } from '../../assembly/constants.js';
import type { RulesConfig } from '../types.js';
import { PLAIN_OPTIONS } from './config-schema.js';
import type { Unwritten } from './rulebook.js';

/** Bits of options that are on: flags that are true, words that are not the default. */
const BITS: Readonly<Partial<Record<keyof RulesConfig, Flag>>> = {
  fields: Flag.Fields,
  labyrinthExit: Flag.ExitAdjacent,
  labyrinthBonusPieces: Flag.BonusAll,
  magicMerge: Flag.MagicIgnoreMerge,
  magicOnUnscored: Flag.MagicKeep,
  flierIgnoresOccupancy: Flag.FlierIgnores,
  flierMustLand: Flag.FlierMustLand,
  barnOnBarnField: Flag.BarnOnBarn,
  abbeyAfterLastTile: Flag.AbbeyAfterLast,
  ferryPlacement: Flag.FerryOnlyHighwayman,
  ferryMoveScope: Flag.FerryPerTurn,
  pivotOrder: Flag.PivotAscending,
  builderSeparation: Flag.BuilderEndOfStep,
  river: Flag.River,
  labyrinth: Flag.LabyrinthBonus,
};

/** The options of rules as bits of Flag; the core adds those that stand for figures and tiles. */
export function flagsOf({ config }: Unwritten): number {
  const { modules, fieldScoring, wagonMove } = config;
  let flags = 0;
  const on = (condition: boolean, flag: number) => {
    if (condition) flags |= flag;
  };
  for (const [key, flag] of Object.entries(BITS)) {
    const value = config[key as keyof RulesConfig];
    const words: unknown = PLAIN_OPTIONS[key as keyof typeof PLAIN_OPTIONS];
    on(Array.isArray(words) ? value !== words[0] : value === true, flag);
  }
  on(modules.traders, Flag.Goods);
  on(modules.mageWitch, Flag.Magic);
  on(modules.flying, Flag.Flying);
  on(modules.portal, Flag.Portal);
  on(modules.leipzig, Flag.Leipzig);
  on(wagonMove === 'nearby', Flag.WagonNearby);
  on(fieldScoring === 'perPlayer3', Flag.PerPlayer3);
  on(fieldScoring === 'perCity4', Flag.PerCity4);
  return flags;
}
