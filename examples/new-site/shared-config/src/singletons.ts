/** What shell and remotes share beside what every site shares: nothing. */
export const singletons = {} as const;
