import type { Browser } from '@playwright/test';
import { openStore, storePost } from '../../../harness/store-post';
import { writeLongPost } from './long-post';
import { measureTyping, type Typing } from './measure-typing';
import { serveBareEditor } from './serve-bare-editor';

/** Words of the posts that are typed in, and what most of the keys there may wait for, in ms. */
const sizes = [
  { words: 5000, most: 50 },
  { words: 20_000, most: 100 },
];

/** Typing in a post of `words` words, in the tool's editor and in Tiptap alone, an entry for each round. */
export type MeasuredPost = { words: number; most: number; tool: Typing[]; bare: Typing[] };

/**
 * Types in the blog tool and in Tiptap alone, in turn.
 * @param origin of the composed site, whose store gets the posts
 * @throws {Error} when the two do not have the same words
 */
export async function benchEditor(
  browser: Browser,
  origin: string,
  rounds: number,
  reportProgress: (round: number) => void,
): Promise<MeasuredPost[]> {
  const store = openStore(origin);
  const posts = sizes.map((size) => ({
    ...size,
    ...writeLongPost(size.words),
    tool: [] as Typing[],
    bare: [] as Typing[],
  }));
  const bareEditor = await serveBareEditor(new Map(posts.map(({ words, html }) => [`/${words}`, html])));
  try {
    for (let round = 0; round < rounds; round += 1) {
      reportProgress(round);
      for (const { words, blocks, tool, bare } of posts) {
        // A post of its own for each visit: the tool keeps what was typed before. A draft has no page that would be rendered meanwhile.
        const id = `long-${words}-${round}`;
        await storePost(store, id, { title: `${words} words`, status: 'draft', content: blocks });
        const inTool = await measureTyping(browser, `${origin}/native-blogs?edit=${id}`);
        const inBare = await measureTyping(browser, `${bareEditor.origin}/${words}`);
        if (inTool.text !== inBare.text)
          throw new Error(`The tool shows another text of ${words} words than Tiptap alone`);
        tool.push(inTool);
        bare.push(inBare);
      }
    }
    reportProgress(rounds);
  } finally {
    await bareEditor.stop();
  }
  return posts;
}
