import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawPlainly, openTestWorkspace, type TestWorkspace, testRemote } from '../../testing/test-workspace';
import { promoteTo } from '../registry/change-entry';
import { readRegistry } from '../registry/open-registry';
import { goLive } from '../releases/go-live';
import { hostName } from '../workspace';
import { askOnTerminal } from './ask-on-terminal';
import { command as retire } from './retire';
import { command as rollback } from './rollback';

jest.mock('./ask-on-terminal', () => ({ askOnTerminal: jest.fn(async () => true) }));
const ask = jest.mocked(askOnTerminal);

const other = 'mfe-other';
const moved = { '/gone': '/b', '/renamed': '/z' };
/** A remote with addresses of every kind. */
const various = {
  routes: [
    { path: '/case/:id', expose: './page', entries: ['/case/one'] },
    { path: '/z', expose: './page', aliases: ['/zed'] },
  ],
  redirects: moved,
  gone: ['/ended'],
};
// One workspace for all: what is retired is brought back, and what is refused changes nothing.
let workspace: TestWorkspace;
beforeAll(async () => {
  workspace = openTestWorkspace();
  await goLive(workspace, {
    [hostName]: promoteTo(workspace.hostVersion),
    [testRemote]: promoteTo(workspace.publish(drawPlainly)),
    [other]: promoteTo(workspace.publish(drawPlainly, other, ['/x', '/y'])),
    'mfe-various': promoteTo(workspace.publish(drawPlainly, 'mfe-various', [], various)),
  });
});
afterAll(() => workspace.dispose());

const inSite = (file: string) => readFileSync(join(workspace.site, file), 'utf8');
const redirects = () => JSON.parse(inSite('site-index.json')).redirects;
const gone = () => JSON.parse(inSite('site-index.json')).gone;

test('a retired remote’s pages redirect, its history stays, and a rollback restores it', async () => {
  await retire.run('retire', [other, '--to', '/a', '--message', 'the product has ended'], workspace);
  expect(redirects()).toEqual({ ...moved, '/x': '/a', '/y': '/a' });
  expect(inSite('_redirects')).toContain('/x /a 301');
  expect(() => inSite('x/index.html')).toThrow('ENOENT');
  expect(inSite('sitemap.xml')).not.toContain('/x<');
  expect(inSite('composition.json')).not.toContain(other);
  const { packages } = await readRegistry(workspace);
  expect(packages[other]?.history.map(({ by, message }) => [by, message])).toEqual([
    ['promote', undefined],
    ['retire', 'the product has ended'],
  ]);

  const { result } = await rollback.run('rollback', [other, '--message', 'too early'], workspace);
  expect(result?.lines).toEqual([expect.stringMatching(`^${other}@[0-9a-f]{16} is live again, in site `)]);
  expect((await readRegistry(workspace)).packages[other]?.history.at(-1)).toMatchObject({
    by: 'rollback',
    message: 'too early',
  });
  expect(redirects()).toEqual(moved);
  expect(inSite('x/index.html')).toContain('<h1>/x</h1>');
});

test.each([
  [[other], 'it does not say where its pages lead'],
  [[other, '--to', '/nowhere'], '/x redirects to /nowhere, which is no page'],
  [[other, '--to', '/y'], '/x redirects to /y, which is no page'],
  [[hostName, '--to', '/a'], 'there is no site without it'],
  [['mfe-never', '--to', '/a'], '"mfe-never": there is no such remote, in the site or in this folder'],
  [['mfe-othr', '--to', '/a'], `Did you mean ${other}? Use one of: ${other}, ${testRemote}, mfe-various`],
])('retire %s is refused, and nothing changes', async (args, reason) => {
  const before = await readRegistry(workspace);
  await expect(retire.run('retire', args, workspace)).rejects.toThrow(reason);
  expect(await readRegistry(workspace)).toEqual(before);
});

test('every address of a retired remote redirects: entries, aliases, earlier redirects', async () => {
  const { result } = await retire.run('retire', ['mfe-various', '--to', '/a'], workspace);
  expect(redirects()).toEqual({ '/case/one': '/a', '/z': '/a', '/zed': '/a', '/gone': '/b', '/renamed': '/a' });
  // What it had given up before stays given up.
  expect(gone()).toEqual(['/ended']);
  expect(result?.lines).toContain('  /ended stays given up');
  // The folder is in no checkout of git, so nothing could bring it back.
  expect(result?.warnings).toEqual([expect.stringMatching(/^The folder mfe-various stays, because .*git; a release/)]);
  expect(existsSync(join(workspace.root, 'mfe-various/remote.ts'))).toBe(true);
});

