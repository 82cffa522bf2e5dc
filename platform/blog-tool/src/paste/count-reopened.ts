/**
 * Marks that a parser opens again behind the tag that closed them (HTML standard, "the list of active formatting elements"), and their
 * other names.
 */
const mark = /^(a|b|big|code|del|em|font|i|ins|nobr|s|small|strike|strong|tt|u)(?=[\t\n\f\r />]|$)/i;

/** A start tag that can be read in one way alone: an equals sign has a name before it, and behind it a value in quotes or a word. */
const plainTag =
  /^([a-z][\w:-]*)(?![\w:-])(?:[ \n\r][\w:-]+="[^"<>]*"|[ \n\r][\w:-]+='[^'<>]*'|[ \n\r][\w:-]+=[\w#.%-]+(?=[ \n\r>])|[^"'<>=])*>/i;

const endTag = /^\/([a-z][\w:-]*)[ \n\r]*>/i;

/** Longer tags count as strange: to match a tag takes memory with its length. */
const maxTag = 10_000;

/** Elements without an end tag, and those of them that stand in a line and close nothing. A `col` closes all that is open in its table. */
const isVoid = /^(?:area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr)$/i;
const isInLine = /^(?:br|img|wbr)$/i;

/** Markup that hides tags from a parser, or parts an end tag from its mark. */
const strange =
  /<(?:[!?]|\/?(?:applet|button|iframe|marquee|math|noembed|noframes|noscript|object|plaintext|script|select|style|svg|template|textarea|title|xmp)\b)/i;

/** As often as a parser opens a mark again where several are written alike. */
const maxAlike = 3;

/**
 * How many elements a parser makes of HTML at most beside those that it has tags for, without parsing it: marks that are left open
 * begin anew in each block, so 5 kB can be 176,000 elements. Marks that are closed where they were opened cost nothing, unless the HTML has
 * something that an author of texts does not write.
 */
export function countReopened(html: string): number {
  const tags = html.split('<').slice(1);
  return (strange.test(html) ? undefined : countLeftOpen(tags)) ?? countAny(tags);
}

/** The marks that are open, behind each tag that may have closed them. @returns nothing where a tag is strange */
function countLeftOpen(tags: readonly string[]): number | undefined {
  const open: string[] = [];
  let marks = 0;
  let reopened = 0;
  for (const tag of tags) {
    // A bracket that is text.
    if (!/^[a-z/]/i.test(tag)) continue;
    const written = tag.slice(0, maxTag);
    const ended = endTag.exec(written)?.[1]?.toLowerCase();
    const started = plainTag.exec(written)?.[1]?.toLowerCase();
    if (ended !== undefined) {
      const isLast = open.at(-1) === ended;
      if (isLast) open.pop();
      if (isLast && mark.test(`${ended}>`)) marks -= 1;
      else reopened += marks;
    } else if (started === undefined) return undefined;
    else {
      const isMark = mark.test(`${started}>`);
      // A second link ends the first, and all that stands in it.
      if (started === 'a' || started === 'nobr' || !(isMark || isInLine.test(started))) reopened += marks;
      if (isMark) marks += 1;
      if (!isVoid.test(started)) open.push(started);
    }
  }
  return reopened;
}

/** All marks that are written differently, behind each tag that can close one, whether they are closed or not. */
function countAny(tags: readonly string[]): number {
  const alike = new Map<string, number>();
  let closing = 0;
  for (const [at, tag] of tags.entries()) {
    const name = mark.exec(tag)?.[1]?.toLowerCase();
    if (name === undefined || name === 'a' || name === 'nobr') closing += 1;
    if (name === undefined) continue;
    const written = name === 'a' ? name : (plainTag.exec(tag.slice(0, maxTag))?.[0] ?? `${at}`);
    alike.set(written, Math.min((alike.get(written) ?? 0) + 1, maxAlike));
  }
  return closing * [...alike.values()].reduce((total, count) => total + count, 0);
}
