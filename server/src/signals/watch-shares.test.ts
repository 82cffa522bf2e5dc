import { rmSync } from 'node:fs';
import type { ShareDecision } from 'shared-config/contract/share-decision';
import { createTemporaryFolder } from 'shared-config/presets/jest/temporary-folder';
import { openDatabase } from '../storage/open-database';
import { testShare, viewOf, visitorAddress } from '../testing/test-share';
import { createVisitorCounter } from './count-visitors';
import type { ServedSites } from './known-pages';
import { watchShares } from './watch-shares';
import { createWatchStore } from './watch-store';

const { remote, live, shared, shell } = testShare;
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
  const served = (share: number): ServedSites => ({
    live: composition(live),
    releases: [{ package: remote, version: shared, share, watch: { since: '2027-01-01T00:00:00.000Z', views } }],
    compositions: [composition(live), composition(shared)],
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
      onWithdrawn: () => {},
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
    state,
    start,
    look,
    /** Lets visitors come, each from an address of their own: one in ten gets the share, and so many of 100 see a failure. */
    visit: async (watch: ReturnType<typeof start>, more: number, failing: Record<'share' | 'others', number>) => {
      for (let at = 0; at < more; at += 1) {
        count += 1;
        const isInShare = count % 10 === 0;
        const hasFailed = (count * 37) % 101 < failing[isInShare ? 'share' : 'others'];
        const view = viewOf(isInShare ? shared : live, { failed: hasFailed ? [remote] : [], largestPaint: 1000 });
        watch.count(view, { address: visitorAddress(count), peer: '127.0.0.1' });
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

test('with too few views it waits; what is no worse grows to half of the visitors and to everybody', async () => {
  const { start, visit, decisions, store, close } = openWatch();
  const watch = start();
  await watch.look();
  await visit(watch, 1800, { share: 2, others: 2 });
  expect(decisions).toEqual([]);
  expect(store.list()[0]?.comparison.tallies.share.views).toBe(180);
  await visit(watch, 400, { share: 2, others: 2 });
  expect(decisions.map((one) => one.kind === 'grow' && one.share)).toEqual([50]);
  await visit(watch, 2200, { share: 2, others: 2 });
  expect(decisions.map((one) => one.kind === 'grow' && one.share)).toEqual([50, 100]);
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

test('a decision that cannot be carried out is told, and tried again after a pause', async () => {
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

test('100,000 forged signals from a hundred addresses withdraw nothing, and hide nothing', async () => {
  const { start, visit, look, decisions, store, close } = openWatch({ views: 10_000 });
  const watch = start();
  await watch.look();
  await visit(watch, 5000, { share: 2, others: 2 });
  for (let at = 0; at < 100_000; at += 1) {
    const forged = viewOf(shared, { failed: [remote], largestPaint: 60_000, interaction: 60_000, shift: 4 });
    watch.count(forged, { address: `203.0.${at % 100}.9`, peer: '127.0.0.1' });
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
