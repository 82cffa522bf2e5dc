// The picture that a page is measured by, as `Picture` (page/picture.tsx) writes it.
const firstPicture = /srcSet="([^"]+)" sizes="([^"]+)"\/><img[^>]+fetchPriority/;

const known = new Set<string>();

/**
 * Fetches the picture that a page shows first, once. The page's own HTML says which one that is: a few kilobytes, for which
 * nothing else waits. Rejects when the network is lost.
 * @param address path and query of the page
 */
export async function preloadFirstPicture(address: string): Promise<void> {
  if (known.has(address)) return;
  known.add(address);
  const [, srcset, sizes] = firstPicture.exec(await (await fetch(address, { priority: 'low' })).text()) ?? [];
  // A comparison in a media condition is escaped in HTML.
  if (srcset && sizes) Object.assign(new Image(), { sizes: sizes.replaceAll('&gt;', '>'), srcset });
}
