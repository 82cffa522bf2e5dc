import { rmSync } from 'node:fs';
import type { ShareDecision } from 'kit/contract/share-decision';
import type { Signal } from 'kit/contract/signal';
import { createTemporaryFolder } from 'kit/presets/jest/temporary-folder';
import * as v from 'valibot';
import { openDatabase } from '../../storage/opening/open-database';
import { testShare, viewOf, visitorAddress } from '../../testing/test-share';
import { createVisitorCounter } from '../count-visitors';
import type { ServedSites } from '../known-pages';
import { startComparison } from '../statistics/compare-versions';
import { describeWatch } from '../vitals/format-vitals';
import { comparisonSchema, writeComparison } from './stored-comparison';
import { watchShares } from './watch-shares';
import { createWatchStore } from './watch-store';

const { remote, live, shared, shell } = testShare;
const peer = '127.0.0.1';
const composition = (version: string) => ({
  id: version,
  shell,
  remotes: [{ name: remote, team: 'a', version, entry: '/', routes: [{ path: '/a', expose: './a' }] }],
});

type Options = { views?: number; carryOut?: (decision: ShareDecision) => Promise<void> };

function openWatch({ views = 200, carryOut }: Options = {}) {
  const folder = createTemporaryFolder('watch');
  const connection = openDatabase(folder);
  const store = createWatchStore(connection);
  const decisions: ShareDecision[] = [];
  const messages: string[] = [];
  const waiting: string[] = [];
  const announced: unknown[] = [];
  const served = (share: number): ServedSites => ({
    live: composition(live),
    releases: [{ package: remote, version: shared, share, watch: { since: '2027-01-01T00:00:00.000Z', views } }],
    compositions: new Map([
      ['live', composition(live)],
      ['shared', composition(shared)],
    ]),
  });
  const state = { served: served(10) };
  const clock = { now: 0 };
  const visitors = createVisitorCounter();
  const start = () =>
    watchShares({
      readServed: async () => state.served,
      store,
      visitors,
      now: () => clock.now,
      carryOut:
        carryOut ??
        (async (decision) => {
          decisions.push(decision);
          state.served =
            decision.kind === 'grow' && decision.share < 100 ? served(decision.share) : { ...served(0), releases: [] };
        }),
      announce: ({ reason, isWaiting, ...notice }) => {
        if (isWaiting) waiting.push(reason);
        else announced.push(notice);
      },
      describe: async () => ({ team: 'a', commit: 'c0ffee' }),
      log: ({ message }) => messages.push(message),
    });
  let count = 0;
  const look = async (watch: ReturnType<typeof start>) => {
    clock.now += 15_000;
    await watch.look();
  };
  return {
    store,
    decisions,
    messages,
    waiting,
    announced,
    state,
    start,
    look,
    /**
     * Lets visitors come, each from an address of their own: one in ten gets the share (or `inShare` of ten), and so many of 100 see a
     * failure. @param isServed whether this server sends them their pages
     */
    visit: async (
      watch: ReturnType<typeof start>,
      more: number,
      failing: Record<'share' | 'others', number>,
      { isServed = true, inShare = 1 } = {},
    ) => {
      for (let at = 0; at < more; at += 1) {
        count += 1;
        const isInShare = count % 10 < inShare;
        const hasFailed = (count * 37) % 101 < failing[isInShare ? 'share' : 'others'];
        const view = viewOf(isInShare ? shared : live, { failed: hasFailed ? [remote] : [], largestPaint: 1000 });
        const visitor = { address: visitorAddress(count), peer };
        if (isServed) watch.serve(isInShare ? 'shared' : 'live', visitor);
        watch.count([view], visitor);
        if (count % 200 === 0) await look(watch);
      }
    },
    close: () => {
      connection.close();
      rmSync(folder, { recursive: true });
    },
  };
}

test('what is worse is withdrawn, with how it and the others fare', async () => {
  const { start, visit, decisions, store, close } = openWatch();
  const watch = start();
  await watch.look();
  await visit(watch, 2000, { share: 60, others: 2 });
  expect(decisions[0]).toMatchObject({
    kind: 'withdraw',
    remote,
    version: shared,
    reason: expect.stringMatching(/^failures: \d+\.\d in 1,000 views \(\d+ counted\), others \d+\.\d in 1,000 views/),
    evidence: { measure: 'failures' },
  });
  expect(store.list()[0]?.outcome).toMatch(/^has ended: failures/);
  await watch.stop();
  close();
});

