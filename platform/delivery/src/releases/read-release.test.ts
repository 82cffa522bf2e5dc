import { readdirSync, readFileSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { maxReleaseText } from 'kit/contract/release';
import { openTestWorkspace, overwrite, testRemote } from '../../testing/test-workspace';
import { readIfHere, readRelease } from './read-release';
import { damagedRemedy, listVersions } from './release-folder';

const workspace = openTestWorkspace();
afterAll(() => workspace.dispose());

const folder = join(workspace.releases, testRemote);
const versions = Array.from({ length: 11 }, (_, at) => {
  const version = workspace.publish(`() => '${at}'`);
  utimesSync(join(folder, version), at, at);
  return version;
});

test('a version that was never published is refused with the ten newest that were', async () => {
  expect(listVersions(workspace, testRemote).map(({ version }) => version)).toEqual(versions.toReversed());
  const newest = versions.slice(1).toReversed().join(', ');
  await expect(readRelease(workspace, testRemote, 'f'.repeat(16))).rejects.toMatchObject({
    reason: 'there is no such version',
    remedy: `Use one of these, newest first: ${newest}`,
  });
  await expect(readRelease(workspace, 'mfe-none', 'f'.repeat(16))).rejects.toThrow(
    'Run "npx -y pnpm@12 release mfe-none --publish-only" first',
  );
});

test('a release.json that was cut short is named, with what to do', async () => {
  const [version = ''] = versions;
  overwrite(join(folder, version, 'release.json'), '{"contract');
  await expect(readRelease(workspace, testRemote, version)).rejects.toThrow(
    /release\.json: it is not valid JSON\. Run "npx -y pnpm@12 release mfe-test"/,
  );
  expect(readdirSync(folder)).toHaveLength(11);
});

test('a release.json that is longer than any may be is not read', async () => {
  const version = versions.at(-1) ?? '';
  const file = join(folder, version, 'release.json');
  overwrite(file, readFileSync(file, 'utf8').padEnd(maxReleaseText + 1));
  await expect(readRelease(workspace, testRemote, version)).rejects.toThrow(
    /release\.json: has more than 16777216 characters\. Release the remote again/,
  );
});

test('reading optionally gives nothing for a missing, damaged or unknown release', async () => {
  const [, version = '', other = ''] = versions;
  expect(await readIfHere(workspace, testRemote, version)).toMatchObject({ version });
  overwrite(join(folder, version, 'release.json'), '{"contract');
  overwrite(join(folder, other, 'release.json'), '{"contractVersion":99}');
  for (const one of [version, other, 'f'.repeat(16)])
    expect(await readIfHere(workspace, testRemote, one)).toBeUndefined();
});

test('a damaged release of a modified tree is rebuilt at the commit in the history', () => {
  expect(damagedRemedy({ remote: 'mfe-test', commit: 'c0ffee-modified' })).toContain(
    'Run "npx -y pnpm@12 release mfe-test" at the commit that "npx -y pnpm@12 releases" names to replace it',
  );
});
