/**
 * Address of the picture that stands for a page where it is shared, with the page's title on it. Not named by its content: only
 * crawlers ask for it. The command `share-images` draws it.
 * @param path canonical, with its query
 */
export const shareImageOf = (path: string): string =>
  `/media/share${path === '/' ? '-home' : path.replace(/\W+/g, '-')}.jpg`;
