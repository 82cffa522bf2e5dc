import { expect } from '@playwright/test';
import sharp from 'sharp';
import { everyChange } from './engines';
import { test } from './test';
import { leavingMessages, useWriter } from './writer';

// The steps of each engine with a file: it keeps it in its database, reads it, sends it with its progress, and shows it. The later steps of
// pictures do not depend on engines: e2e/tests/write-with-pictures.spec.ts.

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
  await tab.click('summary', 'Unsaved work');
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
