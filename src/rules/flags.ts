/** Rules → the bits by which the core asks for options. */
import { Flag } from '../../assembly/constants.js';
import type { Unwritten } from './rulebook.js';

/** The options of rules as bits of Flag; the core adds those that stand for figures and tiles. */
export function flagsOf({ config }: Unwritten): number {
  const on = (condition: boolean, flag: number) => (condition ? flag : 0);
  const { modules } = config;
  return (
    on(config.fields, Flag.Fields) |
    on(modules.traders, Flag.Goods) |
    on(config.labyrinthExit === 'adjacentTile', Flag.ExitAdjacent) |
    on(config.labyrinthBonusPieces === 'allFigures', Flag.BonusAll) |
    on(modules.mageWitch, Flag.Magic) |
    on(config.magicMerge === 'ignore', Flag.MagicIgnoreMerge) |
    on(config.magicOnUnscored === 'keep', Flag.MagicKeep) |
    on(modules.flying, Flag.Flying) |
    on(config.flierIgnoresOccupancy, Flag.FlierIgnores) |
    on(config.flierMustLand, Flag.FlierMustLand) |
    on(modules.portal, Flag.Portal) |
    on(config.wagonMove === 'nearby', Flag.WagonNearby) |
    on(config.barnOnBarnField, Flag.BarnOnBarn) |
    on(config.abbeyAfterLastTile, Flag.AbbeyAfterLast) |
    on(config.ferryPlacement === 'onlyWithHighwayman', Flag.FerryOnlyHighwayman) |
    on(config.ferryMoveScope === 'perTurn', Flag.FerryPerTurn) |
    on(config.pivotOrder === 'ascending', Flag.PivotAscending) |
    on(config.builderSeparation === 'endOfStep', Flag.BuilderEndOfStep) |
    on(config.river, Flag.River) |
    on(config.fieldScoring === 'perPlayer3', Flag.PerPlayer3) |
    on(config.fieldScoring === 'perCity4', Flag.PerCity4) |
    on(config.labyrinth === 'advanced', Flag.LabyrinthBonus) |
    on(modules.leipzig, Flag.Leipzig)
  );
}
