import { findRefusedImports } from 'shared-config/presets/lint/find-refused-imports';
import { refuseFindings } from '../../delivery-error';
import type { Workspace } from '../../workspace';

/** Packages whose code becomes part of every other one. */
const bundled = ['shared-ui'];

/**
 * Refuses what a package may not import: another remote, a package that it does not declare, a name of the router that is
 * not shared, styles that are no CSS Module.
 * @throws {DeliveryError} with file, line and reason of each.
 */
export function checkImports({ root }: Workspace, name: string): void {
  refuseFindings('import-refused', findRefusedImports(root, [name, ...bundled]).refused, 'See docs/footguns.md');
}
