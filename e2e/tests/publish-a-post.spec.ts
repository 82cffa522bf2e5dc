import { expect } from '@playwright/test';
import { deleteDoc, doc } from 'firebase/firestore/lite';
import { JSDOM } from 'jsdom';
import type { PostContent } from 'kit/posts/post';
import { site } from 'shared-config/site';
import { beginBody, moveCaret, openDetails } from '../harness/edit-body';
import { removeSites } from '../harness/fresh-checkout';
import { openPage } from '../harness/open-page';
import { copyDelivery, deliver, type SiteServer, startSiteServer } from '../harness/site-server';
import { openStore, storePost } from '../harness/store-post';
import { test } from '../harness/test';
import { xssSamples } from './xss-payloads';

let folder: string;
let server: SiteServer;

// One site for both: each test takes its posts away again.
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  folder = copyDelivery();
  server = await startSiteServer(undefined, { DELIVERY_DIR: folder });
});
test.afterAll(async () => {
  await server.stop();
  removeSites(folder);
});

const get = async (path: string) => {
  const response = await fetch(server.address + path);
  return { status: response.status, text: await response.text() };
};

test('a draft reaches nobody, published it is everywhere, and withdrawn it is gone', async ({
  page,
  browser,
  expectConsole,
  allowConsole,
}) => {
  expectConsole(/status of 404/);
  // A browser that has the picture from the post's own page, which shows it larger, has no use for the list's file.
  allowConsole(/was preloaded using link preload but not used/);
  const path = '/blogs/a-crossing-shared-safely-quickly';
  const store = openStore(server.address);
  let articles = 0;

  await test.step('while no post is published there is no page of one, and the feed has articles alone', async () => {
    expect((await get(path)).status).toBe(404);
    const { window } = new JSDOM((await get('/blogs/rss.xml')).text, { contentType: 'text/xml' });
    articles = window.document.querySelectorAll('item').length;
    expect(articles).toBe(7);
  });

  const staff = await page.context().newPage();
  await test.step('a draft reaches nobody, although the site is composed again', async () => {
    // The heading stays as it was added; publishing it asks whether that is meant.
    staff.on('dialog', (dialog) => dialog.accept());
    await openPage(staff, `${server.address}/native-blogs`);
    await staff.getByRole('button', { name: 'New Blog Post' }).click();
    await staff.getByRole('textbox', { name: 'Title' }).fill('A crossing, shared <safely> & quickly');
    await openDetails(staff);
    await staff.getByRole('textbox', { name: 'Author' }).fill('Ada Example');
    await staff.getByRole('textbox', { name: 'Category' }).fill('Fleet');
    await staff.getByRole('textbox', { name: 'Excerpt' }).fill('Three makes, one crossing.');
    await staff.getByRole('combobox', { name: 'Tags' }).fill('Crossings, Mixed fleets');
    await staff.getByRole('button', { name: '+ Heading' }).click();
    await staff.getByRole('button', { name: 'Save Blog' }).click();
    await expect(staff.getByRole('article')).toContainText('Draft');
    await storePost(store, 'other', { title: 'Another', slug: 'another', tags: ['mixed fleets'] });
    await expect.poll(async () => (await get('/blogs/another')).status).toBe(200);
    expect((await get(path)).status).toBe(404);
  });

  await test.step('published, it has a page, is in the sitemap, and in the feed, which is well-formed', async () => {
    await staff.getByRole('button', { name: /^Edit A crossing/ }).click();
    // The list, which has a filter of that name, stays until the form is there.
    await expect(staff.getByRole('heading', { name: 'Edit Blog Post' })).toBeVisible();
    await staff.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect.poll(async () => (await get(path)).status).toBe(200);
    const { text } = await get(path);
    expect(text).toContain(`<link rel="canonical" href="${site.origin}${path}"`);
    expect(text).toContain('"@type":"Article"');
    expect((await get('/sitemap.xml')).text).toContain(`${site.origin}${path}<`);
    const feed = (await get('/blogs/rss.xml')).text;
    expect(feed).toContain('<title>A crossing, shared &lt;safely> &amp; quickly</title>');
    // Refused where it is not well-formed.
    const { window } = new JSDOM(feed, { contentType: 'text/xml' });
    expect(window.document.querySelectorAll('item')).toHaveLength(articles + 2);
    // Announced where posts are shown: once, in the head.
    for (const page of ['/', '/blogs', path]) {
      const [head = ''] = (await get(page)).text.split('</head>');
      expect([page, ...(head.match(/application\/rss\+xml"[^>]* href="[^"]*"/g) ?? [])]).toEqual([
        page,
        expect.stringContaining('href="/blogs/rss.xml"'),
      ]);
    }
    expect((await get('/news')).text).toContain('href="/news/rss.xml"');
    const sitemap = (await get('/sitemap.xml')).text;
    for (const collection of ['/authors/ada-example', '/tags/crossings', '/tags/mixed-fleets']) {
      expect((await get(collection)).text).toContain(`href="${path}"`);
      expect(sitemap).toContain(`${site.origin}${collection}<`);
    }
  });

  await test.step('readers get it without JavaScript, and from the lists without a reload', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const plain = await context.newPage();
    await plain.goto(`${server.address}/`);
    await plain
      .getByRole('region', { name: 'Latest Blogs' })
      .getByRole('link', { name: /^A crossing/ })
      .click();
    await expect(plain.getByRole('heading', { level: 1 })).toHaveText('A crossing, shared <safely> & quickly');
    await expect(plain.getByText('Start writing your blog content here...')).toBeVisible();
    await context.close();

    await openPage(page, server.address + path);
    await page.evaluate(() => Reflect.set(window, 'stayed', true));
    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Blogs' }).click();
    // The pictures that are loaded first are on screen before a person has typed.
    await expect(page.getByRole('img', { name: 'Blog Thumbnail' }).first()).toHaveJSProperty('complete', true);
    await page.getByRole('searchbox').fill('crossing, shared');
    await page.getByRole('link', { name: /^A crossing, shared/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A crossing, shared <safely> & quickly');
    for (const [link, heading] of [
      ['Mixed fleets', 'Mixed fleets'],
      ['Another', 'Another'],
      ['Ada Example', 'Ada Example'],
    ] as const) {
      await page.getByRole('main').getByRole('link', { name: link, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    }
    expect(await page.evaluate(() => Reflect.get(window, 'stayed'))).toBe(true);
  });

  await test.step('with the slug of an article it takes its place, and taken back it gives it back', async () => {
    await storePost(store, 'anew', { title: 'Milk runs, written anew', slug: 'milk-runs' });
    await expect.poll(async () => (await get('/blogs/milk-runs')).text).toContain('Milk runs, written anew</h1>');
    const { text } = await get('/blogs');
    expect(text.match(/href="\/blogs\/milk-runs"/g)).toHaveLength(1);
    await deleteDoc(doc(store, 'blogs', 'anew'));
    await expect.poll(async () => (await get('/blogs/milk-runs')).text).toContain('when a call does</h1>');
  });

  await test.step('composing without the store keeps it, and says when there is none', async () => {
    expect(deliver(['compose'], { DELIVERY_DIR: folder }).output).toContain('Nothing changed');
    const down = deliver(['compose', '--blogs'], { DELIVERY_DIR: folder, DOCUMENTS_ORIGIN: 'http://127.0.0.1:9' });
    expect(down.status).toBe(1);
    expect(down.output).toContain('the documents store does not respond');
    expect((await get(path)).status).toBe(200);
  });

  await test.step('its preview stands as its page does, on a phone and at a desk', async () => {
    await staff.getByRole('button', { name: /^Edit A crossing/ }).click();
    const frame = staff.frameLocator('iframe[title="The post as readers see it"]');
    const atFirst = page.viewportSize();
    for (const [view, width] of [
      ['Phone', 390],
      ['Desk', 1280],
    ] as const) {
      await staff.getByRole('button', { name: view, exact: true }).click();
      await page.setViewportSize({ width, height: 900 });
      await page.goto(server.address + path);
      const [shown, read] = await Promise.all(
        [frame, page].map((where) =>
          where
            .getByText('Start writing your blog content here...')
            .evaluate((text) => [innerWidth, text.getBoundingClientRect().left, text.getBoundingClientRect().width]),
        ),
      );
      expect(shown, view).toEqual(read);
    }
    if (atFirst) await page.setViewportSize(atFirst);
  });

  await test.step('taken back, it is gone from everywhere; a tab that shows its link gets the 404 page', async () => {
    await openPage(page, `${server.address}/blogs`);
    await deleteDoc(doc(store, 'blogs', 'other'));
    await staff.getByRole('button', { name: 'Unpublish' }).click();
    await expect.poll(async () => (await get(path)).status).toBe(404);
    await page.getByRole('link', { name: /^A crossing, shared/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no page at this address');
    expect((await get('/blogs')).text).not.toContain('A crossing, shared');
    await expect.poll(async () => (await get('/blogs/rss.xml')).text).not.toContain('A crossing, shared');
    expect((await get('/tags/crossings')).status).toBe(404);
  });

  await test.step('from the list to a page that readers have it takes five actions, the question of what is missing included', async () => {
    await expect(staff.getByRole('heading', { name: 'Blog Management' })).toBeVisible();
    const asked: string[] = [];
    staff.on('dialog', (dialog) => asked.push(dialog.message()));
    const actions = [
      () => staff.getByRole('button', { name: 'New Blog Post' }).click(),
      () => staff.getByRole('textbox', { name: 'Title' }).pressSequentially('In five actions\n'),
      () => staff.keyboard.type('Words'),
      // The fifth is the answer to its question, which the handler of dialogs gives.
      () => staff.getByRole('button', { name: 'Publish', exact: true }).click(),
    ];
    for (const act of actions) await act();
    await expect.poll(async () => (await get('/blogs/in-five-actions')).text).toContain('Words');
    expect(asked).toEqual([expect.stringContaining('author')]);
    expect(actions.length + asked.length).toBeLessThanOrEqual(5);
  });
});

test('planted scripts run on no page, list or feed, even without the policy', async ({ browser }) => {
  const store = openStore(server.address);
  const blocks = xssSamples.flatMap((payload): PostContent['content'] => [
    { id: 1, type: 'paragraph', content: payload },
    { id: 1, type: 'heading', content: payload },
    { id: 1, type: 'list', content: '', items: [payload] },
    { id: 1, type: 'cta', content: payload, email: payload },
  ]);
  const all = xssSamples.join(' ');
  await storePost(store, 'planted', {
    title: `Planted ${all}`,
    author: all,
    category: all,
    excerpt: all,
    publishDate: '"><script>window.ran=1</script>',
    slug: 'planted"><script>window.ran=1</script>',
    content: blocks.map((block, index) => ({ ...block, id: index + 1 })),
  });
  const shown = '&lt;div hidden id="S:0" style="color:red"&gt; &lt;meta name="robots" content="noindex"&gt;';
  await storePost(store, 'odd', {
    title: 'Markup, and a \u{1f916}',
    slug: 'markup',
    content: [
      { id: 1, type: 'paragraph', content: `<p>${shown}</p>` },
      { id: 2, type: 'cta', content: 'Write to \u{1f916}', email: '\u{1f916}@corvane.example' },
    ],
  });
  await expect.poll(async () => (await get('/blogs/markup')).status).toBe(200);

  await test.step('planted scripts run nowhere', async () => {
    const address = '/blogs/planted-script-window-ran-1-script';
    expect((await get(address)).status).toBe(200);
    const context = await browser.newContext({ bypassCSP: true });
    const page = await context.newPage();
    for (const path of [address, '/blogs', '/']) {
      await openPage(page, server.address + path);
      await expect(page.getByRole('main')).toContainText('Planted');
      await page.waitForLoadState('networkidle');
      expect(await page.evaluate(() => 'ran' in window)).toBe(false);
    }
    await context.close();
  });

  await test.step('a page that shows markup is one like any other', async () => {
    const { text } = await get('/blogs/markup');
    expect(text).toContain('&lt;div hidden id=&quot;S:0&quot; style=&quot;color:red&quot;&gt;');
    expect(text).toContain('mailto:%F0%9F%A4%96@corvane.example');
    expect((await get('/sitemap.xml')).text).toContain(`${site.origin}/blogs/markup<`);
    expect(JSON.parse((await get('/site-left-out.json')).text).pages).toEqual([]);
  });
  for (const id of ['planted', 'odd']) await deleteDoc(doc(store, 'blogs', id));
});

test('a post in Japanese can be opened by its own and its former address', async ({ page, browser }) => {
  const store = openStore(server.address);
  const address = encodeURI('/blogs/倉庫の朝');
  await storePost(store, 'morning', {
    title: '倉庫の朝',
    slug: '倉庫の朝',
    formerSlugs: ['朝の倉庫'],
    content: [
      { id: 1, type: 'paragraph', content: `<p>${'静かな朝。'.repeat(300)}</p>` },
      { id: 2, type: 'heading', content: '動き出す' },
      { id: 3, type: 'paragraph', content: `<p>${'静かな朝。'.repeat(300)}</p>` },
    ],
  });
  await expect.poll(async () => (await get(address)).status).toBe(200);
  const heading = page.getByRole('heading', { level: 1 });

  await test.step('by a click in the list, and back', async () => {
    await openPage(page, `${server.address}/blogs`);
    await page.evaluate(() => Reflect.set(window, 'stayed', true));
    await page.getByRole('link', { name: '倉庫の朝' }).click();
    await expect(heading).toHaveText('倉庫の朝');
    expect(new URL(page.url()).pathname).toBe(address);
    await page.goBack();
    await expect(heading).toHaveText('Blogs');
    await page.goForward();
    await expect(heading).toHaveText('倉庫の朝');
    expect(await page.evaluate(() => Reflect.get(window, 'stayed'))).toBe(true);
  });

  await test.step('directly and after a reload; a heading has an anchor, which is seen below the header', async () => {
    await openPage(page, server.address + address);
    await expect(heading).toHaveText('倉庫の朝');
    await page.reload();
    await expect(heading).toHaveText('倉庫の朝');
    await page.getByRole('heading', { name: '動き出す' }).hover();
    await page.getByRole('link', { name: 'Link to “動き出す”' }).click();
    expect(page.url()).toBe(`${server.address}${address}#${encodeURIComponent('動き出す')}`);
    const { bottom } = await page
      .locator('header')
      .first()
      .evaluate((header) => header.getBoundingClientRect());
    await expect
      .poll(() => page.locator('#動き出す').evaluate((anchor) => anchor.getBoundingClientRect().top))
      .toBeLessThan(bottom + 100);
    expect(
      await page.locator('#動き出す').evaluate((anchor) => anchor.getBoundingClientRect().top),
    ).toBeGreaterThanOrEqual(bottom);
  });

  await test.step('from a former address, in ASCII on the way', async () => {
    const moved = await fetch(server.address + encodeURI('/blogs/朝の倉庫?a=b'), { redirect: 'manual' });
    expect([moved.status, moved.headers.get('location')]).toEqual([301, `${address}?a=b`]);
    await openPage(page, server.address + encodeURI('/blogs/朝の倉庫'));
    await expect(heading).toHaveText('倉庫の朝');
  });

  await test.step('without JavaScript, and in what other programs read', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const plain = await context.newPage();
    await plain.goto(`${server.address}/blogs`);
    await plain.getByRole('link', { name: '倉庫の朝' }).click();
    await expect(plain.getByRole('heading', { level: 1 })).toHaveText('倉庫の朝');
    await context.close();
    const { text } = await get(address);
    expect(text).toContain(`<link rel="canonical" href="${site.origin}${address}"`);
    expect(text).toContain('<meta property="og:type" content="article"');
    expect((await get('/sitemap.xml')).text).toContain(`<loc>${site.origin}${address}</loc>`);
    const feed = (await get('/blogs/rss.xml')).text;
    expect(feed).toContain(`<link>${site.origin}${address}</link>`);
    expect(feed).toContain('&lt;h2 dir="auto">動き出す&lt;/h2>');
  });
  await deleteDoc(doc(store, 'blogs', 'morning'));
});

test('a footnote and a table caption are written in the tool and shown to readers', async ({ page }) => {
  page.on('dialog', (dialog) => dialog.accept());
  await openPage(page, `${server.address}/native-blogs`);
  await page.getByRole('button', { name: 'New Blog Post' }).press('Enter');
  await openDetails(page);
  for (const [field, words] of [
    ['Title', 'How a scanner stops a robot'],
    ['Author', 'Ada Example'],
    ['Category', 'Safety'],
  ] as const)
    await page.getByRole('textbox', { name: field, exact: true }).fill(words);
  await beginBody(page);
  await page.keyboard.type(`${'It stops before it touches anything. '.repeat(60)}It stops in time`);
  await page.getByRole('button', { name: 'Footnote', exact: true }).click();
  await page.keyboard.type('Measured at 1.5 m/s.');
  await moveCaret(page, 'ArrowUp');
  await moveCaret(page, 'End');
  await page.keyboard.type('.\n/table');
  await expect(page.getByRole('list', { name: 'Turn into' })).toBeVisible();
  await page.keyboard.press('Enter');
  await page.keyboard.type('Stopping distance');
  await page.getByRole('textbox', { name: 'Caption of the table' }).fill('How far it still drives');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const path = '/blogs/how-a-scanner-stops-a-robot';
  await expect.poll(async () => (await get(path)).status).toBe(200);
  await openPage(page, server.address + path);
  await expect(page.getByRole('table', { name: 'How far it still drives' })).toBeVisible();
  const note = page.getByText('Measured at 1.5 m/s.');
  await expect(note).not.toBeInViewport();
  await page.getByRole('paragraph').getByRole('link', { name: '1', exact: true }).click();
  await expect(note).toBeInViewport();
  await expect(page.getByText('It stops in time1.')).toBeVisible();
  expect((await get('/blogs/rss.xml')).text).toContain('Measured at 1.5 m/s.');
});
