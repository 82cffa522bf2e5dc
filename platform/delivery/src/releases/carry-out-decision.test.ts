import type { ShareDecision } from 'kit/contract/share-decision';
import { composeNames } from '../../testing/interleavings/compose-names';
import { drawPlainly, openTestWorkspace, type TestWorkspace, testRemote } from '../../testing/test-workspace';
import { command as promote } from '../commands/promote';
import { command as rollback } from '../commands/rollback';
import { promoteTo } from '../registry/change-entry';
import { changeRegistry, readRegistry } from '../registry/open-registry';
import { shareWith } from '../registry/share';
import { hostName } from '../workspace';
import { carryOutDecision } from './carry-out-decision';
import { goLive } from './go-live';

jest.mock('kit/presets/command-line/progress', () => ({ showProgress: jest.fn() }));

let workspace: TestWorkspace;
let one: string;
let two: string;
beforeEach(async () => {
  workspace = openTestWorkspace();
  one = workspace.publish(drawPlainly, testRemote, ['/a']);
  two = workspace.publish(`() => 'two'`, testRemote, ['/a']);
  const changes = { [hostName]: promoteTo(workspace.hostVersion), [testRemote]: promoteTo(one) };
  await goLive(workspace, changes, { compose: composeNames });
});
afterEach(() => workspace.dispose());

const entry = async () => (await readRegistry(workspace)).packages[testRemote];
const share = (percent: number, watch?: { views: number }) =>
  changeRegistry(workspace, testRemote, shareWith(two, percent, {}, watch));
const decide = (decision: ShareDecision) => carryOutDecision(workspace, decision, { compose: composeNames });
const promoteTwo = (...options: string[]) => promote.run('promote', [testRemote, two, ...options], workspace);

const side = (value: number, count: number) => ({ value, count });
const worse = (): ShareDecision => ({
  kind: 'withdraw',
  remote: testRemote,
  version: two,
  reason: 'failures: 102.0 in 1,000 views (500 counted), others 50.0 in 1,000 views (4,500)',
  evidence: { measure: 'failures', share: side(102, 500), others: side(50, 4500) },
});
const grow = (percent: number): ShareDecision => ({
  kind: 'grow',
  remote: testRemote,
  version: two,
  share: percent,
  reason: 'not worse in 2500 views of 10 %',
});

test('a worse share ends, with evidence in the history, and returns only by --anyway', async () => {
  await share(10, { views: 2500 });
  await decide(worse());
  expect((await entry())?.gradual).toBeUndefined();
  expect((await entry())?.history.at(-1)).toMatchObject({
    by: 'withdraw',
    version: two,
    who: 'the watch of the server',
    message: expect.stringContaining('102.0 in 1,000 views'),
    evidence: { measure: 'failures', share: { value: 102, count: 500 } },
  });
  const before = await entry();
  await expect(promoteTwo('--force')).rejects.toMatchObject({ code: 'withdrawn-before' });
  await expect(promoteTwo('--force', '--share', '10')).rejects.toMatchObject({ code: 'withdrawn-before' });
  expect(await entry()).toEqual(before);
  await promoteTwo('--force', '--anyway');
  expect((await entry())?.live).toBe(two);
  // A step back is never held up, nor what it leads to.
  await rollback.run('rollback', [testRemote], workspace);
  expect((await entry())?.live).toBe(one);
});

test('a share that is no worse grows until everybody gets the version', async () => {
  await share(10, { views: 2500 });
  const watch = (await entry())?.gradual?.watch;
  await decide(grow(50));
  expect((await entry())?.gradual).toEqual({ version: two, share: 50, watch });
  await decide(grow(100));
  expect(await entry()).toMatchObject({ live: two });
  expect((await entry())?.gradual).toBeUndefined();
  expect((await entry())?.history.slice(-2).map(({ by, message }) => `${by}: ${message}`)).toEqual([
    'share: not worse in 2500 views of 10 %',
    'promote: not worse in 2500 views of 10 %',
  ]);
});

test('a decision changes nothing that somebody has changed in the meantime', async () => {
  await share(60, { views: 2500 });
  let before = await entry();
  await decide(grow(50));
  expect(await entry()).toEqual(before);
  await changeRegistry(workspace, testRemote, promoteTo(two));
  await changeRegistry(workspace, testRemote, promoteTo(one));
  await share(10);
  before = await entry();
  await decide(worse());
  await decide(grow(50));
  expect(await entry()).toEqual(before);
});

test('a watch needs a share, and a number of views that means something', async () => {
  await expect(promoteTwo('--watch')).rejects.toThrow('--share is missing');
  await expect(promoteTwo('--share', '10', '--views', '500')).rejects.toThrow('--watch is missing');
  await expect(promoteTwo('--share', '10', '--watch', '--views', '50')).rejects.toThrow('--views 50');
  const { result } = await promoteTwo('--force', '--share', '10', '--watch', '--views', '500');
  expect(result?.lines[1]).toContain('after 500 views');
  expect((await entry())?.gradual).toMatchObject({ share: 10, watch: { views: 500 } });
});
