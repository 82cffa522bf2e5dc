import { mapRichText } from 'shared-config/posts/map-rich-text';
import { createRichTextSanitiser } from 'shared-config/posts/sanitise-rich-text';
import type { DraftBlock } from '../posts/draft-blocks';

/** Rich text as it may be stored and shown (design §9). */
export const sanitiseRichText = createRichTextSanitiser(window);

/** A post's blocks with their rich text sanitised, as they may be stored and shown. */
export const sanitiseBlocks = (blocks: readonly DraftBlock[]): DraftBlock[] =>
  blocks.map((block) => (block.type === 'unknown' ? block : mapRichText(block, sanitiseRichText)));
