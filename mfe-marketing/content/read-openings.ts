import * as v from 'valibot';
import { day, listOf, sentence, text } from './fields';
import { readDataFolder } from './read-data-files';

/** The schema of an opening's file. */
export const openingSchema = v.pipe(
  v.strictObject({
    title: v.pipe(text, v.description('What the job is called')),
    team: text,
    city: text,
    country: v.pipe(
      v.string(),
      v.regex(/^[A-Z]{2}$/, 'must be the two letters of a country, such as IN'),
      v.description('Two letters, such as IN'),
    ),
    posted: v.pipe(day, v.description('The day on which it was opened: the newest stands first')),
    until: v.pipe(day, v.description('The last day to apply: after it the file is taken away')),
    summary: v.pipe(sentence, v.description('One or two sentences, for search engines too')),
    tasks: v.pipe(listOf(text), v.description('What you do')),
    expectations: v.pipe(listOf(text), v.description('What you bring')),
  }),
  v.forward(
    v.check(({ posted, until }) => posted < until, 'is before the day on which it was opened'),
    ['until'],
  ),
);

/** All openings, the newest first; the name of a file is the anchor on the page. */
export const readOpenings = (root?: string) =>
  readDataFolder('openings', openingSchema, root).sort((one, other) => other.posted.localeCompare(one.posted));
