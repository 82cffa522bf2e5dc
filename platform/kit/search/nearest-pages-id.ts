/** Id of the list of nearest pages in the page of missing pages. */
export const nearestPagesId = 'nearest-pages';
