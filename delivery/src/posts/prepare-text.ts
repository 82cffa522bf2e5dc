import { createRequire } from 'node:module';
import type { Block } from 'shared-config/posts/block';
import { richTextsOf } from 'shared-config/posts/map-rich-text';
import { parseRichText } from 'shared-config/posts/parse-rich-text';
import { createRichTextSanitiser } from 'shared-config/posts/sanitise-rich-text';

const require = createRequire(import.meta.url);

/**
 * A document without halves of characters: they have no encoding, so a page could not be written as it was rendered.
 * @param data as JSON can carry it
 */
export function wellFormed(data: unknown): unknown {
  return JSON.parse(JSON.stringify(data), (_key, value: unknown) =>
    typeof value === 'string' ? value.replace(/\p{Surrogate}/gu, '\ufffd') : value,
  );
}

/**
 * Most tags of a rich text that is still sanitised. The document that the sanitiser works on takes time with their
 * square, minutes for some thousands; what is beyond is shown as the characters it consists of.
 */
const maxTags = 2000;

/** Whether a rich text has to be sanitised: it is not as the blog tool stores it, and can be in reasonable time. */
const needsSanitising = (html: string) =>
  parseRichText(html) === null && html.split('<', maxTags + 2).length <= maxTags + 1;

/** The sanitiser of the blog tool, on a document that no page ever sees. Loaded when there is something to sanitise. */
export async function createSanitiser(
  posts: readonly { content: readonly Block[] }[],
): Promise<(html: string) => string> {
  const isNeeded = posts.some(({ content }) => content.some((block) => richTextsOf(block).some(needsSanitising)));
  if (!isNeeded) return (html) => html;
  const { JSDOM }: typeof import('jsdom') = require('jsdom');
  const sanitise = createRichTextSanitiser(new JSDOM('').window);
  return (html) => (needsSanitising(html) ? sanitise(html) : html);
}
