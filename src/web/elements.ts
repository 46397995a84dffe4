/** All components by the name of their element. */
import { BoardElement } from './board/board.js';
import { AnalysisElement } from './panels/analysis.js';
import { AppElement } from './panels/app.js';
import { AskElement } from './panels/ask.js';
import { BagElement } from './panels/bag.js';
import { FinalElement } from './panels/final.js';
import { GamesElement } from './panels/games.js';
import { HandElement } from './panels/hand.js';
import { HelpElement } from './panels/help.js';
import { LessonElement } from './panels/lesson.js';
import { AwayElement, LogElement } from './panels/log.js';
import { PlayersElement } from './panels/players.js';
import { ReplayElement } from './panels/replay.js';
import { RulesElement } from './panels/rules.js';
import { ScoresElement } from './panels/scores.js';
import { SeatsElement } from './panels/seats.js';
import { SettingsElement } from './panels/settings.js';
import { SetupElement } from './panels/setup.js';
import { ShareElement } from './panels/share.js';
import { TrackElement } from './panels/track.js';
import { TileElement } from './tile/tile-element.js';

export const ELEMENTS: Readonly<Record<string, CustomElementConstructor>> = {
  'hw-analysis': AnalysisElement,
  'hw-app': AppElement,
  'hw-ask': AskElement,
  'hw-away': AwayElement,
  'hw-bag': BagElement,
  'hw-board': BoardElement,
  'hw-final': FinalElement,
  'hw-games': GamesElement,
  'hw-hand': HandElement,
  'hw-help': HelpElement,
  'hw-lesson': LessonElement,
  'hw-log': LogElement,
  'hw-players': PlayersElement,
  'hw-replay': ReplayElement,
  'hw-rules': RulesElement,
  'hw-scores': ScoresElement,
  'hw-seats': SeatsElement,
  'hw-settings': SettingsElement,
  'hw-setup': SetupElement,
  'hw-share': ShareElement,
  'hw-tile': TileElement,
  'hw-track': TrackElement,
};
