import { site } from 'shared-config/site';
import { events } from './events';
import { writeCalendar } from './write-calendar';

const host = new URL(site.origin).host;

/** The calendar file of each event, and one of all, by their names below `/events/`. */
export const eventCalendars: Readonly<Record<string, string>> = Object.fromEntries([
  ...events.map((event) => [`${event.id}.ics`, writeCalendar([event], host)]),
  ['all.ics', writeCalendar(events, host)],
]);
