/** Checks the sentences of a `.jcz` file against the game replayed from it. */
import { isObject, needTexts, refuseArgument } from '../guard.js';
import type { ImportedGame } from './import.js';
import { checkSentence } from './sentences.js';
import type { JczCheck } from './sentences.js';

export type { JczCheck } from './sentences.js';

/**
 * One result per sentence, in the order of the file. Never throws for a sentence it does not know: that one is `skipped`.
 */
export function verifyJcz(imported: ImportedGame): JczCheck[] {
  if (!isObject(imported) || typeof (imported as Partial<ImportedGame>).game?.legalTokens !== 'function')
    refuseArgument('imported', imported, 'what importJcz gives');
  return needTexts(imported.assertions, 'imported.assertions').map((sentence) => ({
    sentence,
    ...checkSentence(imported, sentence),
  }));
}