test('a remote whose folder is already gone is retired all the same, but only once', async () => {
  const name = 'mfe-old';
  await goLive(workspace, { [name]: promoteTo(workspace.publish(drawPlainly, name, ['/old'])) });
  rmSync(join(workspace.root, name), { recursive: true });
  const { result } = await retire.run('retire', [name, '--to', '/a'], workspace);
  expect(result).toMatchObject({ data: { files: [] }, warnings: [] });
  expect(redirects()).toMatchObject({ '/old': '/a' });
  const before = await readRegistry(workspace);
  await expect(retire.run('retire', [name, '--to', '/b'], workspace)).rejects.toThrow(
    'mfe-old: it was retired already. "npx -y pnpm@12 rollback mfe-old" brings it back',
  );
  expect(await readRegistry(workspace)).toEqual(before);
  await rollback.run('rollback', [name], workspace);
  expect(inSite('old/index.html')).toContain('<h1>/old</h1>');
});

test('a remote that is left only in the checkout is removed from it', async () => {
  mkdirSync(join(workspace.root, '.github'));
  writeFileSync(join(workspace.root, '.github/CODEOWNERS'), '*  @halvard/platform\n/mfe-late/  @halvard/late\n');
  const before = await readRegistry(workspace);
  const { result } = await retire.run('retire', ['mfe-late'], workspace);
  expect(result?.lines).toEqual([
    'mfe-late has left this folder: .github/CODEOWNERS',
    'Run "npx -y pnpm@12 install" once, and commit',
  ]);
  expect(readFileSync(join(workspace.root, '.github/CODEOWNERS'), 'utf8')).toBe('*  @halvard/platform\n');
  expect(await readRegistry(workspace)).toEqual(before);
});

test('a remote with broken redirects is retired all the same, and so is their target', async () => {
  const publish = (name: string, path: string, moves: Record<string, string>) =>
    promoteTo(workspace.publish(drawPlainly, name, [path], { redirects: moves }));
  await goLive(workspace, { 'mfe-new': promoteTo(workspace.publish(drawPlainly, 'mfe-new', ['/new'])) });
  await goLive(workspace, {
    'mfe-moving': publish('mfe-moving', '/moving', { '/former': '/new', '/earlier': '/a' }),
  });
  const { result } = await retire.run('retire', ['mfe-new', '--to', '/a'], workspace);
  expect(result?.warnings).toContainEqual(
    expect.stringContaining(
      'Warning: mfe-moving: /former redirects to /new, which is no page, so the site does without',
    ),
  );
  await retire.run('retire', ['mfe-moving', '--to', '/b'], workspace);
  expect(redirects()).toMatchObject({ '/new': '/a', '/moving': '/b', '/earlier': '/a' });
  expect(redirects()).not.toHaveProperty(['/former']);
});

test('it is asked whether the site is to lose what it has, which is named', async () => {
  const parts = { 'casting-dates': './part' };
  const version = workspace.publish(drawPlainly, 'mfe-part', ['/part'], {
    parts,
    exposes: { './part': { scripts: [], styles: [] } },
  });
  await goLive(workspace, { 'mfe-part': promoteTo(version) });
  const run = () => retire.run('retire', ['mfe-part', '--to', '/a'], workspace);
  const lost = `mfe-part@${version} of team test would leave production:
  /part redirects to /a
  the slot "casting-dates" shows what it has instead`;
  ask.mockClear().mockResolvedValueOnce(undefined).mockResolvedValueOnce(false);
  await expect(run()).rejects.toMatchObject({
    code: 'not-confirmed',
    reason: lost,
    remedy: expect.stringContaining('--yes'),
  });
  await expect(run()).rejects.toMatchObject({ code: 'not-confirmed', reason: 'nothing was retired' });
  expect(ask).toHaveBeenLastCalledWith(`${lost}\nRetire it?`);
  expect((await readRegistry(workspace)).packages['mfe-part']?.retired).toBeUndefined();
  await retire.run('retire', ['mfe-part', '--to', '/a', '--yes'], workspace);
  expect(ask).toHaveBeenCalledTimes(2);
  expect((await readRegistry(workspace)).packages['mfe-part']?.history.at(-1)).toMatchObject({ by: 'retire', version });
});
