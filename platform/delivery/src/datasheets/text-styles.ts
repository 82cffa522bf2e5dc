import { palette } from 'shared-config/palette';

/** The light colour scheme: print has no other. */
export const colours = {
  accent: palette.accent.light,
  ink: palette.ink.light,
  soft: palette.inkSoft.light,
  line: '#dcd8d1',
  strongLine: palette.lineStrong.light,
  sunken: '#f1efeb',
} as const;

/** The typefaces as files of `media/datasheets/typefaces/`, cut down by `npx -y pnpm@12 assets typefaces`. */
export const fonts = { text: 'archivo-400', strong: 'archivo-600', measured: 'geist-mono-400' } as const;

/** How a text is set; sizes in points. */
export type TextStyle = {
  font: keyof typeof fonts;
  size: number;
  /** From one baseline to the next. */
  line: number;
  colour: string;
  /** Space added between letters. */
  tracking?: number;
};

const { ink, soft, accent } = colours;

/** Every way in which a datasheet sets text. */
export const styles = {
  brand: { font: 'strong', size: 11, line: 14, colour: ink },
  kind: { font: 'text', size: 9, line: 14, colour: soft },
  title: { font: 'strong', size: 34, line: 36, colour: ink, tracking: -0.9 },
  subtitle: { font: 'text', size: 13, line: 18, colour: ink },
  heading: { font: 'strong', size: 14, line: 17, colour: ink, tracking: -0.15 },
  caption: { font: 'strong', size: 9, line: 13, colour: ink },
  text: { font: 'text', size: 9.5, line: 14, colour: ink },
  strong: { font: 'strong', size: 9.5, line: 14, colour: ink },
  cell: { font: 'text', size: 9, line: 12.5, colour: ink },
  rowName: { font: 'text', size: 9, line: 12.5, colour: soft },
  columnName: { font: 'strong', size: 8, line: 12.5, colour: ink },
  figure: { font: 'measured', size: 19, line: 24, colour: ink, tracking: -0.6 },
  figureLabel: { font: 'text', size: 8.5, line: 12, colour: soft },
  number: { font: 'measured', size: 8.5, line: 14, colour: accent },
  quote: { font: 'text', size: 13, line: 18.5, colour: ink },
  link: { font: 'strong', size: 9.5, line: 14, colour: accent },
  label: { font: 'measured', size: 7.5, line: 10, colour: ink },
  foot: { font: 'text', size: 7.5, line: 11, colour: soft },
} as const satisfies Readonly<Record<string, TextStyle>>;
