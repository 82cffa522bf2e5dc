/** The packages that shell and remotes share beside those of every site: none. */
export const singletons = {} as const;
