import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { beginBody, bodyOf } from '../harness/edit-body';
import type { Listening } from '../harness/listen';
import { serveFiles } from '../harness/serve-files';
import { composedSite, deliver, type SiteServer, startSiteServer } from '../harness/site-server';
import { test } from '../harness/test';

// The blog tool on an origin of its own, built by the command of the documentation and served by a plain file server.

let folder: string;
let site: SiteServer;
let staff: Listening;
let address: string;

// One after the other: one build of the tool is for all, and asks one address for documents.
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'standalone-'));
  staff = await serveFiles(() => join(folder, 'standalone', 'mfe-blog-admin'));
  address = staff.origin;
  site = await startSiteServer(composedSite(), { STAFF_ORIGIN: address });
  const { status, output } = deliver(['standalone', 'mfe-blog-admin'], {
    DELIVERY_DIR: folder,
    DOCUMENTS_ORIGIN: site.address,
  });
  expect(output).toContain('standalone');
  expect(status, output).toBe(0);
});
test.afterAll(async () => {
  await staff.stop();
  rmSync(folder, { recursive: true });
});

test('staff write from its own origin, without the shell; the public site has the post', async ({ page }) => {
  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'Blog Management' })).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);
  await page.getByRole('button', { name: 'New Blog Post' }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill('From another origin');
  await beginBody(page);
  await page.keyboard.type('## Styled without the shell');
  await expect(bodyOf(page).getByRole('heading')).toHaveText('Styled without the shell');
  await page.getByRole('button', { name: 'Save Blog' }).click();
  // In the list: the preview beside the form has the heading before anything is stored.
  await expect(page.getByRole('article').filter({ hasText: 'From another origin' })).toBeVisible();
  await page.goto(`${site.address}/native-blogs`);
  await expect(page.getByRole('heading', { name: 'From another origin' })).toBeVisible();
});

test('no other origin may write or read documents', async ({ request }) => {
  const body = { structuredQuery: { from: [{ collectionId: 'blogs' }] } };
  const query = (origin: string) =>
    request.post(`${site.address}/v1/projects/demo-site/databases/(default)/documents:runQuery`, {
      data: body,
      headers: { Origin: origin },
    });
  expect((await query(address)).status()).toBe(200);
  expect((await query('http://127.0.0.1:1')).status()).toBe(403);
  const form = await request.post(`${site.address}/`, { form: { a: 'b' }, headers: { Origin: address } });
  expect(form.status()).toBe(403);
});

test('with a public origin it uses the staff listener, with the token of its link', async ({ page }) => {
  // Its staff listener is where the tool finds its documents.
  await site.stop();
  const server = await startSiteServer(composedSite(), {
    PUBLIC_ORIGIN: 'https://www.corvane.example',
    STAFF_PORT: new URL(site.address).port,
    STAFF_ORIGIN: address,
  });
  try {
    const [listenerLink = '', toolLink = ''] = server.staffLinks;
    const { origin: staffListener } = new URL(listenerLink);
    expect(staffListener).toBe(site.address);
    await page.goto(toolLink);
    await expect(page.getByText('No blog posts yet')).toBeVisible();
    expect(new URL(page.url()).hash).toBe('');
    await page.reload();
    await page.getByRole('button', { name: 'New Blog Post' }).click();
    await page.getByRole('textbox', { name: 'Title' }).fill('By the staff listener');
    await page.getByRole('button', { name: 'Save Blog' }).click();
    await expect(page.getByRole('heading', { name: 'By the staff listener' })).toBeVisible();
    // Its origin alone, which any program can claim, is not enough.
    const path = '/v1/projects/demo-site/databases/(default)/documents:runQuery';
    const claimed = await fetch(staffListener + path, { method: 'POST', headers: { Origin: address }, body: '{}' });
    expect(claimed.status).toBe(401);
  } finally {
    // What it still keeps in the background would find no server.
    await page.close();
    await server.stop();
  }
});
