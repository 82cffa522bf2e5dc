import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawPlainly, openTestWorkspace, type TestWorkspace, testRemote } from '../../testing/test-workspace';
import { DeliveryError } from '../delivery-error';
import { readRefusals } from './read-refusals';
import { recordRefusal } from './refusals';

let workspace: TestWorkspace;
beforeEach(() => {
  workspace = openTestWorkspace();
  for (const name of [testRemote, 'mfe-test-two']) workspace.publish(drawPlainly, name);
});
afterEach(() => workspace.dispose());

const refuse = (error: unknown) =>
  recordRefusal(workspace, { names: [testRemote, 'mfe-test-two'], version: '1'.repeat(16), who: 'Ada' }, () =>
    Promise.reject(error),
  ).catch(() => {});
const codes = async (name: string) => (await readRefusals(workspace, name)).map(({ code }) => code);

test('a refusal is recorded for the package that its message names, the latest first', async () => {
  await refuse(new DeliveryError('types-failed', 'mfe-test-two', 'its types do not fit:\na.ts:1', 'Correct them'));
  await refuse(new DeliveryError('byte-budget-exceeded', `mfe-test-two /a`, 'it has 1 B too many', 'Remove some'));
  expect(await codes(testRemote)).toEqual([]);
  expect(await readRefusals(workspace, 'mfe-test-two')).toEqual([
    expect.objectContaining({ code: 'byte-budget-exceeded', version: '1'.repeat(16), who: 'Ada' }),
    expect.objectContaining({
      code: 'types-failed',
      reason: 'mfe-test-two: its types do not fit: a.ts:1',
    }),
  ]);
});

test('a refusal without a package is recorded for all; one not about releases for none', async () => {
  await refuse(new DeliveryError('shell-does-not-load', 'entry.js', 'it throws', 'Correct it'));
  await refuse(new DeliveryError('disk-full', testRemote, 'no room', 'Make room'));
  await refuse(new TypeError(`defect of ${testRemote}`));
  expect([await codes(testRemote), await codes('mfe-test-two')]).toEqual([
    ['shell-does-not-load'],
    ['shell-does-not-load'],
  ]);
});

test('several refusals at once are recorded each for its package', async () => {
  const [one, two] = [testRemote, 'mfe-test-two'].map((name) => new DeliveryError('types-failed', name, 'no', ''));
  await refuse(new AggregateError([one, two]));
  expect([await codes(testRemote), await codes('mfe-test-two')]).toEqual([['types-failed'], ['types-failed']]);
});

test('the latest twenty are kept', async () => {
  for (let at = 0; at < 22; at += 1) await refuse(new DeliveryError('types-failed', testRemote, `no ${at}`, ''));
  const kept = await readRefusals(workspace, testRemote);
  expect([kept.length, kept[0]?.reason, kept.at(-1)?.reason]).toEqual([20, 'mfe-test: no 21. ', 'mfe-test: no 2. ']);
});

test('the reason for a refusal is reported even where it cannot be recorded', async () => {
  writeFileSync(join(workspace.releases, testRemote, 'refusals.json'), 'cut off');
  const refused = new DeliveryError('types-failed', testRemote, 'its types do not fit', 'Correct them');
  const attempt = recordRefusal(workspace, { names: [testRemote] }, () => Promise.reject(refused));
  await expect(attempt).rejects.toBe(refused);
});
