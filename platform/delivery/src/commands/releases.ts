import { ContractError } from 'kit/contract/contract-error';
import { defineCommand } from 'kit/presets/command-line/command';
import { toPrintableLine } from 'kit/presets/command-line/printable';
import { leastRoom } from '../checks/check-byte-budget';
import { DeliveryError } from '../delivery-error';
import { chooseEnvironment, environmentOption } from '../environments/choose-environment';
import { readEntry, readRegistry } from '../registry/open-registry';
import { liveSince, retiredSince, signatureOf } from '../registry/read-history';
import type { HistoryLine, RegistryEntry } from '../registry/registry';
import { browserBytes } from '../releases/asset-path';
import { commitOf } from '../releases/commit-of';
import { listPublished, type PublishedVersions } from '../releases/list-published';
import { readRelease } from '../releases/read-release';
import type { Workspace } from '../workspace';

/** `releases` */
export const command = defineCommand({
  summary:
    'which version of each package is live, since when, from which commit and team; of one, all versions and its history',
  arguments: { remote: 'optional' },
  options: { to: environmentOption },
  run: async ({ remote: only, to }, checkout: Workspace) => {
    const workspace = await chooseEnvironment(checkout, to);
    if (only !== undefined) await readEntry(workspace, only);
    const { packages } = await readRegistry(workspace);
    const listed = Object.entries(packages).filter(([name]) => only === undefined || name === only);
    const data = await Promise.all(
      listed.map(async ([name, entry]) => ({ name, ...(await describeLive(workspace, name, entry)), ...entry })),
    );
    const versions = only === undefined ? undefined : await listPublished(workspace, only);
    return {
      data: only === undefined ? data : data.map((one) => ({ ...one, ...versions })),
      lines: [
        ...data.flatMap(describePackage),
        ...(versions ? describePublished(versions) : []),
        ...(only === undefined
          ? []
          : data.flatMap(({ history }) => ['History, the latest first', ...history.toReversed().map(describeLine)])),
      ],
      warnings: [...data, ...(versions ? [versions] : [])].flatMap(({ problem }) =>
        problem === undefined ? [] : [`Warning: ${problem}`],
      ),
    };
  },
});

/** The live version of a package, and the share that goes on beside it. */
function describePackage({
  name,
  team,
  commit,
  bytes,
  room,
  signedBy,
  problem,
  live,
  gradual,
  retired,
  history,
}: LiveRelease & RegistryEntry & { name: string }): string[] {
  const told = [
    `${name}@${live}${retired ? ', retired' : ''}`,
    `team ${team ?? 'unknown'}`,
    `since ${(retired ? retiredSince({ history }) : liveSince({ live, history })) ?? '?'}`,
    `commit ${commit ?? 'unknown'}`,
    ...(bytes === undefined ? [] : [describeSize(bytes)]),
    ...(room === undefined ? [] : [`${room.bytes} B of scripts left for ${room.of}`]),
    ...(problem === undefined ? [signedBy === undefined ? 'unsigned' : `signed by ${signedBy}`] : []),
  ];
  return [
    toPrintableLine(told.join('  ')),
    ...(gradual
      ? [`  ${gradual.version} for ${gradual.share} % of the visitors${gradual.watch ? ', watched' : ''}`]
      : []),
  ];
}

const describeSize = (bytes: number) => `${Math.round(bytes / 1000)} kB`;

/** The published versions of a package, and its refused ones. */
function describePublished({ published, stored, refused }: PublishedVersions): string[] {
  const versions = published.map(({ version, at, commit, bytes, state }) =>
    toPrintableLine(
      [
        `  ${at}  ${version}  ${state}`,
        `commit ${commit ?? 'unknown'}`,
        ...(bytes === undefined ? [] : [describeSize(bytes)]),
      ].join('  '),
    ),
  );
  const refusals = refused.map(({ at, version, code, reason, who }) =>
    [`  ${at}  ${version ?? 'not published'}`, code, ...(who === undefined ? [] : [who]), reason].join('  '),
  );
  return [
    ...(versions.length > 0 ? ['Published, the latest first', ...versions] : []),
    ...(stored.length > 0
      ? ['Only in the release store', ...stored.map(({ at, version, state }) => `  ${at}  ${version}  ${state}`)]
      : []),
    ...(refusals.length > 0 ? ['Refused, the latest first', ...refusals] : []),
  ];
}

type LiveRelease = {
  team?: string;
  commit?: string | undefined;
  bytes?: number;
  /** The bytes left of the release's tightest budget, and where. */
  room?: { of: string; bytes: number } | undefined;
  /** Id of the key. */
  signedBy?: string | undefined;
  problem?: string;
};

/** The facts of the live release; the history is there whatever has become of it. */
async function describeLive(workspace: Workspace, name: string, entry: RegistryEntry): Promise<LiveRelease> {
  try {
    const release = await readRelease(workspace, name, entry.live);
    return {
      team: release.team,
      commit: commitOf(release, entry),
      bytes: browserBytes(release),
      room: leastRoom(workspace, release),
      signedBy: signatureOf(entry, entry.live)?.key,
    };
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
  from,
  who,
  commit,
  run,
  message,
}: HistoryLine): string {
  const told = [
    `${at}  ${by.padEnd(8)} ${version}`,
    share === undefined ? undefined : `${share} %`,
    from && `from ${from}`,
    forced ? 'forced' : undefined,
    omitted.length > 0 ? `without ${omitted.join(', ')}` : undefined,
    who,
    commit && `commit ${commit}`,
    run,
    message && `"${message}"`,
  ];
  // A text of others must not look like a line of its own.
  return `  ${toPrintableLine(told.filter(Boolean).join('  '))}`;
}
