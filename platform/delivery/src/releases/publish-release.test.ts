import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { createTemporaryFolder } from 'kit/presets/jest/temporary-folder';
import { overwrite } from '../../testing/test-workspace';
import { openWorkspace, type Workspace } from '../workspace';
import { deriveReleaseVersion, hasDerivedVersion } from './derive-release-version';
import { publishRelease } from './publish-release';
import { readDefinition } from './read-definition';
import { readRelease } from './read-release';
import { verifyRelease } from './verify-release';

let workspace: Workspace;
beforeEach(() => {
  workspace = openWorkspace(createTemporaryFolder('publish'));
  write('mfe-a/remote.ts', definition('mfe-a'));
  for (const file of ['web/entry.js', 'web/page.js', 'node/remoteEntry.js']) write(`mfe-a/dist/${file}`, `// ${file}`);
  for (const file of ['web/mf-manifest.json', 'web/mf-stats.json']) write(`mfe-a/dist/${file}`, '{}');
  write(
    'mfe-a/dist/web/page.js.map',
    '{"version":3,"file":"page.js","sources":["src/a.tsx"],"names":[],"mappings":"AAWI"}',
  );
});
afterEach(() => rmSync(workspace.root, { recursive: true }));

const definition = (name: string) =>
  `export default { name: '${name}', team: 'a', routes: [{ path: '/a', page: './src/a/a-page.tsx' }] };`;
function write(file: string, text: string): void {
  mkdirSync(dirname(join(workspace.root, file)), { recursive: true });
  writeFileSync(join(workspace.root, file), text);
}
const publish = (expose = './a/a-page') => {
  const [web, node] = ['web', 'node'].map((target) => join(workspace.root, 'mfe-a/dist', target)) as [string, string];
  const exposes = { [expose]: { scripts: ['page.js'], styles: [] } };
  return publishRelease(workspace, 'mfe-a', { web, node, webEntry: 'entry.js', exposes });
};
const folderOf = (version: string) => join(workspace.releases, 'mfe-a', version);

test('a release has both builds, compressed for browsers, and its source maps', async () => {
  const release = await publish();
  const folder = folderOf(release.version);
  expect(Object.keys(release.files).sort()).toEqual(['node/remoteEntry.js', 'web/entry.js', 'web/page.js']);
  await expect(verifyRelease(folder, release, 'contents')).resolves.toBeUndefined();
  expect(await readRelease(workspace, 'mfe-a', release.version)).toEqual(release);
  expect(release).toMatchObject({ team: 'a', routes: [{ path: '/a', expose: './a/a-page' }] });
  expect(brotliDecompressSync(readFileSync(join(folder, 'web/page.js.br'))).toString()).toBe('// web/page.js');
  expect(readFileSync(join(folder, 'maps/web/page.js.map'), 'utf8')).toContain('mfe-a/src/a.tsx');
  expect(readdirSync(folder, { recursive: true }).filter((file) => /mf-|node.*\.br/.test(String(file)))).toEqual([]);
});

test('the origins that pages fetch from are part of a release and of its version', async () => {
  const connects = "connects: ['https://api.example'] }";
  write('mfe-a/remote.ts', definition('mfe-a').replace(/ \}(?=;)/, `, ${connects}`));
  const release = await publish();
  expect(release.connects).toEqual(['https://api.example']);
  expect(deriveReleaseVersion({ ...release, connects: ['https://other.example'] })).not.toBe(release.version);
});

test.each([
  { feed: { title: 'News', description: 'Of the company', items: [] } },
  { calendars: { 'fair.ics': 'BEGIN:VCALENDAR' } },
  { contents: true as const },
  { postsOf: 'tag' as const },
])('what compose writes for a route is part of a release, also of an earlier one: %j', async (field) => {
  const { version, ...before } = await publish();
  const [route = { path: '', expose: '' }] = before.routes;
  const written = { ...before, routes: [{ ...route, ...field }] };
  const changed = deriveReleaseVersion(written);
  expect(changed).not.toBe(version);
  // As it was derived before: from all but this.
  expect(hasDerivedVersion({ ...written, version })).toBe(true);
  expect(hasDerivedVersion({ ...before, version: changed })).toBe(false);
});

test('the same content is published once, from any commit; damage is replaced', async () => {
  const { version } = await publish();
  const file = join(folderOf(version), 'release.json');
  const { ino } = statSync(file);
  expect((await publish()).version).toBe(version);
  expect(statSync(file).ino).toBe(ino);
  overwrite(join(folderOf(version), 'web/page.js'), 'stolen()');
  await publish();
  expect(readFileSync(join(folderOf(version), 'web/page.js'), 'utf8')).toBe('// web/page.js');
  expect(readdirSync(join(workspace.releases, 'mfe-a'))).toEqual([version]);
});

test('the commit, and whether sources differ from it, does not change the version', async () => {
  const before = await publish();
  expect(before.commit).toBeUndefined();
  rmSync(workspace.releases, { recursive: true });
  const git = (...args: string[]) => execFileSync('git', args, { cwd: workspace.root, encoding: 'utf8' }).trim();
  git('init', '-q');
  git('add', '-A');
  git('-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', 'commit', '-qm', 'First');
  const release = await publish();
  expect(release.version).toBe(before.version);
  expect(release.commit).toBe(git('rev-parse', '--short=12', 'HEAD'));
  expect((await publish()).commit).toBe(`${release.commit}-modified`);
});

test('a route whose page was not built is refused, and nothing is published', async () => {
  await expect(publish('./b/b-page')).rejects.toThrow(
    'mfe-a/remote.ts: the page of /a (./a/a-page) is not part of the build. Correct "page" in remote.ts',
  );
  expect(existsSync(workspace.releases)).toBe(false);
});

test('a definition of another name than its folder is refused', async () => {
  write('mfe-copied/remote.ts', definition('mfe-a'));
  await expect(readDefinition(workspace, 'mfe-copied')).rejects.toThrow('it defines "mfe-a". Name it "mfe-copied"');
});
