import type { Release } from 'kit/contract/release';
import { DeliveryError } from '../delivery-error';

/**
 * URL of a release's file, in the site or on the release's own origin: it carries the version, so it never changes.
 * @param basePath below which the site is on its host
 */
export const assetPath = (
  { remote, version, origin }: Pick<Release, 'remote' | 'version' | 'origin'>,
  file: string,
  basePath = '',
) => `${origin ?? basePath}/assets/${remote}/${version}/${file}`;

/** Size in bytes of all files of a release for the browser. */
export const browserBytes = ({ files }: Release): number =>
  Object.entries(files).reduce((sum, [file, { size }]) => (file.startsWith('web/') ? sum + size : sum), 0);

/** The pinned hash of a release's browser file. @throws {DeliveryError} when the release does not list it. */
export function pinnedIntegrity({ remote, files }: Release, file: string): string {
  const integrity = files[`web/${file}`]?.integrity;
  if (integrity === undefined) {
    throw new DeliveryError(
      'build-incomplete',
      `${remote}/release.json`,
      `"web/${file}" is not among its files`,
      `Release ${remote} again`,
    );
  }
  return integrity;
}
