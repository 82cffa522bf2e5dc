import { randomBytes } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { pngChunk, writePng } from '../../testing/png';

/** A file that somebody sends to do harm, and the expected outcome: none, or a picture without the harmful part. */
export type HostileFile = { name: string; bytes: Uint8Array<ArrayBuffer>; expected: 'refused' | 'harmless' };

const payloads = [
  '<script>alert(1)</script>',
  '<?php system($_GET["a"]); ?>',
  'PK\u0003\u0004 an archive',
  '%PDF-1.7 a document',
  '<svg onload=alert(1)>',
  '#!/bin/sh\nrm -rf /',
];

const svg = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">${inside}</svg>`;

/** None is taken in, whatever is in it. */
const drawings = [
  svg('<path d="M0 0"/>'),
  svg('<script>alert(1)</script>'),
  `<?xml-stylesheet href="//a.example/a.css"?>${svg('')}`,
  `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svg('<text>&x;</text>')}`,
  svg('<g id="a"><use href="#a"/></g>'),
];

/** A GIF that says any size, with one frame of one pixel. */
function gif(width: number, height: number): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt16LE(width, 0);
  size.writeUInt16LE(height, 2);
  return Buffer.concat([
    Buffer.from('GIF89a'),
    size,
    Buffer.from([0x80, 0, 0, 0, 0, 0, 255, 255, 255, 0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0, 0x3b]),
  ]);
}

/** A picture with its width or height written over by another number where its head says it. */
function lie(bytes: Buffer, marker: string, offset: number, value: number): Buffer {
  const changed = Buffer.from(bytes);
  const at = changed.indexOf(marker, 0, 'latin1');
  if (at >= 0 && at + offset + 2 <= changed.length) changed.writeUInt16BE(value, at + offset);
  return changed;
}

/**
 * Files that pretend, lie, grow or run: `some` of each kind for every change, or more than 200 of them.
 * The pictures that they are made from are drawn here; nothing comes from elsewhere.
 */
