/** A file of a typeface as the site serves it, cut down from a file of a package. */
export type TypefaceFile = {
  /** As CSS calls the family. */
  family: string;
  /** Name of the published file, without hash. */
  name: string;
  /** In node_modules. */
  source: string;
  /** All that it can write; a browser fetches it for none but these (`unicode-range`). */
  characters: string;
  /** Largest size in bytes. */
  maxSize: number;
};

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');

const ascii = range(0x20, 0x7e);
const westernLetters = range(0xc0, 0xff);
const signs = '\u00a0©®°±²³µ·½–—‘’‚“”„•…‹›«»€™−\u2011₂';
const centralEuropeanLetters = range(0x100, 0x17f);

/** Lightest and heaviest weight that a style may use. */
export const weights = { min: 400, max: 700 };

/** The typefaces of the site (docs/design-language.md). */
export const typefaces: readonly TypefaceFile[] = [
  {
    family: 'Archivo',
    name: 'archivo',
    source: '@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2',
    characters: ascii + westernLetters + signs,
    maxSize: 25_000,
  },
  {
    family: 'Archivo',
    name: 'archivo-central-europe',
    source: '@fontsource-variable/archivo/files/archivo-latin-ext-wght-normal.woff2',
    characters: centralEuropeanLetters,
    maxSize: 25_000,
  },
  {
    family: 'Geist Mono',
    name: 'geist-mono',
    source: '@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2',
    characters: ascii + signs,
    maxSize: 15_000,
  },
];

/** A typeface in one weight as datasheets embed it: PDF knows no variable fonts. */
export type DatasheetTypeface = Pick<TypefaceFile, 'source' | 'characters'> & {
  /** Name of the file in `media/datasheets/typefaces/`, without its ending; datasheets name the typeface so. */
  name: string;
  weight: number;
};

const [archivo, , geistMono] = typefaces;

/** The typefaces of the datasheets, with the same characters as on the site. */
export const datasheetTypefaces: readonly DatasheetTypeface[] = [
  ...(archivo
    ? [
        { ...archivo, name: 'text', weight: 400 },
        { ...archivo, name: 'strong', weight: 600 },
      ]
    : []),
  ...(geistMono ? [{ ...geistMono, name: 'measured', weight: 400 }] : []),
];
