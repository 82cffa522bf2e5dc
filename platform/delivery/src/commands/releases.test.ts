import { mkdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { pageBudget } from 'kit/contract/byte-budget';
import { contractVersion } from 'kit/contract/remote-definition';
import {
  drawPlainly,
  openTestWorkspace,
  overwrite,
  type TestWorkspace,
  testRemote,
} from '../../testing/test-workspace';
import { promoteTo, retire } from '../registry/change-entry';
import { changeRegistry } from '../registry/open-registry';
import { shareWith } from '../registry/share';
import { findVersion } from '../releases/find-version';
import { goLive } from '../releases/go-live';
import { hostName } from '../workspace';
import { command as diff } from './diff';
import { command as preview } from './preview';
import { command as promote } from './promote';
import { command as releases } from './releases';
import { command as rollback } from './rollback';

const workspace = openTestWorkspace();
afterAll(() => workspace.dispose());

/** Bytes of brotli of the scripts of a page. */
const scriptBytes = (version: string) =>
  ['entry.js.br', 'page.js.br']
    .map((file) => statSync(join(workspace.releases, testRemote, version, 'web', file)).size)
    .reduce((sum, size) => sum + size);

test('live releases and their room are listed; one of another contract goes live no more', async () => {
  const [one, two] = [drawPlainly, `() => ''`].map((draw) => workspace.publish(draw)) as [string, string];
  await goLive(workspace, { [hostName]: promoteTo(workspace.hostVersion), [testRemote]: promoteTo(one) });
  expect((await releases.run('releases', [], workspace)).result?.lines).toEqual([
    expect.stringMatching(`^shell@${workspace.hostVersion} {2}team test {2}since 20`),
    expect.stringMatching(
      `^${testRemote}@${one} {2}team test {2}since 20.* {2}${pageBudget.page - scriptBytes(one)} B of scripts left for /a {2}unsigned$`,
    ),
  ]);

  const file = join(workspace.releases, testRemote, one, 'release.json');
  overwrite(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), contractVersion: contractVersion + 1 }));
  const { result } = await releases.run('releases', [testRemote], workspace);
  expect(result?.lines[0]).toMatch(`${testRemote}@${one}  team unknown  since 20`);
  expect(result?.warnings).toEqual([
    expect.stringContaining(`must be ${contractVersion}: update this checkout, or release again`),
  ]);
  await goLive(workspace, { [testRemote]: promoteTo(two) });
  await expect(goLive(workspace, { [testRemote]: promoteTo(one) })).rejects.toThrow('update this checkout');
});

test('changes of a remote are listed, newest first: what, share, who, commit and why', async () => {
  const told = openTestWorkspace();
  const [one, two] = [drawPlainly, `() => ''`].map((draw) => told.publish(draw)) as [string, string];
  const [first, second] = ['2026-01-01T00:00:00.000Z', '2026-01-02T00:00:00.000Z'] as const;
  const note = { at: first, who: 'Ada', commit: 'c0ffee', run: 'https://ci.example/7', message: 'No 7' };
  await changeRegistry(told, hostName, promoteTo(told.hostVersion));
  await changeRegistry(told, testRemote, promoteTo(one, { ...note, omitted: ['browser: none'] }));
  await changeRegistry(told, testRemote, shareWith(two, 10, { at: second, who: 'Grace', forced: true }));
  const lines = async (...args: string[]) => (await releases.run('releases', args, told)).result?.lines;
  const listed = expect.stringMatching(
    /^ {2}20\S+Z {2}[0-9a-f]{16} {2}(live {2}commit c0ffee|10 % of the visitors {2}commit unknown) {2}0 kB$/,
  );
  expect(await lines(testRemote)).toEqual([
    expect.stringContaining(`${testRemote}@${one}  team test  since ${first}`),
    `  ${two} for 10 % of the visitors`,
    'Published, the latest first',
    listed,
    listed,
    'History, the latest first',
    `  ${second}  share    ${two}  10 %  forced  Grace`,
    `  ${first}  promote  ${one}  without browser: none  Ada  commit c0ffee  https://ci.example/7  "No 7"`,
  ]);
  const compared = await diff.run('diff', [testRemote, one, one], told);
  expect(compared.result?.lines).toEqual(['No difference']);
  await expect(diff.run('diff', [testRemote, one], told)).rejects.toThrow('<after> is missing');
  const third = '2026-01-03T00:00:00.000Z';
  await changeRegistry(told, testRemote, retire(testRemote, { redirects: {} }, { at: third }));
  expect((await lines())?.[1]).toContain(`${testRemote}@${one}, retired  team test  since ${third}`);
  await expect(lines('mfe-none')).rejects.toThrow('"mfe-none": there is no such remote');
  told.dispose();
});

