import { expect, type Page } from '@playwright/test';
import { deleteDoc, doc } from 'firebase/firestore/lite';
import type { PostContent } from 'shared-config/posts/post';
import { waitForHydration } from '../../delivery/src/checks/browser/wait-for-hydration';
import { editParagraph } from '../harness/edit-paragraph';
import { openStore, storePost } from '../harness/store-post';

/** What a browser writes to the console of what a payload tries in vain. */
export const blockedPayload =
  /Content Security Policy|violates|Failed to load resource|Trusted|Failed to launch|Not allowed/;

/** So that a few posts hold all payloads. */
const blocksPerPost = 144;

type Blocks = (payload: string, index: number) => PostContent['content'];

/** The payload in every kind of block. */
export const inEveryBlock: Blocks = (payload) => [
  { id: 1, type: 'paragraph', content: payload },
  { id: 2, type: 'heading', content: payload },
  { id: 3, type: 'subheading', content: payload },
  { id: 4, type: 'list', content: payload, items: [payload] },
  { id: 5, type: 'callout', content: payload },
  { id: 6, type: 'cta', content: payload, email: payload },
];

/** The payload in the block whose content is HTML, and in each other kind in turn. */
export const inParagraphAndAnother: Blocks = (payload, index) => {
  const [paragraph, ...others] = inEveryBlock(payload, index);
  return [paragraph, others[index % others.length]].filter((block) => block !== undefined);
};

const expectNothingRan = async (page: Page) => expect(await page.evaluate(() => 'ran' in window)).toBe(false);

/** Expects that none runs in the list, the article, the form and the preview of the blog tool; takes the posts away again. */
export async function expectNothingRunsFromStore(
  page: Page,
  siteAddress: string,
  payloads: readonly string[],
  blocks: Blocks,
): Promise<void> {
  const payloadsPerPost = blocksPerPost / blocks('', 0).length;
  const store = openStore(siteAddress);
  const posts = Array.from({ length: Math.ceil(payloads.length / payloadsPerPost) }, (_, index) => ({
    id: `planted-${index}`,
    start: index * payloadsPerPost,
  }));
  for (const { id, start } of posts) {
    const some = payloads.slice(start, start + payloadsPerPost);
    const [first = ''] = some;
    await storePost(store, id, {
      title: `Planted ${start}. ${some.join(' ')}`,
      author: first,
      publishDate: first,
      category: first,
      excerpt: some.join(' '),
      content: some.flatMap(blocks).map((block, index) => ({ ...block, id: index + 1 })),
    });
  }
  await page.goto('/native-blogs');
  await waitForHydration(page);
  for (const { start } of posts) {
    const title = `Planted ${start}.`;
    await page.getByRole('searchbox', { name: 'Search posts' }).fill(title);
    const card = page.getByRole('article').filter({ hasText: title });
    await card.getByRole('button', { name: 'Read Article' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
    await page.getByRole('button', { name: 'Edit Post' }).click();
    await expect(page.getByRole('region', { name: 'Preview' })).toBeVisible();
    await editParagraph(page, 'Paragraph, block 1');
    await expectNothingRan(page);
    await page.getByRole('button', { name: 'Back to Blog List' }).click();
  }
  // Whatever would have been loaded or animated has had its time.
  await page.waitForTimeout(500);
  await expectNothingRan(page);
  for (const { id } of posts) await deleteDoc(doc(store, 'blogs', id));
}

/** Expects that none runs when it is pasted into the editor or typed into a field, and that none reaches the preview. */
export async function expectNothingRunsFromClipboard(page: Page, payloads: readonly string[]): Promise<void> {
  await page.goto('/native-blogs');
  await waitForHydration(page);
  await page.getByRole('button', { name: 'New Blog Post' }).click();
  await editParagraph(page, 'Paragraph, block 1');
  const paste = (payload: string) =>
    page.evaluate((html) => {
      const editor = document.querySelector('.ProseMirror');
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', html);
      clipboardData.setData('text/plain', html);
      editor?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
      return editor !== null;
    }, payload);
  for (const payload of payloads) {
    if (await paste(payload)) continue;
    // What was pasted before became a block of another type, in which there is no editor.
    await page.getByRole('button', { name: '+ Paragraph' }).click();
    await page.locator('.ProseMirror').waitFor();
    expect(await paste(payload)).toBe(true);
  }
  for (const name of ['Title', 'Author', 'Category', 'Excerpt'])
    await page.getByRole('textbox', { name }).fill(payloads.join(' '));
  await page.waitForTimeout(500);
  await expectNothingRan(page);
  // Nothing but what the sanitiser leaves reaches the draft.
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview).toContainText(payloads[0] ?? '');
  expect(await preview.locator('script, img, svg, iframe, object, embed, style, [onerror], [onload]').count()).toBe(0);
}
