import { create } from 'fontkit';
import { site } from '../../src/site';
import { readFont, takeWeight } from './subset-typeface';
import type { TypefaceFile } from './typefaces';

/** Weights of the site's text and headings, each with the range that the system font's style stands in for. */
const regular = { weight: 400, range: '400 500', systemWeight: 400 };
const bold = { weight: 640, range: '501 700', systemWeight: 700 };

// The fonts that stand in until the typeface is there: Arial on Windows, macOS, iOS and most Linux desktops, Roboto on Android. Measured is
// a package with the same measures: those of the system's own file may not be handed on.
const systemFonts = [
  { name: 'Arial', ...regular, file: 'arimo', localNames: ['Arial', 'ArialMT', 'Liberation Sans'] },
  { name: 'Arial', ...bold, file: 'arimo', localNames: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'] },
  { name: 'Roboto', ...regular, file: 'roboto', localNames: ['Roboto', 'Roboto Regular'] },
  { name: 'Roboto', ...bold, file: 'roboto', localNames: ['Roboto Bold', 'Roboto-Bold'] },
];

/** A text of the site: its letters occur as often as they do there. */
const sample = `One factory with several robots and disconnected systems is no problem. ${site.platformName} runs ${site.robotLineName} robots, machines and software of any brand as one: no stuffy interfaces, no vendor lock-in, no hassle.`;

/** The characters with a face of their own: Archivo's space is a quarter narrower than Arial's, its words are as wide. */
const parts = [
  { texts: sample.split(' '), characters: '' },
  { texts: [' '], characters: '\n  unicode-range: U+20, U+a0;' },
];

const percent = (value: number) => `${(value * 100).toFixed(2)}%`;

/** Measures of a font, in its size. */
function measure(bytes: Buffer) {
  const font = create(bytes);
  const { unitsPerEm, ascent, descent, lineGap } = font;
  const width = (texts: readonly string[]) =>
    texts.reduce((sum, text) => sum + font.layout(text).advanceWidth, 0) / unitsPerEm;
  return { width, ascent: ascent / unitsPerEm, descent: -descent / unitsPerEm, lineGap: lineGap / unitsPerEm };
}

/**
 * `@font-face` rules that give system fonts the measures of a typeface, so that nothing moves when it arrives: widths by
 * `size-adjust`, height of a line by the overrides (CSS Fonts 5, §5).
 */
export async function fallbackFaces({ family, source, characters }: TypefaceFile): Promise<string[]> {
  const rules = systemFonts.map(async ({ name, file, weight, range, systemWeight, localNames }) => {
    const wanted = measure(await takeWeight(readFont(source), characters, weight));
    const system = measure(readFont(`@fontsource/${file}/files/${file}-latin-${systemWeight}-normal.woff2`));
    return parts.map((part) => {
      const sizeAdjust = wanted.width(part.texts) / system.width(part.texts);
      return `@font-face {
  font-family: "${family} ${name}";
  src: ${localNames.map((localName) => `local("${localName}")`).join(', ')};
  font-weight: ${range};
  size-adjust: ${percent(sizeAdjust)};
  ascent-override: ${percent(wanted.ascent / sizeAdjust)};
  descent-override: ${percent(wanted.descent / sizeAdjust)};
  line-gap-override: ${percent(wanted.lineGap / sizeAdjust)};${part.characters}
}`;
    });
  });
  return (await Promise.all(rules)).flat();
}
