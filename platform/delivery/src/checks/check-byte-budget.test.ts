import { statSync } from 'node:fs';
import { join } from 'node:path';
import { pageBudget } from 'kit/contract/byte-budget';
import {
  drawPlainly,
  openTestWorkspace,
  overwrite,
  type TestWorkspace,
  testRemote,
} from '../../testing/test-workspace';
import { readRelease } from '../releases/read-release';
import { releaseFolder } from '../releases/release-folder';
import { hostName } from '../workspace';
import { measureGrowth } from './check-byte-budget';

let workspace: TestWorkspace;
beforeEach(() => {
  workspace = openTestWorkspace();
});
afterEach(() => workspace.dispose());

/** Bytes of brotli of the two scripts that a page has of a release. */
const scriptsOf = (name: string, version: string) =>
  ['entry.js.br', 'page.js.br']
    .map((file) => statSync(join(releaseFolder(workspace, name, version), 'web', file)).size)
    .reduce((sum, size) => sum + size);

test("the scripts of a page are the shell's and its own, as files; one byte beyond the budget is refused with a table of what has grown", async () => {
  const [live, version] = [drawPlainly, `() => ''`].map((draw) => workspace.publish(draw)) as [string, string];
  const page = join(releaseFolder(workspace, testRemote, version), 'web/page.js.br');
  const [release, host] = await Promise.all([
    readRelease(workspace, testRemote, version),
    readRelease(workspace, hostName, workspace.hostVersion),
  ]);
  const measure = () =>
    measureGrowth(workspace, release, host, { [testRemote]: live, [hostName]: workspace.hostVersion });
  const total = () => scriptsOf(hostName, workspace.hostVersion) + scriptsOf(testRemote, version);
  const before = scriptsOf(hostName, workspace.hostVersion) + scriptsOf(testRemote, live);

  overwrite(page, Buffer.alloc(1));
  expect(total()).toBeLessThan(before);
  expect(await measure()).toContainEqual(expect.stringMatching(`^/a +${total()} B +${total() - before} +of `));

  overwrite(page, Buffer.alloc(statSync(page).size + pageBudget.scripts - total()));
  expect(total()).toBe(pageBudget.scripts);
  const line = new RegExp(`^/a +${total()} B +\\+${total() - before} +of ${pageBudget.scripts}$`);
  expect(await measure()).toContainEqual(expect.stringMatching(line));

  overwrite(page, Buffer.alloc(statSync(page).size + 1));
  await expect(measure()).rejects.toThrow(
    new RegExp(
      `${testRemote}, /a, .*: its scripts are beyond the budget.*/a +${total()} B +\\+${total() - before} `,
      's',
    ),
  );
});

test('modules that the entry of another bundler loads count as the scripts that they are', async () => {
  const exposes = { './page': { scripts: [], modules: ['page.js'], styles: [] } };
  const version = workspace.publish(drawPlainly, testRemote, undefined, { exposes });
  const release = await readRelease(workspace, testRemote, version);
  const host = await readRelease(workspace, hostName, workspace.hostVersion);
  const total = scriptsOf(hostName, workspace.hostVersion) + scriptsOf(testRemote, version);
  expect(await measureGrowth(workspace, release, host, {})).toContainEqual(expect.stringMatching(`^/a +${total} B `));
});

test('the scripts of a part are those that it adds to a page; one byte beyond its budget is refused', async () => {
  const version = workspace.publish(drawPlainly, testRemote, [], { parts: { 'robot-news': './page' } });
  const page = join(releaseFolder(workspace, testRemote, version), 'web/page.js.br');
  const release = await readRelease(workspace, testRemote, version);
  const host = await readRelease(workspace, hostName, workspace.hostVersion);
  const measure = () => measureGrowth(workspace, release, host, {});
  overwrite(page, Buffer.alloc(statSync(page).size + pageBudget.part - scriptsOf(testRemote, version)));
  expect(await measure()).toEqual([
    expect.stringMatching(`^part for robot-news +${pageBudget.part} B +new +of ${pageBudget.part}$`),
  ]);
  overwrite(page, Buffer.alloc(statSync(page).size + 1));
  await expect(measure()).rejects.toThrow(/part for robot-news: its scripts are beyond the budget/);
});
