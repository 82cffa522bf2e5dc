const months = 'january february march april may june july august september october november december'.split(' ');

const inNumbers = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})(?:$|[T\s])/;
const monthFirst = /^(?:[a-z]{3,9},? )?([a-z]{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})(?:$|[\s,])/;
const dayFirst = /^(?:[a-z]{3,9},? )?(\d{1,2})\.? ([a-z]{3,9})\.?,? (\d{4})(?:$|[\s,])/;

/**
 * The day of a date as the templates of Astro, Hexo, Hugo and Jekyll write it (`Jul 08 2025`, `2025/07/13 20:46:25`), as `2025-07-08`. What
 * follows it, such as its time, is not read. `undefined` for any other text, and for a day that there is not.
 */
export function readDay(text: string): string | undefined {
  const written = text.trim().toLowerCase().replace(/\s+/g, ' ');
  const numbers = inNumbers.exec(written.toUpperCase());
  if (numbers) return dayOf(numbers[1], Number(numbers[3]), numbers[4]);
  const words = monthFirst.exec(written);
  if (words) return dayOf(words[3], monthOf(words[1]), words[2]);
  const [, day, month, year] = dayFirst.exec(written) ?? [];
  return dayOf(year, monthOf(month), day);
}

const monthOf = (word = '?') => 1 + months.findIndex((month) => month.startsWith(word));

function dayOf(year: string | undefined, month: number, day: string | undefined): string | undefined {
  const written = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  const time = Date.parse(`${written}T00:00:00Z`);
  // 31 February would be a day of March.
  return new Date(Number.isNaN(time) ? 0 : time).toISOString().startsWith(written) ? written : undefined;
}
