import { Parser } from 'htmlparser2';

/** Most bytes of a page's HTML: the largest page of this site has 103 kB, and a post of a megabyte has room with all its elements. */
export const maxBytes = 4_000_000;

/** Most elements within each other: the pages of this site have 27. What reads a page goes over those that are open for each element. */
const maxDepth = 512;

/**
 * Why a page is larger, or deeper, than can be read in a moment; `undefined` where it is not. To be asked before a page is read otherwise:
 * a remote draws it, and every compose would wait.
 */
export function findExcess(html: string): string | undefined {
  const bytes = Buffer.byteLength(html);
  if (bytes > maxBytes) return `its HTML has ${bytes} bytes, and may have ${maxBytes}`;
  let depth = 0;
  let isTooDeep = false;
  const parser = new Parser({
    onopentagname: () => {
      depth += 1;
      if (depth <= maxDepth) return;
      isTooDeep = true;
      parser.pause();
    },
    onclosetag: () => {
      depth -= 1;
    },
  });
  parser.end(html);
  return isTooDeep ? `more than ${maxDepth} of its elements are within each other` : undefined;
}
