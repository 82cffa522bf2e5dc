/** The definition of a gap, in words. */
export const gapRule =
  'A gap lies across the way; its width is that in the direction of travel. A slot along the way, as in a grating, does not count up to half of the narrowest wheel.';
