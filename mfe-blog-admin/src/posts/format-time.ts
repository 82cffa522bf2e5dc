const timeFormat = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** An ISO time as day and time where the reader is; what is no time stays as it is. */
export function formatTime(time: string): string {
  const parsed = Date.parse(time);
  return Number.isNaN(parsed) ? time : timeFormat.format(parsed);
}
