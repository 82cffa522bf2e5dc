import { defineCommand } from 'kit/presets/command-line/command';
import { nameCommand } from 'kit/presets/command-line/name-command';
import { UsageError } from 'kit/presets/command-line/usage-error';
import { readRegistry } from '../registry/open-registry';
import { diffReleases } from '../releases/diff-releases';
import { findVersion } from '../releases/find-version';
import { readRelease } from '../releases/read-release';
import type { Workspace } from '../workspace';
import { notesOptions, tellNotes } from './notes';

/** `diff` */
export const command = defineCommand({
  summary: 'what differs between two versions of a remote; without a remote, between two composed sites, as "notes"',
  arguments: { remote: 'optional', before: 'optional', after: 'optional' },
  options: notesOptions,
  run: async ({ remote, before, after, ...options }, workspace: Workspace) => {
    if (remote === undefined || before === undefined || after === undefined) {
      await refuseWithoutVersions(workspace, remote);
      return tellNotes('diff', { ...options, before: remote, after: before }, workspace);
    }
    const read = async (version: string) =>
      readRelease(workspace, remote, await findVersion(workspace, remote, version));
    const lines = diffReleases(await read(before), await read(after));
    return { data: lines, lines: lines.length > 0 ? lines : ['No difference'] };
  },
});

/** A remote is no site, and has two versions to compare. */
async function refuseWithoutVersions(workspace: Workspace, remote: string | undefined): Promise<void> {
  if (remote === undefined) return;
  const { packages } = await readRegistry(workspace);
  if (!Object.hasOwn(packages, remote)) return;
  const remedy = `"${nameCommand(`releases ${remote}`)}" lists them; without a remote, sites are compared`;
  throw new UsageError(`diff ${remote}`, 'it names no two versions', remedy);
}
