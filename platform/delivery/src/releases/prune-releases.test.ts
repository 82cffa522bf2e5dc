import { rmSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { composeNames, releaseOfPage } from '../../testing/interleavings/compose-names';
import { drawPlainly, openTestWorkspace, type TestWorkspace, testRemote } from '../../testing/test-workspace';
import { command as prune } from '../commands/prune';
import { rollBack } from '../registry/change-entry';
import { changeRegistry } from '../registry/open-registry';
import { shareWith } from '../registry/share';
import { goLive } from './go-live';
import { keepFromPruning, pruneReleases } from './prune-releases';
import { listVersions } from './release-folder';

let workspace: TestWorkspace;
beforeEach(() => {
  workspace = openTestWorkspace();
});
afterEach(() => workspace.dispose());

test('promoting a version that was just pruned fails with the versions that are there', async () => {
  const version = workspace.publish(drawPlainly);
  await expect(keepFromPruning(workspace, testRemote, version)).resolves.toBeUndefined();
  rmSync(join(workspace.releases, testRemote, version), { recursive: true });
  await expect(keepFromPruning(workspace, testRemote, version)).rejects.toThrow('there is no such version');
});

test('pruning keeps what visitors get, a rollback needs, or somebody may be promoting', async () => {
  const publish = (name: string) => workspace.publish(`() => '${name}'`);
  const [before, shared, live] = [publish('before'), publish('shared'), publish('live')];
  await workspace.promote(before);
  await changeRegistry(workspace, testRemote, shareWith(shared, 10));
  await workspace.promote(live);
  // More than the site keeps for open tabs.
  const takenBack = Array.from({ length: 22 }, (_, at) => publish(`taken back ${at}`));
  for (const version of takenBack) {
    await workspace.promote(version);
    await changeRegistry(workspace, testRemote, rollBack(testRemote));
  }
  const never = publish('never live');
  for (const { version } of listVersions(workspace, testRemote))
    utimesSync(join(workspace.releases, testRemote, version), 0, 0);
  const fresh = publish('fresh');

  const removed = await pruneReleases(workspace, 0);
  const [first, second, third] = takenBack;
  expect(removed.sort()).toEqual([first, second, third, never].map((version) => `${testRemote}@${version}`).sort());
  expect(listVersions(workspace, testRemote).map(({ version }) => version)).toContain(fresh);
  await goLive(workspace, { [testRemote]: rollBack(testRemote) }, { compose: composeNames });
  expect(await releaseOfPage(workspace, '/a')).toBe(`${testRemote}@${before}`);
});

test('the newest are kept besides, as many as are asked for', async () => {
  const versions = ['one', 'two', 'three', 'four'].map((name, at) => {
    const version = workspace.publish(`() => '${name}'`);
    utimesSync(join(workspace.releases, testRemote, version), at, at);
    return version;
  });
  await workspace.promote(`${versions[3]}`);
  expect(await pruneReleases(workspace, 3)).toEqual([`${testRemote}@${versions[0]}`]);
});

test('a release is kept for an hour after it was published', async () => {
  const [young, old, live] = ['young', 'old', 'live'].map((name) => workspace.publish(`() => '${name}'`));
  await workspace.promote(`${live}`);
  for (const [version, minutes] of [[`${young}`, 59] as const, [`${old}`, 61] as const]) {
    const time = new Date(Date.now() - minutes * 60_000);
    utimesSync(join(workspace.releases, testRemote, version), time, time);
  }
  expect(await pruneReleases(workspace, 0)).toEqual([`${testRemote}@${old}`]);
});

test('pruning also keeps the five newest by default, and lists what it has removed', async () => {
  const versions = Array.from({ length: 7 }, (_, at) => {
    const version = workspace.publish(`() => '${at}'`);
    utimesSync(join(workspace.releases, testRemote, version), at, at);
    return version;
  });
  await workspace.promote(`${versions.at(-1)}`);
  const run = async (...args: string[]) => (await prune.run('prune', args, workspace)).result?.lines;
  expect(await run()).toEqual([`${testRemote}@${versions[1]} removed`, `${testRemote}@${versions[0]} removed`]);
  expect(await run()).toEqual(['Nothing to remove']);
  for (const keep of ['-1', '1.5', 'all']) await expect(run(`--keep=${keep}`)).rejects.toThrow('it is no whole number');
});
