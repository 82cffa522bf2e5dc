import { pictureKindOf } from './picture-kind';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

test.each([
  ['\xff\xd8\xff\xe0\x00\x10JFIF', 'jpeg'],
  ['\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR', 'png'],
  ['GIF89a', 'gif'],
  ['RIFF\x10\x00\x00\x00WEBPVP8 ', 'webp'],
  ['\x00\x00\x00\x1cftypavif\x00\x00\x00\x00mif1', 'avif'],
  ['\x00\x00\x00\x1cftypmif1\x00\x00\x00\x00mif1avif', 'avif'],
])('a file is what its bytes say: %j', (start, kind) => {
  expect(pictureKindOf(bytes(start))).toBe(kind);
});

test.each([
  '',
  '%PDF-1.7 \xff\xd8\xff',
  'MZ\x90',
  '<svg xmlns="http://www.w3.org/2000/svg">',
  'RIFF\x10\x00\x00\x00WAVEfmt ',
  '\x00\x00\x00\x1cftypmp42\x00\x00\x00\x00isom',
  '\x00\x00\x00\x1cftypheic\x00\x00\x00\x00mif1heic',
  'II*\x00',
])('anything else is no picture of ours, whatever it is called: %j', (start) => {
  expect(pictureKindOf(bytes(start))).toBeUndefined();
});
