/** Renders the page at a path. */
export const render = async (path: string) => (await import('./render')).render(path);

/** Has the server forget remotes that have changed. @returns whether it has to be loaded anew */
export const revalidate = async () => (await import('@module-federation/node/utils')).revalidate();
