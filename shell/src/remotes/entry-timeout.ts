/** Timeout in ms of a remote's entry; the federation runtime's own default is 20 s. */
export const entryTimeout = 4000;
