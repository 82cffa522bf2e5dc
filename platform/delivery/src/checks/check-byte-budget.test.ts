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
  const release = await readRelease(workspace, testRemote, version);
  const measure = () => measureGrowth(workspace, release, live);
  const total = () => scriptsOf(testRemote, version);
  const before = scriptsOf(testRemote, live);

  overwrite(page, Buffer.alloc(1));
  expect(total()).toBeLessThan(before);
  expect(await measure()).toContainEqual(expect.stringMatching(`^/a +${total()} B +${total() - before} +of `));

  overwrite(page, Buffer.alloc(statSync(page).size + pageBudget.page - total()));
  expect(total()).toBe(pageBudget.page);
  // The same script is that of a tool as well, whose limit is another one.
  expect(await measure()).toContainEqual(expect.stringMatching(`^/tool +${total()} B .* of ${pageBudget.tool}$`));
  const line = new RegExp(`^/a +${total()} B +\\+${total() - before} +of ${pageBudget.page}$`);
  expect(await measure()).toContainEqual(expect.stringMatching(line));

  overwrite(page, Buffer.alloc(statSync(page).size + 1));
  await expect(measure()).rejects.toThrow(
    new RegExp(
      `${testRemote}, /a, .*: the scripts of ${testRemote} are beyond their budget.*/a +${total()} B +\\+${total() - before} `,
      's',
    ),
  );
});

test('a shell has a share of its own, one byte over which is refused, whatever its remotes weigh', async () => {
  const live = workspace.hostVersion;
  const version = workspace.publish('1', hostName);
  const release = await readRelease(workspace, hostName, version);
  const script = join(releaseFolder(workspace, hostName, version), 'web/page.js.br');
  const measure = () => measureGrowth(workspace, release, live);
  const before = scriptsOf(hostName, live);

  overwrite(script, Buffer.alloc(statSync(script).size + pageBudget.shell - scriptsOf(hostName, version)));
  const growth = pageBudget.shell - before;
  expect(await measure()).toEqual([
    expect.stringMatching(`^every page +${pageBudget.shell} B +\\+${growth} +of ${pageBudget.shell}$`),
  ]);
  overwrite(script, Buffer.alloc(statSync(script).size + 1));
  await expect(measure()).rejects.toThrow(
    `${hostName}, every page: the scripts of ${hostName} are beyond their budget`,
  );
});

test('a script without a compressed file counts by its own size, a missing one not', async () => {
  const text = '// a module, as another bundler names it';
  const exposes = { './page': { scripts: ['page.mjs', 'none.mjs'], styles: [] } };
  const version = workspace.publish(drawPlainly, testRemote, ['/a'], { exposes });
  const web = join(releaseFolder(workspace, testRemote, version), 'web');
  writeFileSync(join(web, 'page.mjs'), text);
  const release = await readRelease(workspace, testRemote, version);
  const total = statSync(join(web, 'entry.js.br')).size + text.length;
  expect(await measureGrowth(workspace, release, undefined)).toEqual([expect.stringMatching(`^/a +${total} B `)]);
});

test('modules that another bundler’s entry loads count as scripts', async () => {
  const exposes = { './page': { scripts: [], modules: ['page.js'], styles: [] } };
  const version = workspace.publish(drawPlainly, testRemote, undefined, { exposes });
  const release = await readRelease(workspace, testRemote, version);
  expect(await measureGrowth(workspace, release, undefined)).toContainEqual(
    expect.stringMatching(`^/a +${scriptsOf(testRemote, version)} B `),
  );
});

test('a part’s scripts are those it adds to a page; one byte over budget is refused', async () => {
  const version = workspace.publish(drawPlainly, testRemote, [], { parts: { 'robot-news': './page' } });
  const page = join(releaseFolder(workspace, testRemote, version), 'web/page.js.br');
  const release = await readRelease(workspace, testRemote, version);
  const measure = () => measureGrowth(workspace, release, undefined);
  overwrite(page, Buffer.alloc(statSync(page).size + pageBudget.part - scriptsOf(testRemote, version)));
  expect(await measure()).toEqual([
    expect.stringMatching(`^part for robot-news +${pageBudget.part} B +new +of ${pageBudget.part}$`),
  ]);
  overwrite(page, Buffer.alloc(statSync(page).size + 1));
  await expect(measure()).rejects.toThrow(/part for robot-news: the scripts of .* are beyond their budget/);
});
