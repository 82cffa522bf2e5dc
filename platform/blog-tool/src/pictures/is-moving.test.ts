import { provideBrowserFiles } from 'kit/presets/jest/browser-files';
import { isMoving } from './is-moving';

provideBrowserFiles();

const fileOf = (latin: string) => new Blob([Uint8Array.from(latin, (letter) => letter.charCodeAt(0))]);
const frame = '\0!\xf9\x04\0\x0a\0\0\0,frame';
const webp = (flags: string) => `RIFF\0\0\0\0WEBPVP8X\x0a\0\0\0${flags}\0\0\0`;
const png = '\x89PNG\r\n\x1a\n\0\0\0\rIHDR';

test.each([
  ['a GIF of two frames', `GIF89a${frame}${'x'.repeat(9_000)}${frame}`, true],
  ['a GIF of one frame', `GIF89a${frame}`, false],
  ['a WebP with frames', webp('\x02'), true],
  ['a WebP with alpha and none', webp('\x10'), false],
  ['a plain WebP', 'RIFF\0\0\0\0WEBPVP8 \x02\x02\x02\x02\x02\x02', false],
  ['a PNG with frames', `${png}\0\0\0\x08acTL`, true],
  ['a PNG', png, false],
  ['an AVIF with frames', '\0\0\0\x20ftypavis', true],
  ['a JPEG', '\xff\xd8\xff\xe0acTL', false],
])('whether %s moves is told by its content', async (_name, content, moves) => {
  expect(await isMoving(fileOf(content))).toBe(moves);
});
