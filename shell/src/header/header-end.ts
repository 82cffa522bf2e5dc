/** Id of the last part of the header, the closed menu of phones: no page is painted before the parser is there. */
export const headerEndId = 'header-end';
