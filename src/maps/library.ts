/** The maps that come with the package. */
import type { MapFile } from '../map-types.js';
import { IBERIA } from './iberia.js';
import { TESTMAP_A } from './testmap-a.js';

/** Map files by the name that `map.id` and `--map` take. None of them is a transcription of a printed map; see `status`. */
export const MAPS: Readonly<Record<string, MapFile>> = { iberia: IBERIA, 'testmap-a': TESTMAP_A };
