import { readEvents } from '../../content/read-events';

/** When an event was last changed, in UTC, and all events, the next first. Dates are ISO dates. */
export const { changed, events } = readEvents();

/** An event where the company can be met. */
export type CompanyEvent = (typeof events)[number];
