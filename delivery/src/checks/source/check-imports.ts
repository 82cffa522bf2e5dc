import { existsSync } from 'node:fs';
import { join } from 'node:path';
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
  const ofCheckout = bundled.filter((one) => existsSync(join(root, one)));
  refuseFindings('import-refused', findRefusedImports(root, [name, ...ofCheckout]).refused, 'See docs/footguns.md');
}
