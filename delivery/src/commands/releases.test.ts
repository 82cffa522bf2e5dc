import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contractVersion } from 'shared-config/contract/remote-definition';
import { drawPlainly, openTestWorkspace, overwrite, testRemote } from '../../testing/test-workspace';
import { changeRegistry } from '../registry/open-registry';
import { promoteTo, retire } from '../registry/registry';
import { shareWith } from '../registry/share';
import { goLive } from '../releases/go-live';
import { hostName } from '../workspace';
import { command as diff } from './diff';
import { command as releases } from './releases';

const workspace = openTestWorkspace();
afterAll(() => workspace.dispose());

test('live releases are listed; one of another contract with what is known of it, and it goes live no more', async () => {
  const [one, two] = [drawPlainly, `() => ''`].map((draw) => workspace.publish(draw)) as [string, string];
  await goLive(workspace, { [hostName]: promoteTo(workspace.hostVersion), [testRemote]: promoteTo(one) });
  expect((await releases.run('releases', [], workspace)).result?.lines).toEqual([
    expect.stringMatching(`^shell@${workspace.hostVersion} {2}team test {2}since 20`),
    expect.stringMatching(`^${testRemote}@${one} {2}team test {2}since 20`),
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

test('of one remote every change is listed, the newest first: what, how many get it, who, from where and why', async () => {
  const told = openTestWorkspace();
  const [one, two] = [drawPlainly, `() => ''`].map((draw) => told.publish(draw)) as [string, string];
  const [first, second] = ['2026-01-01T00:00:00.000Z', '2026-01-02T00:00:00.000Z'] as const;
  const note = { at: first, who: 'Ada', commit: 'c0ffee', run: 'https://ci.example/7', message: 'No 7' };
  await changeRegistry(told, hostName, promoteTo(told.hostVersion));
  await changeRegistry(told, testRemote, promoteTo(one, { ...note, omitted: ['browser: none'] }));
  await changeRegistry(told, testRemote, shareWith(two, 10, { at: second, who: 'Grace', forced: true }));
  const lines = async (...args: string[]) => (await releases.run('releases', args, told)).result?.lines;
  expect(await lines(testRemote)).toEqual([
    expect.stringContaining(`${testRemote}@${one}  team test  since ${first}`),
    `  ${two} for 10 % of the visitors`,
    `  ${second}  share    ${two}  10 %  forced  Grace`,
    `  ${first}  promote  ${one}  without browser: none  Ada  commit c0ffee  https://ci.example/7  "No 7"`,
  ]);
  const compared = await diff.run('diff', [testRemote, one, one], told);
  expect(compared.result?.lines).toEqual(['No difference']);
  await changeRegistry(told, testRemote, retire(testRemote, {}));
  expect((await lines())?.[1]).toContain(`${testRemote}@${one}, retired`);
  await expect(lines('mfe-none')).rejects.toThrow('"mfe-none": there is no such remote');
  told.dispose();
});
