import { readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  drawPlainly,
  openTestWorkspace,
  overwrite,
  type TestWorkspace,
  testRemote,
} from '../../testing/test-workspace';
import { command as composeCommand } from '../commands/compose';
import { composeSite } from './compose-site';

let workspace: TestWorkspace;
let asset: string;
beforeEach(async () => {
  workspace = openTestWorkspace();
  const version = workspace.publish(drawPlainly);
  asset = `assets/${testRemote}/${version}/entry.js`;
  await workspace.promote(version);
  await composeSite(workspace);
});
afterEach(() => workspace.dispose());

const inSite = (file: string) => join(workspace.site, file);
const touchLater = (file: string) => utimesSync(inSite(file), new Date(), new Date(Date.now() + 5000));
const contents = () =>
  Object.fromEntries(
    readdirSync(inSite('.'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => [join(entry.parentPath, entry.name), readFileSync(join(entry.parentPath, entry.name), 'base64')]),
  );

test('no file of a site can be written to; its folder can be removed', () => {
  const files = readdirSync(inSite('.'), { recursive: true, encoding: 'utf8' }).filter((file) => /\.\w+$/.test(file));
  expect(files).toContain(asset);
  for (const file of files) expect([file, statSync(inSite(file)).mode & 0o222]).toEqual([file, 0]);
  rmSync(join(workspace.sites), { recursive: true });
});

test('composing again repairs damaged and missing files, and names them', async () => {
  const before = contents();
  overwrite(inSite('a/index.html'), '');
  rmSync(inSite('sitemap.xml.gz'));
  overwrite(inSite(asset), 'stolen()');
  for (const file of ['a/index.html', asset]) touchLater(file);
  const { outcome, repaired } = await composeSite(workspace);
  expect(outcome).toBe('unchanged');
  expect([...repaired].sort()).toEqual(['a/index.html', asset, 'sitemap.xml.gz'].sort());
  expect(contents()).toEqual(before);
  expect((await composeSite(workspace)).repaired).toEqual([]);
});

test('a page that is taken over is the page that was rendered', async () => {
  expect((await composeSite(workspace, { isVerified: true })).repaired).toEqual([]);
});

test('unnoticed changes and foreign files are found when every byte is verified', async () => {
  const before = contents();
  const page = readFileSync(inSite('b/index.html'), 'utf8');
  overwrite(inSite('b/index.html'), page.replace('/b</h1>', '/x</h1>'));
  utimesSync(inSite('b/index.html'), new Date(), new Date(0));
  const { atime, mtime, size } = statSync(inSite(asset));
  overwrite(inSite(asset), 'x'.repeat(size));
  utimesSync(inSite(asset), atime, mtime);
  writeFileSync(inSite('planted.html'), 'planted');
  expect((await composeSite(workspace)).repaired).toEqual([]);
  const { result } = await composeCommand.run('compose', ['--verify'], workspace);
  expect(result?.data).toMatchObject({ repaired: expect.arrayContaining([asset, 'b/index.html', 'planted.html']) });
  expect(result?.lines).toEqual([
    expect.stringMatching(/^Repaired 3 files, which were not as they had been composed: [^ ]+, [^ ]+, [^ ]+$/),
  ]);
  expect(contents()).toEqual(before);
});

test('damage to a site’s asset spares the release, and a damaged release is named', async () => {
  const published = join(workspace.releases, asset.replace('assets/', '').replace(/\/entry.js$/, ''), 'web/entry.js');
  overwrite(inSite(asset), 'stolen()');
  expect(readFileSync(published, 'utf8')).not.toContain('stolen');
  overwrite(published, 'stolen()');
  await expect(composeSite(workspace)).rejects.toThrow(
    /web\/entry\.js: the file is not the one .* Run "npx -y pnpm@12 release mfe-test"/,
  );
});

test('compose goes back to a registry older than the site only with --older', async () => {
  const registry = join(workspace.releases, 'registry.json');
  const backup = readFileSync(registry);
  await workspace.promote(workspace.publish(`(location) => location`));
  await composeSite(workspace);
  writeFileSync(registry, backup);
  await expect(composeCommand.run('compose', [], workspace)).rejects.toMatchObject({ code: 'composition-outdated' });
  const { result } = await composeCommand.run('compose', ['--older'], workspace);
  expect(result?.lines).toEqual([expect.stringMatching(/^Composed \d+ pages as .*, all rendered before$/)]);
});

test('two sites in a row share what did not change', async () => {
  const inode = statSync(inSite(asset)).ino;
  await workspace.promote(workspace.publish(`(location) => location`));
  expect((await composeSite(workspace)).outcome).toBe('composed');
  expect(statSync(inSite(asset)).ino).toBe(inode);
});
