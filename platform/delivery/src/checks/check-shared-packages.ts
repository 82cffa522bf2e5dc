import type { Release } from 'kit/contract/release';
import { DeliveryError } from '../delivery-error';

/**
 * Refuses a remote whose shared packages do not fit the live shell: two majors of React on one page end in an error that only visitors
 * would see (React error 527), and what a newer minor brought is not there in an older one.
 * @param liveHost the live shell, where another one is about to be: a package that does not fit the live one either is not the new one's
 * fault
 * @throws {DeliveryError} naming the package and both versions.
 */
export function checkSharedPackages(
  release: Pick<Release, 'remote' | 'shared'>,
  host: Pick<Release, 'remote' | 'shared'>,
  liveHost?: Pick<Release, 'shared'>,
): void {
  for (const [name, version] of Object.entries(release.shared)) {
    const provided = host.shared[name];
    if (fits(version, provided) || (liveHost && !fits(version, liveHost.shared[name]))) continue;
    const subject = `${release.remote}/release.json, field "shared.${name}"`;
    if (provided === undefined) {
      throw new DeliveryError(
        'shared-package-mismatch',
        subject,
        'the live shell does not share it',
        `Have the shell released with ${name}, or do not share it`,
      );
    }
    const [[major, minor], [providedMajor, providedMinor]] = [partsOf(version), partsOf(provided)];
    throw new DeliveryError(
      'shared-package-mismatch',
      subject,
      `it was built with ${version}, and the live shell brings ${provided}`,
      major < providedMajor
        ? `Release ${release.remote} again, built with ${providedMajor}.${providedMinor}`
        : `Release the shell with ${major}.${minor} first, or build with ${providedMajor}.${providedMinor}`,
    );
  }
}

function fits(version: string, provided: string | undefined): boolean {
  if (provided === undefined) return false;
  const [[major, minor], [providedMajor, providedMinor]] = [partsOf(version), partsOf(provided)];
  return major === providedMajor && minor <= providedMinor;
}

/** Major and minor; a patch changes nothing that a remote could rely on. */
function partsOf(version: string): [major: number, minor: number] {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return [major, minor];
}
