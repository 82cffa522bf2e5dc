import { statSync, writeFileSync } from 'node:fs';
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

test('one byte over a page’s script budget is refused, with a table of what has grown', async () => {
  const [live, version] = [drawPlainly, `() => ''`].map((draw) => workspace.publish(draw)) as [string, string];
  const page = join(releaseFolder(workspace, testRemote, version), 'web/page.js.br');
  const [release, host] = await Promise.all([
    readRelease(workspace, testRemote, version),
    readRelease(workspace, hostName, workspace.hostVersion),
  ]);
  const measure = () =>
    measureGrowth(workspace, release, {
      host,
      live: { [testRemote]: live, [hostName]: workspace.hostVersion },
      isReleased: true,
    });
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

test('with a new shell, a live release must stay within its budget only if it was', async () => {
  const live = { [testRemote]: workspace.publish(drawPlainly), [hostName]: workspace.hostVersion };
  const heavier = workspace.publish('1', hostName);
  const release = await readRelease(workspace, testRemote, live[testRemote] as string);
  const host = await readRelease(workspace, hostName, heavier);
  const script = join(releaseFolder(workspace, hostName, heavier), 'web/page.js.br');
  const measure = (isReleased: boolean) => measureGrowth(workspace, release, { host, live, isReleased });
  const own = scriptsOf(testRemote, release.version);

  overwrite(script, Buffer.alloc(pageBudget.scripts));
  await expect(measure(false)).rejects.toThrow(`${testRemote}, /a, /b, /c, /tool, /posts, /posts/:slug: its scripts`);

  const page = join(releaseFolder(workspace, testRemote, release.version), 'web/page.js.br');
  overwrite(page, Buffer.alloc(statSync(page).size + pageBudget.scripts - own));
  expect(await measure(false)).toContainEqual(expect.stringMatching(/^\/a +\d+ B +\+/));
  await expect(measure(true)).rejects.toThrow('its scripts are beyond the budget');
});

test('a script without a compressed file counts by its own size, a missing one not', async () => {
  const text = '// a module, as another bundler names it';
  const exposes = { './page': { scripts: ['page.mjs', 'none.mjs'], styles: [] } };
  const version = workspace.publish(drawPlainly, testRemote, ['/a'], { exposes });
  const web = join(releaseFolder(workspace, testRemote, version), 'web');
  writeFileSync(join(web, 'page.mjs'), text);
  const release = await readRelease(workspace, testRemote, version);
  const host = await readRelease(workspace, hostName, workspace.hostVersion);
  const total = scriptsOf(hostName, workspace.hostVersion) + statSync(join(web, 'entry.js.br')).size + text.length;
  expect(await measureGrowth(workspace, release, { host, live: {}, isReleased: true })).toEqual([
    expect.stringMatching(`^/a +${total} B `),
  ]);
});

test('modules that another bundler’s entry loads count as scripts', async () => {
  const exposes = { './page': { scripts: [], modules: ['page.js'], styles: [] } };
  const version = workspace.publish(drawPlainly, testRemote, undefined, { exposes });
  const release = await readRelease(workspace, testRemote, version);
  const host = await readRelease(workspace, hostName, workspace.hostVersion);
  const total = scriptsOf(hostName, workspace.hostVersion) + scriptsOf(testRemote, version);
  expect(await measureGrowth(workspace, release, { host, live: {}, isReleased: true })).toContainEqual(
    expect.stringMatching(`^/a +${total} B `),
  );
});

test('a part’s scripts are those it adds to a page; one byte over budget is refused', async () => {
  const version = workspace.publish(drawPlainly, testRemote, [], { parts: { 'robot-news': './page' } });
  const page = join(releaseFolder(workspace, testRemote, version), 'web/page.js.br');
  const release = await readRelease(workspace, testRemote, version);
  const host = await readRelease(workspace, hostName, workspace.hostVersion);
  const measure = () => measureGrowth(workspace, release, { host, live: {}, isReleased: true });
  overwrite(page, Buffer.alloc(statSync(page).size + pageBudget.part - scriptsOf(testRemote, version)));
  expect(await measure()).toEqual([
    expect.stringMatching(`^part for robot-news +${pageBudget.part} B +new +of ${pageBudget.part}$`),
  ]);
  overwrite(page, Buffer.alloc(statSync(page).size + 1));
  await expect(measure()).rejects.toThrow(/part for robot-news: its scripts are beyond the budget/);
});
