import { parseRelease } from './release';

const integrity = `sha384-${'A'.repeat(64)}`;
const release = {
  contractVersion: 3,
  remote: 'mfe-a',
  version: 'a'.repeat(16),
  team: 'alpha',
  origin: 'https://assets.example:8443',
  routes: [{ path: '/a', expose: './a' }],
  exposes: { './a': { scripts: ['a/page.js'], styles: [] } },
  entries: { web: 'web/entry.js', node: 'node/entry.js' },
  shared: { react: '19.0.0' },
  files: { 'web/mfe-a.@1~x+y_z.js': { size: 0, integrity } },
};
const parse = (part: object) => parseRelease({ ...release, ...part }, 'release.json');

test('a release is read as it was written', () => expect(parse({})).toEqual(release));

test.each([
  '../a.js',
  'web/../../a.js',
  './a.js',
  'web/./a.js',
  '/a.js',
  'web//a.js',
  'web\\a.js',
  'web/',
  '',
  'a b.js',
])('the file "%s" is outside of a release', (file) => {
  const reason = 'must be a relative path inside the release';
  expect(() => parse({ files: { [file]: { size: 1, integrity } } })).toThrow(reason);
  expect(() => parse({ entries: { web: file, node: 'a.js' } })).toThrow(`release.json: field "entries.web": ${reason}`);
  expect(() => parse({ exposes: { './a': { scripts: [file], styles: [] } } })).toThrow(reason);
});

test.each([
  ['a version that is no digest', { version: 'A'.repeat(16) }, 'field "version": must be 16 hexadecimal digits'],
  ['a hash of another kind', { files: { 'a.js': { size: 1, integrity: 'sha256-x' } } }, 'must be a SHA-384'],
  ['a size below zero', { files: { 'a.js': { size: -1, integrity } } }, 'size'],
  ['an origin with a path', { origin: 'https://assets.example/a' }, 'field "origin": must be an origin'],
  ['an origin of another scheme', { origin: 'ftp://assets.example' }, 'must be an origin'],
  ['another contract', { contractVersion: 2 }, 'must be 3: update this checkout, or release again with it'],
  ['a strange name', { remote: '../mfe' }, 'field "remote"'],
])('%s is refused, naming the field and the remedy', (_, part, reason) => {
  expect(() => parse(part)).toThrow(reason);
  expect(() => parse(part)).toThrow('Release the remote again');
});
