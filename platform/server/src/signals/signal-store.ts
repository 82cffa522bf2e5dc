import { type Signal, type Vital, vitals, widthClasses } from 'kit/contract/signal';
import { signalRetentionDays } from 'kit/contract/signal-address';
import * as v from 'valibot';
import { processLog } from '../logging/log';
import type { DataConnection } from '../storage/data-connection';
import { haveTurn } from '../storage/have-turn';
import { shellName } from './first-view';
import { addHistogram, addValue, type Histogram, histogramSchema, writeHistogram } from './statistics/histogram';

const hourInMs = 3_600_000;
const hoursKept = signalRetentionDays * 24;

/** Views of one route in one hour: how many, in how many the package failed, and how fast they were. */
export type SignalRow = {
  /** Hours since 1970. */
  hour: number;
  remote: string;
  version: string;
  /** `everyRoute` for the shell, which frames all of them. */
  route: string;
  width: (typeof widthClasses)[number];
  views: number;
  failed: number;
} & Readonly<Record<Vital, Histogram>>;

/** In place of a route: the shell is on all pages. */
const everyRoute = '*';

/** The store of how pages fare: sums by hour, never single views. */
export type SignalStore = {
  /** Counts a view, in memory; `save` writes. */
  add: (signal: Signal) => void;
  /** Writes the counts since the last time, and removes those older than 90 days. */
  save: () => void;
  /**
   * The rows of a package, or of all, from an hour on; those that were first seen earlier come first. Some at a time: whoever fills
   * every bucket of every route makes 90 days some 700 MB, and pages are served in between.
   */
  read: (from: number, remote?: string) => AsyncIterable<readonly SignalRow[]>;
};

const columns: Readonly<Record<Vital, string>> = {
  largestPaint: 'largest_paint',
  interaction: 'interaction',
  shift: 'shift',
  firstByte: 'first_byte',
};

/** The last hour that has a date in JavaScript. */
const lastHour = 8.64e15 / hourInMs;

const countSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

const rowSchema = v.pipe(
  v.object({
    hour: v.pipe(countSchema, v.maxValue(lastHour)),
    remote: v.string(),
    version: v.string(),
    route: v.string(),
    width: v.picklist(widthClasses),
    views: countSchema,
    failed: countSchema,
    largest_paint: histogramSchema,
    interaction: histogramSchema,
    shift: histogramSchema,
    first_byte: histogramSchema,
  }),
  v.check(({ views, failed }) => failed <= views, 'more views have failed than there were'),
  v.transform(({ largest_paint: largestPaint, first_byte: firstByte, ...row }) => ({
    ...row,
    largestPaint,
    firstByte,
  })),
);

/** Rows that are read before others have their turn: some milliseconds where every bucket is filled. */
const rowsAtOnce = 20;

const numberedSchema = v.object({ row_number: v.string() });

const hourSchema = v.object({ hour: v.nullable(v.number()) });

type Pending = Omit<SignalRow, Vital> & Record<Vital, Map<number, number>>;

const keyColumns = 'hour, remote, version, route, width';

/**
 * Histograms in SQLite.
 * @param now ms since 1970
 * @param isClockTrusted whether something may be removed because it is old
 */
