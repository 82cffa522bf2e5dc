import { defineCommand } from 'kit/presets/command-line/command';
import { readRegistry } from '../registry/open-registry';
import { keyId, noSigners, type Signers, type SignersLine } from '../registry/signers';
import type { Workspace } from '../workspace';

/** `keys` */
export const command = defineCommand({
  summary: 'which team signs its releases with which keys, and who has changed that',
  run: async (_call, workspace: Workspace) => {
    const { signers = noSigners } = await readRegistry(workspace);
    const teams = Object.entries(signers.teams);
    return {
      data: signers,
      lines: [
        ...(teams.length === 0 ? ['No team has a key: releases are not signed'] : []),
        ...teams.flatMap(([team, one]) => describeTeam(team, one)),
        ...(signers.history.length > 0
          ? ['History, the latest first', ...signers.history.toReversed().map(describeLine)]
          : []),
      ],
    };
  },
});

/** A team with its keys and its remotes. */
export function describeTeam(team: string, signer: Signers['teams'][string] | undefined): string[] {
  const { keys = [], remotes = {} } = signer ?? {};
  const names = Object.keys(remotes).join(', ') || 'no remote yet';
  return [
    `team ${team}  ${names}`,
    ...keys.map((key) => `  ${keyId(key)}  ${key}`),
    ...(keys.length === 0 ? ['  no key: its releases are not signed'] : []),
  ];
}

const describeLine = ({ at, by, team, key, remotes, who, message, run }: SignersLine) =>
  [
    `  ${at}  ${by}  ${team}  ${key}`,
    ...(remotes ? [remotes.join(', ')] : []),
    ...[who, message, run].filter((one) => one !== undefined),
  ].join('  ');
