import type { Slice } from '@tiptap/pm/model';
import { maxDocumentSize } from '../posts/document-size';
import { countReopened } from './count-reopened';
import { parsePastedHtml, setStylesAside } from './parse-pasted-html';

/** Blocks of a paste: the editor takes seconds for these, and a tab ends at ten times as many. */
const maxBlocks = 2_000;
/** Elements of pasted HTML, and lines of pasted text: items, cells and marks take less time than blocks. */
const maxParts = 10_000;

/**
 * The notice of a paste beyond the bounds. None of it is taken: a part would look like the whole, and whoever copies something else before
 * they notice would lose the rest.
 */
export const tooMuch =
  'all of it, which has more than 2,000 blocks, 10,000 lines, items, cells and marks, or 1 MB of text (it is still in the clipboard: paste it in parts)';

/** Whether HTML has more elements than are read. */
export const isTooMuchHtml = (html: string): boolean =>
  html.split(/<(?=[a-z])/i, maxParts + 2).length > maxParts + 1 || growsWhenParsed(html);

/** Most elements that a parser might make beside those of the tags: it takes a moment for these, and ends the tab at a hundred times as many. */
const maxReopened = 1_000_000;

/**
 * Whether a parser makes many more elements of HTML than it has tags, because marks that are left open begin anew in each block. To
 * read them would take minutes, and no program writes it.
 */
export function growsWhenParsed(html: string): boolean {
  const reopened = countReopened(setStylesAside(html));
  const expected = 2 * html.split('<').length + 1_000;
  if (reopened < expected) return false;
  return reopened > maxReopened || parsePastedHtml(html).getElementsByTagName('*').length > expected;
}

/** Whether text has more lines than are read, or is longer than any post. */
export const isTooMuchText = (text: string): boolean =>
  text.length > maxDocumentSize || text.split(/\r\n?|[\n\v\u0085\u2028\u2029]/, maxParts + 1).length > maxParts;

/** Whether what was read of a paste has more blocks than are placed; a list and a table are one, however long. */
export function hasTooManyBlocks(slice: Slice): boolean {
  let blocks = 0;
  slice.content.descendants((node) => {
    if (!node.isBlock) return false;
    const isWhole = node.isTextblock || node.isAtom || /^table|List$|Item$/.test(node.type.name);
    if (isWhole) blocks += 1;
    return !isWhole;
  });
  return blocks > maxBlocks;
}
