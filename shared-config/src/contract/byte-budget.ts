/** Limits of a page in bytes of brotli: its HTML with styles, and all scripts of its first view (design §5). */
export type Budget = { html: number; scripts: number };

/** The limits of a page whose route names none of its own. */
export const pageBudget: Budget = { html: 14_000, scripts: 130_000 };
