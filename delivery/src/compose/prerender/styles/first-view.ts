import { Parser } from 'htmlparser2';

/** What a visitor sees of a page before its other styles are there. */
export type FirstView = {
  /** Where in the HTML it ends. */
  end: number;
  /** Classes of the elements that are shown in it. */
  classes: ReadonlySet<string>;
  /** Pairs of different classes that one element of the whole page has, as `one other`. */
  pairs: ReadonlySet<string>;
};

type OpenElement = { name: string; isShown: boolean; isClosedDetails: boolean };

/** Elements of main's frame: `main` and the one element that a page stands in. */
const frameDepth = 2;

/**
 * Finds the first view of a page: its header, and of `main` all up to the end of the block with the first picture, or
 * everything when there is none. What a closed disclosure hides is not part of it.
 * @returns nothing for a page without `main`, such as one that only the browser renders
 */
export function findFirstView(html: string): FirstView | undefined {
  const classes = new Set<string>();
  const open: OpenElement[] = [];
  let main = -1;
  let hasPicture = false;
  let end: number | undefined;
  const parser = new Parser(
    {
      onopentag: (name, { class: names = '', open: isOpen }) => {
        const parent = open.at(-1);
        const isShown = !parent || (parent.isShown && !(parent.isClosedDetails && name !== 'summary'));
        open.push({ name, isShown, isClosedDetails: name === 'details' && isOpen === undefined });
        if (isShown) for (const one of names.split(' ')) if (one) classes.add(one);
        if (name === 'main') main = open.length;
        else if (main >= 0 && (name === 'img' || name === 'video')) hasPicture = true;
      },
      onclosetag: (name) => {
        open.pop();
        if (main < 0) return;
        if (name === 'main') end = parser.startIndex;
        else if (hasPicture && open.length < main + frameDepth) end = parser.endIndex + 1;
        if (end !== undefined) parser.pause();
      },
    },
    // Neither text nor addresses are of interest.
    { decodeEntities: false },
  );
  parser.end(html);
  return end === undefined ? undefined : { end, classes, pairs: findPairs(html) };
}

/** What React writes is regular enough not to be parsed; text that looks like an attribute only makes the view larger. */
function findPairs(html: string): ReadonlySet<string> {
  const pairs = new Set<string>();
  for (const [, names = ''] of html.matchAll(/ class="([^" ]+ [^"]+)"/g)) {
    const own = names.split(' ').filter(Boolean);
    for (const one of own) for (const other of own) if (one !== other) pairs.add(`${one} ${other}`);
  }
  return pairs;
}
