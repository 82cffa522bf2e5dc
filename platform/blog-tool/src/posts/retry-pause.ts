/** Time in ms until a failed request is tried again, by the number of failures: 5 s, twice as much with each failure, and a minute at most. */
export const retryPause = (failures: number): number => Math.min(60_000, 5_000 * 2 ** (failures - 1));
