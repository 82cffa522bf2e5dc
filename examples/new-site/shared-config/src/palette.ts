import type { Palette } from 'kit/contract/palette';

/** The colours that the platform's own pages have: those that `tokens.css` has for yours, and what is made of them there. */
export const palette: Palette = {
  page: { light: '#fafafa', dark: '#141517' },
  surface: { light: '#ffffff', dark: '#1d1f22' },
  ink: { light: '#17191c', dark: '#f2f3f5' },
  inkSoft: { light: '#52575e', dark: '#b3b8bf' },
  lineStrong: { light: '#80868e', dark: '#7d838b' },
  accent: { light: '#0b5cad', dark: '#8cc2ff' },
  onAccent: { light: '#ffffff', dark: '#0a1a2b' },
  error: { light: '#b3261e', dark: '#ff9b92' },
  focus: { light: '#0f4882', dark: '#abd1fc' },
};
