import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { isCompressible, precompress } from './precompress';

const text = Buffer.from(Array.from({ length: 400 }, (_, line) => `line ${(line * 7919) % 1000}`).join('\n'));

test('text has two compressed forms; those of a release are made smaller', async () => {
  const [br, gz] = await precompress('a/index.html', text, 'each-time');
  expect([br?.suffix, gz?.suffix]).toEqual(['.br', '.gz']);
  expect(brotliDecompressSync(br?.bytes ?? '').equals(text)).toBe(true);
  expect(gunzipSync(gz?.bytes ?? '').equals(text)).toBe(true);
  const [smaller] = await precompress('a/index.html', text, 'once');
  expect(smaller?.bytes.length).toBeLessThan(br?.bytes.length ?? 0);
});

test('what is compressed already has no other form', async () => {
  expect(await precompress('media/robot.avif', text, 'once')).toEqual([]);
  const packed = ['robot.avif', 'film.mp4', 'archivo.woff2', 'sheet.pdf', 'page.html.br', 'html'];
  expect(packed.filter(isCompressible)).toEqual([]);
  const plain = ['a.html', 'a.css', 'a.js', 'a.json', 'a.svg', 'a.xml', 'a.txt', 'a.glb', 'a.ico', 'a.webmanifest'];
  expect(plain.filter(isCompressible)).toEqual(plain);
});