test('with few views it waits; no worse, it grows to half of the visitors, then all', async () => {
  const { start, visit, decisions, announced, store, close } = openWatch();
  const watch = start();
  await watch.look();
  await visit(watch, 1800, { share: 2, others: 2 });
  expect(decisions).toEqual([]);
  expect(store.list()[0]?.comparison.tallies.share.views).toBe(180);
  await visit(watch, 400, { share: 2, others: 2 });
  expect(decisions.map((one) => one.kind === 'grow' && one.share)).toEqual([50]);
  await visit(watch, 600, { share: 2, others: 2 }, { inShare: 5 });
  expect(decisions.map((one) => one.kind === 'grow' && one.share)).toEqual([50, 100]);
  expect(announced).toEqual(
    [50, 100].map((share) => expect.objectContaining({ kind: 'grow', share, team: 'a', commit: 'c0ffee' })),
  );
  await watch.stop();
  close();
});

test('a server that is started again goes on with what it has seen', async () => {
  const { start, visit, decisions, close } = openWatch();
  const first = start();
  await first.look();
  await visit(first, 1800, { share: 2, others: 2 });
  await first.stop();
  const second = start();
  await second.look();
  await visit(second, 400, { share: 2, others: 2 });
  expect(decisions).toHaveLength(1);
  await second.stop();
  close();
});

test('a share that somebody ends is watched no longer', async () => {
  const { start, visit, look, state, store, decisions, close } = openWatch();
  const watch = start();
  await watch.look();
  await visit(watch, 1000, { share: 2, others: 2 });
  state.served = { ...state.served, releases: [] };
  await look(watch);
  expect(store.list()).toMatchObject([{ outcome: 'was changed by somebody: the watch has ended' }]);
  expect(decisions).toEqual([]);
  await watch.stop();
  close();
});

test('a decision that cannot be carried out is reported, and retried after a pause', async () => {
  const tries: number[] = [];
  const { start, visit, messages, close } = openWatch({
    carryOut: async () => {
      tries.push(1);
      throw new Error('no room on the disk');
    },
  });
  const watch = start();
  await watch.look();
  await visit(watch, 2200, { share: 2, others: 2 });
  await watch.look();
  expect(tries).toHaveLength(1);
  expect(messages).toEqual([expect.stringContaining('is as it was, and is tried again')]);
  await watch.stop();
  close();
});

test('100,000 forged signals from a hundred addresses withdraw and hide nothing', async () => {
  const { start, visit, look, decisions, store, close } = openWatch({ views: 10_000 });
  const watch = start();
  await watch.look();
  await visit(watch, 5000, { share: 2, others: 2 });
  for (let at = 0; at < 100_000; at += 1) {
    const forged = viewOf(shared, { failed: [remote], largestPaint: 60_000, interaction: 60_000, shift: 4 });
    const visitor = { address: `203.0.${at % 100}.9`, peer };
    watch.serve('shared', visitor);
    watch.count([forged], visitor);
    if (at % 5000 === 4999) await look(watch);
  }
  await visit(watch, 2000, { share: 2, others: 2 });
  expect(decisions).toEqual([]);
  expect(store.list()[0]?.comparison.tallies.share.views).toBe(700);
  await visit(watch, 2000, { share: 60, others: 2 });
  expect(decisions).toMatchObject([{ kind: 'withdraw' }]);
  await watch.stop();
  close();
});

/** Reports of somebody whom this server served nothing, or the pages of one version alone, each from a region of its own. */
function forge(
  watch: ReturnType<typeof watchShares>,
  signals: Signal[],
  addresses: number,
  servedFolder?: string,
): void {
  for (let at = 0; at < addresses; at += 1) {
    const visitor = { address: visitorAddress(40_000 + at), peer };
    if (servedFolder !== undefined) watch.serve(servedFolder, visitor);
    watch.count(signals, visitor);
  }
}

test.each([
  ['nothing', undefined],
  ['pages of the other version', 'live'],
])('failures from addresses that were served %s are no evidence', async (_, folder) => {
  const { start, visit, look, decisions, store, close } = openWatch({ views: 10_000 });
  const watch = start();
  await watch.look();
  await visit(watch, 2000, { share: 0, others: 0 });
  forge(watch, [viewOf(shared, { failed: [remote] })], 20, folder);
  await look(watch);
  await visit(watch, 1000, { share: 0, others: 0 });
  expect(decisions).toEqual([]);
  const { tallies, unserved } = store.list()[0]?.comparison ?? {};
  expect([tallies?.share.failed, unserved]).toEqual([0, { share: 20, others: 0 }]);
  await watch.stop();
  close();
});

