/** Limits of every page in bytes of brotli: its HTML with the styles of its first view, and all scripts of that view (design §5). */
export const pageBudget = { html: 14_000, scripts: 132_000 };
