import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import * as catalogue from './catalog';
import type { FilmFile, PictureFile } from './media-file';

const published = join(__dirname, '../../../media/published');
const fileOf = (address: string) => join(published, address.replace('/media/', ''));
const entries: (FilmFile | PictureFile)[] = Object.values(catalogue);
const pictures = entries.filter((entry): entry is PictureFile => 'alt' in entry);
const films = entries.filter((entry): entry is FilmFile => 'mp4' in entry);
const addresses = [
  ...pictures.flatMap(({ avif, webp }) => [...avif, ...webp].map(({ src }) => src)),
  ...films.flatMap(({ mp4, webm }) => [mp4, webm]),
];

test('every file of the catalogue is published, and nothing else but the marks', () => {
  expect(new Set([...addresses.map((address) => address.replace('/media/', '')), 'favicon.svg', 'logo.svg'])).toEqual(
    new Set(readdirSync(published)),
  );
});

test('every picture is described and comes in the same widths in both formats', () => {
  for (const { alt, avif, webp } of pictures) {
    expect(alt.length).toBeGreaterThan(20);
    expect(avif.map(({ width }) => width)).toEqual(webp.map(({ width }) => width));
  }
});

test('at mobile width no picture weighs more than 80 kB, and no film more than 3 MB', () => {
  for (const { avif } of pictures) {
    for (const { src, width } of avif.filter(({ width }) => width <= 800)) {
      expect([src, width, statSync(fileOf(src)).size <= 80_000]).toEqual([src, width, true]);
    }
  }
  for (const { mp4, webm } of films) {
    for (const file of [mp4, webm]) expect([file, statSync(fileOf(file)).size <= 3_000_000]).toEqual([file, true]);
  }
});
