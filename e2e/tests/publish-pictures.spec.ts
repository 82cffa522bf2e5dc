import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect } from '@playwright/test';
import { deleteDoc, doc, setDoc } from 'firebase/firestore/lite';
import { authorsCollection } from 'kit/posts/author';
import type { Block } from 'kit/posts/block';
import { picturesPath, type StoredPicture, storedPictureSchema } from 'kit/posts/stored-picture';
import { site } from 'shared-config/site';
import sharp from 'sharp';
import * as v from 'valibot';
import { removeSites } from '../harness/fresh-checkout';
import { openPage } from '../harness/open-page';
import { copyDelivery, type SiteServer, startSiteServer } from '../harness/site-server';
import { openStore, storePost } from '../harness/store-post';
import { test } from '../harness/test';
import { isThorough } from '../harness/thorough';
import { watchShifts } from '../harness/watch-shifts';

let folder: string;
let server: SiteServer;

test.beforeAll(async () => {
  folder = copyDelivery();
  server = await startSiteServer(undefined, { DELIVERY_DIR: folder });
});
test.afterAll(async () => {
  await server.stop();
  removeSites(folder);
});

/** A picture from a phone that was held upright, with the place where it was taken. */
async function takePhoto(width: number, height: number): Promise<Uint8Array<ArrayBuffer>> {
  const small = { width: 16, height: 12, channels: 3 as const };
  const photo = sharp(randomBytes(small.width * small.height * 3), { raw: small })
    .resize(width, height, { kernel: 'cubic' })
    .withMetadata({ orientation: 6 })
    .withExif({ IFD0: { Make: 'Phone Nine', Artist: 'Ada Example' }, IFD3: { GPSLatitude: '48/1 8/1 0/1' } })
    .jpeg();
  return new Uint8Array(await photo.toBuffer());
}

async function send(picture: Uint8Array<ArrayBuffer>): Promise<StoredPicture> {
  const digest = createHash('sha256').update(picture).digest('hex');
  const response = await fetch(`${server.address}${picturesPath}/${digest}`, { method: 'PUT', body: picture });
  return v.parse(storedPictureSchema, await response.json());
}

/** An SVG in the store, as an earlier version has taken it in. */
function keepDrawing(): StoredPicture {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 20"><rect width="400" height="20" fill="teal"/></svg>';
  const name = `${createHash('sha256').update(svg).digest('hex').slice(0, 32)}.svg`;
  const addedAt = '2026-01-01T00:00:00.000Z';
  const picture: StoredPicture = { name, width: 400, height: 20, bytes: svg.length, addedAt, fileName: 'plan.svg' };
  const file = join(server.dataFolder, 'pictures', name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, svg);
  writeFileSync(`${file}.json`, JSON.stringify(picture));
  return picture;
}

const get = async (path: string) => {
  const response = await fetch(server.address + path);
  return { status: response.status, headers: response.headers, text: await response.text() };
};

