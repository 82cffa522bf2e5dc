import { existsSync, readdirSync, rmSync } from 'node:fs';
import files from 'node:fs/promises';
import { join } from 'node:path';
import {
  drawPlainly,
  openTestWorkspace,
  overwrite,
  type TestWorkspace,
  testRemote,
} from '../../../testing/test-workspace';
import { changeRegistry } from '../../registry/open-registry';
import { promoteTo } from '../../registry/registry';
import { hostName } from '../../workspace';
import { composeSite } from '../compose-site';

jest.setTimeout(300_000);

let workspace: TestWorkspace;
let good: string;
let bad: string;
beforeEach(async () => {
  workspace = openTestWorkspace();
  await changeRegistry(workspace, hostName, promoteTo(workspace.hostVersion));
  good = workspace.publish(drawPlainly);
  bad = workspace.publish(`(location) => '<h1>Bad ' + location + '</h1>'`);
});
afterEach(() => workspace.dispose());

const makeLive = async (version: string) => {
  await changeRegistry(workspace, testRemote, promoteTo(version));
  return composeSite(workspace);
};
const entryOf = (version: string) => join(workspace.site, `assets/${testRemote}/${version}/entry.js`);

test('the site that a rollback returns to has the files of the version that was taken back: tabs are open with it', async () => {
  const before = await makeLive(good);
  await makeLive(bad);
  const after = await makeLive(good);
  // The same site, and not one that was composed anew.
  expect(after).toMatchObject({ id: before.id, wasThere: true, rendered: 0 });
  expect(existsSync(entryOf(bad))).toBe(true);
});

test('what was added belongs to the site from then on: it is repaired like the rest', async () => {
  await makeLive(good);
  await makeLive(bad);
  await makeLive(good);
  overwrite(entryOf(bad), '');
  expect((await composeSite(workspace)).repaired).toEqual([`assets/${testRemote}/${bad}/entry.js`]);
  rmSync(join(workspace.site, `assets/${testRemote}/${bad}`), { recursive: true });
  await composeSite(workspace);
  expect(existsSync(entryOf(bad))).toBe(true);
  expect((await composeSite(workspace, { isVerified: true })).repaired).toEqual([]);
});

test('a disk that is full then leaves the live site as it is, and nothing behind; once there is room the rollback works', async () => {
  await makeLive(good);
  const live = await makeLive(bad);
  const { writeFile } = files;
  const spy = jest.spyOn(files, 'writeFile').mockImplementation(async (file, ...rest) => {
    if (!/\.files\.json/.test(String(file))) return writeFile(file, ...rest);
    await writeFile(file, 'half');
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', path: String(file) });
  });
  await expect(makeLive(good)).rejects.toThrow('ENOSPC');
  const there = readdirSync(workspace.sites, { recursive: true, encoding: 'utf8' });
  expect(there.filter((file) => file.includes('.tmp'))).toEqual([]);
  expect(existsSync(entryOf(bad))).toBe(true);
  spy.mockRestore();
  expect((await makeLive(good)).id).not.toBe(live.id);
  expect(existsSync(entryOf(bad))).toBe(true);
  // It belongs to the site, although the first try had added it without listing it.
  overwrite(entryOf(bad), '');
  expect((await composeSite(workspace)).repaired).toEqual([`assets/${testRemote}/${bad}/entry.js`]);
  expect((await composeSite(workspace, { isVerified: true })).repaired).toEqual([]);
});
