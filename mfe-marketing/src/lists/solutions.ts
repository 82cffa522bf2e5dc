import { solutionReferences } from 'shared-config/references/solutions';
import { addWords } from './add-words';
import type { Solution } from './solution';
import { solutionWords } from './solutions.content';

/** The five solutions whose pages the specification hints at (§2 Other routes); their addresses are ours. */
export const solutions: readonly Solution[] = addWords(solutionReferences, solutionWords);
