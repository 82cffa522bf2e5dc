import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { type TypefaceFile, weights } from './typefaces';

const { resolve } = createRequire(import.meta.url);

/** Bytes of a font file in node_modules. @throws when the package is not installed */
export const readFont = (source: string) => readFileSync(resolve(source));

// Kerning, ligatures that the design needs, accents, and figures of one width. The rest (fractions, small figures,
// alternate letters) is used nowhere and weighs a fifth of the file.
const keepFeatures = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum'];

/** A typeface as WOFF2 with the site's characters and weights alone. The same bytes from the same source. */
export function subsetTypeface({ source, characters }: TypefaceFile): Promise<Buffer> {
  return subsetFont(readFont(source), characters, {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
    keepFeatures,
  });
}

/** A typeface in one weight, uncompressed: for measuring, and for datasheets. */
export function takeWeight(font: Buffer, characters: string, weight: number): Promise<Buffer> {
  return subsetFont(font, characters, { targetFormat: 'sfnt', variationAxes: { wght: weight }, keepFeatures });
}
