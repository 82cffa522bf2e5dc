/** What the bars cover of the window, in px: what a writer looks at is kept clear of them. */
export const bars = { top: 208, right: 0, bottom: 112, left: 0 };
