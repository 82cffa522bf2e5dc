/** Longest time in ms that a page waits for something from the network; then it is loaded in full (page-loader.ts). */
export const longestWait = 4000;
