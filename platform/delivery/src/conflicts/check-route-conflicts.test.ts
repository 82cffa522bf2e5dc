import { maxClaims } from 'kit/contract/find-refused-claim';
import { parseRelease } from 'kit/contract/release';
import { contractVersion, defineRemote } from 'kit/contract/remote-definition';
import { patternCovers, patternsOverlap } from 'kit/contract/route-pattern';
import { matchRoutes } from 'react-router';
import { testRelease } from '../../testing/test-release';
import { hashIntegrity } from '../files/integrity';
import { checkPostPages, checkRouteConflicts } from './check-route-conflicts';

const release = (remote: string, ...paths: string[]) =>
  testRelease(remote, { routes: paths.map((path) => ({ path, expose: './page' })) });

test('remotes with paths of their own are fine', () => {
  expect(() => checkRouteConflicts([release('mfe-a', '/a', '/a/b'), release('mfe-b', '/b')])).not.toThrow();
});

test.each([
  ['/same', '/same'],
  ['/story/:id', '/story/:slug'],
  ['/story/:id', '/story/new'],
  ['/a/:id/edit', '/a/new/:step'],
  ['/Ask-us', '/ask-us'],
])('an address claimed twice is refused, naming both remotes: %s and %s', (first, second) => {
  const releases = [release('mfe-a', first), release('mfe-b', second)];
  expect(() => checkRouteConflicts(releases)).toThrow(`mfe-b/remote.ts: path ${second} is claimed by mfe-a already`);
  // The team that releases is the one to choose another path, whichever name comes first.
  expect(() => checkRouteConflicts(releases, ['mfe-a'])).toThrow(
    `mfe-a/remote.ts: path ${first} is claimed by mfe-b already`,
  );
  expect(() => checkRouteConflicts(releases, ['mfe-a'])).toThrow(
    'If the page moves, remove it from mfe-b and release both together: "npx -y pnpm@12 release mfe-b mfe-a"',
  );
});

test('a second remote with a page for each post is refused, naming both', () => {
  const posts = (remote: string, path: string, shown: object = { posts: 'one' }) =>
    testRelease(remote, { routes: [{ path, expose: './page', ...shown }] });
  const releases = [posts('mfe-a', '/a/:x'), posts('mfe-b', '/b/:x'), release('mfe-c', '/c')];
  expect(() => checkPostPages(releases, ['mfe-a'])).toThrow(
    'mfe-a/remote.ts: path /a/:x is a page for each post, and mfe-b has one already, as /b/:x: posts are shown by mfe-b@0000000000000000 of team team',
  );
  expect(() => checkPostPages(releases, ['mfe-b'])).toThrow(
    'release both together: "npx -y pnpm@12 release mfe-a mfe-b"',
  );
  // What two had before that was refused keeps nobody else from going live.
  for (const others of [['mfe-c'], []]) expect(() => checkPostPages(releases, others)).not.toThrow();
  const ofTags = posts('mfe-b', '/b/:x', { posts: 'one', postsOf: 'tag' });
  expect(() => checkPostPages([posts('mfe-a', '/a/:x'), ofTags], ['mfe-a'])).not.toThrow();
});

test('as many claims as releases may have are compared in a moment', () => {
  const claiming = (remote: string) =>
    release(remote, ...Array.from({ length: maxClaims }, (_, at) => `/${remote}/:x/page-${at}`));
  const releases = Array.from({ length: 20 }, (_, at) => claiming(`mfe-${at}`));
  const before = process.cpuUsage();
  expect(() => checkRouteConflicts(releases)).not.toThrow();
  // To compare each with each takes some minutes.
  expect(process.cpuUsage(before).user).toBeLessThan(3_000_000);
});

test('two patterns overlap exactly where React Router finds an address that both match', () => {
  const words = ['a', 'B', ':x'];
  const patterns = words.flatMap((first) => [
    `/${first}`,
    ...words.flatMap((second) => [`/${first}/${second}`, ...words.map((third) => `/${first}/${second}/${third}`)]),
  ]);
  const addresses = patterns.map((pattern) => pattern.replaceAll(':x', 'other'));
  const matched = new Map(
    patterns.map((pattern) => [pattern, addresses.filter((address) => matchRoutes([{ path: pattern }], address))]),
  );
  const wrong: string[] = [];
  for (const [one, ofOne] of matched) {
    for (const [other, ofOther] of matched) {
      const both = ofOther.filter((address) => ofOne.includes(address));
      if (patternsOverlap(one, other) !== both.length > 0) wrong.push(`${one} and ${other}`);
      if (patternCovers(other, one) !== (both.length === ofOne.length)) wrong.push(`${other} covers ${one}`);
    }
  }
  expect(wrong).toEqual([]);
  expect(matched.size).toBe(39);
});

test('the first matching route is the one that React Router ranks first, in any order', () => {
  const paths = ['/a/:x/c', '/a/b/:y', '/a/b/c', '/a/:x/:y', '/a/:x'];
  const page = './src/a/a-page.tsx';
  let accepted = 0;
  for (const order of permutations(paths)) {
    const routes = order.map((path) => ({ path, page, ...(path.includes(':') ? { entries: [] } : {}) }));
    try {
      defineRemote({ name: 'mfe-a', team: 'a', routes });
    } catch {
      continue;
    }
    accepted += 1;
    for (const address of ['/a/b/c', '/a/z/c', '/a/b/z', '/a/z/z', '/a/z']) {
      const ranked = matchRoutes(
        order.map((path) => ({ path })),
        address,
      )?.[0]?.route.path;
      expect(order.find((path) => patternCovers(path, address))).toBe(ranked);
    }
  }
  expect(accepted).toBeGreaterThan(0);
});

const permutations = (items: readonly string[]): string[][] =>
  items.length === 0
    ? [[]]
    : items.flatMap((item) => permutations(items.filter((one) => one !== item)).map((rest) => [item, ...rest]));

test.each([
  ['contractVersion', contractVersion + 1],
  ['contractVersion', contractVersion - 1],
  ['version', 'latest'],
  ['files', { '../escape.js': { size: 1, integrity: hashIntegrity('') } }],
  ['entries', { web: '/etc/passwd', node: 'remoteEntry.js' }],
])('a malformed release is refused, naming file and field: %s', (field, value) => {
  expect(() => parseRelease({ ...release('mfe-a', '/a'), [field]: value }, 'mfe-a/release.json')).toThrow(
    new RegExp(`^mfe-a/release.json: field "${field}`),
  );
});
