/** What can be played in each phase, and what a played token does. */
import { drawOptions } from './bag.js';
import { sameSquare } from './board.js';
import { chipOptions, layTreat, treatOptions, turnChip } from './chips.js';
import { deployOptions, putPiece } from './deploy.js';
import { continueEnding } from './endgame.js';
import { stepOf } from './families/index.js';
import { featureOf } from './features.js';
import { ferryOptions, pivotOptions } from './ferries.js';
import { deployPiece, returnPiece } from './figures.js';
import { landOptions, ROLLS, startFlight } from './flying.js';
import { sendMeeple, sendOptions } from './leipzig.js';
import { magicOptions, moveMagic } from './magic.js';
import { abbeyOptions, placeOptions } from './placing.js';
import { pointsOf } from './points.js';
import { ask, pay } from './state.js';
import type { Piece, State } from './state.js';
import { PASS, readPair, readSpot, splitToken } from './tokens.js';
import {
  afterAction,
  afterChips,
  afterFerry,
  draw,
  enterDeploy,
  enterDraw,
  enterFamilies,
  enterTreat,
  enterPivot,
  enterSend,
  enterWagon,
  leaveMagic,
  leavePivot,
  optionsBesides,
  placeTile,
  returnLoneBuilders,
} from './turn.js';
import { wagonOptions } from './wagon.js';

export function optionsOf(state: State): string[] {
  switch (state.phase) {
    case 'abbey':
      return [PASS, ...abbeyOptions(state)];
    case 'draw':
      return drawOptions(state);
    case 'place':
      return optionsBesides(state, placeOptions(state, state.drawn));
    case 'magic':
      return magicOptions(state);
    case 'chip':
      return chipOptions(state);
    case 'treat':
      return treatOptions(state);
    case 'deploy':
      return optionsBesides(state, deployOptions(state));
    case 'roll':
      return ROLLS;
    case 'land':
      return landOptions(state);
    case 'ferry':
      return ferryOptions(state);
    case 'pivot':
      return pivotOptions(state);
    case 'send':
      return state.sendQueue[0] ? sendOptions(state, state.sendQueue[0]) : [];
    case 'wagon':
      return state.wagons[0] ? wagonOptions(state, state.wagons[0]) : [];
    default:
      return stepOf(state.phase)?.options(state) ?? [];
  }
}

/** Plays a token that is among the options. */
export function playToken(state: State, token: string): void {
  const { phase } = state;
  if ((phase === 'place' || phase === 'deploy') && state.families.some((family) => family.before?.play(state, token))) {
    if (phase === 'deploy') enterDeploy(state);
    return;
  }
  switch (state.phase) {
    case 'abbey':
      return playAbbey(state, token);
    case 'draw':
      return draw(state, token);
    case 'place': {
      const { x, y, text } = splitToken(token);
      return placeTile(state, state.drawn, { x, y }, Number(text.slice(1)));
    }
    case 'magic':
      return playMagic(state, token);
    case 'chip':
      turnChip(state, token);
      return enterTreat(state);
    case 'treat':
      layTreat(state, squareOf(token));
      return afterChips(state);
    case 'deploy':
      return playDeploy(state, token);
    case 'roll':
      state.face = Number(token.slice(1));
      return landOptions(state).length > 0 ? ask(state, 'land', state.turnPlayer) : afterAction(state);
    case 'land':
      if (token !== PASS) putPiece(state, token);
      return afterAction(state);
    case 'ferry':
      return playFerry(state, token);
    case 'pivot':
      return playPivot(state, token);
    case 'send':
      return playSend(state, token);
    case 'wagon':
      return playWagon(state, token);
    default:
      return playStep(state, token);
  }
}

function playStep(state: State, token: string): void {
  const step = stepOf(state.phase);
  if (!step) throw new Error(`no move in phase ${state.phase}`);
  if (!step.play(state, token)) enterFamilies(state, step.at, step);
}

function squareOf(token: string): { x: number; y: number } {
  const { x, y } = splitToken(token);
  return { x, y };
}

function playAbbey(state: State, token: string): void {
  if (token === PASS) return state.ending ? continueEnding(state) : enterDraw(state);
  const { x, y } = splitToken(token);
  state.abbeys[state.turnPlayer] = (state.abbeys[state.turnPlayer] ?? 0) - 1;
  placeTile(state, state.rules.abbey, { x, y }, 0);
}

function playMagic(state: State, token: string): void {
  if (/^-[MW]$/.test(token)) moveMagic(state, token.slice(1), null);
  else {
    const { spot, rest } = readSpot(state.board, splitToken(token));
    moveMagic(state, rest.slice(1), spot);
  }
  leaveMagic(state);
}

function playDeploy(state: State, token: string): void {
  if (token.startsWith('/')) {
    return startFlight(state, token);
  }
  if (token !== PASS && !state.families.some((family) => family.actions?.play(state, token))) {
    const { x, y, text } = splitToken(token);
    if (text === '^') recallAbbot(state, x, y);
    else if (text.startsWith(':b')) setBarn(state, x, y, Number(text.charAt(2)));
    else putPiece(state, token);
  }
  afterAction(state);
}

function setBarn(state: State, x: number, y: number, corner: number): void {
  const barn: Piece = { player: state.turnPlayer, figure: 'barn', x, y, slot: -1, corner };
  deployPiece(state, barn);
  state.newBarn = barn;
}

/** BASE-72. */
function recallAbbot(state: State, x: number, y: number): void {
  const abbot = state.pieces.find(
    (piece) => piece.figure === 'abbot' && piece.player === state.turnPlayer && sameSquare(piece, { x, y }),
  );
  if (!abbot) throw new Error(`no abbot at ${x},${y}`);
  const feature = featureOf(state.board, abbot);
  pay(state, {
    player: abbot.player,
    points: pointsOf(state, feature),
    kind: feature.kind,
    x,
    y,
    segment: abbot.slot,
    final: false,
  });
  returnPiece(state, abbot);
}

function playFerry(state: State, token: string): void {
  const { x, y, text } = splitToken(token);
  turnFerry(state, x, y, text);
  state.ferriesLeft -= 1;
  afterFerry(state);
}

function turnFerry(state: State, x: number, y: number, text: string): void {
  const lake = state.board.at(x, y);
  if (!lake) throw new Error(`no lake at ${x},${y}`);
  lake.ferry = readPair(text.slice(1));
  state.moved.push({ x, y });
  state.turned.push({ x, y });
}

function playPivot(state: State, token: string): void {
  if (token === PASS) return leavePivot(state);
  const { x, y, text } = splitToken(token);
  if (state.board.at(x, y)?.ferry === readPair(text.slice(1))) {
    state.settled.push({ x, y }); // kept as it lies: no pivot (FER-43)
    return enterPivot(state);
  }
  turnFerry(state, x, y, text);
  if (state.rules.config.builderSeparation === 'immediate') returnLoneBuilders(state);
  afterFerry(state);
}

/** LEIP-4; a builder without a meeple of its owner goes home (TRD-14). */
function playSend(state: State, token: string): void {
  const choice = state.sendQueue.shift();
  if (token !== PASS && choice) {
    sendMeeple(state, choice.player, token);
    returnLoneBuilders(state);
  }
  enterSend(state);
}

function playWagon(state: State, token: string): void {
  const wagon = state.wagons.shift();
  if (token !== PASS && wagon) {
    const { spot } = readSpot(state.board, splitToken(token));
    deployPiece(state, { ...spot, player: wagon.player, figure: 'wagon', corner: -1 });
  }
  enterWagon(state);
}
