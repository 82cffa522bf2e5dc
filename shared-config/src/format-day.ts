const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/**
 * `2026-01-02` → `2 January 2026`, the same wherever it is rendered; what is no day stays as it is. Without `Intl.DateTimeFormat`:
 * to make the first one of a page takes a slow phone 50 ms.
 */
export function formatDay(day: string): string {
  const date = new Date(/^\d{4}-\d\d-\d\d$/.test(day) ? `${day}T00:00:00Z` : Number.NaN);
  return Number.isNaN(date.getTime())
    ? day
    : `${date.getUTCDate()} ${months[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
}
