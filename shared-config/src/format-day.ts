const dayFormat = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** `2026-01-02` → `2 January 2026`, the same wherever it is rendered; what is no day stays as it is. */
export function formatDay(day: string): string {
  const date = new Date(/^\d{4}-\d\d-\d\d$/.test(day) ? `${day}T00:00:00Z` : Number.NaN);
  return Number.isNaN(date.getTime()) ? day : dayFormat.format(date);
}
