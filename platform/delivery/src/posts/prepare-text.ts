import { createRequire } from 'node:module';
import type { Block } from 'kit/posts/block';
import { richTextsOf } from 'kit/posts/map-rich-text';
import { createRichTextSanitiser, createTreatment, type SharedWork, shareWork } from 'kit/posts/sanitise-rich-text';

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

/** The rich texts of a post that have to be sanitised: they are not as the blog tool stores them, and can be in reasonable time. */
function textsToSanitise(content: readonly Block[], shared: SharedWork): string[] {
  const treat = createTreatment(shared);
  return content.flatMap(richTextsOf).filter((html) => treat(html) === 'sanitise');
}

/**
 * The sanitiser of the blog tool, on a document that no page ever sees. Loaded when there is something to sanitise.
 * @param posts those that were changed last come last: where there is too much to sanitise, they are left as they are
 */
export async function createSanitiser(
  posts: readonly { content: readonly Block[] }[],
): Promise<(html: string) => string> {
  const shared = shareWork();
  const texts = new Set(posts.flatMap(({ content }) => textsToSanitise(content, shared)));
  if (texts.size === 0) return (html) => html;
  const { JSDOM }: typeof import('jsdom') = require('jsdom');
  const sanitise = createRichTextSanitiser(new JSDOM('').window);
  return (html) => (texts.has(html) ? sanitise(html) : html);
}
