import * as v from 'valibot';
import { day, id, sentence, text } from './fields';
import { readDataFile } from './read-data-files';

const event = v.pipe(
  v.strictObject({
    id: v.pipe(id, v.description('The anchor on the page and the name of its calendar file: do not change it')),
    category: v.pipe(text, v.description('Such as Workshop')),
    title: text,
    start: v.pipe(day, v.description('The first day: the next event stands first')),
    end: v.pipe(day, v.description('The last day; the first again where it is one')),
    place: v.pipe(text, v.description('Such as Hall 6, stand 6C21')),
    city: text,
    country: text,
    text: sentence,
  }),
  v.forward(
    v.check(({ start, end }) => start <= end, 'is before the start'),
    ['end'],
  ),
);

/** The schema of the file of events. */
export const eventsSchema = v.strictObject({
  changed: v.pipe(
    v.string(),
    v.isoTimestamp('must be a time such as 2026-11-28T18:00:00Z'),
    v.regex(/:\d\dZ$/, 'must be in UTC and end with its seconds, such as 2026-11-28T18:00:00Z'),
    v.description('When an event was last changed, in UTC: calendars take changes by it'),
  ),
  events: v.pipe(
    v.array(event),
    v.check((all) => new Set(all.map((one) => one.id)).size === all.length, 'two events have the same id'),
  ),
});

/** When an event was last changed, and all events, the next first. */
export function readEvents(root?: string) {
  const { changed, events } = readDataFile('data/events.yaml', eventsSchema, root);
  return { changed, events: events.sort((one, other) => one.start.localeCompare(other.start)) };
}
