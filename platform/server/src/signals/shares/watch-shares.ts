import type { ShareDecision } from 'kit/contract/share-decision';
import type { Signal } from 'kit/contract/signal';
import { backoff } from '../../backoff';
import { describeError, type Log } from '../../logging/log';
import { isStorageError } from '../../server-error';
import type { Visitor, VisitorCounter } from '../count-visitors';
import { firstViewOf, versionIn } from '../first-view';
import type { ServedSites, ServedSitesReader } from '../known-pages';
import { addViews, type CountedView } from '../statistics/compare-versions';
import { decideShare, type Outlook } from '../statistics/decide-share';
import type { ShareNotice } from './announce-withdrawals';
import { describeFinding, describeQuestion } from './describe-finding';
import type { WatchedShare, WatchStore } from './watch-store';

/** The options of a watch. */
export type ShareWatchOptions = {
  readServed: ServedSitesReader;
  store: WatchStore;
  visitors: VisitorCounter;
  /** Changes the share, through the same code as `promote`; `undefined` where the site is composed elsewhere. */
  carryOut: ((decision: ShareDecision) => Promise<void>) | undefined;
  /** Tells staff that a share was withdrawn or has grown, and once for each watch that it waits for a person. */
  announce: (notice: ShareNotice) => void;
  /** Describes a version further, for the notice to staff. */
  describe: (remote: string, version: string) => Promise<Pick<ShareNotice, 'team' | 'commit' | 'error'>>;
  log: Log;
  /** ms, growing. */
  now?: () => number;
};

/** A view that waits to be counted, since when (ms), the bucket of its visitor's address, and whether this server served them that version. */
type WaitingView = { view: CountedView; at: number; bucket: number; isServed: boolean };

/** Time (ms) between two looks. */
const lookEvery = 5000;

/** Time (ms) that a view waits before it counts: an address that sends many meanwhile is no visitor. */
const settleTime = 10_000;

/** Views of a share that are looked at together, at least; how many of them are bad plays no part in it. */
const leastInBlock = 10;

/** Longest time (ms) until a decision that could not be carried out is tried again. */
const maxPause = 300_000;

