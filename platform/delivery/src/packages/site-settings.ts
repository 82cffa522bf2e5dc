import { nameDocument } from 'kit/presets/command-line/name-command';
import { DeliveryError } from '../delivery-error';
import type { Environment } from '../environment';

/**
 * Variables for releasing into the site, or composing it, from another machine: where the registry is, and below which path of its host the
 * site is.
 * @throws {DeliveryError} when what is live stands in a file of this machine.
 */
export function siteSettings({ registry, documents, basePath }: Environment): Record<string, string> {
  if (registry === 'file' || !documents) {
    throw new DeliveryError(
      'invalid-environment',
      'RELEASE_REGISTRY',
      'the registry is known on this machine alone, and create-remote tells the repositories of teams where it is',
      `Set it to "documents", and SITE_FIREBASE_CONFIG or DOCUMENTS_ORIGIN, as for "release" (${nameDocument('docs/release.md')})`,
    );
  }
  const { settings } = documents;
  return {
    RELEASE_REGISTRY: registry,
    ...(settings.kind === 'firebase'
      ? { SITE_FIREBASE_CONFIG: JSON.stringify(settings.config) }
      : { DOCUMENTS_ORIGIN: settings.origin ?? '' }),
    ...(basePath === undefined ? {} : { RELEASE_BASE_PATH: `${basePath}/` }),
  };
}
