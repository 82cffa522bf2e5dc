/** Widths in px at which the layout changes (specification §9); media queries in CSS repeat these numbers because custom properties cannot. */
export const breakpoints = { small: 480, medium: 768, large: 1024 } as const;

/** Times in ms that the specification fixes for the whole site (§9). */
export const durations = {
  menuCloseDelay: 150,
  statCountUp: 2000,
  formSuccessDelay: 1500,
  downloadDelay: 1000,
  modalCloseDelay: 2000,
} as const;

/** Scroll position in px beyond which the scroll-to-top button shows (specification §9). */
export const scrollToTopThreshold = 300;
