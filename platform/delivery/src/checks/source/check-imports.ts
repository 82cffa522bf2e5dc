import { nameDocument } from 'kit/presets/command-line/name-command';
import { findRefusedImports } from 'kit/presets/lint/find-refused-imports';
import { refuseFindings } from '../../delivery-error';
import { listNeededFolders } from '../../releases/list-needed-folders';
import type { Workspace } from '../../workspace';

/**
 * Refuses what a package may not import: another remote, a package that it does not declare, a name of the router that is not shared,
 * styles that are no CSS Module. The configuration of its build is checked as well.
 * @throws {DeliveryError} with file, line and reason of each.
 */
export function checkImports(workspace: Workspace, name: string): void {
  // A folder outside of the site has rules of its own.
  const needed = listNeededFolders(workspace, name).filter((folder) => !folder.startsWith('..'));
  const { refused } = findRefusedImports(workspace.root, [name, ...needed]);
  refuseFindings('import-refused', refused, `See ${nameDocument('docs/footguns.md')}`);
}
