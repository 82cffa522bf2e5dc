import { mapRichText, richTextsOf } from 'shared-config/posts/map-rich-text';
import { createRichTextSanitiser } from 'shared-config/posts/sanitise-rich-text';
import type { DraftBlock } from '../posts/draft-blocks';

/** Rich text as it may be stored and shown (design §9). */
export const sanitiseRichText = createRichTextSanitiser(window);

/** A post's blocks with their rich text sanitised, as they may be stored and shown. What is clean stays the very same. */
export const sanitiseBlocks = (blocks: readonly DraftBlock[]): DraftBlock[] => blocks.map(sanitiseBlock);

function sanitiseBlock(block: DraftBlock): DraftBlock {
  if (block.type === 'unknown') return block;
  const isClean = richTextsOf(block).every((html) => sanitiseRichText(html) === html);
  return isClean ? block : mapRichText(block, sanitiseRichText);
}
