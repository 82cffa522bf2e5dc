import { findBrokenPart } from './find-broken-part';

const version = 'a'.repeat(16);
const part = { slot: 'news', remote: 'mfe-news', expose: './latest' };
const page = {
  location: '/a',
  file: 'a/index.html',
  page: { kind: 'route' as const, location: '/a' },
  owner: { remote: 'mfe-a', expose: './page' },
  parts: [part],
  indexed: true,
};
const frame = (name: string) => `    at draw (/site/releases/${name}/${version}/node/page.js:1:2)`;

test('what throws is told by the first script of the page or of its parts', () => {
  expect(findBrokenPart(page, `Error: no data\n${frame('mfe-news')}\n${frame('shell')}\n${frame('mfe-a')}`)).toBe(part);
  expect(findBrokenPart(page, `Error: no data\n${frame('shell')}\n${frame('mfe-news')}`)).toBe(part);
  expect(findBrokenPart(page, `Error: no data\n${frame('mfe-a')}\n${frame('mfe-news')}`)).toBeUndefined();
});

test('so is one that does not load', () => {
  expect(findBrokenPart(page, `RemoteLoadError: mfe-news@${version} (team news): ./latest did not load`)).toBe(part);
});

test('a page without that remote’s part, or an error that names none, is the page’s own', () => {
  expect(findBrokenPart({ ...page, parts: [] }, `Error\n${frame('mfe-news')}`)).toBeUndefined();
  expect(findBrokenPart(page, 'it does not end within 10 s')).toBeUndefined();
});
