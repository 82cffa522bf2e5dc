import type { PostStatus } from './post-status';

/** The fields of a post that decide when readers see it. */
export type PostWithSchedule = {
  status: PostStatus;
  /** A day such as `2026-12-01`; other programs may have stored something else. */
  publishDate: string;
  /** ISO time from which readers see a scheduled post. */
  publishAt?: string | undefined;
};

/** A day begins at the easternmost place of the earth 14 hours before it does in UTC. In ms. */
const earliestZone = 14 * 3_600_000;

/** Whether a text is a day as a publish date names it. */
export const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text);

/** The first moment of a day in UTC, in ms since 1970; NaN for any other text. */
const startOfDay = (day: string) => (isDay(day) ? Date.parse(`${day}T00:00:00.000Z`) : Number.NaN);

/**
 * When readers see a post, in ms since 1970; `undefined` when they never do. A scheduled post has its moment. One that is
 * published is seen as soon as it is its publish date anywhere, because nobody stored where it was written.
 */
export function visibleFrom({ status, publishDate, publishAt = '' }: PostWithSchedule): number | undefined {
  switch (status) {
    case 'draft':
      return undefined;
    case 'scheduled': {
      const at = Date.parse(publishAt);
      const from = Number.isNaN(at) ? startOfDay(publishDate) : at;
      // Without a moment it is not guessed.
      return Number.isNaN(from) ? undefined : from;
    }
    case 'published': {
      const from = startOfDay(publishDate);
      return Number.isNaN(from) ? 0 : from - earliestZone;
    }
  }
}

/** Whether readers see a post at a time in ms since 1970. */
export function isVisible(post: PostWithSchedule, now: number): boolean {
  const from = visibleFrom(post);
  return from !== undefined && from <= now;
}

/** Whether a text is a time of day as a time field has it. */
const isTimeOfDay = (text: string) => /^\d\d:\d\d$/.test(text);

/** The moment that a publish date and a time of day name where the writer is; the beginning of the day without a time. */
export function momentOf(publishDate: string, publishTime = ''): Date | undefined {
  if (!isDay(publishDate)) return undefined;
  const [year = 0, month = 1, day = 1] = publishDate.split('-').map(Number);
  const [hours = 0, minutes = 0] = isTimeOfDay(publishTime) ? publishTime.split(':').map(Number) : [];
  return new Date(year, month - 1, day, hours, minutes);
}

/** The time of day of a moment where the writer is; `undefined` at the beginning of the publish date, and on another day. */
export function timeOfDay(publishDate: string, publishAt: string): string | undefined {
  const moment = new Date(publishAt);
  const begin = momentOf(publishDate);
  if (!begin || Number.isNaN(moment.getTime()) || moment.toDateString() !== begin.toDateString()) return undefined;
  // Where the clock is put forward at midnight, a day begins at one.
  if (moment.getTime() === begin.getTime()) return undefined;
  return [moment.getHours(), moment.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':');
}
