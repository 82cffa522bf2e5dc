import { findRefusedImports } from 'shared-config/presets/lint/find-refused-imports';
import { DeliveryError } from '../../delivery-error';
import type { Workspace } from '../../workspace';

/** Packages whose code becomes part of every other one. */
const bundled = ['shared-ui'];

/**
 * Refuses what a package may not import: another remote, a package that it does not declare, a name of the router that is
 * not shared, styles that are no CSS Module.
 * @throws {DeliveryError} with file, line and reason of each.
 */
export function checkImports({ root }: Workspace, name: string): void {
  const [first, ...others] = findRefusedImports(root, [name, ...bundled]).refused;
  if (first === undefined) return;
  const [subject = '', ...reason] = first.split(': ');
  throw new DeliveryError('import-refused', subject, [reason.join(': '), ...others].join('\n'), 'See docs/footguns.md');
}
