import { execFileSync } from 'node:child_process';
import { statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Release } from 'kit/contract/release';
import {
  drawPlainly,
  openTestWorkspace,
  overwrite,
  type TestWorkspace,
  testRemote,
} from '../../testing/test-workspace';
import { askOnTerminal } from '../commands/ask-on-terminal';
import { command } from '../commands/release';
import { command as releases } from '../commands/releases';
import { listFailures } from '../files/gather-all';
import { promoteTo, rollBack } from '../registry/change-entry';
import { changeRegistry, readRegistry } from '../registry/open-registry';
import { shareWith } from '../registry/share';
import { hostName, inEnvironment } from '../workspace';
import { fingerprintSources } from './fingerprint-sources';
import { releasePackages } from './release-packages';

jest.mock('kit/presets/command-line/progress', () => ({ showProgress: jest.fn() }));
jest.mock('../commands/ask-on-terminal', () => ({ askOnTerminal: jest.fn() }));
const ask = jest.mocked(askOnTerminal);

let workspace: TestWorkspace;
beforeEach(async () => {
  workspace = openTestWorkspace();
  writeFileSync(join(workspace.root, 'pnpm-lock.yaml'), '');
  await changeRegistry(workspace, hostName, promoteTo(workspace.hostVersion));
});
afterEach(() => workspace.dispose());

/** Publishes a version as what the sources become, so that there is nothing to build. */
function build(text: string, fields: Partial<Release> = {}): string {
  const version = workspace.publish(`() => '${text}'`, testRemote, ['/a'], fields);
  recordBuild(testRemote, version);
  return version;
}
function recordBuild(name: string, version: string): void {
  const builds = { [fingerprintSources(workspace, name)]: version };
  writeFileSync(join(workspace.releases, name, 'builds.json'), JSON.stringify(builds));
}
async function release(promotes: boolean): Promise<string | undefined> {
  const { outcomes } = await releasePackages(workspace, [testRemote], { promotes, note: { message: 'No 7' } });
  return outcomes[0]?.outcome;
}
/** Commits the sources. @returns the commit */
function commitAll(): string {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: workspace.root, encoding: 'utf8' }).trim();
  writeFileSync(join(workspace.root, '.gitignore'), '/releases/\n/.*\n/site*\n');
  git('init', '-q');
  git('add', '-A');
  git('-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', 'commit', '-q', '--allow-empty', '-m', 'All');
  return git('rev-parse', '--short=12', 'HEAD');
}
/** Writes what the checks of sources read, so that the command itself can be run. */
function writeSources(): void {
  overwrite(
    join(workspace.root, testRemote, 'remote.ts'),
    `export default { name: '${testRemote}', team: 'test', routes: [] };`,
  );
  for (const name of [testRemote, hostName]) writeFileSync(join(workspace.root, name, 'package.json'), '{}');
  writeFileSync(join(workspace.root, 'pnpm-workspace.yaml'), 'catalog: {}');
}
const run = async (...args: string[]) => {
  const { result } = await command.run('release', [...args, '--no-lint', '--no-browser'], workspace);
  return result?.lines;
};
const entry = async () => (await readRegistry(workspace)).packages[testRemote];

