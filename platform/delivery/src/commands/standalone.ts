import { defineCommand } from 'kit/presets/command-line/command';
import { nameDocument } from 'kit/presets/command-line/name-command';
import { UsageError } from 'kit/presets/command-line/usage-error';
import { buildStandalone, listStandalone } from '../releases/build-standalone';
import type { Workspace } from '../workspace';
import { requireDocuments } from './require-documents';

/** `standalone` */
export const command = defineCommand({
  summary: 'build a remote (the only one that can be, when none is named) as a page on an origin of its own',
  arguments: { remote: 'optional' },
  run: async ({ remote: named }, workspace: Workspace) => {
    const remote = named ?? findOnly(listStandalone(workspace));
    const folder = await buildStandalone(
      workspace,
      remote,
      requireDocuments(workspace, `standalone ${remote}`).settings,
    );
    return { data: { folder }, lines: [folder] };
  },
});

function findOnly(remotes: readonly string[]): string {
  const [only, ...others] = remotes;
  if (only !== undefined && others.length === 0) return only;
  const remedy = remotes.length > 0 ? `Name one of ${remotes.join(', ')}` : `See ${nameDocument('docs/blog-tool.md')}`;
  throw new UsageError('standalone', 'no remote is named', remedy);
}
