import { mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { leftOutRecordFile } from 'kit/contract/left-out';
import { createTemporaryFolder } from 'kit/presets/jest/temporary-folder';
import { inEnvironment, openWorkspace, type Workspace } from '../../workspace';
import { liveSite, pruneSites, switchSite } from './switch-site';

let workspace: Workspace;
beforeEach(() => {
  workspace = openWorkspace(createTemporaryFolder('switch'));
  for (const [index, name] of ['a', 'b', 'c', 'd', 'e'].entries()) {
    mkdirSync(join(workspace.sites, name), { recursive: true });
    utimesSync(join(workspace.sites, name), index, index);
  }
});
afterEach(() => rmSync(workspace.root, { recursive: true }));

test('a switch replaces the live site, and leaves nothing else behind', async () => {
  expect(await liveSite(workspace)).toBeNull();
  await switchSite(workspace, 'a');
  await switchSite(workspace, 'b');
  expect(await liveSite(workspace)).toBe('b');
  expect(readdirSync(workspace.root).sort()).toEqual(['.sites', 'site']);
});

test('the live site and the newest ones are kept', async () => {
  await switchSite(workspace, 'a');
  await pruneSites(workspace);
  expect(readdirSync(workspace.sites).sort()).toEqual(['a', 'd', 'e']);
});

test('what visitors of another environment get is kept, and what a share of them gets', async () => {
  await switchSite(workspace, 'a');
  const staging = inEnvironment(workspace, 'staging');
  await switchSite(staging, 'b');
  const gradual = { releases: [], sites: [{ packages: ['mfe-a'], site: 'c'.repeat(16) }] };
  mkdirSync(join(workspace.sites, 'c'.repeat(16)));
  utimesSync(join(workspace.sites, 'c'.repeat(16)), 0, 0);
  writeFileSync(`${staging.site}-gradual.json`, JSON.stringify(gradual));
  utimesSync(join(workspace.sites, 'b'), 0, 0);
  await pruneSites(workspace);
  expect(readdirSync(workspace.sites).sort()).toEqual(['a', 'b', 'c'.repeat(16), 'd', 'e']);
});

test('a site stays for ten minutes after it was composed or live, as it may be in use', async () => {
  const age = (name: string, minutes: number) => {
    const time = new Date(Date.now() - minutes * 60_000);
    utimesSync(join(workspace.sites, name), time, time);
  };
  age('a', 9);
  age('b', 11);
  age('d', 8);
  await switchSite(workspace, 'c');
  await switchSite(workspace, 'e');
  await pruneSites(workspace);
  // `c` was live until now, `d` is among the newest, and `a` is not old.
  expect(readdirSync(workspace.sites).sort()).toEqual(['a', 'c', 'd', 'e']);
});

test('what a site does without stays beside it as long as it does', async () => {
  for (const name of ['a', 'b']) writeFileSync(leftOutRecordFile(join(workspace.sites, name)), '{}');
  await switchSite(workspace, 'a');
  await pruneSites(workspace);
  expect(readdirSync(workspace.sites).sort()).toEqual(['a', 'a.left-out.json', 'd', 'e']);
});

test('a folder in place of the link is not touched', async () => {
  mkdirSync(workspace.site);
  writeFileSync(join(workspace.site, 'index.html'), 'mine');
  await expect(liveSite(workspace)).rejects.toThrow('Move it away and compose again');
  await expect(switchSite(workspace, 'a')).rejects.toThrow();
  expect(readdirSync(workspace.site)).toEqual(['index.html']);
});
