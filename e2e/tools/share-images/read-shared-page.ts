import type { Page } from '@playwright/test';
import { shareImageOf } from 'kit/media/share-image';
import { liftersInAisle, robotLine } from 'shared-config/media/catalog';
import { site } from 'shared-config/site';

/** A page with a share image of its own: the title that stands on it, and the address of the picture behind. */
export type SharedPage = { path: string; title: string; picture: string };

/** Reads the page that is open; undefined when it shares the picture of its kind with other pages. */
export async function readSharedPage(page: Page): Promise<SharedPage | undefined> {
  const content = (property: string) => page.locator(`meta[property="${property}"]`).getAttribute('content');
  const path = new URL((await content('og:url')) ?? '').href.slice(site.origin.length);
  if ((await content('og:image')) !== site.origin + shareImageOf(path)) return undefined;
  const title = ((await content('og:title')) ?? '').replace(` | ${site.companyName}`, '');
  const opening = page.locator('main source[type="image/avif"]:not([media], table *)');
  const files = (await opening.count()) > 0 ? ((await opening.first().getAttribute('srcset')) ?? '') : '';
  // The widest comes last.
  const [picture] = files.split(', ').at(-1)?.split(' ') ?? [];
  return { path, title, picture: picture || pictureFor(path) };
}

/** Behind the title of a page that has no picture. */
function pictureFor(path: string): string {
  const { avif, webp } = path.startsWith('/products/') ? robotLine : liftersInAisle;
  return (avif.at(-1) ?? webp).src;
}
