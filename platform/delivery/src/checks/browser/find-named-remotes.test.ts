import { findNamedRemotes } from './find-named-remotes';

const remotes = [{ remote: 'mfe-shop' }, { remote: 'mfe-shop-two' }, { remote: 'mfe-news' }];
const version = 'a'.repeat(16);

test.each([
  [`TypeError: broken\n    at https://site.example/assets/mfe-news/${version}/page.js:1:2`, ['mfe-news']],
  [`mfe-shop@${version} (team shop) failed: ./page did not load`, ['mfe-shop']],
  ['[ Federation Runtime ]: Failed to load the entry of "mfe_shop_two".', ['mfe-shop-two']],
  [
    `TypeError at /assets/mfe-shop/${version}/a.js:1:2\n at /assets/mfe-news/${version}/b.js:1:2`,
    ['mfe-shop', 'mfe-news'],
  ],
  ['Failed to load resource: net::ERR_FAILED', []],
])('%j names %j', (text, named) => {
  expect(findNamedRemotes(text, remotes).map(({ remote }) => remote)).toEqual(named);
});
