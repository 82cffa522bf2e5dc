import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contractVersion } from 'shared-config/contract/remote-definition';
import { drawPlainly, openTestWorkspace, overwrite, testRemote } from '../../testing/test-workspace';
import { promoteTo } from '../registry/registry';
import { goLive } from '../releases/go-live';
import { hostName } from '../workspace';
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
