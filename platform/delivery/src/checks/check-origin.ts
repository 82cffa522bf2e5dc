import type { Release } from 'kit/contract/release';
import { fetchWithin } from 'kit/http/fetch-within';
import { DeliveryError } from '../delivery-error';
import { hashIntegrity } from '../files/integrity';
import { assetPath, pinnedIntegrity } from '../releases/asset-path';

/** How long in ms an origin may take to respond. */
const originTimeout = 5_000;

/** An entry has some ten kB. */
const largestEntry = 16 * 2 ** 20;

/**
 * Refuses a release whose browser files come from an origin that visitors could not load them from: one that is down, or that
 * has another entry under its name, or one that pages of the site may not read. An entry that is not there yet is accepted:
 * its address has the version in it, which nobody knows before.
 * @throws {DeliveryError} naming the origin.
 */
export async function checkOrigin(release: Release): Promise<void> {
  if (release.origin === undefined) return;
  const address = assetPath(release, release.entries.web);
  const refuse = (reason: string, remedy: string, cause?: unknown) =>
    new DeliveryError('origin-unusable', address, reason, remedy, { cause });
  const { response, bytes } = await fetchWithin(
    address,
    { bytes: largestEntry, time: originTimeout },
    { headers: { Origin: 'https://site.invalid' } },
  ).catch((error) => {
    throw refuse('its origin does not respond', 'Start it, or correct "--origin"', error);
  });
  if (response.status >= 500)
    throw refuse(`its origin responds with ${response.status}`, 'Repair it, or correct "--origin"');
  if (!response.ok) return;
  if (hashIntegrity(Buffer.from(bytes)) !== pinnedIntegrity(release, release.entries.web))
    throw refuse('another file is there', `Upload ${release.remote}/dist/web again`);
  if (response.headers.get('access-control-allow-origin') !== '*')
    throw refuse('it lacks "Access-Control-Allow-Origin: *"', 'Have the origin send that header');
}
