import { parseRelease, type Release } from 'shared-config/contract/release';
import { checkRoutes } from './check-routes';

const integrity = `sha384-${'A'.repeat(64)}`;
const release = (remote: string, ...paths: string[]): Release =>
  parseRelease(
    {
      contractVersion: 1,
      remote,
      version: '0'.repeat(16),
      team: 'team',
      routes: paths.map((path) => ({ path, expose: './page' })),
      exposes: { './page': { scripts: [], styles: [] } },
      entries: { web: 'entry.js', node: 'remoteEntry.js' },
      shared: {},
      files: { 'web/entry.js': { size: 1, integrity } },
    },
    `${remote}/release.json`,
  );

test('remotes with paths of their own are fine', () => {
  expect(() => checkRoutes([release('mfe-a', '/a', '/a/b'), release('mfe-b', '/b')])).not.toThrow();
});

test.each([
  ['/same', '/same'],
  ['/case-study/:id', '/case-study/:slug'],
])('a path claimed twice is refused, naming both remotes: %s and %s', (first, second) => {
  expect(() => checkRoutes([release('mfe-a', first), release('mfe-b', second)])).toThrow(
    `mfe-b: path ${second} is claimed by mfe-a already`,
  );
});

test.each([
  ['contractVersion', 3],
  ['version', 'latest'],
  ['files', { '../escape.js': { size: 1, integrity } }],
  ['entries', { web: '/etc/passwd', node: 'remoteEntry.js' }],
])('a malformed release is refused, naming file and field: %s', (field, value) => {
  expect(() => parseRelease({ ...release('mfe-a', '/a'), [field]: value }, 'mfe-a/release.json')).toThrow(
    new RegExp(`^mfe-a/release.json: field "${field}`),
  );
});
