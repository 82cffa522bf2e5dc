import { testRelease } from '../../testing/test-release';
import { testPost } from '../../testing/test-workspace';
import { checkAddresses } from './check-addresses';

const release = (remote: string, routes: object[], fields: object = {}) =>
  testRelease(remote, { routes: routes.map((route) => ({ expose: './page', ...route })), ...fields });
const live = release(
  'mfe-a',
  [
    { path: '/a', aliases: ['/A'] },
    { path: '/studies/:id', entries: ['/studies/one', '/studies/two'] },
    { path: '/posts/:slug', posts: 'one' },
    { path: '/people/:name', postsOf: 'author' },
  ],
  { redirects: { '/former': '/a' } },
);
const posts = [{ ...testPost('present', 'Present'), by: { slug: 'ada', name: 'Ada' } }];
const check = (routes: object[], fields: object = {}, others: ReturnType<typeof release>[] = [], retired = {}) =>
  checkAddresses([live], { releases: [release('mfe-a', routes, fields), ...others], retired, posts });

const [page, studies, blogs] = [{ path: '/a', aliases: ['/A'] }, { path: '/studies/:id' }, { path: '/posts/:slug' }];
const allStudies = { ...studies, entries: ['/studies/one', '/studies/two'] };
const allPosts = { ...blogs, posts: 'one' };
const authors = { path: '/people/:name', postsOf: 'author' };
const all = [page, allStudies, allPosts, authors];
const redirects = { '/former': '/a' };

test.each<[string, object[], object, string]>([
  ['a page', [allStudies, allPosts, authors], { redirects: { '/former': '/studies/one' } }, '/a, /A'],
  ['an alias', [{ path: '/a' }, allStudies, allPosts, authors], { redirects }, '/A'],
  ['an entry', [page, { ...studies, entries: ['/studies/one'] }, allPosts, authors], { redirects }, '/studies/two'],
  ['the posts', [page, allStudies, authors], { redirects }, '/posts/present'],
  ['the pages of authors', [page, allStudies, allPosts], { redirects }, '/people/ada'],
  ['a redirect', all, {}, '/former'],
])('a release without %s of what is live is refused, naming the address', (_, routes, fields, lost) => {
  expect(() => check(routes, fields)).toThrow(
    expect.objectContaining({ code: 'address-lost', subject: 'mfe-a/remote.ts' }),
  );
  expect(() => check(routes, fields)).toThrow(`the live version has ${lost}, and nothing would be there any more`);
});

test('of an older version whose addresses are gone it is said what can be done', () => {
  const site = { releases: [release('mfe-a', [allStudies, allPosts, authors], { redirects })], retired: {}, posts };
  expect(() => checkAddresses([live], site, true)).toThrow(
    expect.objectContaining({
      code: 'address-lost',
      remedy: expect.stringMatching(/"npx -y pnpm@12 release mfe-a".*"npx -y pnpm@12 rollback mfe-a".*"--force"/),
    }),
  );
});

test('an address may stay, redirect, belong to another remote, or be given up by name', () => {
  expect(check([...all, { path: '/new' }], { redirects })).toEqual([]);
  const routes = [{ path: '/a' }, { ...studies, entries: ['/studies/two'] }, allPosts, authors];
  expect(check(routes, { redirects: { ...redirects, '/A': '/a', '/studies/one': '/a' } })).toEqual([]);
  const other = release('mfe-b', [{ path: '/studies/one' }]);
  expect(check(routes, { redirects }, [other], { 'mfe-c': { '/A': '/a' } })).toEqual([]);
  expect(check(routes, { redirects, gone: ['/A', '/studies/one', '/never'] })).toEqual(['/A', '/studies/one']);
});

test('where entries and posts share a route, neither may be lost', () => {
  const both = release('mfe-a', [{ ...allPosts, entries: ['/posts/article'] }]);
  const lose = (routes: object[]) => () =>
    checkAddresses([both], { releases: [release('mfe-a', routes)], retired: {}, posts });
  expect(lose([{ ...allPosts, entries: ['/posts/article'] }])).not.toThrow();
  expect(lose([allPosts])).toThrow('the live version has /posts/article, and');
  expect(lose([])).toThrow('the live version has /posts/article, /posts/present, and');
});

test('a page that moves to another remote is released with it, by the command shown', () => {
  const other = release('mfe-b', [{ path: '/b' }]);
  const refuse = (before: ReturnType<typeof release>[]) => () =>
    checkAddresses(before, { releases: [], retired: {}, posts });
  expect(refuse([other])).toThrow('release both together: "npx -y pnpm@12 release mfe-b <the other remote>"');
  expect(refuse([live, other])).toThrow(
    expect.objectContaining({
      errors: ['mfe-a', 'mfe-b'].map((name) => expect.objectContaining({ subject: `${name}/remote.ts` })),
    }),
  );
});

test('of many addresses a message names ten', () => {
  const entries = Array.from({ length: 12 }, (_, at) => `/x/${at}`);
  const many = release('mfe-x', [{ path: '/x/:id', entries }]);
  expect(() => checkAddresses([many], { releases: [], retired: {}, posts: [] })).toThrow(
    '/x/9 and 2 more, and nothing',
  );
});
