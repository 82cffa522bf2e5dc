import type { Palette } from 'kit/contract/palette';

/** Colours of `tokens.css`, for what is drawn without that stylesheet: the browser's frame, printed pages, the server's own pages. */
export const palette = {
  page: { light: '#fbfaf8', dark: '#131416' },
  surface: { light: '#ffffff', dark: '#1b1d20' },
  ink: { light: '#16181b', dark: '#f3f1ed' },
  inkSoft: { light: '#50555c', dark: '#b4b7bb' },
  lineStrong: { light: '#878a8f', dark: '#7b8087' },
  accent: { light: '#c2410c', dark: '#ff8a4c' },
  onAccent: { light: '#ffffff', dark: '#1a0d05' },
  error: { light: '#b3261e', dark: '#ff9b92' },
  focus: { light: '#1d4ed8', dark: '#93b4ff' },
} as const satisfies Palette;
