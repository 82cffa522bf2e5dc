import type { Palette } from 'kit/contract/palette';

/** The colours of a site in print: its light colour scheme, which is the only one there. */
export const printColours = ({ accent, ink, inkSoft, lineStrong }: Palette) => ({
  accent: accent.light,
  ink: ink.light,
  soft: inkSoft.light,
  line: '#dcd8d1',
  strongLine: lineStrong.light,
});

/** The use of a colour in print. */
export type PrintColour = keyof ReturnType<typeof printColours>;

/** Kinds of text with a typeface of their own: a file of that name in `typefaces/` of the datasheets' folder, such as `text.ttf`. */
export const typefaces = ['text', 'strong', 'measured'] as const;

/** How a text is set; sizes in points. */
export type TextStyle = {
  font: (typeof typefaces)[number];
  size: number;
  /** From one baseline to the next. */
  line: number;
  colour: PrintColour;
  /** Space added between letters. */
  tracking?: number;
};

/** Every way in which a datasheet sets text. */
export const styles = {
  brand: { font: 'strong', size: 11, line: 14, colour: 'ink' },
  kind: { font: 'text', size: 9, line: 14, colour: 'soft' },
  title: { font: 'strong', size: 34, line: 36, colour: 'ink', tracking: -0.9 },
  subtitle: { font: 'text', size: 13, line: 18, colour: 'ink' },
  heading: { font: 'strong', size: 14, line: 17, colour: 'ink', tracking: -0.15 },
  caption: { font: 'strong', size: 9, line: 13, colour: 'ink' },
  text: { font: 'text', size: 9.5, line: 14, colour: 'ink' },
  strong: { font: 'strong', size: 9.5, line: 14, colour: 'ink' },
  cell: { font: 'text', size: 9, line: 12.5, colour: 'ink' },
  rowName: { font: 'text', size: 9, line: 12.5, colour: 'soft' },
  columnName: { font: 'strong', size: 8, line: 12.5, colour: 'ink' },
  figure: { font: 'measured', size: 19, line: 24, colour: 'ink', tracking: -0.6 },
  figureLabel: { font: 'text', size: 8.5, line: 12, colour: 'soft' },
  number: { font: 'measured', size: 8.5, line: 14, colour: 'accent' },
  quote: { font: 'text', size: 13, line: 18.5, colour: 'ink' },
  link: { font: 'strong', size: 9.5, line: 14, colour: 'accent' },
  label: { font: 'measured', size: 7.5, line: 10, colour: 'ink' },
  foot: { font: 'text', size: 7.5, line: 11, colour: 'soft' },
} as const satisfies Readonly<Record<string, TextStyle>>;
