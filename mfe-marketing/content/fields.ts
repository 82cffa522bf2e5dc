import { robotVariantNames } from 'shared-config/robots/robot-names';
import * as v from 'valibot';
import { isPicture } from './find-picture';

// The schemas of fields, for all kinds of data.

/** Words. */
export const text = v.pipe(v.string(), v.nonEmpty('is empty'));

/** One sentence or more. */
export const sentence = v.pipe(text, v.regex(/[.?!]$/, 'must end as a sentence does'));

/** At least one of what the list has. */
export const listOf = <Item extends v.GenericSchema>(item: Item) =>
  v.pipe(v.array(item), v.nonEmpty('has nothing in it'));

/** A day of the calendar. */
export const day = v.pipe(
  v.string(),
  v.isoDate('must be a day such as 2026-11-05'),
  v.check(isOfCalendar, 'is no day of the calendar'),
);

function isOfCalendar(written: string): boolean {
  const date = new Date(`${written}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(written);
}

/** The last part of an address, such as `end-of-line`. */
export const id = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'may have small letters, digits and hyphens, such as open-house'),
);

/** A robot, by its name in addresses. */
export const robot = v.picklist(robotVariantNames);

/** A picture of the catalog, by the name of its file. */
export const pictureName = v.pipe(
  v.string(),
  v.check(isPicture, ({ input }) => `there is no picture "${input}" in shared-config/src/media/catalog`),
);

/** A reader's question, with its answer. */
export const question = v.strictObject({ question: text, answer: sentence });