test('what others have written in a history begins no line of its own', async () => {
  const told = openTestWorkspace();
  const version = told.publish(drawPlainly);
  const forged = '\n  2026-01-01T00:00:00.000Z  promote  0000000000000000';
  const note = { who: `Mallory${forged}`, commit: `c0ffee${forged}`, message: `No 7${forged}` };
  await changeRegistry(told, hostName, promoteTo(told.hostVersion));
  await changeRegistry(told, testRemote, promoteTo(version, note));
  const lines = (await releases.run('releases', [testRemote], told)).result?.lines ?? [];
  expect(lines.filter((line) => line.includes('\n'))).toEqual([]);
  expect(lines).toHaveLength(5);
  told.dispose();
});

describe('the versions of a remote', () => {
  let told: TestWorkspace;
  let versions: readonly [string, string, string, string];
  beforeEach(async () => {
    told = openTestWorkspace();
    const draw = (text: string) => told.publish(`() => '${text}'`, testRemote, ['/a'], { commit: `c0ffee-${text}` });
    versions = [
      draw('one'),
      draw('two'),
      draw('three'),
      told.publish('() => String(Math.random())', testRemote, ['/a']),
    ];
    for (const [at, version] of versions.entries()) {
      const file = join(told.releases, testRemote, version, 'release.json');
      utimesSync(file, 0, Date.parse(`2026-01-0${at + 1}T00:00:00Z`) / 1000);
    }
    const [one, two] = versions;
    const note = { at: '2026-02-01T00:00:00.000Z' };
    await goLive(told, { [hostName]: promoteTo(told.hostVersion), [testRemote]: promoteTo(one, note) });
    await goLive(told, { [testRemote]: promoteTo(two, note) });
  });
  afterEach(() => told.dispose());
  const lines = async () => {
    const { result } = await releases.run('releases', [testRemote], told);
    const all = result?.lines ?? [];
    return all.slice(1, all.indexOf('History, the latest first'));
  };

  test('are listed with date, state, commit and size; refused ones apart, with a reason', async () => {
    const [one, two, three, random] = versions;
    await expect(promote.run('promote', [testRemote, random, '--no-browser'], told)).rejects.toThrow();
    expect(await lines()).toEqual([
      'Published, the latest first',
      `  2026-01-03T00:00:00.000Z  ${three}  not live  commit c0ffee-three  0 kB`,
      `  2026-01-02T00:00:00.000Z  ${two}  live  commit c0ffee-two  0 kB`,
      `  2026-01-01T00:00:00.000Z  ${one}  was live  commit c0ffee-one  0 kB`,
      'Refused, the latest first',
      expect.stringMatching(`^  20\\S+Z  ${random}  page-not-repeatable  .*${testRemote}`),
    ]);
    await promote.run('promote', [testRemote, random, '--force'], told);
    expect(await lines()).toContainEqual(expect.stringMatching(`^  2026-01-04T\\S+Z  ${random}  live`));
  });

  test('are named by their first digits; without any, or if ambiguous, they are listed', async () => {
    const [one] = versions;
    const { result } = await promote.run('promote', [testRemote, one.slice(0, 7), '--no-browser'], told);
    expect(result?.data).toMatchObject({ version: one });
    expect((await preview.run('preview', [testRemote, one.slice(0, 7)], told)).result?.lines).toEqual([
      `Add ?override=${testRemote}@${one} to a page of the site on this machine`,
    ]);
    await expect(promote.run('promote', [testRemote, 'zzz'], told)).rejects.toThrow(
      `${testRemote}@zzz: there is no such version. Use one of these, newest first: `,
    );
    await expect(findVersion(told, testRemote, '')).rejects.toThrow('there is no such version');
    mkdirSync(join(told.releases, testRemote, `${one.slice(0, 8)}00000000`));
    await expect(findVersion(told, testRemote, one.slice(0, 8))).rejects.toThrow(
      '2 versions begin so. Use more digits',
    );
  });

  test('are found when the remote is retired and its folder gone; a rollback restores it', async () => {
    await goLive(told, { [testRemote]: retire(testRemote, { redirects: {} }) });
    rmSync(join(told.root, testRemote), { recursive: true });
    expect(await lines()).toContainEqual(expect.stringContaining(`${versions[1]}  retired`));
    await rollback.run('rollback', [testRemote], told);
    expect(await lines()).toContainEqual(expect.stringContaining(`${versions[1]}  live`));
    await expect(rollback.run('rollback', ['mfe-tset'], told)).rejects.toThrow(
      `"mfe-tset": there is no such remote. Did you mean ${testRemote}?`,
    );
  });
});
