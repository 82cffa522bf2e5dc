import { mapRichText, richTextsOf } from 'kit/posts/map-rich-text';
import { createRichTextSanitiser } from 'kit/posts/sanitise-rich-text';
import { parsePastedHtml } from '../paste/parse-pasted-html';
import type { DraftBlock } from '../posts/draft-blocks';

/** Rich text as it may be stored and shown (architecture §9 Trust). */
export const sanitiseRichText = createRichTextSanitiser(window);

/** A post's blocks with their rich text sanitised, as they may be stored and shown. What is clean stays the very same, however it is written. */
export const sanitiseBlocks = (blocks: readonly DraftBlock[]): DraftBlock[] => blocks.map(sanitiseBlock);

function sanitiseBlock(block: DraftBlock): DraftBlock {
  if (block.type === 'unknown') return block;
  const isClean = richTextsOf(block).every((html) => isSame(html, sanitiseRichText(html)));
  return isClean ? block : mapRichText(block, sanitiseRichText);
}

/** Whether two texts in HTML say the same: characters and empty elements have several ways to be written. */
const isSame = (one: string, other: string) =>
  one === other || parsePastedHtml(one).isEqualNode(parsePastedHtml(other));
