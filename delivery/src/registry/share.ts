import { DeliveryError } from '../delivery-error';
import { type EntryChange, liveVersions, type Registry } from './registry';

/** Gives a version to a share of the visitors. @param share percent, 1 to 99 */
export const shareWith =
  (version: string, share: number): EntryChange =>
  (entry) => {
    if (!entry) {
      throw new DeliveryError(
        'nothing-live',
        version,
        'nothing is live that the other visitors could get',
        'Promote it without --share',
      );
    }
    const { gradual: _gradual, ...live } = entry;
    return entry.live === version ? live : { ...live, gradual: { version, share } };
  };

/** The versions that a share of the visitors gets: of several packages at once, the smallest share. */
export function sharedVersions(registry: Registry): { versions: Record<string, string>; share: number } | undefined {
  const shared = Object.entries(registry.packages).flatMap(([name, { gradual }]) =>
    gradual ? [{ name, ...gradual }] : [],
  );
  if (shared.length === 0) return undefined;
  return {
    versions: { ...liveVersions(registry), ...Object.fromEntries(shared.map(({ name, version }) => [name, version])) },
    share: Math.min(...shared.map(({ share }) => share)),
  };
}
