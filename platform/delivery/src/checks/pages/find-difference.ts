/** Longest excerpt in characters. */
const maxExcerpt = 120;

/** Where two renderings of a page begin to differ: the element, in the one and in the other; `undefined` when they are the same. */
export function findDifference(one: string, other: string): { one: string; other: string } | undefined {
  if (one === other) return undefined;
  let at = 0;
  while (one[at] === other[at]) at += 1;
  // From the element that it is in, unless that is far away.
  const start = Math.max(one.lastIndexOf('<', at), at - maxExcerpt / 2, 0);
  const excerpt = (html: string) => html.slice(start, at + maxExcerpt / 2).replaceAll(/\s+/g, ' ');
  return { one: excerpt(one), other: excerpt(other) };
}
