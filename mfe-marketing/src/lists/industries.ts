import { industryReferences } from 'shared-config/references/industries';
import { addWords } from './add-words';
import type { Application } from './application';
import { industryWords } from './industries.content';

/** The three industries of 'Industries We Serve' (specification §2). */
export const industries: readonly Application[] = addWords(industryReferences, industryWords);
