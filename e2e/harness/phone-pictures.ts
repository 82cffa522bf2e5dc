import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';

/** The data that a phone writes into its pictures, and readers must not find in theirs. */
export const traces = ['Exif', 'Example Phone 9', 'GPSLatitude', 'Ada Example'] as const;

/** Pictures as a phone takes them: some 6 MB each, stored on their side, with camera, place and name. */
export type PhonePictures = { paths: string[]; dispose: () => void };

/** Makes pictures as a phone takes them. @param size in px, of the longer side */
export async function takePhonePictures(count: number, size = 4000): Promise<PhonePictures> {
  const folder = mkdtempSync(join(tmpdir(), 'phone-'));
  const paths: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const path = join(folder, `IMG_${2000 + index}.jpg`);
    await sharp({
      create: {
        width: size,
        height: Math.round(size * 0.75),
        channels: 3,
        background: '#000',
        noise: { type: 'gaussian', mean: 60 + index * 12, sigma: 28 },
      },
    })
      .jpeg({ quality: 80 })
      .withExif({
        IFD0: { Make: 'Example', Model: 'Example Phone 9', Artist: 'Ada Example', Orientation: '6' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 3230/100' },
      })
      .withMetadata({ orientation: 6 })
      .toFile(path);
    paths.push(path);
  }
  return { paths, dispose: () => rmSync(folder, { recursive: true, force: true }) };
}
