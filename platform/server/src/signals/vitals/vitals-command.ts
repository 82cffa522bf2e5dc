import { signalRetentionDays } from 'kit/contract/signal-address';
import { defineCommand } from 'kit/presets/command-line/command';
import { nameCommand } from 'kit/presets/command-line/name-command';
import { runCommand, runProcess } from 'kit/presets/command-line/run-process';
import { UsageError } from 'kit/presets/command-line/usage-error';
import { describeExpected } from '../../server-error';
import { readSettings } from '../../settings';
import { readSiteRecord } from '../../site/read-site-record';
import { warnOfOtherFolders } from '../../storage/find-other-folders';
import { openDatabase } from '../../storage/opening/open-database';
import { findWithdrawn } from '../shares/find-withdrawn';
import { createWatchStore } from '../shares/watch-store';
import { createSignalStore, type SignalRow } from '../signal-store';
import { formatVitals } from './format-vitals';
import { summarisePackages } from './summarise-versions';

const hourInMs = 3_600_000;

const command = defineCommand({
  summary:
    'failures and 75th percentiles of each version beside the one before, with how many views they are of and 95 % intervals; the data folder is ./data, or DATA_DIR',
  arguments: { remote: 'optional' },
  options: {
    route: { value: 'path', summary: 'those of one route, such as /case-study/:id' },
    days: { value: 'number', summary: `those of the last days, at most ${signalRetentionDays} (7)` },
  },
  run: async ({ remote, route, days = '7' }) => {
    const from = Date.now() / hourInMs - readDays(days) * 24;
    const { dataFolder, siteFolder } = readSettings();
    const connection = openDatabase(dataFolder, 'ro');
    const packages = await summarisePackages(readRoute(createSignalStore(connection).read(from, remote), route));
    const watched = createWatchStore(connection)
      .list()
      .filter((one) => remote === undefined || one.remote === remote);
    connection.close();
    return {
      data: {
        packages,
        watched: watched.map(({ comparison, ...one }) => ({ ...one, ...comparison })),
      },
      lines:
        packages.length > 0
          ? [
              ...formatVitals(packages, watched, findWithdrawn(await readSiteRecord(siteFolder), watched)),
              `Read from ${dataFolder}`,
            ]
          : [`No view was counted in the last ${days} days in ${dataFolder}`],
      warnings: warnOfOtherFolders(dataFolder, nameCommand('vitals')),
    };
  },
});

/** The rows of one route, or of all. */
async function* readRoute(parts: AsyncIterable<readonly SignalRow[]>, route: string | undefined) {
  for await (const rows of parts) yield rows.filter((row) => route === undefined || row.route === route);
}

function readDays(text: string): number {
  const days = Number(text);
  if (Number.isInteger(days) && days >= 1 && days <= signalRetentionDays) return days;
  throw new UsageError('vitals', `--days ${text}`, `Name a whole number from 1 to ${signalRetentionDays}`);
}

void runProcess(
  (args) => runCommand(command, { name: nameCommand('vitals'), args, dependencies: undefined }),
  describeExpected,
);
