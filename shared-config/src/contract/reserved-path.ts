/** Pages of the shell, folders of the site, and what a server answers beside it. */
const reserved = /^\/(404|thank-you|assets|media|pdfs|forms|v1|__[^/]*)(\/|$)/;

/** Whether the site keeps an address for itself, so that no remote may have a page there (docs/add-a-page.md). */
export const isReservedPath = (path: string) => reserved.test(path);
