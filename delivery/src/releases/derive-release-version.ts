import { createHash } from 'node:crypto';
import type { Release } from 'shared-config/contract/release';

/** What a version is derived from: all but itself and the commit, which differs between checkouts of the same source. */
export type ReleaseContent = Omit<Release, 'version' | 'commit'>;

// In the order that versions have always been derived with. What a release does not have leaves no trace.
const fields = [
  'contractVersion',
  'remote',
  'team',
  'origin',
  'routes',
  'exposes',
  'entries',
  'shared',
  'files',
  'redirects',
  'parts',
  'gone',
  'connects',
] as const;
const routeFields = [
  'path',
  'preload',
  'entries',
  'aliases',
  'canonical',
  'variants',
  'posts',
  'render',
  'expose',
  'title',
  'slots',
] as const;

/** The version that a release has by its content, so that a change of its `release.json` is noticed. */
export function deriveReleaseVersion(release: ReleaseContent): string {
  const routes = release.routes.map((route) => Object.fromEntries(routeFields.map((field) => [field, route[field]])));
  const described = { ...release, routes };
  const content = Object.fromEntries(fields.map((field) => [field, described[field]]));
  return createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 16);
}
