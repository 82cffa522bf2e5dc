import { fromBuffer } from '@capsizecss/unpack';
import { readFont, takeWeight } from './subset-typeface';
import type { TypefaceFile } from './typefaces';

/** A font that a system has, and a package with the same measures: those of the system's own file may not be handed on. */
type SystemFont = { name: string; localNames: Record<Style, readonly string[]>; files: Record<Style, string> };
type Style = 'regular' | 'bold';

/** What stands in until the typeface is there: Arial on Windows, macOS, iOS and most Linux desktops, Roboto on Android. */
const systemFonts: readonly SystemFont[] = [
  {
    name: 'Arial',
    localNames: {
      regular: ['Arial', 'ArialMT', 'Liberation Sans'],
      bold: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'],
    },
    files: {
      regular: '@fontsource/arimo/files/arimo-latin-400-normal.woff2',
      bold: '@fontsource/arimo/files/arimo-latin-700-normal.woff2',
    },
  },
  {
    name: 'Roboto',
    localNames: { regular: ['Roboto', 'Roboto Regular'], bold: ['Roboto Bold', 'Roboto-Bold'] },
    files: {
      regular: '@fontsource/roboto/files/roboto-latin-400-normal.woff2',
      bold: '@fontsource/roboto/files/roboto-latin-700-normal.woff2',
    },
  },
];

/** Weights of the site's text and headings, each with the range that the system font's style stands in for. */
const styles = {
  regular: { weight: 400, range: '400 500' },
  bold: { weight: 640, range: '501 700' },
} as const;

const percent = (value: number) => `${(value * 100).toFixed(2)}%`;

/**
 * `@font-face` rules that give system fonts the measures of a typeface, so that nothing moves when it arrives: average
 * width of English text by `size-adjust`, height of a line by the overrides (CSS Fonts 5, §5).
 */
export async function fallbackFaces({ family, source, characters }: TypefaceFile): Promise<string[]> {
  const font = readFont(source);
  const rules: string[] = [];
  for (const { name, localNames, files } of systemFonts) {
    for (const style of ['regular', 'bold'] as const) {
      const { weight, range } = styles[style];
      const wanted = await fromBuffer(await takeWeight(font, characters, weight));
      const system = await fromBuffer(readFont(files[style]));
      const sizeAdjust = wanted.xWidthAvg / wanted.unitsPerEm / (system.xWidthAvg / system.unitsPerEm);
      const adjusted = (measure: number) => percent(measure / wanted.unitsPerEm / sizeAdjust);
      rules.push(
        `@font-face {
  font-family: "${family} ${name}";
  src: ${localNames[style].map((localName) => `local("${localName}")`).join(', ')};
  font-weight: ${range};
  size-adjust: ${percent(sizeAdjust)};
  ascent-override: ${adjusted(wanted.ascent)};
  descent-override: ${adjusted(-wanted.descent)};
  line-gap-override: ${adjusted(wanted.lineGap)};
}`,
      );
    }
  }
  return rules;
}
