import { statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { composeNames } from '../../testing/interleavings/compose-names';
import { drawPlainly, openTestWorkspace, type TestWorkspace, testRemote } from '../../testing/test-workspace';
import { promoteTo } from '../registry/change-entry';
import { changeRegistry, readRegistry } from '../registry/open-registry';
import { shareWith } from '../registry/share';
import { goLive } from '../releases/go-live';
import { hostName } from '../workspace';
import { command } from './promote';

jest.mock('kit/presets/command-line/progress', () => ({ showProgress: jest.fn() }));

let workspace: TestWorkspace;
beforeEach(async () => {
  workspace = openTestWorkspace();
  const live = workspace.publish(drawPlainly, testRemote, ['/a']);
  const changes = { [hostName]: promoteTo(workspace.hostVersion), [testRemote]: promoteTo(live) };
  await goLive(workspace, changes, { compose: composeNames });
});
afterEach(() => workspace.dispose());

const publish = (draw: string) => workspace.publish(draw, testRemote, ['/a'], { commit: 'c0ffee' });
const promote = (...args: string[]) => command.run('promote', [testRemote, ...args], workspace);
const entry = async () => (await readRegistry(workspace)).packages[testRemote];

test('--force skips the checks, is in the history, and saves the release from pruning', async () => {
  const version = publish('() => String(Math.random() < 0.5)');
  const folder = join(workspace.releases, testRemote, version);
  utimesSync(folder, 0, 0);
  const before = await entry();
  await expect(promote(version, '--no-browser')).rejects.toMatchObject({ code: 'page-not-repeatable' });
  expect(await entry()).toEqual(before);
  const forced = await promote(version, '--force', '--message', 'No 7');
  expect(forced.result?.warnings?.[0]).toMatch(/is live without its checks, and was refused at 20.*rollback mfe-test/);
  expect((await entry())?.history.at(-1)).toMatchObject({
    version,
    by: 'promote',
    forced: true,
    message: 'No 7',
    commit: 'c0ffee',
  });
  expect(statSync(folder).mtimeMs).toBeGreaterThan(Date.now() - 60_000);
});

test('a check that was left out is in the history', async () => {
  await promote(publish(`() => 'two'`), '--no-browser');
  const line = (await entry())?.history.at(-1);
  expect(line?.omitted).toEqual(['browser: --no-browser']);
  expect(line?.forced).toBeUndefined();
});

test('who gets a version beside a share of another one is said: all the others', async () => {
  const [shared, version] = [publish(`() => 'shared'`), publish(`() => 'others'`)];
  await changeRegistry(workspace, testRemote, shareWith(shared, 10));
  expect((await promote(version, '--force')).result?.lines).toEqual([
    expect.stringContaining(
      `${testRemote}@${version} is live for 90 % of the visitors; ${shared} keeps its 10 %, in site `,
    ),
  ]);
});

test('a watched share is said to grow to 50 % only where it has less', async () => {
  for (const [share, grows] of [
    ['10', 'lets it grow to 50 % and to everybody'],
    ['50', 'lets it grow to everybody'],
  ] as const) {
    const { result } = await promote(publish(`() => 'share ${share}'`), '--force', '--share', share, '--watch');
    expect(result?.lines?.join('\n')).toContain(grows);
  }
});

test('a version that is nowhere is refused, and of those that are there it says which were refused', async () => {
  const wrong = publish('() => String(Math.random() < 0.5)');
  await expect(promote(wrong, '--no-browser')).rejects.toThrow();
  await expect(promote('ffff')).rejects.toThrow(`${wrong} (refused)`);
});

test.each(['0', '100', '1.5', 'ten'])('a share of %s is refused, and nothing changes', async (share) => {
  const version = publish(`() => 'two'`);
  const before = await entry();
  await expect(promote(version, '--force', '--share', share)).rejects.toThrow(
    `--share ${share}: it is not a percentage from 1 to 99`,
  );
  expect(await entry()).toEqual(before);
});
