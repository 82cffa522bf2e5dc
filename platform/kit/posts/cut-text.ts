/** Most characters of a title, an author, a category or a tag in lists and feeds. */
export const maxName = 300;

/** Most characters of an excerpt in lists and feeds: readers show some two hundred. */
export const maxExcerpt = 2_000;

/** A text, or as much of it as there may be, with a sign that it goes on. */
export const cutText = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most).replace(/[\ud800-\udbff]$/, '')}…` : text;
