import { createHash } from 'node:crypto';
import type { GradualSites } from 'shared-config/contract/gradual-sites';

/** How many groups visitors are divided into: enough for a percent, and far too few to know anybody by. */
export const visitorGroups = 10_000;

/**
 * Whether a group of visitors gets a version. Shares of two packages are independent of each other, a raised share moves
 * nobody back, and another version starts with other visitors.
 * @param group 0 to `visitorGroups` − 1
 */
export function isInShare(group: number, { package: name, version, share }: GradualSites['releases'][number]): boolean {
  const digest = createHash('sha256').update(`${group} ${name} ${version}`).digest();
  return digest.readUInt32BE() / 2 ** 32 < share / 100;
}
