import { expect, type Page } from '@playwright/test';
import { deleteDoc, doc } from 'firebase/firestore/lite';
import type { PostContent } from 'kit/posts/post';
import { beginBody, bodyOf, openDetails } from '../harness/edit-body';
import { openPage } from '../harness/open-page';
import { pasteHtml } from '../harness/paste-html';
import { openStore, storePost } from '../harness/store-post';
import { test } from '../harness/test';
import { isThorough } from '../harness/thorough';
import { xssPayloads, xssSamples } from './xss-payloads';

// Somebody who may write posts plants scripts, past the tool and through it.

const payloads = isThorough ? xssPayloads : xssSamples;

/** The messages that a browser writes to the console about a payload's vain attempts. */
const blockedPayload = /Content Security Policy|violates|Failed to load resource|Trusted|Failed to launch|Not allowed/;

/** So that a few posts hold all payloads. */
const payloadsPerPost = 24;

/** A payload in every kind of block. */
const blocksWith = (payload: string): PostContent['content'] => [
  { id: 1, type: 'paragraph', content: payload },
  { id: 2, type: 'heading', content: payload },
  { id: 3, type: 'subheading', content: payload },
  { id: 4, type: 'list', content: payload, items: [payload] },
  { id: 5, type: 'callout', content: payload },
  { id: 6, type: 'cta', content: payload, email: payload, rich: payload },
  { id: 7, type: 'heading', content: payload, rich: payload },
  { id: 8, type: 'list', content: '', items: [payload], entries: [{ text: payload, level: 0, marker: 'bullet' }] },
  { id: 9, type: 'quote', content: payload, source: payload },
  { id: 10, type: 'code', content: payload, language: payload },
  { id: 11, type: 'table', rows: [{ cells: [payload] }], hasHeader: true },
  { id: 12, type: 'embed', kind: 'robot', name: payload },
];

const expectNothingRan = async (page: Page) => expect(await page.evaluate(() => 'ran' in window)).toBe(false);

// Where no policy would stop it, nothing but the sanitising does.
for (const bypassCSP of isThorough ? [false, true] : [true]) {
  test.describe(bypassCSP ? 'without the policy' : 'with the policy', () => {
    test.use({ bypassCSP });

    test('no script planted in the store runs in list, article, form or preview', async ({
      page,
      siteServer,
      allowConsole,
    }) => {
      allowConsole(blockedPayload);
      const store = openStore(siteServer.address);
      const starts = Array.from({ length: Math.ceil(payloads.length / payloadsPerPost) }, (_, index) => index);
      for (const start of starts) {
        const some = payloads.slice(start * payloadsPerPost, (start + 1) * payloadsPerPost);
        const [first = ''] = some;
        await storePost(store, `planted-${start}`, {
          title: `Planted ${start}. ${some.join(' ')}`,
          author: first,
          publishDate: first,
          category: first,
          excerpt: some.join(' '),
          content: some.flatMap(blocksWith).map((block, index) => ({ ...block, id: index + 1 })),
        });
      }
      await openPage(page, '/native-blogs');
      for (const start of starts) {
        const title = `Planted ${start}.`;
        await page.getByRole('searchbox', { name: 'Search posts' }).fill(title);
        const card = page.getByRole('article').filter({ hasText: title });
        await card.getByRole('button', { name: 'Read Article' }).first().click();
        await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
        await page.getByRole('button', { name: 'Edit Post' }).click();
        await expect(page.getByRole('region', { name: 'Preview' })).toBeVisible();
        await bodyOf(page).focus();
        await expectNothingRan(page);
        await page.getByRole('button', { name: 'Back to Blog List' }).click();
      }
      // Whatever would have been loaded or animated has had its time.
      await page.waitForLoadState('networkidle');
      await expectNothingRan(page);
      for (const start of starts) await deleteDoc(doc(store, 'blogs', `planted-${start}`));
    });

    test('no planted script runs when pasted or typed, and none reaches the preview', async ({
      page,
      allowConsole,
    }) => {
      allowConsole(blockedPayload);
      await openPage(page, '/native-blogs');
      await page.getByRole('button', { name: 'New Blog Post' }).click();
      const body = await beginBody(page);
      for (const payload of payloads) await pasteHtml(body, payload, payload);
      await openDetails(page);
      for (const name of ['Title', 'Author', 'Category', 'Excerpt'])
        await page.getByRole('textbox', { name, exact: true }).fill(payloads.join(' '));
      await page.waitForLoadState('networkidle');
      await expectNothingRan(page);
      // Nothing but what the sanitiser leaves reaches the draft.
      const preview = page.getByRole('region', { name: 'Preview' });
      await expect(preview).toContainText(payloads[0] ?? '');
      await expect(preview.locator('script, img, svg, iframe, object, embed, style, [onerror], [onload]')).toHaveCount(
        0,
      );
    });
  });
}
