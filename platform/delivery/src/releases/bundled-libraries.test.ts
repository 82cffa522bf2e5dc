import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Release } from 'kit/contract/release';
import { drawPlainly, openTestWorkspace, type TestWorkspace, testRemote } from '../../testing/test-workspace';
import { checkVersions } from '../checks/check-versions';
import { describeCopies, librariesFile, measureLibraries } from './bundled-libraries';
import { readRelease } from './read-release';
import { describeMap } from './source-maps';

let workspace: TestWorkspace;
beforeEach(() => {
  workspace = openTestWorkspace();
});
afterEach(() => workspace.dispose());

function write(file: string, text: string): void {
  mkdirSync(dirname(join(workspace.root, file)), { recursive: true });
  writeFileSync(join(workspace.root, file), text);
}

const stored = 'node_modules/.pnpm/left@2.0.0/node_modules';

/** Columns 0 to 9 are the page's, then come 20 of `left`, 2 without a source, 2 of `kit`, 5 of `@a/right`; the second line is of `left`. */
const script = `${'p'.repeat(10)}${'é'.repeat(20)}${'x'.repeat(4)}${'r'.repeat(5)}\n${'l'.repeat(7)}`;
const map = describeMap(
  JSON.stringify({
    version: 3,
    file: 'page.js',
    sources: [
      'src/a.tsx',
      `../${stored}/left/index.js`,
      '../node_modules/@a/right/a/b.js',
      '../node_modules/kit/page.tsx',
    ],
    names: [],
    mappings: 'AAAA,UCAA,oB,EEAA,EDAA;ADAA',
  }),
  testRemote,
);

test('a script’s bytes are counted for each library, with the version that is installed', async () => {
  write(`${stored}/left/package.json`, '{"version":"2.0.0"}');
  expect(await measureLibraries(workspace.root, [{ script, map }])).toEqual({
    '@a/right': { versions: ['unknown'], bytes: 5 },
    left: { versions: ['2.0.0'], bytes: 47 },
  });
});

test('two versions in one build are told, and packages of the site are not', async () => {
  const other = map.replace(stored, 'node_modules').replace('node_modules/@a/right', `${stored}/left`);
  write(`${stored}/left/package.json`, '{"version":"2.0.0"}');
  write('node_modules/left/package.json', '{"version":"1.0.0"}');
  const libraries = await measureLibraries(workspace.root, [{ script, map: other }]);
  expect(libraries).toEqual({ left: { versions: ['2.0.0', '1.0.0'], bytes: 52 } });
  const release = await released(testRemote, libraries);
  expect(await describeCopies(workspace, release, [release])).toEqual([
    `more than once: left, before compression: ${testRemote} 2.0.0 and 1.0.0 (0.1 kB)`,
  ]);
});

async function released(remote: string, libraries: object, paths: readonly string[] = ['/a']): Promise<Release> {
  const version = workspace.publish(drawPlainly, remote, paths);
  write(join('releases', remote, version, librariesFile), JSON.stringify(libraries));
  return readRelease(workspace, remote, version);
}

test('a release tells which libraries others bring as well, with the size of every copy', async () => {
  const left = (version: string, bytes: number) => ({ left: { versions: [version], bytes } });
  const other = await released('mfe-other', left('1.4.0', 20_000), ['/other']);
  await workspace.promote(other.version, 'mfe-other');
  const { version } = await released(testRemote, { ...left('2.0.0', 31_500), own: { versions: ['1.0.0'], bytes: 9 } });
  const { outcomes } = await checkVersions(workspace, [{ name: testRemote, version }]);
  const told = outcomes.get(testRemote)?.sizes.filter((line) => line.startsWith('more than once'));
  expect(told).toEqual([
    'more than once: left, before compression: mfe-test 2.0.0 (31.5 kB), mfe-other 1.4.0 (20.0 kB)',
  ]);
});

test('of a release without source maps nothing is told', async () => {
  const version = workspace.publish(drawPlainly);
  const release = await readRelease(workspace, testRemote, version);
  expect(await describeCopies(workspace, release, [release])).toEqual([]);
});
