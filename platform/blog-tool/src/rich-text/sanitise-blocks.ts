import { mapRichText, richTextsOf } from 'kit/posts/map-rich-text';
import { sanitiseRichText } from 'kit/posts/sanitise-rich-text';
import type { DraftBlock } from '../posts/draft-blocks';

/**
 * A post's blocks with their rich text sanitised, as they may be stored and shown. A clean block stays the very same, however it is
 * written. One with too many tags is kept as it is, as an unknown block.
 */
export const sanitiseBlocks = (blocks: readonly DraftBlock[]): DraftBlock[] =>
  blocks.map((block) => {
    if (block.type === 'unknown') return block;
    const kinds = richTextsOf(block).map((html) => sanitiseRichText(html).kind);
    if (kinds.includes('left')) return { id: block.id, type: 'unknown', stored: block };
    return kinds.includes('changed') ? mapRichText(block, (html) => sanitiseRichText(html).html) : block;
  });
