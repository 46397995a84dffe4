/**
 * The families in the order in which their numbers were given out: verbs and figures are numbered through this list, so a new
 * family stands at the end and nothing that was ever written changes its meaning.
 */
import { abbey } from './abbey.js';
import { abbot } from './abbot.js';
import { barn } from './barn.js';
import { base } from './base.js';
import { builder } from './builder.js';
import { chips } from './chips.js';
import { cropCircles } from './crop-circles.js';
import { fairy } from './fairy.js';
import { darmstadt } from './darmstadt.js';
import type { Family } from './family.js';
import { ferries } from './ferries.js';
import { festival } from './festival.js';
import { flying } from './flying.js';
import { goldMines } from './gold-mines.js';
import { inns } from './inns.js';
import { kingRobber } from './king-robber.js';
import { leipzig } from './leipzig.js';
import { littleBuildings } from './little-buildings.js';
import { magic } from './magic.js';
import { mayor } from './mayor.js';
import { phantom } from './phantom.js';
import { portal } from './portal.js';
import { princess } from './princess.js';
import { shrines } from './shrines.js';
import { siege } from './siege.js';
import { spielDoch } from './spiel-doch.js';
import { wagon } from './wagon.js';
import { watchtowers } from './watchtowers.js';
import { windRoses } from './wind-roses.js';

export const FAMILIES: readonly Family[] = [
  base,
  inns,
  mayor,
  wagon,
  abbot,
  builder,
  barn,
  abbey,
  ferries,
  flying,
  portal,
  magic,
  leipzig,
  chips,
  cropCircles,
  festival,
  windRoses,
  kingRobber,
  watchtowers,
  littleBuildings,
  goldMines,
  phantom,
  princess,
  spielDoch,
  fairy,
  shrines,
  darmstadt,
  siege,
];
