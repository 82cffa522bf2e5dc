import type { Release } from 'kit/contract/release';
import { testRelease } from '../../testing/test-release';
import { checkRedirects as checkAnswered, nobodyAnswers } from './check-redirects';
import { indexOwners } from './find-owner';

const release = (remote: string, routes: object[], redirects?: Record<string, string>) =>
  testRelease(remote, { routes: routes.map((route) => ({ expose: './page', ...route })), redirects });
/** As if each remote were about to go live, or to be retired. */
const checkRedirects = (releases: readonly Release[], retired: Record<string, Record<string, string>>) =>
  checkAnswered(releases, retired, {
    changing: [...releases.map(({ remote }) => remote), ...Object.keys(retired)],
    live: [],
  });
const pages = release('mfe-a', [
  { path: '/a', aliases: ['/A'] },
  { path: '/studies/:id', entries: ['/studies/one'] },
  { path: '/posts/:slug', posts: 'one' },
]);
const check = (redirects: Record<string, string>, retired = {}) =>
  checkRedirects([pages, release('mfe-b', [{ path: '/b' }], redirects)], retired);

test('a page may redirect to any page of the site: path, alias, entry or post', () => {
  expect(() =>
    check({ '/old-a': '/a', '/old-b': '/A', '/old-study': '/studies/one', '/old-post': '/posts/any-post' }),
  ).not.toThrow();
});

test.each([
  ['to an address without a page', { '/old': '/nowhere' }, '/old redirects to /nowhere, which is no page'],
  ['to an entry that there is not', { '/old': '/studies/two' }, '/old redirects to /studies/two, which is no page'],
  ['in a circle', { '/one': '/two', '/two': '/one' }, '/one redirects to /two, which is no page'],
  ['to another redirect', { '/one': '/two', '/two': '/a' }, '/one redirects to /two, which is no page'],
  ['from a page that is there', { '/studies/one': '/a' }, '/studies/one redirects, and is a page of mfe-a'],
])('a redirect %s is refused', (_, redirects, reason) => {
  expect(() => check(redirects)).toThrow(`mfe-b: ${reason}`);
});

test.each<[string, Record<string, string>, string]>([
  ['from a second line', { '/old\n/* https://evil.example 301!\n/x': '/a' }, '"/old\\n/* https://evil.example 301!'],
  ['from a pattern', { '/*': '/a' }, '"/*" is no address of one page'],
  ['to a post with a space', { '/old': '/posts/a b' }, '/old redirects to "/posts/a b", which is no page'],
])('a redirect of a retired remote %s is refused, though it is in the registry', (_, redirects, reason) => {
  expect(() => check({}, { 'mfe-gone': redirects })).toThrow(`mfe-gone: ${reason}`);
});

test.each<[string, Record<string, string>, object, string]>([
  ['still redirects where it was', { '/a': '/b' }, {}, 'Remove the redirect from mfe-b/remote.ts and release both'],
  ['is what an old redirect leads to', { '/old': '/moved' }, {}, 'If that page moves to another remote, release both'],
  ['is at an address that its own remote redirects', { '/b': '/a' }, {}, 'Remove one of the two'],
  ['is at an address of a retired remote', {}, { 'mfe-gone': { '/a': '/b' } }, 'Have mfe-a release without that page'],
])('a page that moves and %s: the message says what to release', (_, redirects, retired, remedy) => {
  expect(() => check(redirects, retired)).toThrow(remedy);
});

test('two remotes that fit the site together are named with the command', () => {
  expect(() => check({ '/a': '/b' })).toThrow('release both together: "npx -y pnpm@12 release mfe-b mfe-a"');
  const third = release('mfe-c', [{ path: '/c' }], { '/old': '/c' });
  expect(() => checkRedirects([release('mfe-b', [{ path: '/b' }], { '/old': '/b' }), third], {})).toThrow(
    'Leave it to one of the two remotes. If it moves, release both together: "npx -y pnpm@12 release mfe-b mfe-c"',
  );
});

