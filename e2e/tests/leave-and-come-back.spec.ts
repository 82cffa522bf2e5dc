import { expect } from '@playwright/test';
import { beginBody } from '../harness/edit-body';
import { openPage } from '../harness/open-page';
import { openStore, storePost } from '../harness/store-post';
import { test } from '../harness/test';

test('a draft is found again by Forward, after a reload and in another browser', async ({ page, browser, baseURL }) => {
  await openPage(page, '/native-blogs');
  await page.evaluate(() => Reflect.set(window, 'stayed', true));
  await page.getByRole('button', { name: 'New Blog Post' }).click();
  const title = page.getByRole('textbox', { name: 'Title' });
  await title.fill('Left and found');
  await expect(page).toHaveURL(/\?new=[\w-]+$/);
  const body = await beginBody(page);
  await page.keyboard.type('To the last letter');

  await page.goBack();
  await expect(page.getByRole('button', { name: 'Continue with Left and found' })).toBeVisible();
  await page.goForward();
  await expect(body).toHaveText('To the last letter');
  expect(await page.evaluate(() => Reflect.get(window, 'stayed'))).toBe(true);
  page.on('dialog', (dialog) => dialog.accept());
  await page.reload();
  await expect(title).toHaveValue('Left and found');
  await expect(body).toHaveText('To the last letter');

  await title.press('ControlOrMeta+s');
  await expect(page.getByText(/^Draft kept on the server at \d\d:\d\d$/)).toBeVisible();
  await expect(title).toBeFocused();
  const another = await browser.newContext({ baseURL: baseURL ?? '' });
  const other = await another.newPage();
  await openPage(other, '/native-blogs');
  await expect(other.getByText('Left and found, kept on the server on')).toBeVisible();
  await other.getByRole('button', { name: 'Continue with Left and found' }).click();
  await expect(other.getByRole('textbox', { name: 'Body' })).toHaveText('To the last letter');
  await expect(other.getByText('Another window has this post open')).toBeVisible();
  await other.getByRole('button', { name: 'Save Blog' }).click();
  await expect(other.getByRole('button', { name: 'Edit Left and found' })).toBeVisible();
  await another.close();
});

test('a preview shows a post in the site’s frame, at the widths of phone and desk', async ({ page, siteServer }) => {
  await storePost(openStore(siteServer.address), 'framed', { title: 'In its frame' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await openPage(page, '/native-blogs?edit=framed');
  const preview = page.getByRole('region', { name: 'Preview' });
  const frame = page.frameLocator('iframe[title="The post as readers see it"]');
  for (const [name, width] of [
    ['Phone', 390],
    ['Desk', 1280],
  ] as const) {
    await preview.getByRole('button', { name }).click();
    await expect(frame.getByRole('heading', { level: 1 })).toHaveText('In its frame');
    await expect(frame.getByRole('contentinfo', { includeHidden: true })).toBeAttached();
    expect(await frame.locator('html').evaluate(() => innerWidth)).toBe(width);
  }
  await page.getByRole('textbox', { name: 'Title' }).fill('Typed meanwhile');
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Typed meanwhile');
  const shown = await preview.boundingBox();
  const box = await page.locator('iframe').boundingBox();
  expect(box?.width).toBeLessThanOrEqual(shown?.width ?? 0);
});
