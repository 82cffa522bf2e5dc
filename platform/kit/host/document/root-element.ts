/** Id of the element that React owns. */
export const rootElementId = 'root';
