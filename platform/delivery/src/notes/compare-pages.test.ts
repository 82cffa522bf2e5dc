import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTemporaryFolder } from 'kit/presets/jest/temporary-folder';
import { comparePages } from './compare-pages';
import type { ReadSite, SitePage } from './read-site';

/** A composed site of some pages, each by its address and with its body. */
function site(bodies: Readonly<Record<string, string>>): ReadSite {
  const folder = createTemporaryFolder('site');
  const pages = new Map<string, SitePage>();
  for (const [location, body] of Object.entries(bodies)) {
    const file = `${location.slice(1)}/index.html`;
    mkdirSync(join(folder, location), { recursive: true });
    writeFileSync(join(folder, file), `<title>Page</title><body>${body}</body>`);
    pages.set(location, { location, file, owner: location.slice(1, 2) });
  }
  return { folder, shell: '', remotes: [], redirects: {}, pages };
}

test('the same change on several pages is listed once, and a class is no change', () => {
  const bodies = (menu: string, name: string) => ({
    '/a1': `<p class="${name}">${menu}</p><main>One</main>`,
    '/a2': `<p>${menu}</p><main>Two</main>`,
    '/b1': `<main class="${name}">One</main><script>${name}</script>`,
  });
  expect(comparePages(site(bodies('Products', 'x')), site(bodies('Robots', 'y')))).toEqual([
    { kind: 'changed', locations: ['/a1', '/a2'], owner: 'a', texts: [{ before: 'Products', after: 'Robots' }] },
  ]);
});

test('a picture of another content is a change', () => {
  const body = (hash: string) => ({ '/a1': `<img src="/media/gear-800.${hash}.webp" alt="">` });
  expect(comparePages(site(body('0123abcd')), site(body('4567cdef')))).toMatchObject([{ locations: ['/a1'] }]);
});
