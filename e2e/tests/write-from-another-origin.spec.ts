import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { findFreePort } from 'kit/presets/command-line/find-free-port';
import { beginBody, bodyOf } from '../harness/edit-body';
import type { Listening } from '../harness/listen';
import { serveFiles } from '../harness/serve-files';
import { composedSite, deliver, type SiteServer, startSiteServer } from '../harness/site-server';
import { test } from '../harness/test';

// The blog tool on an origin of its own, built by the command of the documentation and served by a plain file server.

let folder: string;
/** Where the tool finds its documents, whatever server is there. */
let port: number;
let staff: Listening;
let address: string;

// One after the other: one build of the tool is for all, and asks one address for documents.
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'standalone-'));
  staff = await serveFiles(() => join(folder, 'standalone', 'mfe-blog-admin'));
  address = staff.origin;
  port = await findFreePort(4500);
  const { status, output } = deliver(['standalone', 'mfe-blog-admin'], {
    DELIVERY_DIR: folder,
    DOCUMENTS_ORIGIN: `http://127.0.0.1:${port}`,
  });
  expect(output).toContain('standalone');
  expect(status, output).toBe(0);
});
test.afterAll(async () => {
  await staff.stop();
  rmSync(folder, { recursive: true });
});

/** Lets a test use a server of its own, and ends it. */
async function withServer(environment: NodeJS.ProcessEnv, use: (site: SiteServer) => Promise<void>): Promise<void> {
  const site = await startSiteServer(composedSite(), { STAFF_ORIGIN: address, ...environment });
  try {
    await use(site);
  } finally {
    await site.stop();
  }
}

test('staff write from its own origin, no other origin may; the site has the post', async ({ page, request }) => {
  await withServer({ PORT: `${port}` }, async (site) => {
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

    const data = { structuredQuery: { from: [{ collectionId: 'blogs' }] } };
    const query = (origin: string) =>
      request.post(`${site.address}/v1/projects/demo-site/databases/(default)/documents:runQuery`, {
        data,
        headers: { Origin: origin },
      });
    expect((await query(address)).status()).toBe(200);
    expect((await query('http://127.0.0.1:1')).status()).toBe(403);
    const form = await request.post(`${site.address}/`, { form: { a: 'b' }, headers: { Origin: address } });
    expect(form.status()).toBe(403);
    // Background saving would find no server any more.
    await page.close();
  });
});

test('with a public origin it uses the staff listener, with the token of its link', async ({ page }) => {
  const listeners = { PUBLIC_ORIGIN: 'https://www.corvane.example', STAFF_PORT: `${port}` };
  await withServer(listeners, async ({ staffLinks: [listenerLink = '', toolLink = ''] }) => {
    const { origin: staffListener } = new URL(listenerLink);
    expect(staffListener).toBe(`http://127.0.0.1:${port}`);
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
    await page.close();
  });
});
