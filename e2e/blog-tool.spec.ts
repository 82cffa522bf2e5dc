import { expect } from '@playwright/test';
import { waitForHydration } from './hydration';
import { test } from './site-server';

test('a post with every block type is written, kept, edited and deleted', async ({ page, consoleMessages }) => {
  const title = `Post ${Date.now()}-${test.info().workerIndex}`;
  await page.goto('/native-blogs');
  await waitForHydration(page);
  await page.getByRole('button', { name: 'New Blog Post' }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill(title);
  await page.getByRole('textbox', { name: 'Author' }).fill('Ada Example');
  await page.getByRole('textbox', { name: 'Category' }).fill('Fleet');
  const paragraph = page.getByRole('textbox', { name: 'Paragraph, block 1' });
  await paragraph.click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Bold words');
  await page.keyboard.press('ControlOrMeta+a');
  await page.getByRole('button', { name: 'Bold' }).click();
  await expect(page.getByRole('button', { name: 'Bold' })).toHaveAttribute('aria-pressed', 'true');
  for (const type of ['Heading', 'Sub Heading', 'List', 'Callout', 'CTA'])
    await page.getByRole('button', { name: `+ ${type}` }).click();
  await page.getByRole('textbox', { name: 'CTA, block 6: email' }).fill('team@example.com');
  await page.getByRole('button', { name: 'Save Blog' }).click();

  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await page.reload();
  const card = page.getByRole('article').filter({ hasText: title });
  await card.getByRole('button', { name: 'Read Article' }).click();
  await expect(page.getByRole('strong')).toHaveText('Bold words');
  for (const text of [
    'New Heading',
    'New Sub Heading',
    'New list item',
    'Important note or callout...',
    'Call to action text',
  ]) {
    await expect(page.getByText(text)).toBeVisible();
  }
  await expect(page.getByRole('link', { name: 'team@example.com' })).toBeVisible();

  await page.getByRole('button', { name: 'Edit Post' }).click();
  await page.getByRole('textbox', { name: 'Heading, block 2', exact: true }).fill('Changed heading');
  await page.getByRole('button', { name: 'Update Blog' }).click();
  await page.reload();
  await card.getByRole('button', { name: 'Read Article' }).click();
  await expect(page.getByRole('heading', { name: 'Changed heading' })).toBeVisible();

  await page.getByRole('button', { name: 'Back to Blog List' }).click();
  page.on('dialog', (dialog) => dialog.accept());
  await card.getByRole('button', { name: `Delete ${title}` }).click();
  await expect(card).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Blog Management' })).toBeVisible();
  await expect(card).toHaveCount(0);
  expect(consoleMessages).toEqual([]);
});

test('rich text that was stored with a script in it does not run it', async ({ page, siteServer, consoleMessages }) => {
  const fields = {
    title: { stringValue: 'Planted' },
    author: { stringValue: '' },
    publishDate: { stringValue: '2026-01-01' },
    category: { stringValue: '' },
    excerpt: { stringValue: '' },
    updatedAt: { stringValue: '2026-01-01T00:00:00.000Z' },
    content: {
      arrayValue: {
        values: [
          {
            mapValue: {
              fields: {
                id: { integerValue: '1' },
                type: { stringValue: 'paragraph' },
                content: {
                  stringValue: '<img src=x onerror="window.ran=1"><script>window.ran=1</script><p>Harmless</p>',
                },
              },
            },
          },
        ],
      },
    },
  };
  const name = 'projects/demo-site/databases/(default)/documents/blogs/planted';
  const answer = await fetch(`${siteServer.address}/v1/projects/demo-site/databases/(default)/documents:commit`, {
    method: 'POST',
    body: JSON.stringify({ writes: [{ update: { name, fields } }] }),
  });
  expect(answer.status).toBe(200);
  await page.goto('/native-blogs');
  await page.getByRole('article').filter({ hasText: 'Planted' }).getByRole('button', { name: 'Read Article' }).click();
  await expect(page.getByText('Harmless')).toBeVisible();
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  // What the sanitiser's inert document contains is refused by the policy as well, and the browser says so.
  expect(consoleMessages.filter((message) => !message.includes('Executing inline event handler violates'))).toEqual([]);
});
