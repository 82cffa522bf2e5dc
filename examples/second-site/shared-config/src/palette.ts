import type { Palette } from 'kit/contract/palette';

/** The colours of the house: lime, soot and bronze. */
export const palette: Palette = {
  page: { light: '#f6f2ea', dark: '#17140f' },
  surface: { light: '#fffdf8', dark: '#221d16' },
  ink: { light: '#241d14', dark: '#f1eadd' },
  inkSoft: { light: '#5f5546', dark: '#b9ad9a' },
  lineStrong: { light: '#8f7f66', dark: '#85775f' },
  accent: { light: '#7d4a12', dark: '#e2b06a' },
  onAccent: { light: '#fffdf8', dark: '#241d14' },
  error: { light: '#a3201d', dark: '#ff9d8f' },
  focus: { light: '#1f5f7a', dark: '#8fcde6' },
};
