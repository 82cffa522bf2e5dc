import * as v from 'valibot';
import { address } from './address';
import { listOf, sentence, text } from './fields';
import { readDataFile } from './read-data-files';

/** The schema of the file of reading lists. */
export const readingListsSchema = listOf(v.strictObject({ to: address, title: text, text: sentence }));

/** All lists of things to read, in the order in which one leads to the next. */
export const readReadingLists = (root?: string) => readDataFile('data/reading-lists.yaml', readingListsSchema, root);
