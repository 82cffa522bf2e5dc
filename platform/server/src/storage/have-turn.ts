/** How many rows of a table are read before others have their turn: some milliseconds. */
export const readAtOnce = 200;

/** Lets all others who wait have their turn, such as requests for pages. */
export const haveTurn = () => new Promise<void>((resolve) => setImmediate(resolve));