test.each([
  ['served by another server', { isServed: false }, '200 of 200 views of the share are of pages that this server'],
  ['told of too often by the share', { inShare: 2 }, '20.0 % of the views that count are of the share, which 10.0 %'],
])('pages that are %s neither grow nor withdraw a share, but ask a person', async (_, how, reason) => {
  const { start, visit, decisions, messages, store, close } = openWatch();
  const watch = start();
  await watch.look();
  await visit(watch, 2000, { share: 60, others: 2 }, how);
  expect(decisions).toEqual([]);
  expect(messages).toContainEqual(expect.stringContaining(`${remote}@${shared} neither grows nor ends by itself`));
  const [watched] = store.list();
  expect(watched && describeWatch(watched)).toContain(`it waits for a person: ${reason}`);
  expect(watched && describeWatch(watched)).toContain(`"npx -y pnpm@12 rollback ${remote}" ends the share`);
  const said = messages.length;
  await visit(watch, 1000, { share: 60, others: 2 }, how);
  expect(messages).toHaveLength(said);
  await watch.stop();
  close();
});

test('staff are told only once that a withdrawal waits, even after a restart', async () => {
  const { start, visit, decisions, waiting, close } = openWatch();
  const first = start();
  await first.look();
  await visit(first, 2000, { share: 60, others: 2 }, { inShare: 2 });
  await first.stop();
  const second = start();
  await second.look();
  await visit(second, 1000, { share: 60, others: 2 }, { inShare: 2 });
  await second.stop();
  expect(decisions).toEqual([]);
  expect(waiting).toEqual([expect.stringContaining('Visitors seem to fare worse: failures')]);
  close();
});

test('staff are told of no withdrawal that waits while none is due', async () => {
  const { start, visit, waiting, close } = openWatch();
  const watch = start();
  await watch.look();
  await visit(watch, 2000, { share: 2, others: 2 }, { inShare: 2 });
  await watch.stop();
  expect(waiting).toEqual([]);
  close();
});

test('a share whose pages break before reporting is withdrawn, or does not grow', async () => {
  for (const [share, kinds] of [
    [60, ['withdraw']],
    [2, []],
  ] as const) {
    const { start, visit, decisions, close } = openWatch({ views: 50 });
    const watch = start();
    await watch.look();
    // Of ten visitors of the share, six tell nothing.
    for (let part = 0; part < 10; part += 1) {
      await visit(watch, 120, { share, others: 2 }, { inShare: part % 10 < 4 ? 1 : 0 });
    }
    expect(decisions.map(({ kind }) => kind)).toEqual(kinds);
    await watch.stop();
    close();
  }
});

test('a reader of many pages counts; a tab that reports every second does not', async () => {
  const { start, look, visit, store, close } = openWatch({ views: 10_000 });
  const watch = start();
  await watch.look();
  const reader = { address: '198.51.100.1', peer };
  const flood = { address: '198.51.100.2', peer };
  for (const visitor of [reader, flood]) watch.serve('shared', visitor);
  for (let message = 0; message < 8; message += 1)
    watch.count(
      Array.from({ length: 20 }, () => viewOf(shared)),
      reader,
    );
  for (let message = 0; message < 9; message += 1) watch.count([viewOf(shared)], flood);
  await visit(watch, 200, { share: 0, others: 0 });
  await look(watch);
  expect(store.list()[0]?.comparison.tallies.share.views).toBe(21);
  await watch.stop();
  close();
});

test('a report that is sent again, from the same address or another one, counts once', async () => {
  const { start, look, visit, store, close } = openWatch({ views: 10_000 });
  const watch = start();
  await watch.look();
  const visitor = { address: '198.51.100.1', peer };
  const report = [viewOf(shared, { failed: [remote] })];
  watch.serve('shared', visitor);
  for (const address of ['198.51.100.1', '198.51.100.1', '203.0.113.9']) watch.count(report, { address, peer });
  await visit(watch, 200, { share: 0, others: 0 });
  await look(watch);
  expect(store.list()[0]?.comparison).toMatchObject({
    tallies: { share: { views: 21, failed: 1 } },
    unserved: { share: 1 },
  });
  await watch.stop();
  close();
});

test('a watch that was stored before views were compared with what was served goes on', () => {
  const { unserved, assigned, ...before } = startComparison();
  const stored = JSON.parse(writeComparison({ ...before, unserved, assigned }));
  delete stored.unserved;
  delete stored.assigned;
  expect(v.parse(comparisonSchema, stored)).toEqual(startComparison());
});
