import { english, englishOfServer } from './english';
import { german, germanOfServer } from './german';
import type { Words } from './words';

const inEnglish: Words = { ...english, ...englishOfServer };
const inGerman: Words = { ...german, ...germanOfServer };

/**
 * The words for a site's `language` (BCP 47): German for `de` and what begins with it, English for every other. For server, compose and
 * delivery: it brings all languages, and a browser is to load one.
 */
export const chooseWords = (language: string): Words => (/^de(-|$)/.test(language) ? inGerman : inEnglish);