test('a path that a retired remote redirects is taken, and its target must stay', () => {
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

test('only the remote that has an entry among the posts may redirect it or give it up', () => {
  const route = { path: '/posts/:slug', posts: 'one', expose: './page' };
  const home = { path: '/', expose: './page' };
  const moved = testRelease('mfe-c', { routes: [home, route], redirects: { '/posts/hello': '/' } } as object);
  expect(checkRedirects([moved], {}).redirects).toEqual({ '/posts/hello': '/' });
  const ended = testRelease('mfe-c', { routes: [home, route], gone: ['/posts/hello'] } as object);
  expect(checkRedirects([ended], {}).gone).toEqual(['/posts/hello']);
  const kept = testRelease('mfe-c', {
    routes: [home, { ...route, entries: ['/posts/hello'] }],
    gone: ['/posts/hello'],
  } as object);
  expect(() => checkRedirects([kept], {})).toThrow('/posts/hello is given up in "gone", and is a page of mfe-c');
  const thief = testRelease('mfe-d', { routes: [{ path: '/d', expose: './page' }], gone: ['/posts/hello'] });
  expect(() => checkRedirects([testRelease('mfe-c', { routes: [home, route] } as object), thief], {})).toThrow(
    '/posts/hello is given up in "gone", and is a page of mfe-c',
  );
});

describe.each([
  ['the next entry of a path with a parameter', '/studies/next', '/studies/:id'],
  ['such an entry in other letters', '/STUDIES/one', '/studies/:id'],
  ['a page in other letters', '/CASE', '/case'],
])('nobody takes an address that another remote claims: %s', (_, address, claimed) => {
  const victim = release('mfe-a', [{ path: '/studies/:id', entries: ['/studies/one'] }, { path: '/case' }]);
  const page = { path: '/b', expose: './page' };
  test('by a redirect', () => {
    const thief = testRelease('mfe-b', { routes: [page], redirects: { [address]: '/b' } });
    for (const releases of [
      [victim, thief],
      [thief, victim],
    ])
      expect(() => checkRedirects(releases, {})).toThrow(
        `mfe-b: ${address} redirects, and is an address of mfe-a, which claims ${claimed}. Remove it from mfe-b/remote.ts`,
      );
  });
  test('by giving it up', () => {
    const thief = testRelease('mfe-b', { routes: [page], gone: [address] });
    expect(() => checkRedirects([victim, thief], {})).toThrow(
      `mfe-b: ${address} is given up in "gone", and is an address of mfe-a. Remove it`,
    );
  });
  test('but who claims it may redirect it', () => {
    const owner = release('mfe-a', [...victim.routes, { path: '/other' }], { [address]: '/other' });
    expect(() => checkRedirects([owner], {})).not.toThrow();
  });
});

test('one address is redirected by one remote, whatever its letters', () => {
  const third = release('mfe-c', [{ path: '/c' }], { '/OLD': '/c' });
  expect(() => checkRedirects([release('mfe-b', [{ path: '/b' }], { '/old': '/b' }), third], {})).toThrow(
    'mfe-c: /OLD redirects already: mfe-b has named it',
  );
  const gone = testRelease('mfe-d', { gone: ['/Old'] });
  expect(() => checkRedirects([release('mfe-b', [{ path: '/b' }], { '/old': '/b' }), gone], {})).toThrow(
    'mfe-d: /Old is given up in "gone", and redirects in mfe-b',
  );
});

test('redirects of a retired remote stay when another one claims a path around them', () => {
  expect(() => check({}, { 'mfe-gone': { '/studies/former': '/studies/one' } })).not.toThrow();
});

describe('what another remote has named keeps nobody from a release or a rollback', () => {
  const others = {
    ...release('mfe-b', [{ path: '/b' }], { '/old': '/new', '/kept': '/b', '/a': '/b', '/studies/next': '/b' }),
    gone: ['/A', '/ended'],
  };
  const kept = { redirects: { '/kept': '/b' }, gone: ['/ended'] };
  const leftOut = { remote: 'mfe-b', count: 4, first: '/old redirects to /new, which is no page', isRetired: false };

  test('where what is live is composed, or taken back', () => {
    expect(checkAnswered([pages, others], {}, nobodyAnswers)).toEqual({ ...kept, leftOut: [leftOut] });
  });

  test('where another remote is released, of which the site has these pages already', () => {
    const answering = { changing: ['mfe-a'], live: [pages] };
    expect(checkAnswered([pages, others], {}, answering)).toEqual({ ...kept, leftOut: [leftOut] });
    // What it takes from who redirects it is refused.
    const other = release('mfe-a', [{ path: '/a' }]);
    expect(() => checkAnswered([pages, others], {}, { ...answering, live: [other] })).toThrow(
      'mfe-b: /studies/next redirects, and is an address of mfe-a',
    );
    expect(() => checkAnswered([pages, others], {}, { ...answering, live: [] })).toThrow(
      'mfe-b: /a redirects, and is a page of mfe-a',
    );
  });

  test('where its own version is about to go live, it is refused', () => {
    expect(() => checkAnswered([pages, others], {}, { changing: ['mfe-b'], live: [others] })).toThrow(leftOut.first);
  });

  test('of what was retired, whatever the registry says of it', () => {
    const retired = { 'mfe-gone': { '/a': '/b', '/*': '/a', '/x': '/nowhere', '/y': '/a' } };
    expect(checkAnswered([pages], retired, nobodyAnswers)).toEqual({
      redirects: { '/y': '/a' },
      gone: [],
      leftOut: [{ remote: 'mfe-gone', count: 3, first: '/a redirects, and is a page of mfe-a', isRetired: true }],
    });
  });

  test('of two that redirect one address the first stays, and neither holder is refused', () => {
    const [first, second] = [release('mfe-c', [], { '/old': '/a' }), release('mfe-d', [], { '/old': '/A' })];
    const expected = {
      redirects: { '/old': '/a' },
      leftOut: [{ remote: 'mfe-d', count: 1, first: '/old redirects already: mfe-c has named it', isRetired: false }],
    };
    const releases = [pages, first, second];
    expect(checkAnswered(releases, {}, nobodyAnswers)).toMatchObject(expected);
    expect(checkAnswered(releases, {}, { changing: ['mfe-d'], live: [second] })).toMatchObject(expected);
    for (const changing of [['mfe-c'], ['mfe-d']])
      expect(() => checkAnswered(releases, {}, { changing, live: [] })).toThrow('/old redirects already');
  });
});

test('a redirect to an address that is given up is refused', () => {
  const posts = [{ path: '/posts/:slug', posts: 'one' as const }];
  const moved = testRelease('mfe-a', { ...release('mfe-a', posts, { '/old': '/posts/new' }), gone: ['/posts/new'] });
  expect(() => checkRedirects([moved], {})).toThrow(
    'mfe-a: /old redirects to /posts/new, which is given up in "gone". Name the page that takes its place',
  );
});

test('a remote with as many paths and redirects as it may have keeps nobody waiting', () => {
  const routes = Array.from({ length: 1000 }, (_, at) => ({ path: `/a${at}/b` }));
  const long = Object.fromEntries(Array.from({ length: 5000 }, (_, at) => [`/r${at}/${'a/'.repeat(94)}b`, '/a999/b']));
  const alike = Object.fromEntries(Array.from({ length: 5000 }, (_, at) => [`/a/b/c/${at}`, '/a/b/c/x999']));
  const beside = Array.from({ length: 1000 }, (_, at) => ({ path: `/a/b/c/x${at}` }));
  const gone = testRelease('mfe-c', { gone: Object.keys(long) });
  const before = process.cpuUsage();
  checkRedirects([release('mfe-a', routes, long)], {});
  checkRedirects([release('mfe-a', beside, alike)], {});
  checkRedirects([release('mfe-a', routes), gone], {});
  // Each took two seconds and more when the paths were split for every address.
  expect(process.cpuUsage(before).user).toBeLessThan(1_500_000);
});

test.each([
  ['/a/b', 'mfe-a'],
  ['/posts/new', 'mfe-a'],
  ['/posts/one', 'mfe-b'],
  ['/POSTS/any', 'mfe-c'],
  ['/posts/any/more', undefined],
])('an address belongs to the first release that has a page there: %s', (address, owner) => {
  const { findOwner } = indexOwners([
    release('mfe-a', [{ path: '/a/:id', entries: ['/a/b'], aliases: ['/posts/new'] }]),
    release('mfe-b', [{ path: '/b', aliases: ['/posts/one', '/a/b'] }]),
    release('mfe-c', [{ path: '/posts/:slug', posts: 'one' }]),
  ]);
  expect(findOwner(address)).toBe(owner);
});