/** Watches the shares that were given with `--watch`: compares the visitors who are in them with the others, and withdraws what is worse. */
export function watchShares(options: ShareWatchOptions) {
  const { readServed, store, visitors, log, now = () => performance.now() } = options;
  let served: ServedSites | undefined;
  const pending = new Map<string, { waiting: WaitingView[]; settled: CountedView[] }>();
  const failures = new Map<string, { count: number; nextAt: number }>();
  const asked = new Set<string>();
  const keyOf = ({ package: name, version, watch }: ServedSites['releases'][number]) =>
    [name, version, watch?.since].join(' ');

  let lastKeys: string | undefined;
  /** A share that a person has ended is watched no longer. */
  const noteEnded = (watched: ServedSites['releases']) => {
    for (const one of store.list()) {
      const isWatched = watched.some(
        ({ package: name, version, watch }) =>
          name === one.remote && version === one.version && watch?.since === one.since,
      );
      if (!isWatched && one.outcome === undefined)
        store.save({ ...one, outcome: 'was changed by somebody: the watch has ended' });
    }
  };

  const look = async () => {
    served = await readServed();
    const watched = served?.releases.filter(({ watch }) => watch) ?? [];
    const keys = watched.map(keyOf);
    if (keys.join() !== lastKeys) noteEnded(watched);
    lastKeys = keys.join();
    for (const key of pending.keys()) if (!keys.includes(key)) pending.delete(key);
    for (const release of watched) await lookAt(release);
  };

  const lookAt = async (release: ServedSites['releases'][number]) => {
    const { package: remote, version, share, watch } = release;
    if (!watch) return;
    const key = keyOf(release);
    const known = store.open({ remote, version, since: watch.since, share, wanted: watch.views });
    const views = pending.get(key) ?? { waiting: [], settled: [] };
    pending.set(key, views);
    const firstWaiting = views.waiting.findIndex(({ at }) => at > now() - settleTime);
    const unserved = { ...known.comparison.unserved };
    const settled = views.waiting.splice(0, firstWaiting < 0 ? views.waiting.length : firstWaiting);
    for (const { view, bucket, isServed } of settled) {
      if (visitors.isFlood(bucket)) continue;
      if (isServed) views.settled.push(view);
      else unserved[view.side] += 1;
    }
    const block = isBlock(views.settled) ? views.settled.splice(0) : [];
    const before = { ...known.comparison, unserved };
    const comparison = block.length > 0 ? addViews(before, block, share) : before;
    // A share that was changed, by whomever, has to show itself again with the visitors it has now.
    const viewsBefore = share === known.share ? known.viewsBefore : known.comparison.tallies.share.views;
    const watched: WatchedShare = { ...known, share, viewsBefore, comparison };
    store.save(watched);
    const outlook = decideShare(comparison, watched);
    if (outlook.kind === 'ask') return await askOnce(watched, outlook);
    if (outlook.kind === 'wait' || !options.carryOut || (failures.get(key)?.nextAt ?? 0) > Date.now()) return;
    const counted = comparison.tallies.share.views - viewsBefore;
    const decision: ShareDecision =
      outlook.kind === 'withdraw'
        ? { kind: 'withdraw', remote, version, reason: describeFinding(outlook.finding), evidence: outlook.finding }
        : {
            kind: 'grow',
            remote,
            version,
            share: outlook.share,
            reason: `not worse in ${counted} views of ${share} %`,
          };
    await carryOut(key, decision, watched);
  };

  /**
   * Logs once each reason for which a person decides, and each decision that waits for one. A withdrawal that waits is announced to staff
   * like one that happened, once for each watch, also when the server is started again.
   */
  const askOnce = async (watched: WatchedShare, outlook: Outlook & { kind: 'ask' }) => {
    const { remote, version, since, askedAt } = watched;
    if (outlook.due.kind === 'withdraw' && askedAt === undefined) {
      const reason = describeQuestion(watched, outlook);
      const at = new Date().toISOString();
      const told = await options.describe(remote, version);
      const evidence = outlook.due.finding;
      options.announce({ kind: 'withdraw', remote, version, at, ...told, reason, evidence, isWaiting: true });
      store.save({ ...watched, askedAt: at });
    }
    const question = [remote, version, since, outlook.misfit.kind, outlook.due.kind].join(' ');
    if (asked.has(question)) return;
    asked.add(question);
    log({
      level: 'warning',
      message: `The share of ${remote}@${version} neither grows nor ends by itself: ${describeQuestion(watched, outlook)}`,
    });
  };

  const carryOut = async (key: string, decision: ShareDecision, watched: WatchedShare) => {
    const what = `${decision.remote}@${decision.version}`;
    try {
      await options.carryOut?.(decision);
      failures.delete(key);
      log({ level: 'info', message: `The share of ${what} ${outcomeOf(decision)}` });
      if (decision.kind === 'withdraw' || decision.share === 100)
        store.save({ ...watched, outcome: outcomeOf(decision), isWithdrawn: decision.kind === 'withdraw' });
      const told = await options.describe(decision.remote, decision.version);
      options.announce({ ...decision, ...told, at: new Date().toISOString() });
    } catch (error) {
      const count = (failures.get(key)?.count ?? 0) + 1;
      failures.set(key, { count, nextAt: Date.now() + backoff(count, maxPause) });
      log({
        level: 'error',
        message: `The share of ${what} is as it was, and is tried again. It was to be so: ${outcomeOf(decision)}`,
        error: describeError(error),
      });
    }
  };

  let underWay: Promise<void> | undefined;
  const start = () => {
    underWay ??= look()
      .catch((error: unknown) => {
        // The storage logs its own errors once; they would repeat with each look.
        if (!isStorageError(error))
          log({ level: 'error', message: 'Shares were not looked at', error: describeError(error) });
      })
      .finally(() => {
        underWay = undefined;
      });
    return underWay;
  };
  const timer = setInterval(() => void start(), lookEvery);
  timer.unref();

  return {
    /** Remembers which versions a visitor was served, for as long as one of them is watched. @param folder of the site that the visitor gets */
    serve: (folder: string, visitor: Visitor): void => {
      const composition = served?.compositions.get(folder);
      if (!composition) return;
      for (const release of served?.releases ?? []) {
        const version = release.watch && versionIn(composition, release.package);
        if (version !== undefined) visitors.serve(visitor, release.package, version);
      }
    },
    /** Counts one view of a visitor for each package that is watched, out of those of one message. */
    count: (signals: readonly Signal[], visitor: Visitor): void => {
      for (const release of served?.releases ?? []) {
        const views = pending.get(keyOf(release));
        if (!served || !views) continue;
        const first = firstViewOf(served, release, signals);
        const bucket = first && visitors.admit(visitor, release.package);
        if (!first || bucket === undefined) continue;
        const { view, version } = first;
        const isServed = visitors.wasServed(visitor, release.package, version);
        views.waiting.push({ view, at: now(), bucket, isServed });
      }
    },
    /** Looks at what was counted since, and decides; the server does so every five seconds. */
    look: start,
    /** Completes what is under way, then stops. */
    stop: async (): Promise<void> => {
      clearInterval(timer);
      await underWay;
    },
  };
}

const outcomeOf = (decision: ShareDecision) =>
  decision.kind === 'withdraw'
    ? `has ended: ${decision.reason}`
    : `has grown to ${decision.share} %: ${decision.reason}`;

function isBlock(views: readonly CountedView[]): boolean {
  const ofShare = views.filter(({ side }) => side === 'share').length;
  return ofShare >= leastInBlock && ofShare < views.length;
}
