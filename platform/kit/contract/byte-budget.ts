/**
 * Limits of every page in bytes of brotli: its HTML with its styles, those of its parts included; the scripts of its first view
 * (architecture §9 Limits), of which the shell has one share and the page's remote the other, so that neither is refused for what the
 * other has grown; of a tool (`render: 'client'`), which staff open and whose data client comes besides; and of each part in a page's
 * slots, which come when a visitor comes near it.
 */
export const pageBudget = { html: 20_000, shell: 109_400, page: 22_600, tool: 25_000, part: 24_000 };

/** Limits in bytes of each file that a package brings beside its sources. */
export const ownFileBudget = { picture: 400_000, film: 2_000_000, typeface: 100_000, document: 5_000_000 };
