import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import sharp from 'sharp';
import { removeSites } from '../harness/fresh-checkout';
import { takePhonePictures, traces } from '../harness/phone-pictures';
import { copyDelivery, startSiteServer } from '../harness/site-server';
import { isThorough } from '../harness/thorough';
import { everyChange } from './engines';
import { test } from './test';
import { leavingMessages, useWriter } from './writer';

// What each engine does with a file itself: it keeps it in its database, reads it, sends it with its progress, and shows it.

test('a dropped picture survives a lost connection and tab, and is sent and read', async ({
  tab,
  engine,
  allowErrors,
}) => {
  allowErrors(leavingMessages);
  const writer = useWriter(tab);
  const title = `Pictured in ${engine}`;
  const picture = await sharp({ create: { width: 60, height: 90, channels: 3, background: '#08a' } })
    .jpeg()
    .toBuffer();
  await writer.begin(title);
  // The line is lost, without a message in the console.
  await tab.evaluate(() => {
    const { send } = XMLHttpRequest.prototype;
    XMLHttpRequest.prototype.send = function (this: XMLHttpRequest, body) {
      if (body instanceof Blob) setTimeout(() => this.dispatchEvent(new Event('error')));
      else send.call(this, body);
    };
  });
  await tab.evaluate((data) => {
    const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
    const event = new Event('drop', { bubbles: true, cancelable: true });
    const file = new File([bytes], 'gate.jpg', { type: 'image/jpeg' });
    Object.defineProperty(event, 'dataTransfer', { value: { files: [file], types: ['Files'] } });
    document.querySelector('[name=title]')?.dispatchEvent(event);
  }, picture.toString('base64'));
  await tab.see('main figure p', 'gate.jpg: ');
  const width = () =>
    tab.evaluate(() => document.querySelector<HTMLImageElement>('[contenteditable] figure img')?.naturalWidth);
  await expect.poll(width).toBe(60);
  await writer.untilKept('waiting:');
  await tab.crash();
  await tab.open('/native-blogs');
  await tab.click('button', `Continue with ${title}`);
  await tab.until('the server has it', () =>
    tab.evaluate(() => document.querySelector('[contenteditable] figure img[src*="/__pictures/"]') !== null),
  );
  await expect.poll(width).toBe(60);
  await writer.save(title);
});

test('a drawing is rendered however its size is given, and stored as pixels', { tag: everyChange }, async ({
  tab,
  engine,
}) => {
  const writer = useWriter(tab);
  const inside = '<rect width="100" height="100" fill="rgb(200,10,20)"/><text x="110" y="90" font-size="90">M</text>';
  const roots = [
    'viewBox="0 0 200 100"',
    'width="200" height="100"',
    'width="100%" height="5cm" viewBox="0 0 200 100"',
  ];
  const svgs = roots.map((root) => `<svg xmlns="http://www.w3.org/2000/svg" ${root}>${inside}</svg>`);
  await writer.begin(`Drawn in ${engine}`);
  await tab.evaluate((texts) => {
    const files = texts.map((text, index) => new File([text], `${index}.svg`, { type: 'image/svg+xml' }));
    const event = new Event('drop', { bubbles: true, cancelable: true });
    Object.defineProperty(event, 'dataTransfer', { value: { files, types: ['Files'] } });
    document.querySelector('[name=title]')?.dispatchEvent(event);
  }, svgs);
  const sources = () =>
    tab.evaluate(() =>
      [...document.querySelectorAll<HTMLImageElement>('[contenteditable] figure img[src*="/__pictures/"]')].map(
        ({ src }) => src,
      ),
    );
  await expect.poll(async () => (await sources()).length, { timeout: 60_000 }).toBe(svgs.length);
  for (const source of await sources()) {
    expect(source).toMatch(/\.png$/);
    const stored = sharp(Buffer.from(await (await fetch(source)).arrayBuffer())).ensureAlpha();
    const { data, info } = await stored.raw().toBuffer({ resolveWithObject: true });
    expect(Math.max(info.width, info.height)).toBe(2560);
    // Where the drawing begins depends on what says its size; its colour is somewhere, and so are its letter and what is clear.
    const seen = { red: 0, black: 0, clear: 0 };
    for (let at = 0; at < data.length; at += 4 * 997) {
      const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(at, at + 4);
      if (alpha === 0) seen.clear += 1;
      else if (red === 200 && green === 10 && blue === 20) seen.red += 1;
      else if (red + green + blue === 0) seen.black += 1;
    }
    expect(Math.min(seen.red, seen.black, seen.clear), JSON.stringify(seen)).toBeGreaterThan(20);
  }
});

