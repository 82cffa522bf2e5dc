import { defineCommand } from 'kit/presets/command-line/command';
import { diffReleases } from '../releases/diff-releases';
import { findVersion } from '../releases/find-version';
import { readRelease } from '../releases/read-release';
import type { Workspace } from '../workspace';

/** `diff` */
export const command = defineCommand({
  summary: 'what differs between two versions of a remote',
  arguments: { remote: 'one', before: 'one', after: 'one' },
  run: async ({ remote, before, after }, workspace: Workspace) => {
    const read = async (version: string) =>
      readRelease(workspace, remote, await findVersion(workspace, remote, version));
    const lines = diffReleases(await read(before), await read(after));
    return { data: lines, lines: lines.length > 0 ? lines : ['No difference'] };
  },
});
