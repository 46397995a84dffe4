/** What is generated from the manifests. */
import { FAMILIES } from '../../expansions/manifest.js';
import { dispatchFile, hookFile } from './dispatch-file.js';
import { idsFile } from './ids-file.js';
import { moveFile } from './move-file.js';
import { optionFile } from './option-file.js';
import { stateFile } from './state-file.js';
import { keyed, stepsOf } from './steps.js';
import { textFile } from './text-file.js';
import { verbFiles } from './verb-files.js';
import { verbsOf } from './verbs.js';

/** Text of every generated file by its path. @throws Error when the manifests do not go together */
export function outputs(): Map<string, string> {
  const steps = keyed(stepsOf(FAMILIES));
  const verbs = verbsOf(FAMILIES);
  return new Map([
    ...verbFiles(FAMILIES, verbs),
    moveFile(FAMILIES, verbs),
    idsFile(FAMILIES, steps, verbs),
    stateFile(FAMILIES),
    optionFile(FAMILIES),
    textFile(steps, verbs),
    hookFile(),
    dispatchFile(FAMILIES, steps, verbs),
  ]);
}
