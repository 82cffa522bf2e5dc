import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createSourceNamer, mapBounds, readMap } from 'kit/presets/source-maps/name-sources';
import { openTestWorkspace, type TestWorkspace, testRemote } from '../../testing/test-workspace';
import { checkVersions } from '../checks/check-versions';
import { composeSite } from '../compose/compose-site';
import { describeMap, nameSources } from './source-maps';

let workspace: TestWorkspace;
beforeEach(() => {
  workspace = openTestWorkspace();
});
afterEach(() => workspace.dispose());

// The first column of a script's first line is line 12, column 5 of the page; column 20 is line 3 of a dependency.
const map = JSON.stringify({
  version: 3,
  file: 'remoteEntry.js',
  sources: ['src/page/page.tsx', '../node_modules/.pnpm/react@19/node_modules/react/index.js'],
  names: [],
  mappings: 'AAWI,mBCTA',
});

const addMap = (version: string, target: 'web' | 'node', file: string, text = map) => {
  const folder = join(workspace.releases, testRemote, version, 'maps', target);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${file}.map`), describeMap(text, testRemote));
};

test('a place in a release’s script becomes its source line, but only in own code', async () => {
  const version = workspace.publish('() => 1');
  addMap(version, 'node', 'remoteEntry.js');
  addMap(version, 'web', 'page.js');
  const release = join(workspace.releases, testRemote, version);
  const stack = `Error: broken
    at Page (${release}/node/remoteEntry.js:1:10)
    at render (${release}/node/remoteEntry.js:1:25)
    at http://127.0.0.1:4173/assets/${testRemote}/${version}/page.js:1:3
    at other (http://127.0.0.1:4173/assets/${testRemote}/${version}/unknown.js:1:3)
    at node:internal/process/task_queues:95:5`;
  expect(await nameSources(workspace, stack)).toBe(`Error: broken
    at Page (${testRemote}/src/page/page.tsx:12:5)
    at ${testRemote}/src/page/page.tsx:12:5
    at other (http://127.0.0.1:4173/assets/${testRemote}/${version}/unknown.js:1:3)`);
});

test('a place in a chunk allows for the 52 characters that Node’s loader prepends', async () => {
  const version = workspace.publish('() => 1');
  addMap(version, 'node', 'mfe-test.5.js');
  const place = `${join(workspace.releases, testRemote, version)}/node/mfe-test.5.js`;
  expect(await nameSources(workspace, `at Page (${place}:1:${10 + 52})`)).toBe(
    `at Page (${testRemote}/src/page/page.tsx:12:5)`,
  );
});

test('a place in generated code is mapped to what stands before it on the line', async () => {
  const version = workspace.publish('() => 1');
  // From column 5 on, nothing has a source.
  addMap(version, 'node', 'remoteEntry.js', map.replace('AAWI,mBCTA', 'AAWI,I'));
  const place = `${join(workspace.releases, testRemote, version)}/node/remoteEntry.js`;
  expect(await nameSources(workspace, `at Page (${place}:1:9)`)).toBe(`at Page (${testRemote}/src/page/page.tsx:12:5)`);
});

test('of maps no more is read than their bounds; places in others stay as they are', async () => {
  const version = workspace.publish('() => 1');
  const place = (file: string) => `${join(workspace.releases, testRemote, version)}/node/${file}`;
  const addLarge = (file: string, size: number) => {
    addMap(version, 'node', file);
    const path = join(workspace.releases, testRemote, version, 'maps/node', `${file}.map`);
    writeFileSync(path, readFileSync(path, 'utf8').padEnd(size));
  };
  const files = ['too-large.js', 'one.js', 'two.js', 'three.js'];
  addLarge('too-large.js', mapBounds.each + 1);
  for (const file of files.slice(1)) addLarge(file, mapBounds.each);
  const nameLines = createSourceNamer(workspace.releases);
  const named: string[] = [];
  for (const file of files) named.push(await nameLines(`at Page (${place(file)}:1:${10 + 52})`));
  const source = `at Page (${testRemote}/src/page/page.tsx:12:5)`;
  const unread = (file: string) => `at Page (${place(file)}:1:62)`;
  expect(named).toEqual([unread('too-large.js'), source, source, unread('three.js')]);
});

test('a map with many places that have no source is not gone through for one that has', () => {
  const find = readMap(map.replace('AAWI,mBCTA', `AAWI${',C'.repeat(200_000)}`));
  const before = process.cpuUsage();
  for (let line = 0; line < 100; line += 1) expect(find(1, 190_000)).toBeUndefined();
  // To go through all of them takes some seconds.
  expect(process.cpuUsage(before).user).toBeLessThan(1_000_000);
  expect(find(1, 500)).toBe('src/page/page.tsx:12:5');
});

test('the place of the checkout is in no map', () => {
  const sources = JSON.parse(
    describeMap(map.replace('src/page/page.tsx', 'data:text/javascript,/home/team/checkout'), 'mfe-a'),
  ).sources;
  expect(sources).toEqual(['federation', 'node_modules/.pnpm/react@19/node_modules/react/index.js']);
});

test('a page that throws names the line of its source, and no site has a map', async () => {
  const thrown = "(location) => { if (location === '/a') throw new Error('broken'); return location; }";
  const version = workspace.publish(thrown);
  addMap(version, 'node', 'remoteEntry.js', map.replace('AAWI,mBCTA', 'AAWI'));
  addMap(version, 'web', 'page.js');
  await workspace.promote(version);
  await expect(checkVersions(workspace, [{ name: testRemote, version }])).rejects.toThrow(
    /^\/a: it does not prerender: Error: broken\n +at .*mfe-test\/src\/page\/page\.tsx:12:5/,
  );
  const { id, leftOut } = await composeSite(workspace);
  expect(leftOut).toMatchObject([{ location: '/a', reason: 'Error: broken' }]);
  const files = readdirSync(join(workspace.sites, id), { recursive: true, encoding: 'utf8' });
  expect(files.filter((file) => /\.map$|maps\//.test(file))).toEqual([]);
  expect(existsSync(join(workspace.releases, testRemote, version, 'maps'))).toBe(true);
  expect(readFileSync(join(workspace.sites, id, 'b/index.html'), 'utf8')).toContain('/b');
});
