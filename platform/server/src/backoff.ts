/**
 * Pause in ms before something that failed is tried again: doubles from 2 s.
 * @param failures how many tries in a row have failed, 1 or more
 * @param longest upper limit in ms
 */
export const backoff = (failures: number, longest: number) => Math.min(2000 * 2 ** (failures - 1), longest);
