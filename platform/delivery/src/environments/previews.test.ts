import { existsSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { composeNames } from '../../testing/interleavings/compose-names';
import { drawPlainly, openTestWorkspace, type TestWorkspace, testPost, testRemote } from '../../testing/test-workspace';
import { command as compose } from '../commands/compose';
import { command as environments } from '../commands/environments';
import { command as promote } from '../commands/promote';
import { command as prune } from '../commands/prune';
import { command as release } from '../commands/release';
import { composeSite } from '../compose/compose-site';
import { promoteTo, retire } from '../registry/change-entry';
import { readRegistry } from '../registry/open-registry';
import { goLive } from '../releases/go-live';
import { listVersions } from '../releases/release-folder';
import { hostName, inEnvironment, type Workspace } from '../workspace';

jest.mock('kit/presets/command-line/progress', () => ({ showProgress: jest.fn() }));

let production: TestWorkspace;
let preview: Workspace;
let live: string;
let proposed: string;
beforeEach(async () => {
  production = openTestWorkspace();
  preview = inEnvironment(production, 'preview-123');
  live = publish(drawPlainly);
  proposed = publish(`(location) => '<h1>proposed ' + location + '</h1>'`);
  const changes = { [hostName]: promoteTo(production.hostVersion), [testRemote]: promoteTo(live) };
  await goLive(production, changes, { compose: composeNames, posts: [testPost('one', 'A post')] });
});
afterEach(() => production.dispose());

const publish = (draw: string, remote = testRemote, paths = ['/a', '/b']) => production.publish(draw, remote, paths);
const run = async (...args: string[]) => (await compose.run('compose', args, production)).result?.lines;
const show = (version: string, ...args: string[]) =>
  run('--with', `${testRemote}@${version}`, '--to', 'preview-123', ...args);
const pageOf = ({ site }: Workspace, path: string) => readFileSync(join(site, path, 'index.html'), 'utf8');
const linksOf = ({ root }: Workspace) => readdirSync(root).filter((name) => name.startsWith('site-preview-'));

/** Makes everything that was live by then old. */
function age(days: number, workspace = preview): void {
  const file = join(production.releases, `registry-${workspace.siteEnvironment}.json`);
  const at = new Date(Date.now() - days * 86_400_000).toISOString();
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll(/"at": "[^"]+"/g, `"at": "${at}"`));
}

test('a preview is the whole site with another version, and follows what goes live', async () => {
  const before = readFileSync(join(production.releases, 'registry.json'), 'utf8');
  const other = publish(drawPlainly, 'mfe-other', ['/other']);
  expect(await show(proposed.slice(0, 12), '--with', `mfe-other@${other}`)).toEqual([
    expect.stringMatching(/^Composed \d+ pages as/),
  ]);
  expect(pageOf(preview, 'a')).toContain('<h1>proposed /a</h1>');
  expect(pageOf(preview, 'other')).toContain('<h1>/other</h1>');
  expect(readFileSync(join(preview.site, 'site-posts.json'), 'utf8')).toContain('A post');
  expect(readFileSync(join(production.releases, 'registry.json'), 'utf8')).toBe(before);
  expect(pageOf(production, 'a')).toBe(`${testRemote}@${live}`);

  const third = publish(drawPlainly, 'mfe-third', ['/third']);
  await goLive(production, { 'mfe-third': promoteTo(third) }, { compose: composeNames });
  await show(live);
  expect([pageOf(preview, 'a'), pageOf(preview, 'third')]).toEqual([
    expect.stringContaining('<h1>/a</h1>'),
    expect.stringContaining('<h1>/third</h1>'),
  ]);
  // A remote that has left the site leaves the preview, and one that had left before it was composed is not in it.
  await goLive(
    production,
    { 'mfe-third': retire('mfe-third', { redirects: { '/third': '/a' } }) },
    { compose: composeNames },
  );
  await show(proposed);
  await run('--with', `${testRemote}@${proposed}`, '--to', 'preview-124');
  for (const one of [preview, inEnvironment(production, 'preview-124')])
    expect(existsSync(join(one.site, 'third/index.html'))).toBe(false);
});

test('previews are listed with their age, what differs and their size', async () => {
  await show(proposed);
  age(3);
  const lines = (await environments.run('environments', [], production)).result?.lines;
  expect(lines).toEqual([
    expect.stringMatching(/^production {2}changed \S+ \(0 h old\) {2}2 packages {2}site [0-9a-f]{16}, [\d.]+ MB/),
    expect.stringMatching(/^preview-123 {2}changed \S+ \(3 days old\) {2}2 packages {2}site [0-9a-f]{16}, [\d.]+ MB/),
    `  ${testRemote}@${proposed}  in production ${live}`,
  ]);
});

test('old and named previews are pruned with their sites; releases in use stay', async () => {
  await show(proposed);
  await run('--with', `${testRemote}@${proposed}`, '--to', 'preview-124');
  await composeSite(inEnvironment(production, 'preview-124'), { compose: composeNames });
  const runPrune = async (...args: string[]) => (await prune.run('prune', args, production)).result?.lines;
  for (const { version } of listVersions(production, testRemote))
    utimesSync(join(production.releases, testRemote, version), 0, 0);
  expect(await runPrune('--keep', '0')).toEqual(['Nothing to remove']);
  age(15);
  expect(await runPrune('--days', '20')).toEqual(['Nothing to remove']);
  expect(await runPrune('--keep', '0')).toEqual(['preview-123 removed']);
  expect(linksOf(production).sort()).toEqual(['site-preview-124', 'site-preview-124-record.json']);
  expect(listVersions(production, testRemote).map(({ version }) => version)).toContain(proposed);
  expect(await runPrune('preview-124')).toEqual(['preview-124 removed']);
  expect(linksOf(production)).toEqual([]);
  expect(await runPrune('--keep', '0')).toEqual([`${testRemote}@${proposed} removed`]);
  await expect(runPrune('production')).rejects.toMatchObject({ code: 'preview-refused' });
  await expect(runPrune('preview-124')).rejects.toMatchObject({ code: 'unknown-environment' });
});

test('a preview removed on another machine is composed again, or its link is removed', async () => {
  await show(proposed);
  const file = join(production.releases, 'registry-preview-123.json');
  rmSync(file);
  await show(live);
  expect(pageOf(preview, 'a')).toContain('<h1>/a</h1>');
  rmSync(file);
  await prune.run('prune', [], production);
  expect(linksOf(production)).toEqual([]);
});

test('nothing is promoted from a preview, and to it nothing but by composing it', async () => {
  await show(proposed);
  const runPromote = (...args: string[]) => promote.run('promote', args, production);
  for (const refused of [
    () => runPromote('--from', 'preview-123', '--yes'),
    () => runPromote(testRemote, '--from', 'preview-123'),
    () => runPromote('--from', 'production', '--to', 'preview-123', '--yes'),
    () => runPromote(testRemote, live, '--to', 'preview-123'),
    () => release.run('release', [testRemote, '--to', 'preview-123'], production),
    () => run('--with', `${testRemote}@${live}`, '--from', 'preview-123', '--to', 'preview-124'),
    () => run('--with', `${testRemote}@${live}`),
    () => run('--with', `${testRemote}@${live}`, '--to', 'staging'),
  ])
    await expect(refused()).rejects.toMatchObject({ code: 'preview-refused' });
  await expect(runPromote('--from', 'preview-123', '--yes')).rejects.toThrow(
    'preview-123: it is a preview, and nothing is promoted from one: it shows what may never be released. Promote the version that is meant: "npx -y pnpm@12 promote <remote> <version>"',
  );
  expect((await readRegistry(production)).packages[testRemote]?.live).toBe(live);
});

test.each([
  [`${testRemote}`, 'it does not name a version'],
  [`${testRemote}@`, 'it does not name a version'],
  [`@${'0'.repeat(16)}`, 'it does not name a version'],
  [`${testRemote}@${'0'.repeat(16)}`, 'there is no such version'],
  [`mfe-tset@${'0'.repeat(16)}`, `Did you mean ${testRemote}?`],
  [`__proto__@${'0'.repeat(16)}`, 'there is no such remote'],
])('a version that is not there is refused: --with %s', async (text, reason) => {
  await expect(run('--with', text, '--to', 'preview-123')).rejects.toThrow(reason);
  expect(linksOf(production)).toEqual([]);
});

test('what could not go live cannot be previewed: failing pages, paths of others', async () => {
  const broken = publish(`() => { throw new Error('broken') }`);
  await expect(show(broken)).rejects.toMatchObject({ code: 'page-does-not-prerender' });
  const conflict = publish(drawPlainly, 'mfe-other', ['/a']);
  await expect(run('--with', `mfe-other@${conflict}`, '--to', 'preview-123')).rejects.toMatchObject({
    code: 'route-conflict',
  });
  expect((await environments.run('environments', [], production)).result?.lines).toHaveLength(1);
});
