/** How a page is looked at: on a screen in one of two colour schemes, or on paper. */
export const themes = ['light', 'dark', 'print'] as const;
export type Theme = (typeof themes)[number];
export type ScreenTheme = Exclude<Theme, 'print'>;

/** A picture of a page in the folder of the contact sheet. */
export type Picture = {
  template: string;
  theme: Theme;
  /** Name of its PNG: the template, the theme, and the width or the number of the sheet of paper. */
  file: string;
  /** In CSS px of the page, or of a sheet of paper. */
  width: number;
};
