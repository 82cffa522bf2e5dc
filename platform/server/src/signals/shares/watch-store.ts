import * as v from 'valibot';
import { processLog } from '../../logging/log';
import type { DataConnection } from '../../storage/data-connection';
import { type Comparison, startComparison } from '../statistics/compare-versions';
import { comparisonSchema, writeComparison } from './stored-comparison';

/** A share that is watched, or was. */
export type WatchedShare = {
  remote: string;
  version: string;
  /** When the watch began, ISO time. */
  since: string;
  /** Percent, and views of the share that had been counted when it was given that. */
  share: number;
  viewsBefore: number;
  /** Views of the share after which it grows. */
  wanted: number;
  /** When staff learned that its withdrawal waits for a person, ISO time; absent while they need not know. */
  askedAt?: string | undefined;
  /** The outcome of the watch; absent while it goes on. */
  outcome?: string | undefined;
  /** Whether the watch has withdrawn it. */
  isWithdrawn?: boolean | undefined;
  comparison: Comparison;
};

const stateSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    share: v.number(),
    viewsBefore: v.number(),
    wanted: v.number(),
    askedAt: v.optional(v.string()),
    outcome: v.optional(v.string()),
    isWithdrawn: v.optional(v.boolean()),
    comparison: comparisonSchema,
  }),
);

const rowSchema = v.object({ remote: v.string(), version: v.string(), began_at: v.string(), state: stateSchema });

/** Where the evidence of watched shares is kept while the server is started again. */
export type WatchStore = {
  /** The watch of a version since then; a new one where there is none. */
  open: (watch: Pick<WatchedShare, 'remote' | 'version' | 'since' | 'share' | 'wanted'>) => WatchedShare;
  save: (watched: WatchedShare) => void;
  /** The latest first. */
  list: () => WatchedShare[];
};

/** Watched shares in SQLite: one row for each version, that of its latest watch. */
export function createWatchStore(connection: DataConnection): WatchStore {
  const select = connection.prepare('SELECT * FROM watched_shares WHERE remote = ? AND version = ? AND began_at = ?');
  const selectAll = connection.prepare('SELECT * FROM watched_shares ORDER BY began_at DESC');
  const write = connection.prepare(
    'INSERT OR REPLACE INTO watched_shares (remote, version, began_at, state) VALUES (?, ?, ?, ?)',
  );
  const parse = (row: unknown): WatchedShare | undefined => {
    const { success, output } = v.safeParse(rowSchema, row);
    if (!success) {
      const message = 'A watched share cannot be read from table watched_shares: its evidence is counted anew';
      processLog({ level: 'error', message });
      return undefined;
    }
    const { remote, version, began_at: since, state } = output;
    return { remote, version, since, ...state };
  };
  return {
    open: ({ remote, version, since, share, wanted }) => {
      const row = select.get([remote, version, since]);
      const known = row === undefined ? undefined : parse(row);
      return known ?? { remote, version, since, share, wanted, viewsBefore: 0, comparison: startComparison() };
    },
    save: ({ remote, version, since, comparison, ...state }) => {
      const told = JSON.stringify({ ...state, comparison: JSON.parse(writeComparison(comparison)) });
      write.run([remote, version, since, told]);
    },
    list: () => selectAll.all([]).flatMap((row) => parse(row) ?? []),
  };
}
