import { createRequire } from 'node:module';
import type { Block } from 'kit/posts/block';
import { richTextsOf } from 'kit/posts/map-rich-text';
import { createRichTextSanitiser, createTreatment, maxWorkOfPosts } from 'kit/posts/sanitise-rich-text';

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
function textsToSanitise(content: readonly Block[]): { texts: string[]; work: number } {
  const work = { done: 0 };
  const treat = createTreatment(work);
  const texts = content.flatMap(richTextsOf).filter((html) => treat(html) === 'sanitise');
  return { texts, work: work.done };
}

/**
 * The sanitiser of the blog tool, on a document that no page ever sees. Loaded when there is something to sanitise. Where all posts have
 * too much for one compose, those with the most are left as they are: who writes such posts takes it from nobody else.
 */
export async function createSanitiser(
  posts: readonly { content: readonly Block[] }[],
): Promise<(html: string) => string> {
  const texts = new Set<string>();
  let done = 0;
  for (const post of posts.map(({ content }) => textsToSanitise(content)).sort((a, b) => a.work - b.work)) {
    done += post.work;
    if (done > maxWorkOfPosts) break;
    for (const text of post.texts) texts.add(text);
  }
  if (texts.size === 0) return (html) => html;
  const { JSDOM }: typeof import('jsdom') = require('jsdom');
  const sanitise = createRichTextSanitiser(new JSDOM('').window);
  return (html) => (texts.has(html) ? sanitise(html) : html);
}
