/** Time in ms until what has failed so many times is tried again: 5 s, twice as much with each failure, and a minute at most. */
export const retryPause = (failures: number): number => Math.min(60_000, 5_000 * 2 ** (failures - 1));
