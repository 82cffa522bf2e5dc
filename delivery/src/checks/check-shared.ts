import type { Release } from 'shared-config/contract/release';
import { DeliveryError } from '../delivery-error';

/**
 * Refuses a remote whose shared packages do not fit the live shell: two majors of React on one page end in an error that
 * only visitors would see (React error 527).
 * @throws {DeliveryError} naming the package and both versions.
 */
export function checkShared(
  release: Pick<Release, 'remote' | 'shared'>,
  host: Pick<Release, 'remote' | 'shared'>,
): void {
  for (const [name, version] of Object.entries(release.shared)) {
    const provided = host.shared[name];
    if (provided === undefined) {
      throw new DeliveryError(
        'shared-package-mismatch',
        `${release.remote}/release.json, field "shared.${name}"`,
        'the live shell does not share it',
        `Have the shell released with ${name}, or do not share it`,
      );
    }
    if (majorOf(version) !== majorOf(provided)) {
      throw new DeliveryError(
        'shared-package-mismatch',
        `${release.remote}/release.json, field "shared.${name}"`,
        `it was built with ${version}, and the live shell brings ${provided}`,
        `Build with major ${majorOf(provided)}, or release the shell first`,
      );
    }
  }
}

const majorOf = (version: string) => version.split('.')[0];