/** Runs in the page: drops large pictures, each with what a phone has written into its own, on the title. */
async function dropPhotos(count: number, exif: string): Promise<void> {
  const segment = Uint8Array.from(atob(exif), (character) => character.charCodeAt(0));
  const canvas = new OffscreenCanvas(4000, 3000);
  const context = canvas.getContext('2d');
  const noise = context?.createImageData(4000, 250);
  if (!context || !noise) throw new Error('There is no canvas');
  for (let at = 0; at < noise.data.length; at += 1) noise.data[at] = at % 4 === 3 ? 255 : 64 + Math.random() * 96;
  const files: File[] = [];
  for (let index = 0; index < count; index += 1) {
    for (let y = 0; y < 3000; y += 250) context.putImageData(noise, 0, y);
    context.fillStyle = `hsl(${index * 30}, 60%, 50%)`;
    context.fillRect(200 * index, 400, 900, 1800);
    const photo = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 });
    // Behind the mark with which the file begins.
    files.push(new File([photo.slice(0, 2), segment, photo.slice(2)], `IMG_${2000 + index}.jpg`, { type: photo.type }));
  }
  const event = new Event('drop', { bubbles: true, cancelable: true });
  Object.defineProperty(event, 'dataTransfer', { value: { files, types: ['Files'] } });
  document.querySelector('[name=title]')?.dispatchEvent(event);
  Reflect.set(
    window,
    'dropped',
    files.map(({ size }) => size),
  );
}

/** What a phone writes into a picture: the segment of a JPEG file that has it. */
async function readExifOfPhone(): Promise<Uint8Array> {
  const phone = await takePhonePictures(1, 64);
  const file = readFileSync(phone.paths[0] ?? '');
  phone.dispose();
  const begin = file.indexOf(Buffer.from([0xff, 0xe1]));
  return file.subarray(begin, begin + 2 + file.readUInt16BE(begin + 2));
}

