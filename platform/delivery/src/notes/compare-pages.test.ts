import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compositionElement } from 'kit/contract/composition';
import { createTemporaryFolder } from 'kit/presets/jest/temporary-folder';
import { comparePages } from './compare-pages';
import type { ReadSite, SitePage } from './read-site';

/** A composed site of some pages, each by its address and with its body. @param shell first digit of the shell's version */
function site(shell: string, bodies: Readonly<Record<string, string>>): ReadSite {
  const folder = createTemporaryFolder('site');
  const pages = new Map<string, SitePage>();
  const composition = JSON.stringify({
    shell: shell.repeat(16),
    remotes: [],
    scripts: [{ src: '/assets/shell/entry.js' }],
    page: { kind: 'not-found' },
  });
  for (const [location, body] of Object.entries(bodies)) {
    const file = `${location.slice(1)}/index.html`;
    mkdirSync(join(folder, location), { recursive: true });
    writeFileSync(
      join(folder, file),
      `<html><head><title>Page</title></head><body>${body}${compositionElement.before}${composition}${compositionElement.after}</body></html>`,
    );
    pages.set(location, { location, file, route: location.replace(/\d$/, ':id'), owner: 'mfe-a' });
  }
  const sizes = { 'assets/shell/entry.js.br': Number(shell) * 1000 };
  return { id: shell, folder, shell, remotes: [], redirects: {}, sizes, pages };
}

const body = (menu: string, main: string) => `<header><p>${menu}</p></header><main>${main}</main>`;

test('what reads differently around every page is told once, and makes none of them a changed page', () => {
  const bodies = (menu: string) => ({ '/a1': body(menu, '<p>One</p>'), '/a2': body(menu, '<p>Two</p>') });
  const { pages, frame } = comparePages(site('1', bodies('Products')), site('2', bodies('Robots')));
  expect(pages).toEqual([]);
  expect(frame.flatMap(({ parts }) => parts)).toEqual([
    { kind: 'gone', text: 'Products' },
    { kind: 'new', text: 'Robots' },
  ]);
});

test('a picture of another content is a change, another class or version of a script is none', () => {
  const picture = (hash: string) =>
    body('', `<p class="${hash}">One</p><img src="/media/gear-800.${hash}.webp" alt="">`);
  const before = site('1', { '/a1': picture('0123abcd'), '/a2': body('', '<p class="x">One</p>') });
  const after = site('1', { '/a1': picture('4567cdef'), '/a2': body('', '<p class="y">One</p>') });
  expect(comparePages(before, after).pages).toMatchObject([{ locations: ['/a1'], texts: [], pictures: ['gear'] }]);
});

test('of each route the page is told whose size has changed most', () => {
  const bodies = { '/a1': body('', ''), '/a2': body('', '') };
  const { bytes } = comparePages(site('1', bodies), site('3', bodies));
  expect(bytes).toMatchObject([{ route: '/a:id', scripts: { before: 1000, after: 3000 } }]);
});