test('a version is published without going live, then released, then unchanged', async () => {
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

test('a version released from a clean commit records it, though published before', async () => {
  const version = build('one', { commit: 'c0ffee-modified' });
  const commit = commitAll();
  await release(true);
  expect((await entry())?.history).toMatchObject([{ version, commit }]);
  const { result } = await releases.run('releases', [testRemote], workspace);
  expect(result?.lines[0]).toContain(`commit ${commit}  `);
});

test('releasing a version that has a share does not give it to everybody', async () => {
  await changeRegistry(workspace, testRemote, promoteTo(workspace.publish(`() => 'live'`, testRemote, ['/a'])));
  const version = build('shared');
  await changeRegistry(workspace, testRemote, shareWith(version, 10));
  const before = await entry();
  expect(await release(true)).toBe('shared');
  expect(await entry()).toEqual(before);
});

test('without a name only what changed goes live, once confirmed', async () => {
  const live = workspace.publish(`() => 'live'`, testRemote, ['/a']);
  await changeRegistry(workspace, testRemote, promoteTo(live, { commit: 'c0ffee' }));
  writeSources();
  const version = build('one');
  recordBuild(hostName, workspace.hostVersion);
  const before = await entry();
  const unanswered = run();
  await expect(unanswered).rejects.toMatchObject({ code: 'not-confirmed' });
  await expect(unanswered).rejects.toThrow(
    `release: these would go live:\n  ${testRemote}@${version} (now ${live}, of commit c0ffee)\nName those that are meant`,
  );
  ask.mockResolvedValueOnce(false);
  await expect(run()).rejects.toThrow('release: nothing was released. Name those');
  expect(ask).toHaveBeenLastCalledWith(expect.stringContaining(`${testRemote}@${version} (now ${live},`));
  expect(await entry()).toEqual(before);
  ask.mockClear();
  await run('--publish-only');
  await run('--yes');
  expect((await entry())?.live).toBe(version);
  expect(await run()).toContain(`${testRemote}@${version} was live already`);
  const next = build('two');
  await run(testRemote);
  expect((await entry())?.live).toBe(next);
  expect(ask).not.toHaveBeenCalled();
});

test('a release brings back a version that was rolled back, and says so', async () => {
  const live = workspace.publish(`() => 'live'`, testRemote, ['/a']);
  writeSources();
  const version = build('one');
  recordBuild(hostName, workspace.hostVersion);
  for (const one of [live, version]) await changeRegistry(workspace, testRemote, promoteTo(one));
  await changeRegistry(workspace, testRemote, rollBack(testRemote));
  const at = (await entry())?.history.at(-1)?.at ?? '';
  const when = `was rolled back on ${at.slice(0, 10)} at ${at.slice(11, 16)} UTC`;
  ask.mockResolvedValueOnce(false);
  await expect(run()).rejects.toMatchObject({ code: 'not-confirmed' });
  expect(ask).toHaveBeenLastCalledWith(expect.stringContaining(`unknown; ${when})`));
  expect(await run('--yes')).toContain(`  ${when}, and is back`);
  // A version that readers never had is news, whatever came before it.
  await changeRegistry(workspace, testRemote, rollBack(testRemote));
  build('two');
  expect((await run('--yes'))?.join()).not.toContain('rolled back');
});

test('an answer of yes makes live what was named', async () => {
  workspace.publish(drawPlainly);
  writeSources();
  const version = build('one');
  recordBuild(hostName, workspace.hostVersion);
  ask.mockResolvedValueOnce(true);
  expect(await run()).toContain(`${testRemote}@${version} is live`);
  expect(ask).toHaveBeenCalledWith(expect.stringContaining(`${testRemote}@${version} (not live yet)`));
});

test('an older commit than the live one is refused, unless an option allows it', async () => {
  const live = workspace.publish(`() => 'live'`, testRemote, ['/a']);
  writeSources();
  const version = build('one');
  const older = commitAll();
  const newer = commitAll();
  execFileSync('git', ['checkout', '-q', older], { cwd: workspace.root });
  await changeRegistry(workspace, testRemote, promoteTo(live, { commit: newer }));
  for (const option of ['--yes', '--publish-only'])
    await expect(run(testRemote, option)).rejects.toMatchObject({ code: 'older-than-live', subject: testRemote });
  expect((await entry())?.live).toBe(live);
  await run(testRemote, '--anyway');
  expect((await entry())?.history.at(-1)).toMatchObject({ version, commit: older });
  expect((await entry())?.history.at(-1)?.omitted).toContain('age: --anyway');
});

test('the history names nothing that --anyway had not to pass over', async () => {
  workspace.publish(`() => 'first'`, testRemote, ['/a']);
  writeSources();
  build('one');
  commitAll();
  await run(testRemote, '--anyway');
  expect((await entry())?.history.at(-1)?.omitted?.join()).not.toContain('--anyway');
});

test('a release to another environment says where it is live', async () => {
  const staging = inEnvironment(workspace, 'staging');
  await changeRegistry(staging, hostName, promoteTo(workspace.hostVersion));
  workspace.publish(`() => 'first'`, testRemote, ['/a']);
  writeSources();
  const version = build('one');
  commitAll();
  expect(await run(testRemote, '--to', 'staging')).toContain(`${testRemote}@${version} is live in staging`);
});

test('a message that no history would keep is refused before anything is built', async () => {
  await expect(run(testRemote, '--publish-only', '--message', 'No 8')).rejects.toThrow(
    '--message: with --publish-only nothing goes live, and the history keeps only what did. Leave it out, and give it to "promote"',
  );
});

test('the command reports its outcome, the size of each route and unchecked parts', async () => {
  await changeRegistry(workspace, testRemote, promoteTo(workspace.publish(`() => 'live'`, testRemote, ['/b'])));
  writeSources();
  const version = build('one', { gone: ['/b'] });
  const publish = (name: string) => run(name, '--publish-only');
  expect(await publish(testRemote)).toEqual([
    `${testRemote}@${version} is published`,
    expect.stringMatching(/^ {2}\/a +\d+ B +new +of \d+$/),
    '  not checked: types, lint and README: --no-lint',
    '  not checked: browser: --no-browser',
  ]);
  await changeRegistry(workspace, testRemote, shareWith(version, 10));
  expect(await publish(testRemote)).toEqual([
    `${testRemote}@${version} keeps its share of the visitors; "promote" makes it live for everybody`,
  ]);
  await expect(run(testRemote, 'mfe-none')).rejects.toThrow('"mfe-none": there is no such remote');
});

test('a release of two remotes that are both refused names both', async () => {
  const names = [testRemote, 'mfe-test-two'];
  for (const name of names) workspace.publish(drawPlainly, name);
  writeSources();
  for (const name of names) {
    overwrite(join(workspace.root, name, 'remote.ts'), `export default { name: '${name}', team: '', routes: [] };`);
    writeFileSync(join(workspace.root, name, 'package.json'), '{}');
  }
  const refused = await run(...names, '--yes').catch(listFailures);
  expect(refused).toMatchObject(names.map((name) => ({ subject: expect.stringContaining(`${name}/remote.ts`) })));
});

test('a release says how many pages were rendered, including during the checks', async () => {
  build('one');
  writeSources();
  recordBuild(testRemote, workspace.publish(`() => 'one'`, testRemote, ['/a']));
  expect((await run(testRemote, '--yes'))?.at(-1)).toMatch(
    /^Composed 3 pages as [0-9a-f]{16}, 3 rendered during the checks$/,
  );
});
