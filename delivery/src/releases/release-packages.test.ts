import { execFileSync } from 'node:child_process';
import { mkdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Release } from 'shared-config/contract/release';
import { openTestWorkspace, overwrite, type TestWorkspace, testRemote } from '../../testing/test-workspace';
import { command } from '../commands/release';
import { command as releases } from '../commands/releases';
import { changeRegistry, readRegistry } from '../registry/open-registry';
import { promoteTo } from '../registry/registry';
import { shareWith } from '../registry/share';
import { hostName } from '../workspace';
import { fingerprintSources } from './fingerprint-sources';
import { releasePackages } from './release-packages';

let workspace: TestWorkspace;
beforeEach(async () => {
  workspace = openTestWorkspace();
  for (const folder of ['shared-config', 'shared-ui']) mkdirSync(join(workspace.root, folder));
  writeFileSync(join(workspace.root, 'pnpm-lock.yaml'), '');
  await changeRegistry(workspace, hostName, promoteTo(workspace.hostVersion));
});
afterEach(() => workspace.dispose());

/** Publishes a version as what the sources become, so that there is nothing to build. */
function build(text: string, fields: Partial<Release> = {}): string {
  const version = workspace.publish(`() => '${text}'`, testRemote, ['/a'], fields);
  const builds = { [fingerprintSources(workspace, testRemote)]: version };
  writeFileSync(join(workspace.releases, testRemote, 'builds.json'), JSON.stringify(builds));
  return version;
}
async function release(promotes: boolean): Promise<string | undefined> {
  const { outcomes } = await releasePackages(workspace, [testRemote], { promotes, note: { message: 'No 7' } });
  return outcomes[0]?.outcome;
}
const entry = async () => (await readRegistry(workspace)).packages[testRemote];

test('a version is published without going live, then released, and then there is nothing to do', async () => {
  const version = build('one');
  const folder = join(workspace.releases, testRemote, version);
  utimesSync(folder, 0, 0);
  expect(await release(false)).toBe('published');
  expect(await entry()).toBeUndefined();
  // It is kept from being pruned until somebody makes it live.
  expect(statSync(folder).mtimeMs).toBeGreaterThan(Date.now() - 60_000);
  expect(await release(true)).toBe('released');
  const released = await entry();
  expect(released?.history).toMatchObject([
    { version, by: 'promote', message: 'No 7', omitted: ['all checks: start'] },
  ]);
  expect(await release(true)).toBe('unchanged');
  expect(await entry()).toEqual(released);
});

test('a version that is released from a clean commit says that commit, though the same bytes were published from a tree with changes', async () => {
  const version = build('one', { commit: 'c0ffee-modified' });
  const git = (...args: string[]) => execFileSync('git', args, { cwd: workspace.root, encoding: 'utf8' }).trim();
  writeFileSync(join(workspace.root, '.gitignore'), '/releases/\n/.*\n/site*\n');
  git('init', '-q');
  git('add', '-A');
  git('-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', 'commit', '-qm', 'First');
  await release(true);
  const commit = git('rev-parse', '--short=12', 'HEAD');
  expect((await entry())?.history).toMatchObject([{ version, commit }]);
  const { result } = await releases.run('releases', [testRemote], workspace);
  expect(result?.lines[0]).toContain(`commit ${commit}  `);
});

test('a version that a share of the visitors has is not given to everybody by a release', async () => {
  await changeRegistry(workspace, testRemote, promoteTo(workspace.publish(`() => 'live'`, testRemote, ['/a'])));
  const version = build('shared');
  await changeRegistry(workspace, testRemote, shareWith(version, 10));
  const before = await entry();
  expect(await release(true)).toBe('shared');
  expect(await entry()).toEqual(before);
});

test('the command says what came of it, with the size of each route and what was not checked', async () => {
  await changeRegistry(workspace, testRemote, promoteTo(workspace.publish(`() => 'live'`, testRemote, ['/b'])));
  overwrite(
    join(workspace.root, testRemote, 'remote.ts'),
    `export default { name: '${testRemote}', team: 'test', routes: [] };`,
  );
  writeFileSync(join(workspace.root, testRemote, 'package.json'), '{}');
  writeFileSync(join(workspace.root, 'shared-ui', 'package.json'), '{}');
  writeFileSync(join(workspace.root, 'pnpm-workspace.yaml'), 'catalog: {}');
  const version = build('one');
  const run = async (...names: string[]) => {
    const args = [...names, '--publish-only', '--no-lint', '--no-browser'];
    return (await command.run('release', args, workspace)).result?.lines;
  };
  expect(await run(testRemote)).toEqual([
    `${testRemote}@${version} is published`,
    expect.stringMatching(/^ {2}\/a +\d+ B +new +of \d+$/),
    '  not checked: types and lint: --no-lint',
    '  not checked: browser: --no-browser',
  ]);
  await changeRegistry(workspace, testRemote, shareWith(version, 10));
  expect(await run(testRemote)).toEqual([
    `${testRemote}@${version} keeps its share of the visitors; "promote" makes it live for everybody`,
  ]);
  await expect(run(testRemote, 'mfe-none')).rejects.toThrow('"mfe-none": there is no such remote');
});
