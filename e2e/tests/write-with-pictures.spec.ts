import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import { collection, deleteDoc, getDocs } from 'firebase/firestore/lite';
import sharp from 'sharp';
import { acceptDialogs } from '../harness/accept-dialogs';
import { bodyOf, openDetails, openUnsavedWork } from '../harness/edit-body';
import { expectNoViolations } from '../harness/expect-no-violations';
import { removeSites } from '../harness/fresh-checkout';
import { openPage } from '../harness/open-page';
import { pasteHtml } from '../harness/paste-html';
import { takePhonePictures, traces } from '../harness/phone-pictures';
import { copyDelivery, startSiteServer } from '../harness/site-server';
import { openStore } from '../harness/store-post';
import { test } from '../harness/test';
import { isThorough } from '../harness/thorough';

const figuresOf = (page: Page): Locator => bodyOf(page).locator('figure');

/** Opens the form of a new post. */
async function begin(page: Page, title: string, address = ''): Promise<void> {
  await openPage(page, `${address}/native-blogs`);
  await page.getByRole('button', { name: 'New Blog Post' }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill(title);
  await openDetails(page);
  for (const field of ['Author', 'Category', 'Excerpt']) await page.getByRole('textbox', { name: field }).fill(field);
}

/** Inserts files at the end of the body. */
async function insert(page: Page, paths: string[]): Promise<void> {
  await page.getByRole('button', { name: '+ Picture' }).click();
  await page.getByLabel('Picture files').setInputFiles(paths);
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** Waits until all pictures of the body are stored: the editor shows what the server has. */
const untilStored = (page: Page, count: number) =>
  expect(figuresOf(page).locator('img[src*="/__pictures/"]')).toHaveCount(count, { timeout: 120_000 });

const describePicture = async (page: Page, place: number, words: string) => {
  const figure = figuresOf(page).nth(place);
  await figure.locator('img').click();
  await figure.getByLabel('Alt text').fill(words);
};

test('pictures from a phone are published, changed, rolled back and reimported', {
  tag: '@nightly',
}, async ({ page }) => {
  const phone = await (isThorough ? takePhonePictures(12) : takePhonePictures(3, 1600));
  const folder = copyDelivery();
  const server = await startSiteServer(undefined, { DELIVERY_DIR: folder });
  const count = phone.paths.length;
  const path = '/blogs/pictures-from-a-phone';
  const get = async (address: string) => fetch(server.address + address);
  const asked = acceptDialogs(page);

  await test.step('they are inserted, sent, and turned upright', async () => {
    await begin(page, 'Pictures from a phone', server.address);
    await insert(page, phone.paths);
    await untilStored(page, count);
    const isUpright = () =>
      figuresOf(page)
        .locator('img')
        .evaluateAll((images: HTMLImageElement[]) =>
          images.every(({ naturalWidth, naturalHeight }) => naturalHeight > naturalWidth),
        );
    await expect.poll(isUpright).toBe(true);
    await expectNoViolations(page);
  });

  await test.step('published without alt texts, it is asked once what is missing', async () => {
    for (let place = count - 1; place > 0; place -= 1) await describePicture(page, place, `Picture ${place}`);
    await figuresOf(page).nth(1).getByLabel('Caption').fill('At the gate');
    await page.getByRole('button', { name: 'Choose cover' }).click();
    await page.getByRole('button', { name: /^Choose IMG_2000/ }).click();
    await page.getByRole('slider', { name: /^Cover, focus from the top/ }).press('Home');
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect.poll(async () => (await get(path)).status).toBe(200);
    expect(asked.join('\n')).toContain('1 picture has no alt text and is not decorative: block 2.');
  });

  await test.step('readers get its pictures without a trace of phone, place or writer', async () => {
    const html = await (await get(path)).text();
    const files = [...new Set(html.match(/\/media\/posts\/[\w.-]+/g) ?? [])];
    expect(files.length).toBeGreaterThan(count);
    expect(html.match(/<figure/g)).toHaveLength(count);
    expect(html).toContain('At the gate');
    for (const name of [...phone.paths.map((one) => one.split('/').at(-1) ?? ''), ...traces.slice(1, 2)])
      expect(html).not.toContain(name);
    for (const file of files) {
      const bytes = Buffer.from(await (await get(file)).arrayBuffer());
      const { exif, xmp, iptc, orientation } = await sharp(bytes).metadata();
      expect({ exif, xmp, iptc, orientation }, file).toEqual({});
      for (const trace of traces) expect(bytes.includes(trace), `${trace} in ${file}`).toBe(false);
    }
  });

  const card = page.getByRole('article').filter({ hasText: 'Pictures from a phone' });
  await test.step('a caption is changed, and an earlier version is brought back', async () => {
    await card.getByRole('button', { name: /^Edit / }).click();
    await figuresOf(page).nth(1).locator('img').click();
    await figuresOf(page).nth(1).getByLabel('Caption').fill('In the yard');
    await page.getByRole('button', { name: 'Update Blog' }).click();
    await expect.poll(async () => (await get(path)).text()).toContain('In the yard');
    await card.getByRole('button', { name: 'Read Article' }).click();
    await expect(page.getByRole('img', { name: 'Picture 1', exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Versions' }).click();
    await page
      .getByRole('button', { name: /^Restore/ })
      .first()
      .click();
    await expect(figuresOf(page)).toHaveCount(count);
    await page.getByRole('button', { name: 'Update Blog' }).click();
    await expect.poll(async () => (await get(path)).text()).toContain('At the gate');
  });

  await test.step('exported and imported it is a post with the same pictures and cover', async () => {
    await card.getByRole('button', { name: 'Read Article' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export as Markdown' }).click();
    const file = readFileSync(await (await download).path(), 'utf8');
    expect(file.match(/"type":"picture"/g)).toHaveLength(count);
    await page.getByRole('button', { name: 'Back to Blog List' }).click();
    const copy = file.replace(/^title: .*$/m, 'title: "Imported pictures"').replace(/^id: .*$/m, 'id: ""');
    const buffer = Buffer.from(copy);
    await page
      .getByLabel('Markdown files to import')
      .setInputFiles({ name: 'a.md', mimeType: 'text/markdown', buffer });
    await expect(page.getByText('1 post added as a draft.')).toBeVisible();
    await page.getByRole('button', { name: 'Edit Imported pictures' }).click();
    await untilStored(page, count);
    await openDetails(page);
    await expect(page.getByRole('slider', { name: 'Cover, focus from the top: 0 %' })).toBeVisible();
    await page.getByRole('button', { name: 'Back to Blog List' }).click();
  });

  await test.step('the library has them, says where they are used, and finds one by its caption', async () => {
    await page.getByRole('button', { name: 'Pictures', exact: true }).click();
    await expect(page.getByText(`${count} pictures`, { exact: true })).toBeVisible();
    await expect(page.getByText('Used in 2 posts').first()).toBeVisible();
    await page.getByRole('searchbox', { name: 'Search pictures' }).fill('gate');
    await expect(page.getByText(`1 of ${count} pictures`)).toBeVisible();
    await expectNoViolations(page);
  });
  await page.close();
  await server.stop();
  removeSites(folder);
  phone.dispose();
});

test('a picture waits in the browser while offline, and is sent once back online', async ({ page, allowConsole }) => {
  allowConsole(/ERR_FAILED|ERR_INTERNET_DISCONNECTED|net::/);
  const small = await takePhonePictures(1, 800);
  await page.route('**/__pictures/*', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  );
  await begin(page, 'Far from any line');
  await insert(page, small.paths);
  await expect(page.getByText(/^IMG_2000\.jpg: The server does not respond/)).toBeVisible();
  await expect(page.getByText(/^Draft kept/)).toBeVisible();
  await expectNoViolations(page);
  const next = await page.context().newPage();
  await page.close({ runBeforeUnload: false });
  await openPage(next, '/native-blogs');
  await openUnsavedWork(next);
  await next.getByRole('button', { name: 'Continue with Far from any line' }).click();
  await untilStored(next, 1);
  await next.getByRole('button', { name: 'Save Blog' }).click();
  await expect(next.getByRole('article').filter({ hasText: 'Far from any line' })).toBeVisible();
  small.dispose();
});

test('an export brings its pictures, and a server without them takes them from it', async ({
  page,
  siteServer,
  allowConsole,
}) => {
  // Posts of other tests on this server name pictures that it never had.
  allowConsole(/status of 404|could not be exported: Error: The store responds with 404/);
  const small = await takePhonePictures(1, 800);
  await begin(page, 'Handed over');
  await insert(page, small.paths);
  await untilStored(page, 1);
  await page.getByRole('button', { name: 'Save Blog' }).click();
  await expect(page.getByRole('button', { name: 'Edit Handed over' })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export all' }).click();
  const buffer = readFileSync(await (await download).path());
  expect(buffer.toString('latin1')).toMatch(/pictures\/IMG_2000\.jpg [0-9a-f]{32}\.jpg/);

  // As on another server: neither the post nor its picture is there.
  const store = openStore(siteServer.address);
  const { docs } = await getDocs(collection(store, 'blogs'));
  for (const post of docs) if (post.data()['title'] === 'Handed over') await deleteDoc(post.ref);
  await page.route('**/__pictures', (route) => route.fulfill({ json: { pictures: [] } }));
  await page.reload();
  acceptDialogs(page);
  const sent = page.waitForRequest((request) => request.method() === 'PUT');
  await page
    .getByLabel('Markdown files to import')
    .setInputFiles({ name: 'blog-posts.zip', mimeType: 'application/zip', buffer });
  expect((await sent).url()).toContain('?file=IMG_2000.jpg');
  await page.getByRole('button', { name: 'Edit Handed over' }).click();
  await untilStored(page, 1);
  const image = figuresOf(page).locator('img');
  await expect.poll(() => image.evaluate(({ naturalWidth }: HTMLImageElement) => naturalWidth)).toBeGreaterThan(0);
  small.dispose();
});

test('a drawing is stored as pixels, with text and colours, and runs and loads nothing', async ({
  page,
  siteServer,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const outside = 'https://elsewhere.example/';
  const hostile = `<script>fetch('${outside}script'); window.ran = 1; parent.ran = 1</script>
    <image href="${outside}picture.png" width="9" height="9"/><style>@import url(${outside}style.css);</style>
    <animate attributeName="x" begin="0s" dur="1s" onbegin="parent.ran = 1"/>`;
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100" onload="parent.ran = 1">${hostile}
    <rect width="100" height="100" fill="rgb(200,10,20)"/><text x="110" y="90" font-size="90">M</text>
    <foreignObject x="180" width="20" height="20"><div xmlns="http://www.w3.org/1999/xhtml" style="background:rgb(10,120,40)">&#160;<br/>&#160;</div></foreignObject></svg>`;
  await begin(page, 'A drawing');
  await page.getByRole('button', { name: '+ Picture' }).click();
  const plan = { name: 'plan.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(drawing) };
  await page.getByLabel('Picture files').setInputFiles([plan]);
  await untilStored(page, 1);
  const address = (await figuresOf(page).locator('img').getAttribute('src')) ?? '';
  expect(address).toMatch(/\.png$/);
  const stored = Buffer.from(await (await fetch(new URL(address, siteServer.address))).arrayBuffer());
  const { data, info } = await sharp(stored).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([2560, 1280]);
  const pixel = (x: number, y: number) => [...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4)];
  // Diagrams have their labels as HTML.
  expect([pixel(640, 640), pixel(1300, 20), pixel(2432, 40)]).toEqual([
    [200, 10, 20, 255],
    [0, 0, 0, 0],
    [10, 120, 40, 255],
  ]);
  const right = await sharp(stored).extract({ left: 1280, top: 0, width: 1280, height: 1280 }).ensureAlpha().toBuffer();
  const { channels } = await sharp(right).stats();
  expect(channels[3]?.mean, 'the letter').toBeGreaterThan(10);
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  expect(asked.filter((url) => url.startsWith(outside))).toEqual([]);
});

test('a picture is cropped and replaced, and keeps its words', async ({ page, siteServer }) => {
  const halves = (left: string, right: string) =>
    sharp({ create: { width: 400, height: 200, channels: 3, background: left } })
      .composite([
        { input: { create: { width: 200, height: 200, channels: 3, background: right } }, left: 200, top: 0 },
      ])
      .png()
      .toBuffer();
  const fileOf = (buffer: Buffer) => ({ name: 'halves.png', mimeType: 'image/png', buffer });
  const tools = page.getByRole('toolbar', { name: 'Body' });
  const image = figuresOf(page).locator('img');
  const widthOf = () => image.evaluate(({ naturalWidth }: HTMLImageElement) => naturalWidth);
  await begin(page, 'Cropped');
  await page.getByRole('button', { name: '+ Picture' }).click();
  await page.getByLabel('Picture files').setInputFiles([fileOf(await halves('#ff0000', '#0000ff'))]);
  await untilStored(page, 1);
  await describePicture(page, 0, 'Two halves');

  await tools.getByRole('button', { name: 'Crop picture' }).click();
  const dialog = page.getByRole('dialog', { name: 'Crop the picture' });
  await expect(dialog.getByRole('button', { name: 'Crop' })).toBeDisabled();
  await expectNoViolations(page);
  const box = (await dialog.locator('img').boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(box.x + box.width * 0.5, box.y + 1);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width - 1, box.y + box.height - 1, { steps: 4 });
  await page.mouse.up();
  await expect(dialog.getByRole('slider', { name: 'Cut off at the left: 50 %' })).toBeVisible();
  await dialog.getByRole('slider', { name: /^Cut off at the top/ }).fill('25');
  await dialog.getByRole('button', { name: 'Crop' }).click();
  await expect.poll(widthOf).toBeLessThan(210);
  await untilStored(page, 1);
  const address = (await image.getAttribute('src')) ?? '';
  const stored = Buffer.from(await (await fetch(new URL(address, siteServer.address))).arrayBuffer());
  const { dominant } = await sharp(stored).stats();
  expect(dominant.b, 'the right half is left').toBeGreaterThan(dominant.r);
  await expect(figuresOf(page).getByLabel('Alt text')).toHaveValue('Two halves');

  await tools.getByRole('button', { name: 'Replace picture' }).click();
  await page.getByLabel('Picture file').setInputFiles([fileOf(await halves('#00ff00', '#00ff00'))]);
  await expect.poll(widthOf).toBe(400);
  await untilStored(page, 1);
  await expect(figuresOf(page).getByLabel('Alt text')).toHaveValue('Two halves');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(widthOf).toBeLessThan(210);
});

test('a damaged or oversized drawing says so in its place', async ({ page }) => {
  await begin(page, 'Damaged');
  await page.getByRole('button', { name: '+ Picture' }).click();
  const head = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">';
  await page.getByLabel('Picture files').setInputFiles(
    [`${head}<g>`, `${head}${' '.repeat(2_000_000)}</svg>`].map((text, index) => ({
      ...{ name: `${index}.svg`, mimeType: 'image/svg+xml', buffer: Buffer.from(text) },
    })),
  );
  await expect(page.getByText('0.svg: The SVG: this browser cannot draw it')).toBeVisible();
  await expect(page.getByText('1.svg: The SVG: it has more than 2 MB. Simplify it, or save it as PNG')).toBeVisible();
});

test('pictures of a pasted page are uploaded; a failed one is named in its place', async ({ page, expectConsole }) => {
  expectConsole(/ERR_FAILED/);
  const body = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#0a0' } })
    .png()
    .toBuffer();
  const headers = { 'Access-Control-Allow-Origin': '*' };
  await page.route('https://open.example/**', (route) => route.fulfill({ body, contentType: 'image/png', headers }));
  await page.route('https://closed.example/**', (route) => route.abort());
  await begin(page, 'Pasted pictures');
  await bodyOf(page).focus();
  await pasteHtml(
    bodyOf(page),
    `<p>Before</p><figure><img src="https://open.example/a.png" alt="Green"><figcaption>A field</figcaption></figure>
     <p>Between <img src="https://closed.example/b.png"> words</p><p><img src="data:image/png;base64,${body.toString('base64')}"></p>`,
  );
  await untilStored(page, 2);
  await expect(
    page.getByText(/closed\.example\/b\.png cannot be used: its site does not let other pages/),
  ).toBeVisible();
  await expect(figuresOf(page).first()).toContainText('A field');
  await expect(page.getByText('Lost in pasting')).toHaveCount(0);
});
