import { testRelease } from '../../testing/test-release';
import { checkRedirects } from './check-redirects';

const release = (remote: string, routes: object[], redirects?: Record<string, string>) =>
  testRelease(remote, { routes: routes.map((route) => ({ expose: './page', ...route })), redirects });
const pages = release('mfe-a', [
  { path: '/a', aliases: ['/A'] },
  { path: '/studies/:id', entries: ['/studies/one'] },
  { path: '/blogs/:slug', posts: 'one' },
]);
const check = (redirects: Record<string, string>, retired = {}) =>
  checkRedirects([pages, release('mfe-b', [{ path: '/b' }], redirects)], retired);

test('a page may have moved to any page of the site: a path, an alias, an entry, a post', () => {
  expect(() =>
    check({ '/old-a': '/a', '/old-b': '/A', '/old-study': '/studies/one', '/old-post': '/blogs/any-post' }),
  ).not.toThrow();
});

test.each([
  ['to an address without a page', { '/old': '/nowhere' }, '/old redirects to /nowhere, which is no page'],
  ['to an entry that there is not', { '/old': '/studies/two' }, '/old redirects to /studies/two, which is no page'],
  ['in a circle', { '/one': '/two', '/two': '/one' }, '/one redirects to /two, which is no page'],
  ['to another redirect', { '/one': '/two', '/two': '/a' }, '/one redirects to /two, which is no page'],
  ['from a second line', { '/old\n/* https://evil.example 301!\n/x': '/a' }, '"/old\\n/* https://evil.example 301!'],
  ['from a pattern', { '/*': '/a' }, '"/*" is no address of one page'],
  ['to a post with a space', { '/old': '/blogs/a b' }, '/old redirects to /blogs/a b, which is no page'],
  ['from a page that is there', { '/studies/one': '/a' }, '/studies/one redirects, and is a page of mfe-a'],
])('a redirect %s is refused', (_, redirects, reason) => {
  expect(() => check(redirects)).toThrow(`mfe-b: ${reason}`);
});

test('a path that a retired remote redirects is not redirected once more, nor may its target go', () => {
  expect(() => check({ '/old': '/a' }, { 'mfe-gone': { '/old': '/b' } })).toThrow(
    'mfe-b: /old redirects already: mfe-gone has named it',
  );
  expect(() => check({}, { 'mfe-gone': { '/old': '/c' } })).toThrow(
    'mfe-gone: /old redirects to /c, which is no page. Name the page that takes its place',
  );
});

test.each([
  ['a page that is there', { gone: ['/studies/one'] }, '/studies/one is given up in "gone", and is a page of mfe-a'],
  [
    'an address that redirects',
    { gone: ['/old'], redirects: { '/old': '/a' } },
    '/old is given up in "gone", and redirects in mfe-b',
  ],
])('%s is not given up', (_, fields, reason) => {
  const other = testRelease('mfe-b', { routes: [{ path: '/b', expose: './page' }], ...fields });
  expect(() => checkRedirects([pages, other], {})).toThrow(`mfe-b: ${reason}. Remove it from "gone"`);
});
