/** Marks that a parser opens again behind what has closed them (HTML standard, "the list of active formatting elements"), and their other names. */
const mark = /^(a|b|big|code|del|em|font|i|ins|nobr|s|small|strike|strong|tt|u)(?=[\t\n\f\r />]|$)/i;

/** A start tag that can be read in one way alone: an equals sign has a name before it and a quoted value behind it. */
const plainTag = /^[a-z]+(?:[ \n][\w:-]+="[^"<>]*"|[ \n][\w:-]+='[^'<>]*'|[^"'<>=])*>/i;

/** As often as a parser opens a mark again where several are written alike. */
const maxAlike = 3;

/**
 * How many elements a parser makes of HTML at most beside those that it has tags for, without parsing it: marks that are left open
 * begin anew in each block, so 5 kB can be 176,000 elements. Counted are all marks that are written differently, behind each tag that
 * can close one.
 */
export function countReopened(html: string): number {
  const alike = new Map<string, number>();
  let closing = 0;
  for (const [at, tag] of html.split('<').slice(1).entries()) {
    const name = mark.exec(tag)?.[1]?.toLowerCase();
    // A second link ends the first, and all that stands in it.
    if (name === undefined || name === 'a' || name === 'nobr') closing += 1;
    if (name === undefined) continue;
    const written = name === 'a' ? name : (plainTag.exec(tag)?.[0] ?? `${at}`);
    alike.set(written, Math.min((alike.get(written) ?? 0) + 1, maxAlike));
  }
  return closing * [...alike.values()].reduce((total, count) => total + count, 0);
}
