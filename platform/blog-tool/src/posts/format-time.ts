const minute = { day: 'numeric', month: 'long', year: 'numeric', hour: '2-digit', minute: '2-digit' } as const;
const timeFormat = new Intl.DateTimeFormat('en-GB', minute);
const secondFormat = new Intl.DateTimeFormat('en-GB', { ...minute, second: '2-digit' });

/** An ISO time as day and time where the reader is; any other text stays as it is. @param locale of the reader: staff's when absent */
export const formatTime = (time: string, locale?: string): string =>
  formatBy(locale === undefined ? timeFormat : new Intl.DateTimeFormat(locale, minute), time);

/** An ISO time as day and time to the second where the reader is, which tells saves of one minute apart. */
export const formatSecond = (time: string): string => formatBy(secondFormat, time);

function formatBy(format: Intl.DateTimeFormat, time: string): string {
  const date = new Date(time);
  return Number.isNaN(date.getTime()) ? time : format.format(date);
}

/** The time of day where the reader is: `14:05`. */
export const formatMinute = (date: Date): string =>
  date.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });

/** The time of day where the reader is, to the second: `14:05:09`. */
export const formatClock = (date: Date): string => date.toLocaleTimeString('en-GB');

/** The time zone of the user: `Europe/Berlin`. */
export const timeZone = (): string => timeFormat.resolvedOptions().timeZone;
