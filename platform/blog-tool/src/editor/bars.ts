/** The space in the window that bars cover, in px: the place at which a writer looks is kept clear of them. */
export const bars = { top: 208, right: 0, bottom: 112, left: 0 };
