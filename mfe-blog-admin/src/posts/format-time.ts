import { formatDay } from 'shared-config/format-day';

const twoDigits = (part: number) => String(part).padStart(2, '0');

/**
 * An ISO time as day and time where the reader is; what is no time stays as it is. Without `Intl.DateTimeFormat`, whose
 * first use on a page takes 30 ms on a PC (see `formatDay`).
 */
export function formatTime(time: string): string {
  const date = new Date(time);
  if (Number.isNaN(date.getTime())) return time;
  const year = String(date.getFullYear()).padStart(4, '0');
  const day = formatDay(`${year}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`);
  return `${day} at ${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`;
}

/** The time of day where the reader is, to the second: `14:05:09`. */
export const formatClock = (date: Date): string =>
  [date.getHours(), date.getMinutes(), date.getSeconds()].map(twoDigits).join(':');