export function createSignalStore(
  connection: DataConnection,
  now: () => number = Date.now,
  isClockTrusted: () => boolean = () => true,
): SignalStore {
  const counted = `views, failed, ${vitals.map((vital) => columns[vital]).join(', ')}`;
  const select = connection.prepare(
    `SELECT CAST(rowid AS TEXT) AS row_number, * FROM signals WHERE (${keyColumns}) = (?, ?, ?, ?, ?)`,
  );
  // A row that is updated keeps its rowid: within an hour, rows stand in the order in which they were first seen.
  const write = connection.prepare(
    `INSERT INTO signals (${keyColumns}, ${counted}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT DO UPDATE SET (${counted}) = (${counted.replaceAll(/\w+/g, 'excluded.$&')})`,
  );
  const remove = connection.prepare('DELETE FROM signals WHERE hour < ?');
  // An hour that is no number is beyond all numbers.
  const findHour = connection.prepare(`SELECT min(hour) AS hour FROM signals WHERE hour > ? AND hour <= ${lastHour}`);
  const findBeyond = connection.prepare(
    `SELECT CAST(rowid AS TEXT) AS row_number FROM signals WHERE hour > ${lastHour} LIMIT 100`,
  );
  const readHour = connection.prepare(
    'SELECT CAST(rowid AS TEXT) AS row_number, * FROM signals WHERE hour = ?1 AND (?2 IS NULL OR remote = ?2) ORDER BY rowid',
  );
  const pending = new Map<string, Pending>();
  const hour = () => Math.floor(now() / hourInMs);

  const count = (
    key: Pick<SignalRow, 'remote' | 'version' | 'route' | 'width'>,
    signal: Pick<Signal, Vital>,
    hasFailed: boolean,
  ) => {
    const at = hour();
    const name = [at, ...Object.values(key)].join('\n');
    const row = pending.get(name) ?? { ...emptyRow(), ...key, hour: at };
    pending.set(name, row);
    row.views += 1;
    row.failed += hasFailed ? 1 : 0;
    for (const vital of vitals) {
      const value = signal[vital];
      if (value !== undefined) addValue(row[vital], vital, value);
    }
  };

  /** The numbers of logged rows: the table is read every few seconds. */
  const reported = new Set<string>();
  const report = (row: unknown, reason: string) => {
    const number = v.parse(numberedSchema, row).row_number;
    if (reported.has(number)) return;
    reported.add(number);
    const message = `Row ${number} of table signals cannot be read, and its views count no more: ${reason}`;
    processLog({ level: 'error', message });
  };

  /** The rows that can be read; another one is logged once, and its views are lost to the sums. */
  const readRows = (rows: readonly unknown[]): SignalRow[] =>
    rows.flatMap((row) => {
      const { success, output, issues } = v.safeParse(rowSchema, row);
      if (success) return [output];
      report(row, issues[0].message);
      return [];
    });

  let prunedAt = Number.NaN;
  const save = connection.transaction(() => {
    if (isClockTrusted()) remove.run([hour() - hoursKept]);
    for (const row of pending.values()) {
      const key = [row.hour, row.remote, row.version, row.route, row.width];
      const stored = select.get(key);
      const [known] = stored === undefined ? [] : readRows([stored]);
      const merged = known === undefined ? row : merge(row, known);
      write.run([...key, merged.views, merged.failed, ...vitals.map((vital) => writeHistogram(merged[vital]))]);
    }
  });

  async function* read(from: number, remote?: string): AsyncGenerator<readonly SignalRow[]> {
    for (const row of findBeyond.all([])) report(row, 'its hour is none');
    for (let last = Math.ceil(from) - 1; ; ) {
      const found = v.parse(hourSchema, findHour.get([last])).hour;
      if (found === null) return;
      const rows = readHour.all([found, remote ?? null]);
      for (let at = 0; at < rows.length; at += rowsAtOnce) {
        yield readRows(rows.slice(at, at + rowsAtOnce));
        await haveTurn();
      }
      last = found;
    }
  }

  return {
    add: (signal) => {
      const { remote, version, route, width, failed } = signal;
      count({ remote, version, route, width }, signal, failed.includes(remote));
      if (remote === shellName) return;
      const ofShell = { remote: shellName, version: signal.shell, route: everyRoute, width };
      count(ofShell, signal, failed.includes(shellName));
    },
    save: () => {
      if (pending.size === 0 && hour() === prunedAt) return;
      save();
      // Views that could not be written stay counted.
      pending.clear();
      prunedAt = hour();
    },
    read,
  };
}

const emptyRow = () => ({
  views: 0,
  failed: 0,
  largestPaint: new Map<number, number>(),
  interaction: new Map<number, number>(),
  shift: new Map<number, number>(),
  firstByte: new Map<number, number>(),
});

/** One row with the sums of two of the same hour, package, route and width. */
function merge(one: Pending, other: SignalRow): Pending {
  const merged = { ...one, ...emptyRow(), views: one.views + other.views, failed: one.failed + other.failed };
  for (const vital of vitals) for (const row of [one, other]) addHistogram(merged[vital], row[vital]);
  return merged;
}
