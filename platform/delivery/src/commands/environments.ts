import { defineCommand } from 'kit/presets/command-line/command';
import { type DescribedEnvironment, describeEnvironments } from '../environments/describe-environments';
import type { Workspace } from '../workspace';

/** `environments` */
export const command = defineCommand({
  summary: 'what there is beside production, previews included: how old it is, what differs, and how large its site is',
  run: async (_call, workspace: Workspace) => {
    const environments = await describeEnvironments(workspace);
    return { data: environments, lines: environments.flatMap(describe) };
  },
});

function describe({ name, changedAt, packages, base, differs, site }: DescribedEnvironment): string[] {
  const told = [
    name,
    changedAt === undefined ? 'nothing live yet' : `changed ${changedAt} (${describeAge(changedAt)})`,
    `${packages} packages`,
    site === undefined
      ? 'not composed on this machine'
      : `site ${site.id}, ${megabytes(site.bytes)}, ${megabytes(site.ownBytes)} of it in no other`,
  ];
  return [
    told.join('  '),
    ...differs.map((one) => `  ${one.name}@${one.version ?? 'none'}  in ${base} ${one.instead ?? 'none'}`),
  ];
}

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;

function describeAge(at: string): string {
  const hours = Math.floor((Date.now() - Date.parse(at)) / 3_600_000);
  return hours < 48 ? `${hours} h old` : `${Math.floor(hours / 24)} days old`;
}
