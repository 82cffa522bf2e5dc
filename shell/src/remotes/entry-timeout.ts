/** Longest time in ms that a remote's entry is waited for. */
export const entryTimeout = 4000;
