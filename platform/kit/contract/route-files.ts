import * as v from 'valibot';

/** An item of a feed: a page of the remote. */
const feedItemSchema = v.object({
  /** Path of its page, such as `/news/dual-conveyor`. */
  path: v.pipe(v.string(), v.regex(/^\/[a-z0-9/-]+$/, 'must be the path of a page')),
  title: v.string(),
  /** Day on which it appeared. */
  date: v.pipe(v.string(), v.isoDate()),
  category: v.string(),
  summary: v.string(),
});

/** Schema of the RSS feed that compose writes to `rss.xml` below a route's path; authored posts come into that of a route that shows all of them. */
export const feedSchema = v.object({
  title: v.string(),
  description: v.string(),
  items: v.pipe(v.array(feedItemSchema), v.maxLength(1000, 'must have 1,000 items at most')),
});

/** An RSS feed of a route. */
export type RouteFeed = v.InferOutput<typeof feedSchema>;

/** Schema of the calendar files that stand below a route's path, each by its name (RFC 5545). */
export const calendarsSchema = v.pipe(
  v.record(
    v.pipe(v.string(), v.regex(/^[a-z0-9-]+\.ics$/, 'must be lower-case words joined by hyphens, and end with .ics')),
    v.string(),
  ),
  v.check((calendars) => Object.keys(calendars).length <= 1000, 'must be 1,000 at most'),
);
