import { expect } from '@playwright/test';
import { JSDOM } from 'jsdom';
import { listRoutes } from '../harness/list-routes';
import { test } from '../harness/test';

// One picture means one thing: no two pages open with the same, and a card has that of the page it leads to. Walks the composed
// HTML: no browser takes part.

/** Pictures that stand for more than one page until each has its own. Whoever gives a page its own takes it from here. */
const stillShared = new Set([
  // Solutions have the pictures of case studies on their cards.
  'case-cross-dock',
  'case-order-packing',
  'case-palletising',
  'blog-routes',
  // The magazine opens with the picture of an article.
  'blog-train',
  // A landing page and a page for partners.
  'lp3-hero',
]);

/** The name of a published picture, without width, hash and scheme. */
const pictureName = (image: Element) => /\/media\/([\w-]+?)-\d+\.\w+\.webp$/.exec(image.getAttribute('src') ?? '')?.[1];

/** The uses of each picture: pages that open with it, and pages that cards with it lead to. */
const pagesOf = new Map<string, Set<string>>();
/** The pictures that each page opens with, and those on cards that lead to it. */
const picturesOf = new Map<string, Set<string>>();

// The pages are read once for all tests, and not for each.
test.describe.configure({ mode: 'default' });
test.beforeAll(async ({ siteServer }) => {
  const paths = [...listRoutes(), '/lp2', '/lp3'];
  const note = (picture: string, page: string) => {
    pagesOf.set(picture, (pagesOf.get(picture) ?? new Set()).add(page));
    picturesOf.set(page, (picturesOf.get(page) ?? new Set()).add(picture));
  };
  for (const path of paths) {
    const html = await (await fetch(siteServer.address + path)).text();
    const [, body = ''] = /<body[^>]*>(.*)<\/body>/s.exec(html) ?? [];
    const main = JSDOM.fragment(body).querySelector('main');
    for (const image of main?.querySelectorAll('img') ?? []) {
      const picture = pictureName(image);
      if (!picture) continue;
      // In a table that compares, each column has the picture of its robot.
      const card = image.closest('li, table');
      const targets = new Set([...(card?.querySelectorAll('a[href]') ?? [])].map((link) => link.getAttribute('href')));
      const [target] = targets;
      if (!card && image.getAttribute('fetchpriority') === 'high') note(picture, path);
      else if (target && targets.size === 1 && paths.includes(target)) note(picture, target);
    }
  }
  expect(picturesOf.size).toBeGreaterThan(35);
});

test('a picture belongs to one page: its opening and the cards that lead to it', () => {
  const shared = [...pagesOf].filter(([picture, pages]) => pages.size > 1 && !stillShared.has(picture));
  expect(shared.map(([picture, pages]) => `${picture}: ${[...pages].join(', ')}`)).toEqual([]);
});

test('a page opens with the picture of its cards', () => {
  const several = [...picturesOf].filter(
    ([, pictures]) => pictures.size > 1 && ![...pictures].some((picture) => stillShared.has(picture)),
  );
  expect(several.map(([page, pictures]) => `${page}: ${[...pictures].join(', ')}`)).toEqual([]);
});
