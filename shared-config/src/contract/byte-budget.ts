/** Limits of every page in bytes of brotli: its HTML with its styles, and all scripts of its first view (design §5). */
export const pageBudget = { html: 20_000, scripts: 132_000 };
