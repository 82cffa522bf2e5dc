import { createHash } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';

/** A part of a PNG. */
export const pngChunk = (type: string, data: Uint8Array): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
};

/** How a PNG is written. @property rows how many have pixels @property fill the byte that each row consists of */
type PngOptions = { depth?: number; colour?: number; interlaced?: number; rows?: number; fill?: number };

/** A PNG that says any size, with pixels for as many rows as are given. */
export function writePng(
  width: number,
  height: number,
  { depth = 8, colour = 2, interlaced = 0, rows = 0, fill = 0 }: PngOptions = {},
): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([depth, colour, 0, 0, interlaced], 8);
  const bytesPerRow = 1 + Math.ceil((width * depth * ({ 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }[colour] ?? 3)) / 8);
  const pixels = Buffer.alloc(bytesPerRow * rows, fill);
  // Each row begins with how it is filtered: not at all.
  for (let row = 0; row < rows; row += 1) pixels[row * bytesPerRow] = 0;
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', head),
    pngChunk('IDAT', deflateSync(pixels)),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A small picture, 30 px wide, that is another one for another name. */
export const smallPicture = (name: string): Uint8Array<ArrayBuffer> => {
  const [fill = 0, more = 0] = createHash('sha256').update(name).digest();
  return new Uint8Array(writePng(30, 20 + more, { rows: 20 + more, fill }));
};