test("a post's pictures reach page, lists and feed, upright and without a location", async ({ page }) => {
  const count = isThorough ? 12 : 3;
  const size = isThorough ? ([4032, 3024] as const) : ([800, 600] as const);
  const photos = await Promise.all(Array.from({ length: count }, async () => send(await takePhoto(size[0], size[1]))));
  const drawing = keepDrawing();
  const [cover = drawing] = photos;
  const content: Block[] = [...photos, drawing].map(({ name: picture, width, height }, index) => ({
    ...{ id: index + 1, type: 'picture', picture, width, height },
    alt: `Picture ${index + 1}`,
    caption: `Caption ${index + 1}`,
    layout: (['text', 'wide', 'full'] as const)[index % 3],
  }));
  const store = openStore(server.address);
  const path = '/blogs/with-pictures';
  const fields = { title: 'With pictures', slug: 'with-pictures', content };
  // Fields that older readers know nothing of.
  const stands = { cover: { picture: cover.name, focus: { x: 20, y: 80 } } };
  const began = performance.now();
  const portrait = { picture: cover.name, focus: { x: 50, y: 20 } };
  await setDoc(doc(store, authorsCollection, 'ada-example'), { name: 'Ada Example', line: '', alt: 'Ada', portrait });
  await storePost(store, 'pictures', { ...fields, ...stands });

  await test.step('the post waits for one file of each picture, and the others come by themselves', async () => {
    await expect.poll(async () => (await get(path)).status, { intervals: [50], timeout: 60_000 }).toBe(200);
    console.log(
      `readable after ${Math.round(performance.now() - began)} ms, with ${count} pictures of ${size.join(' x ')} px`,
    );
    expect((await get(path)).text.split('alt="Picture ')).toHaveLength(count + 2);
    const avif = /\/media\/posts\/[0-9a-f]{16}-\d+\.[0-9a-f]{8}\.avif/;
    await expect.poll(async () => avif.test((await get(path)).text), { timeout: 240_000 }).toBe(true);
  });

  await test.step('who wrote it is shown in it, and on the page of their posts, as a square', async () => {
    for (const shown of [path, '/authors/ada-example'])
      expect((await get(shown)).text).toMatch(
        /<img[^>]* src="\/media\/posts\/[^"]+" width="480" height="480" alt="Ada"/,
      );
  });

  await test.step('on the page all are there with their size, and nothing moves', async () => {
    const shifts = await watchShifts(page);
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await openPage(page, server.address + path);
      for (const index of content.keys()) {
        const picture = page.getByRole('img', { name: `Picture ${index + 1}`, exact: true });
        await picture.scrollIntoViewIfNeeded();
        await expect
          .poll(() => picture.evaluate((image) => 'naturalWidth' in image && Number(image.naturalWidth)))
          .toBeGreaterThan(0);
        const box = await picture.boundingBox();
        if (index < count) expect((box?.height ?? 0) / (box?.width ?? 1)).toBeCloseTo(size[0] / size[1], 1);
        expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 0) <= width).toBe(true);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
      expect(await shifts()).toBeLessThan(0.01);
    }
  });

  await test.step('what is published says nothing of who took it, where and with what', async () => {
    const { text } = await get(path);
    const files = [...new Set(text.match(/\/media\/posts\/[^" ,)]+/g) ?? [])];
    expect(files.length).toBeGreaterThan(count);
    expect(files.filter((file) => file.endsWith('.svg'))).toEqual([]);
    expect(files.some((file) => file.includes(drawing.name.slice(0, 16)))).toBe(true);
    for (const file of files) {
      const { status, headers, text: bytes } = await get(file);
      expect([file, status, headers.get('cache-control')]).toEqual([file, 200, 'public, max-age=31536000, immutable']);
      expect(headers.get('content-security-policy')).toContain('sandbox');
      expect(bytes).not.toMatch(/Phone Nine|Ada Example|Exif/);
    }
  });

  await test.step('its cover stands for it in lists, in the feed, and where it is shared', async () => {
    const own = `/media/posts/${cover.name.slice(0, 16)}-`;
    for (const list of ['/', '/blogs']) expect((await get(list)).text).toContain(own);
    const [, shared = ''] = /property="og:image" content="([^"]+)"/.exec((await get(path)).text) ?? [];
    expect(shared).toContain(site.origin + own);
    const response = await fetch(server.address + new URL(shared).pathname);
    const { width, height, format } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    expect([width, height, format]).toEqual([1200, 630, 'jpeg']);
    const feed = (await get('/blogs/rss.xml')).text;
    expect(feed).toContain(`<enclosure url="${shared}"`);
    expect(feed).toMatch(/alt=("|&quot;)Picture 1/);
  });

  await test.step('a picture that is taken out leaves the page; the post leaves everything, and the store keeps the pictures', async () => {
    await storePost(store, 'pictures', { ...fields, content: content.slice(1), updatedAt: '2026-01-02T00:00:00.000Z' });
    await expect.poll(async () => (await get(path)).text.includes('alt="Picture 1"')).toBe(false);
    expect((await get(path)).text).toContain('alt="Picture 2"');
    await deleteDoc(doc(store, 'blogs', 'pictures'));
    await expect.poll(async () => (await get(path)).status).toBe(404);
    expect((await get('/blogs')).text).not.toContain('/media/posts/');
    expect((await get(`${picturesPath}/${cover.name}`)).status).toBe(200);
  });
});
