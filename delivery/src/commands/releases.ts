import { ContractError } from 'shared-config/contract/contract-error';
import { defineCommand } from 'shared-config/presets/command-line/command';
import { DeliveryError } from '../delivery-error';
import { readRegistry } from '../registry/open-registry';
import { type HistoryLine, liveSince, type RegistryEntry } from '../registry/registry';
import { browserBytes } from '../releases/asset-path';
import { commitOf } from '../releases/commit-of';
import { readRelease } from '../releases/read-release';
import { packageFolder, type Workspace } from '../workspace';

/** `releases` */
export const command = defineCommand({
  summary: 'which version of each package is live, since when, from which commit and team; of one, its history',
  arguments: { remote: 'optional' },
  run: async ({ remote: only }, workspace: Workspace) => {
    if (only !== undefined) packageFolder(workspace, only);
    const { packages } = await readRegistry(workspace);
    const listed = Object.entries(packages).filter(([name]) => only === undefined || name === only);
    const data = await Promise.all(
      listed.map(async ([name, entry]) => ({ name, ...(await describeLive(workspace, name, entry)), ...entry })),
    );
    return {
      data,
      lines: data.flatMap(({ name, team, commit, bytes, live, gradual, retired, history }) => [
        [
          `${name}@${live}${retired ? ', retired' : ''}`,
          `team ${team ?? 'unknown'}`,
          `since ${liveSince({ live, history }) ?? '?'}`,
          `commit ${commit ?? 'unknown'}`,
          ...(bytes === undefined ? [] : [`${Math.round(bytes / 1000)} kB`]),
        ].join('  '),
        ...(gradual ? [`  ${gradual.version} for ${gradual.share} % of the visitors`] : []),
        ...(only === undefined ? [] : history.toReversed().map(describeLine)),
      ]),
      warnings: data.flatMap(({ problem }) => (problem === undefined ? [] : [`Warning: ${problem}`])),
    };
  },
});

type LiveRelease = { team?: string; commit?: string | undefined; bytes?: number; problem?: string };

/** What the live release says of itself; the history is there whatever has become of it. */
async function describeLive(workspace: Workspace, name: string, entry: RegistryEntry): Promise<LiveRelease> {
  try {
    const release = await readRelease(workspace, name, entry.live);
    return { team: release.team, commit: commitOf(release, entry), bytes: browserBytes(release) };
  } catch (error) {
    if (!(error instanceof ContractError || error instanceof DeliveryError)) throw error;
    return { commit: commitOf({ version: entry.live }, entry), problem: error.message };
  }
}

/** One change: when, what, who and why. */
function describeLine({
  at,
  by,
  version,
  share,
  forced,
  omitted = [],
  who,
  commit,
  run,
  message,
}: HistoryLine): string {
  const told = [
    `${at}  ${by.padEnd(8)} ${version}`,
    share === undefined ? undefined : `${share} %`,
    forced ? 'forced' : undefined,
    omitted.length > 0 ? `without ${omitted.join(', ')}` : undefined,
    who,
    commit && `commit ${commit}`,
    run,
    message && `"${message}"`,
  ];
  return `  ${told.filter(Boolean).join('  ')}`;
}
