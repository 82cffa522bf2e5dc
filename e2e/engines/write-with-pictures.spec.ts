import { expect } from '@playwright/test';
import sharp from 'sharp';
import { test } from './test';
import { leavingMessages, useWriter } from './writer';

// What each engine does with a file itself: it keeps it in its database, reads it, sends it with its progress, and shows it.

test('a dropped picture is shown, kept when its line is lost and the tab ends, sent, described and read', async ({
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
