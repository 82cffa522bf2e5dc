import { mapRichText, richTextsOf } from 'kit/posts/map-rich-text';
import { createRichTextSanitiser, createTreatment } from 'kit/posts/sanitise-rich-text';
import { parsePastedHtml } from '../paste/parse-pasted-html';
import type { DraftBlock } from '../posts/draft-blocks';

/** Rich text as it may be stored and shown (architecture §9 Trust). */
export const sanitiseRichText = createRichTextSanitiser(window);

/**
 * A post's blocks with their rich text sanitised, as they may be stored and shown. What is clean stays the very same, however it is
 * written. What would hold the tab for seconds is kept as it is, as a block that is not known.
 */
export function sanitiseBlocks(blocks: readonly DraftBlock[]): DraftBlock[] {
  const treat = createTreatment();
  return blocks.map((block) => {
    if (block.type === 'unknown') return block;
    const treated = richTextsOf(block).map((html) => [html, treat(html)] as const);
    if (treated.some(([, treatment]) => treatment === 'leave')) return { id: block.id, type: 'unknown', stored: block };
    const sanitised = new Map(
      treated.flatMap(([html, treatment]) => (treatment === 'sanitise' ? [[html, sanitiseRichText(html)]] : [])),
    );
    const isClean = [...sanitised].every(([html, clean]) => isSame(html, clean));
    return isClean ? block : mapRichText(block, (html) => sanitised.get(html) ?? html);
  });
}

/** Whether two texts in HTML say the same: characters and empty elements have several ways to be written. */
const isSame = (one: string, other: string) =>
  one === other || parsePastedHtml(one).isEqualNode(parsePastedHtml(other));
