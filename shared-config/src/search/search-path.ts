/** Path of the search page: the header leads there, whichever remote has it. */
export const searchPath = '/search';
