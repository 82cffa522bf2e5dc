import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createTemporaryFolder } from 'kit/presets/jest/temporary-folder';
import { hashIntegrity } from '../../files/integrity';
import { buildByScript } from './build-by-script';

let folder: string;
beforeEach(() => {
  folder = createTemporaryFolder('own-build');
});
afterEach(() => rmSync(folder, { recursive: true }));

const page = 'page()';
const manifest = JSON.stringify({
  metaData: {
    globalName: 'mfe_a',
    publicPath: 'auto',
    remoteEntry: { name: 'remoteEntry.js', path: '', type: 'global' },
  },
  shared: [{ name: 'react', version: '19.3.1', singleton: true }],
  exposes: [
    { path: './a/a-page', assets: { js: { sync: ['page.js'], async: [] }, css: { sync: ['page.css'], async: [] } } },
  ],
});
const whole: Readonly<Record<string, string>> = {
  'web/mf-manifest.json': manifest,
  'web/remoteEntry.js': `load("page.js", "${hashIntegrity(page)}")`,
  'web/page.js': page,
  'web/page.css': '@layer remote{.a{b:c}}',
  'node/remoteEntry.js': 'exports.get = 1',
};

function write(file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

/** Builds a remote whose script copies what a bundler would have written. */
function build(changes: Readonly<Record<string, string | undefined>> = {}) {
  for (const [file, text] of Object.entries({ ...whole, ...changes })) {
    if (text !== undefined) write(`made/${file}`, text);
  }
  const copy = `node -e "require('node:fs').cpSync('made','dist',{recursive:true})"`;
  write('package.json', JSON.stringify({ scripts: { build: copy } }));
  return buildByScript(folder, 'mfe-a');
}

test('a build is what the script has left, and nothing of an earlier one', async () => {
  write('dist/web/former.js', 'former()');
  await expect(build()).resolves.toMatchObject({
    web: join(folder, 'dist/web'),
    webEntry: 'remoteEntry.js',
    nodeEntry: 'remoteEntry.js',
    exposes: { './a/a-page': { scripts: ['page.js'], styles: ['page.css'] } },
    shared: { react: '19.3.1' },
  });
  expect(readdirSync(join(folder, 'dist/web'))).not.toContain('former.js');
});

test.each([
  ['no manifest', { 'web/mf-manifest.json': undefined }, 'manifest: true'],
  ['no build for Node', { 'node/remoteEntry.js': undefined }, "target: 'async-node'"],
  ['a script without a hash', { 'web/remoteEntry.js': 'load("page.js")' }, 'new SubresourceIntegrityPlugin'],
  ['styles outside of the layer', { 'web/page.css': '.a{b:c}' }, '@layer remote { … }'],
  ['a file that the site does not serve', { 'web/_later.js': 'later()' }, 'chunkFileNames'],
])('a build with %s is refused with the line to add', async (_case, changes, line) => {
  await expect(build(changes)).rejects.toThrow(line);
});

test('a folder without any way to build it is refused, naming both ways', async () => {
  write('package.json', '{}');
  await expect(buildByScript(folder, 'mfe-a')).rejects.toThrow(/no script "build", and there is no rspack.config.ts/);
});

test('a script that fails is shown with what it has printed', async () => {
  const failing = `node -e "console.error('Cannot resolve ./missing'); process.exit(1)"`;
  write('package.json', JSON.stringify({ scripts: { build: failing } }));
  await expect(buildByScript(folder, 'mfe-a')).rejects.toThrow('Cannot resolve ./missing\nCorrect the errors');
});
