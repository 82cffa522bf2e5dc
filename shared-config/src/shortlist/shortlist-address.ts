/** Address of the page that shows the visitor's list. */
export const shortlistPath = '/list';

/** Under this key the list is kept on the visitor's device; there is none while nothing is on it. */
export const shortlistKey = 'list';
