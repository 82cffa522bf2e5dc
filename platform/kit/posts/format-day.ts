const formats: Record<string, Intl.DateTimeFormat> = {};

/** Made once for a language: a list has thousands of days. */
const formatOf = (locale: string) =>
  (formats[locale] ??= new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }));

/**
 * `2026-01-02` → `2 January 2026`, the same wherever it is rendered; any other text stays as it is.
 * @param locale how the page's language writes it: `useWords().locale`, British where absent
 */
export function formatDay(day: string, locale = 'en-GB'): string {
  const date = new Date(/^\d{4}-\d\d-\d\d$/.test(day) ? `${day}T00:00:00Z` : Number.NaN);
  return Number.isNaN(date.getTime()) ? day : formatOf(locale).format(date);
}

/**
 * The first and the last day of something as one span: `2026-01-02` and `2026-01-04` → `2–4 January 2026`. Not by `formatRange`, whose
 * spaces are not the same in Node and in every browser.
 * @param locale as of `formatDay`
 */
export function formatDays(first: string, last: string, locale?: string): string {
  const end = formatDay(last, locale);
  if (first === last) return end;
  const [day = '', month = '', year = ''] = formatDay(first, locale).split(' ');
  if (first.slice(0, 7) === last.slice(0, 7)) return `${day}–${end}`;
  return first.slice(0, 4) === last.slice(0, 4) ? `${day} ${month} – ${end}` : `${day} ${month} ${year} – ${end}`;
}