export async function hostileFiles(extent: 'some' | 'all'): Promise<HostileFile[]> {
  const base = sharp({ create: { width: 60, height: 40, channels: 3, background: { r: 200, g: 90, b: 10 } } });
  const pictures = {
    jpg: await base.clone().jpeg().toBuffer(),
    png: await base.clone().png().toBuffer(),
    webp: await base.clone().webp().toBuffer(),
    avif: await base.clone().avif({ effort: 0 }).toBuffer(),
    gif: await base.clone().gif().toBuffer(),
  };
  const files: HostileFile[] = [];
  const add = (name: string, bytes: Uint8Array, expected: HostileFile['expected'] = 'refused') =>
    files.push({ name, bytes: new Uint8Array(bytes), expected });
  const take = <Item>(items: readonly Item[]) => (extent === 'all' ? items : items.slice(0, 2));

  // Two files in one: a picture with something else behind it, or among what is written of it.
  for (const payload of take(payloads)) {
    for (const [kind, picture] of Object.entries(pictures))
      add(
        `${payload.slice(0, 6)} behind.${kind}`,
        Buffer.concat([picture, Buffer.from(payload, 'latin1')]),
        'harmless',
      );
    add('in a comment.png', insertText(pictures.png, payload), 'harmless');
    add('in a comment.jpg', insertComment(pictures.jpg, payload), 'harmless');
    add('before.jpg', Buffer.concat([Buffer.from(payload, 'latin1'), pictures.jpg]));
    add('alone.jpg', Buffer.from(payload, 'latin1'));
    add('only begins.jpg', Buffer.from(`\xff\xd8\xff\xe0${payload}`, 'latin1'));
    add('only begins.png', Buffer.from(`\x89PNG\r\n\x1a\n${payload}`, 'latin1'));
    add('only begins.gif', Buffer.from(`GIF89a${payload}`, 'latin1'));
    add('only begins.webp', Buffer.from(`RIFF\x10\x00\x00\x00WEBPVP8 ${payload}`, 'latin1'));
  }
  for (const drawing of take(drawings)) add('drawing.svg', Buffer.from(drawing));

  // Sizes that no memory has.
  const sides = take([
    [100_000, 100_000],
    [65_535, 65_535],
    [2_147_483_647, 1],
    [1, 2_147_483_647],
    [0, 0],
    [20_000, 4001],
  ] as const);
  for (const [width, height] of sides) {
    add(`${width} x ${height}.png`, writePng(width, height));
    // In a GIF of such a size the first frame counts.
    add(`${width} x ${height}.gif`, gif(width % 65_536 || 65_535, height % 65_536 || 65_535), 'harmless');
    add(
      `${width} x ${height}.jpg`,
      lie(lie(pictures.jpg, '\xff\xc0', 5, height % 65_536 || 65_535), '\xff\xc0', 7, width % 65_536 || 65_535),
    );
  }
  // As large as is allowed, from a few kilobytes.
  add('bomb.png', writePng(10_000, 8000, { rows: 8000 }), 'harmless');
  if (extent === 'all') {
    add('bomb, deep.png', writePng(10_000, 8000, { depth: 16, colour: 6, rows: 8000 }), 'harmless');
    add('bomb, one bit.png', writePng(80_000, 1000, { depth: 1, colour: 0, rows: 1000 }), 'harmless');
    add('bomb, interlaced.png', writePng(10_000, 8000, { interlaced: 1, depth: 16, colour: 6, rows: 8000 }));
    add('bomb, unfinished.png', writePng(10_000, 8000, { rows: 10 }));
    const large = sharp({ create: { width: 10_000, height: 8000, channels: 3, background: 'white' } });
    add('bomb.jpg', await large.clone().jpeg({ optimiseCoding: false }).toBuffer(), 'harmless');
    add(
      'bomb, turned.jpg',
      await large.clone().withMetadata({ orientation: 6 }).jpeg({ optimiseCoding: false }).toBuffer(),
      'harmless',
    );
    add('bomb.webp', await large.clone().webp({ effort: 0 }).toBuffer());
    add('bomb.gif', await large.clone().gif({ effort: 1 }).toBuffer());
    add('many frames.gif', repeatFrames(pictures.gif, 200_000), 'harmless');
  }

  // Pictures broken at any place, and files that are none at all.
  for (const [kind, picture] of Object.entries(pictures)) {
    const cuts = take([0.5, 0.1, 0.25, 0.75]);
    for (const part of cuts) add(`cut short.${kind}`, picture.subarray(0, Math.floor(picture.length * part)));
  }
  for (const [name, bytes] of take([
    ['page.png', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['archive.png', gzipSync(Buffer.alloc(10_000_000))],
    ['noise.jpg', randomBytes(100_000)],
    ['program.gif', Buffer.from('\x7fELF\x02\x01\x01', 'latin1')],
    ['picture.tiff', await base.clone().tiff().toBuffer()],
    ['picture.heic', Buffer.from('\x00\x00\x00\x18ftypheic\x00\x00\x00\x00mif1heic', 'latin1')],
    ['film.avif', Buffer.from('\x00\x00\x00\x18ftypmp42\x00\x00\x00\x00isommp42', 'latin1')],
    ['script.webp', Buffer.from('push graphic-context\nimage over 0,0 0,0 "https://a.example"')],
    ['document.jpg', Buffer.from('%PDF-1.7\n')],
    ['postscript.png', Buffer.from('%!PS-Adobe-3.0 EPSF-3.0\n(%pipe%id) (w) file')],
    ['empty.png', Buffer.alloc(0)],
  ] as const)) {
    add(name, bytes);
  }
  if (extent === 'all') await addChanged(files, pictures);
  return files;
}

/** Pictures with bytes that were changed: whatever they still are, they end no server. */
async function addChanged(files: HostileFile[], pictures: Readonly<Record<string, Buffer>>): Promise<void> {
  for (const [kind, picture] of Object.entries(pictures)) {
    for (let round = 0; round < 12; round += 1) {
      const bytes = new Uint8Array(picture);
      // The same places in each run, and not where the kind of the picture stands.
      for (let place = 30 + round; place < bytes.length; place += 37 + round) bytes[place] = (place * 31 + round) % 256;
      const expected = await sharp(bytes, { failOn: 'error' })
        .toBuffer()
        .then(
          () => 'harmless' as const,
          () => 'refused' as const,
        );
      files.push({ name: `changed ${round}.${kind}`, bytes, expected });
    }
  }
}

const insertText = (picture: Buffer, text: string) =>
  Buffer.concat([
    picture.subarray(0, 33),
    pngChunk('tEXt', Buffer.from(`Comment\0${text}`, 'latin1')),
    picture.subarray(33),
  ]);

function insertComment(picture: Buffer, text: string): Buffer {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(text.length + 2);
  return Buffer.concat([
    picture.subarray(0, 2),
    Buffer.from([0xff, 0xfe]),
    length,
    Buffer.from(text, 'latin1'),
    picture.subarray(2),
  ]);
}

/** The frame of a GIF many times. */
function repeatFrames(picture: Buffer, times: number): Buffer {
  const frame = picture.subarray(picture.indexOf(0x2c, 13), -1);
  return Buffer.concat([
    picture.subarray(0, -1),
    ...Array.from({ length: Math.min(times, Math.floor(20_000_000 / frame.length)) }, () => frame),
    Buffer.from([0x3b]),
  ]);
}
