import type { Palette } from 'kit/contract/palette';

/**
 * The colours that the platform's own pages have, such as the one for a form that was refused: those that `tokens.css` has for yours. Write
 * there first; `npm test` then names each colour here that is another one, with the value that `tokens.css` makes.
 */
export const palette: Palette = {
  page: { light: '#fafafa', dark: '#141517' },
  ink: { light: '#17191c', dark: '#f2f3f5' },
  accent: { light: '#0b5cad', dark: '#8cc2ff' },
  onAccent: { light: '#ffffff', dark: '#0a1a2b' },
  error: { light: '#b3261e', dark: '#ff9b92' },
  // Derived from those by `tokens.css`: the colours that stand out from the page.
  surface: { light: '#fefefe', dark: '#202123' },
  // Text beside other text.
  inkSoft: { light: '#57585a', dark: '#b4b5b7' },
  // The edge of a field.
  lineStrong: { light: '#848587', dark: '#87888a' },
  // The frame around what the keyboard is at.
  focus: { light: '#0f4882', dark: '#abd1fc' },
};