// Twelve pictures of 12 megapixels, in every engine: npx -y pnpm@12 prove writing
if (isThorough) {
  test('twelve phone pictures are published, changed, rolled back and reimported', async ({
    tab,
    engine,
    allowErrors,
  }) => {
    test.setTimeout(600_000);
    allowErrors(leavingMessages);
    const count = 12;
    const folder = copyDelivery();
    const server = await startSiteServer(undefined, { DELIVERY_DIR: folder });
    const title = `Twelve pictures in ${engine}`;
    const read = async () => (await fetch(`${server.address}/blogs/twelve-pictures-in-${engine}`)).text();
    const untilStored = () =>
      expect
        .poll(
          () => tab.evaluate(() => document.querySelectorAll('[contenteditable] img[src*="/__pictures/"]').length),
          { timeout: 300_000 },
        )
        .toBe(count);
    const acceptQuestions = () => tab.evaluate(() => void Object.assign(window, { confirm: () => true }));
    const captionFirst = async (caption: string) => {
      await tab.click('[contenteditable] figure img');
      await tab.fill('Caption', caption);
    };

    await test.step('written and published', async () => {
      await tab.open(`${server.address}/native-blogs`);
      await acceptQuestions();
      await tab.click('button', 'New Blog Post');
      await tab.fill('Title', title);
      await tab.evaluate(dropPhotos, count, Buffer.from(await readExifOfPhone()).toString('base64'));
      await untilStored();
      const sizes = await tab.evaluate(() => Reflect.get(window, 'dropped') as number[]);
      expect(Math.min(...sizes)).toBeGreaterThan(4_000_000);
      await captionFirst('At the gate');
      await tab.click('button', 'Publish');
      await expect.poll(async () => (await read()).split('<figure').length - 1, { timeout: 300_000 }).toBe(count);
    });

    await test.step('readers get its pictures upright, without a trace of phone, place or writer', async () => {
      // The page waits for one file of each, and the others come by themselves.
      await expect.poll(read, { timeout: 300_000 }).toMatch(/\/media\/posts\/[\w.-]+\.avif/);
      const html = await read();
      const files = [...new Set(html.match(/\/media\/posts\/[\w.-]+/g) ?? [])];
      expect(files.length).toBeGreaterThan(count);
      for (const file of files) {
        const bytes = Buffer.from(await (await fetch(server.address + file)).arrayBuffer());
        const { exif, xmp, iptc, orientation } = await sharp(bytes).metadata();
        expect({ exif, xmp, iptc, orientation }, file).toEqual({});
        for (const trace of traces) expect(bytes.includes(trace), `${trace} in ${file}`).toBe(false);
      }
      expect(html).not.toContain('IMG_20');
      await tab.open(`${server.address}/blogs/twelve-pictures-in-${engine}`);
      const shapes = () =>
        tab.evaluate(() => {
          const images = [...document.querySelectorAll<HTMLImageElement>('article figure img')];
          for (const image of images) image.loading = 'eager';
          return images.map(({ naturalWidth, naturalHeight }) => naturalHeight > naturalWidth);
        });
      await expect.poll(shapes).toEqual(Array.from({ length: count }, () => true));
    });

    await test.step('changed, and rolled back', async () => {
      await tab.open(`${server.address}/native-blogs`);
      await acceptQuestions();
      await tab.click('button', `Edit ${title}`);
      await untilStored();
      await captionFirst('In the yard');
      await tab.click('button', 'Update Blog');
      await expect.poll(read, { timeout: 120_000 }).toContain('In the yard');
      await tab.click('main a, main button', 'Read Article');
      await tab.click('button', 'Versions');
      await tab.click('button', 'Restore');
      await untilStored();
      await tab.click('main button[type=submit]');
      await expect.poll(read, { timeout: 120_000 }).toContain('At the gate');
      expect((await read()).split('<figure')).toHaveLength(count + 1);
    });

    await test.step('exported, and imported as another post', async () => {
      await tab.click('main a, main button', 'Read Article');
      await tab.evaluate(() => {
        const { createObjectURL } = URL;
        URL.createObjectURL = (file: Blob) => {
          void file.text().then((text) => Reflect.set(window, 'exported', text));
          return createObjectURL(file);
        };
      });
      await tab.click('button', 'Export as Markdown');
      const exported = () => tab.evaluate(() => String(Reflect.get(window, 'exported') ?? ''));
      await expect.poll(async () => (await exported()).split('"type":"picture"').length - 1).toBe(count);
      const copy = (await exported()).replace(/^title: .*$/m, 'title: "Imported"').replace(/^id: .*$/m, 'id: ""');
      await tab.click('button', 'Back to Blog List');
      await tab.evaluate((text) => {
        const input = document.querySelector<HTMLInputElement>('input[type=file][accept*=".md"]');
        const given = new DataTransfer();
        given.items.add(new File([text], 'a.md', { type: 'text/markdown' }));
        if (!input) throw new Error('There is no field for files');
        input.files = given.files;
        input.dispatchEvent(new Event('change', { bubbles: true }));
      }, copy);
      await tab.click('button', 'Edit Imported');
      await untilStored();
    });
    await tab.goto('about:blank');
    await server.stop();
    removeSites(folder);
  });
}
