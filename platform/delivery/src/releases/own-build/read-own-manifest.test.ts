import { readOwnManifest } from './read-own-manifest';

const assets = { js: { sync: ['page.js'], async: ['later.js'] }, css: { sync: ['page.css'], async: [] } };
const whole = {
  metaData: {
    globalName: 'mfe_a',
    publicPath: 'auto',
    remoteEntry: { name: 'remoteEntry.js', path: '', type: 'global' },
  },
  shared: [
    { name: 'react', version: '19.3.1', singleton: true },
    { name: 'react/jsx-runtime', version: '19.3.1' },
  ],
  exposes: [{ path: './a/a-page', assets }],
};
const read = (changes: object = {}) => readOwnManifest(JSON.stringify({ ...whole, ...changes }), 'mfe-a');

test('the manifest has the entry, the files of each page and what is shared', () => {
  expect(read()).toEqual({
    entry: 'remoteEntry.js',
    isModule: false,
    exposes: { './a/a-page': { scripts: ['page.js'], styles: ['page.css'] } },
    shared: { react: '19.3.1' },
  });
  const remoteEntry = { ...whole.metaData.remoteEntry, type: 'module' };
  expect(read({ metaData: { ...whole.metaData, remoteEntry } }).isModule).toBe(true);
});

test.each([
  ['a container of another name', { metaData: { ...whole.metaData, globalName: 'app' } }, "name: 'mfe_a'"],
  ['a fixed address', { metaData: { ...whole.metaData, publicPath: '/' } }, "base: './'"],
  ['no shared React', { shared: [] }, 'shared: { react: { singleton: true'],
  ['a React beside the one of the site', { shared: [{ name: 'react', version: '19.3.1' }] }, 'singleton: true'],
  ['a manifest of something else', { exposes: undefined }, 'manifest: true'],
])('%s is refused with the line to write', (_case, changes, line) => {
  expect(() => read(changes)).toThrow(line);
});
