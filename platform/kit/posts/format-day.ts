const dayFormat = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** `2026-01-02` → `2 January 2026`, the same wherever it is rendered; what is no day stays as it is. */
export function formatDay(day: string): string {
  const date = new Date(/^\d{4}-\d\d-\d\d$/.test(day) ? `${day}T00:00:00Z` : Number.NaN);
  return Number.isNaN(date.getTime()) ? day : dayFormat.format(date);
}

/**
 * The first and the last day of something as one span: `2026-01-02` and `2026-01-04` → `2–4 January 2026`. Not by `formatRange`, whose
 * spaces are not the same in Node and in every browser.
 */
export function formatDays(first: string, last: string): string {
  const end = formatDay(last);
  if (first === last) return end;
  const [day = '', month = '', year = ''] = formatDay(first).split(' ');
  if (first.slice(0, 7) === last.slice(0, 7)) return `${day}–${end}`;
  return first.slice(0, 4) === last.slice(0, 4) ? `${day} ${month} – ${end}` : `${day} ${month} ${year} – ${end}`;
}
