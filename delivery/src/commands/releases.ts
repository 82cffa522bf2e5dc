import { defineCommand } from 'shared-config/presets/command-line/command';
import { readRegistry } from '../registry/open-registry';
import { readRelease } from '../releases/read-release';
import { packageFolder, type Workspace } from '../workspace';

/** `releases` */
export const command = defineCommand({
  summary: 'which version of each package is live, since when, from which commit and team; of one, its history',
  arguments: { remote: 'optional' },
  run: async ({ remote: only }, workspace: Workspace) => {
    if (only !== undefined) packageFolder(workspace, only);
    const { packages } = await readRegistry(workspace);
    const data = await Promise.all(
      Object.entries(packages)
        .filter(([name]) => only === undefined || name === only)
        .map(async ([name, entry]) => {
          const { team, commit, files } = await readRelease(workspace, name, entry.live);
          const bytes = Object.entries(files)
            .filter(([file]) => file.startsWith('web/'))
            .reduce((sum, [, { size }]) => sum + size, 0);
          return { name, team, commit, bytes, ...entry };
        }),
    );
    return {
      data,
      lines: data.flatMap(({ name, team, commit, bytes, live, gradual, history }) => [
        `${name}@${live}  team ${team}  since ${history.at(-1)?.at ?? '?'}  commit ${commit ?? 'unknown'}  ${Math.round(bytes / 1000)} kB`,
        ...(gradual ? [`  ${gradual.version} for ${gradual.share} % of the visitors`] : []),
        ...(only === undefined
          ? []
          : history.toReversed().map(({ version, at, by }) => `  ${at}  ${by.padEnd(8)} ${version}`)),
      ]),
    };
  },
});
