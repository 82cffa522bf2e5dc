import { site } from 'shared-config/site';
import { changed, events } from './events.content';
import { writeCalendar } from './write-calendar';

const host = new URL(site.origin).host;

/** The calendar file of each event, and one of all, by their names below `/events/`. */
export const eventCalendars: Readonly<Record<string, string>> = Object.fromEntries([
  ...events.map((event) => [`${event.id}.ics`, writeCalendar([event], changed, host)]),
  ['all.ics', writeCalendar(events, changed, host)],
]);
