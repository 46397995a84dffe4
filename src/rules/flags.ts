/** Rules → the bits by which the core asks for options and families. */
import { Flag } from '../../assembly/constants.js';
import { Family } from '../../assembly/generated/ids.js';
import type { Unwritten } from './rulebook.js';

/** The options of rules as bits of Flag. */
export function flagsOf({ config, kinds, abbey }: Unwritten): number {
  const on = (condition: boolean, flag: number) => (condition ? flag : 0);
  const { pieces, modules } = config;
  const advanced = config.labyrinth === 'advanced';
  return (
    on(config.fields, Flag.Fields) |
    on(pieces.large > 0 || pieces.mayor > 0, Flag.Heavy) |
    on(pieces.abbot > 0, Flag.Abbots) |
    on(config.abbeysPerPlayer > 0 && abbey >= 0, Flag.Abbeys) |
    on(modules.traders, Flag.Goods) |
    on(pieces.builder > 0 || pieces.pig > 0, Flag.Builders) |
    on(
      kinds.some((k) => k.lake || (advanced && k.segments.some((s) => s.labyrinth))),
      Flag.Hubs,
    ) |
    on(config.labyrinthExit === 'adjacentTile', Flag.ExitAdjacent) |
    on(config.labyrinthBonusPieces === 'allFigures', Flag.BonusAll) |
    on(
      kinds.some((k) => k.germanCathedral),
      Flag.Archbishop,
    ) |
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
    on(pieces.barn > 0, Flag.Barns) |
    on(pieces.wagon > 0, Flag.Wagons) |
    on(advanced, Flag.LabyrinthBonus) |
    on(modules.leipzig, Flag.Leipzig) |
    on(config.map !== null, Flag.Map)
  );
}

/** The families in play, as bits of Family: those of which there is a figure, a tile or an option that brings them. */
export function familiesOf({ config, kinds, abbey }: Unwritten): number {
  const on = (condition: boolean, family: number) => (condition ? 1 << family : 0);
  const { pieces, modules } = config;
  return (
    on(true, Family.Base) |
    on(pieces.large > 0, Family.Inns) |
    on(pieces.mayor > 0, Family.Mayor) |
    on(pieces.wagon > 0, Family.Wagon) |
    on(pieces.abbot > 0, Family.Abbot) |
    on(pieces.builder > 0 || pieces.pig > 0, Family.Builder) |
    on(pieces.barn > 0, Family.Barn) |
    on(config.abbeysPerPlayer > 0 && abbey >= 0, Family.Abbey) |
    on(
      kinds.some((kind) => kind.lake),
      Family.Ferries,
    ) |
    on(
      kinds.some((kind) => kind.flight >= 0),
      Family.Flying,
    ) |
    on(
      kinds.some((kind) => kind.portal),
      Family.Portal,
    ) |
    on(modules.mageWitch, Family.Magic) |
    on(modules.leipzig, Family.Leipzig) |
    on(config.map !== null, Family.Chips)
  );
}
