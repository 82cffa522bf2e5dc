import { expect } from '@playwright/test';
import { beginBody } from '../harness/edit-body';
import { followAddress } from '../harness/follow-address';
import { openPage } from '../harness/open-page';
import { pasteHtml } from '../harness/paste-html';
import { test } from '../harness/test';

// Refusals by the policy are written to the console, which fails any test that did not announce them.

test('writing and showing a post with pasted styles breaks no policy', async ({ page }) => {
  await openPage(page, '/redaktion');
  await page.getByRole('button', { name: 'New Blog Post' }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill('Pasted');
  const body = await beginBody(page);
  await pasteHtml(body, `<style>p{color:red}</style><p style="color:red">Styled <b style='x:y'>words</b></p>`);
  await expect(body).toContainText('Styled words');
  await page.getByRole('button', { name: 'Save Blog' }).click();
  const card = page.getByRole('article').filter({ hasText: 'Pasted' }).first();
  await card.getByRole('button', { name: 'Read Article' }).click();
  await expect(page.getByRole('heading', { name: 'Pasted' })).toBeVisible();
});

test('strings become neither markup nor scripts from elsewhere', async ({ page, expectConsole }) => {
  expectConsole(/Trusted/);
  await openPage(page, '/anfrage');
  const outcomes = await page.evaluate(() => {
    const attempt = (action: () => void) => {
      try {
        action();
        return 'done';
      } catch (error) {
        return error instanceof TypeError ? 'refused' : String(error);
      }
    };
    return [
      () => document.createElement('div').insertAdjacentHTML('beforeend', '<b>x</b>'),
      () => void new DOMParser().parseFromString('<b>x</b>', 'text/html'),
      () => void Object.assign(document.createElement('script'), { src: '/media/site.js' }),
      () => void Object.assign(document.createElement('script'), { src: '/assets/shell/1/entry.js' }),
    ].map(attempt);
  });
  expect(outcomes).toEqual(['refused', 'refused', 'refused', 'done']);
});

test('a link to the blog tool loads a document with the policy of the tool', async ({ page }) => {
  await openPage(page, '/anfrage');
  await followAddress(page, '/redaktion');
  await expect(page.getByRole('heading', { name: 'Blog Management' })).toBeVisible();
  const policy = page.locator('meta[http-equiv="Content-Security-Policy"]');
  await expect(policy).toHaveAttribute('content', /ProseMirrorClipboard/);
});
