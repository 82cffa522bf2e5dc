import { rmSync } from 'node:fs';
import { expect } from '@playwright/test';
import { deleteDoc, doc } from 'firebase/firestore/lite';
import type { PostContent } from 'shared-config/posts/post';
import { site } from 'shared-config/site';
import { waitForHydration } from './hydration';
import { copyDelivery, deliver, type SiteServer, startSiteServer, test } from './site-server';
import { openStore, storePost } from './store-post';
import { xssPayloads } from './xss-payloads';

let folder: string;
let server: SiteServer;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  folder = copyDelivery();
  server = await startSiteServer(undefined, { DELIVERY_DIR: folder });
});
test.afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

const get = async (path: string) => {
  const response = await fetch(server.address + path);
  return { status: response.status, text: await response.text() };
};

test('with an empty store there is no post, no feed, and the lists are as they were', async () => {
  expect((await get('/blogs/a-crossing-shared')).status).toBe(404);
  expect((await get('/blogs/rss.xml')).status).toBe(404);
  expect((await get('/blogs')).text).not.toContain('application/rss+xml');
});

test('a draft reaches nobody; published, it has a page, stands in both lists and in the feed within seconds', async ({
  page,
}) => {
  await page.goto(`${server.address}/native-blogs`);
  await waitForHydration(page);
  await page.getByRole('button', { name: 'New Blog Post' }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill('A crossing, shared <safely> & quickly');
  await page.getByRole('textbox', { name: 'Author' }).fill('Ada Example');
  await page.getByRole('textbox', { name: 'Category' }).fill('Fleet');
  await page.getByRole('textbox', { name: 'Excerpt' }).fill('Three makes, one crossing.');
  await page.getByRole('button', { name: '+ Heading' }).click();
  await page.getByRole('button', { name: 'Save Blog' }).click();
  await expect(page.getByRole('article')).toContainText('Draft');
  const address = '/blogs/a-crossing-shared-safely-quickly';
  // Long enough for a refresh to have happened.
  await page.waitForTimeout(4000);
  expect((await get(address)).status).toBe(404);

  await page.getByRole('button', { name: /^Edit A crossing/ }).click();
  await page.getByRole('combobox', { name: 'Status' }).selectOption('published');
  await page.getByRole('button', { name: 'Update Blog' }).click();
  await expect.poll(async () => (await get(address)).status, { timeout: 15_000 }).toBe(200);

  const { text } = await get(address);
  expect(text).toContain(`<link rel="canonical" href="${site.origin}${address}"`);
  expect(text).toContain('"@type":"Article"');
  expect((await get('/sitemap.xml')).text).toContain(`${site.origin}${address}<`);
  const feed = (await get('/blogs/rss.xml')).text;
  expect(feed).toContain('<title>A crossing, shared &lt;safely> &amp; quickly</title>');
  // A page of the site lets nobody parse a string.
  await page.goto('about:blank');
  const parsed = await page.evaluate(
    (xml) => new DOMParser().parseFromString(xml, 'text/xml').querySelectorAll('item, parsererror').length,
    feed,
  );
  expect(parsed).toBe(1);
});

test('readers get it without JavaScript, hydrated without a word, and from the lists without a reload', async ({
  page,
  browser,
  consoleMessages,
}) => {
  const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await plain.goto(`${server.address}/`);
  await plain
    .getByRole('region', { name: 'Latest Blogs' })
    .getByRole('link', { name: /^A crossing/ })
    .click();
  await expect(plain.getByRole('heading', { level: 1 })).toHaveText('A crossing, shared <safely> & quickly');
  await expect(plain.getByText('Start writing your blog content here...')).toBeVisible();

  await page.goto(`${server.address}/blogs/a-crossing-shared-safely-quickly`);
  await waitForHydration(page);
  await page.evaluate(() => Reflect.set(window, 'stayed', true));
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Blogs' }).click();
  await page.getByRole('searchbox').fill('crossing, shared');
  await page.getByRole('link', { name: /^A crossing, shared/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A crossing, shared <safely> & quickly');
  expect(await page.evaluate(() => Reflect.get(window, 'stayed'))).toBe(true);
  expect(consoleMessages).toEqual([]);
});

test('planted scripts run in no page, list, feed or head that readers get, even without the policy', async ({
  browser,
}) => {
  const store = openStore(server.address);
  const blocks = xssPayloads.flatMap((payload): PostContent['content'] => [
    { id: 1, type: 'paragraph', content: payload },
    { id: 1, type: 'heading', content: payload },
    { id: 1, type: 'list', content: '', items: [payload] },
    { id: 1, type: 'cta', content: payload, email: payload },
  ]);
  const all = xssPayloads.join(' ');
  await storePost(store, 'planted', {
    title: `Planted ${all}`,
    author: all,
    category: all,
    excerpt: all,
    publishDate: '"><script>window.ran=1</script>',
    slug: 'planted"><script>window.ran=1</script>',
    content: blocks.map((block, index) => ({ ...block, id: index + 1 })),
  });
  const address = '/blogs/planted-script-window-ran-1-script';
  await expect.poll(async () => (await get(address)).status, { timeout: 20_000 }).toBe(200);
  const context = await browser.newContext({ bypassCSP: true });
  const page = await context.newPage();
  for (const path of [address, '/blogs', '/']) {
    await page.goto(server.address + path);
    await waitForHydration(page);
    await page.waitForTimeout(300);
    expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  }
  await deleteDoc(doc(store, 'blogs', 'planted'));
  await expect.poll(async () => (await get(address)).status, { timeout: 20_000 }).toBe(404);
  await context.close();
});

test('a post may show markup, and an address may hold an emoji: it is a page like any other', async () => {
  const store = openStore(server.address);
  const shown = '&lt;div hidden id="S:0" style="color:red"&gt; &lt;meta name="robots" content="noindex"&gt;';
  await storePost(store, 'odd', {
    title: 'Markup, and a \u{1f916}',
    slug: 'markup',
    content: [
      { id: 1, type: 'paragraph', content: `<p>${shown}</p>` },
      { id: 2, type: 'cta', content: 'Write to \u{1f916}', email: '\u{1f916}@corvane.example' },
    ],
  });
  await expect.poll(async () => (await get('/blogs/markup')).status, { timeout: 20_000 }).toBe(200);
  const { text } = await get('/blogs/markup');
  expect(text).toContain('&lt;div hidden id=&quot;S:0&quot; style=&quot;color:red&quot;&gt;');
  expect(text).toContain('mailto:%F0%9F%A4%96@corvane.example');
  expect((await get('/sitemap.xml')).text).toContain(`${site.origin}/blogs/markup<`);
  expect(JSON.parse((await get('/site-left-out.json')).text).pages).toEqual([]);
  await deleteDoc(doc(store, 'blogs', 'odd'));
  await expect.poll(async () => (await get('/blogs/markup')).status, { timeout: 20_000 }).toBe(404);
});

test('composing without the store keeps the posts; with --blogs and no store it says what is missing', async () => {
  expect(deliver(['compose'], { DELIVERY_DIR: folder }).output).toContain('Nothing changed');
  const { status, output } = deliver(['compose', '--blogs'], { DELIVERY_DIR: folder });
  expect(status).toBe(1);
  expect(output).toContain('Set DOCUMENTS_ORIGIN');
  const down = deliver(['compose', '--blogs'], { DELIVERY_DIR: folder, DOCUMENTS_ORIGIN: 'http://127.0.0.1:9' });
  expect(down.status).toBe(1);
  expect(down.output).toContain('the documents store does not answer');
  expect((await get('/blogs/a-crossing-shared-safely-quickly')).status).toBe(200);
});

test('taken back, it is gone from everywhere; a tab that still shows its link gets the real 404 page', async ({
  page,
}) => {
  await page.goto(`${server.address}/blogs`);
  await waitForHydration(page);
  const staff = await page.context().newPage();
  await staff.goto(`${server.address}/native-blogs`);
  await waitForHydration(staff);
  await staff.getByRole('button', { name: /^Edit A crossing/ }).click();
  await staff.getByRole('combobox', { name: 'Status' }).selectOption('draft');
  await staff.getByRole('button', { name: 'Update Blog' }).click();
  await expect
    .poll(async () => (await get('/blogs/a-crossing-shared-safely-quickly')).status, { timeout: 15_000 })
    .toBe(404);
  await page.getByRole('link', { name: /^A crossing, shared/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/crossing/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect((await get('/blogs')).text).not.toContain('A crossing, shared');
  expect((await get('/blogs/rss.xml')).status).toBe(404);
});
