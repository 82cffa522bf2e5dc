import { createHash } from 'node:crypto';
import type { Release } from 'shared-config/contract/release';

/** What a version is derived from: all but itself and the commit, which differs between checkouts of the same source. */
export type ReleaseContent = Omit<Release, 'version' | 'commit'>;

/** Fields of a route in the order that versions have always been derived with. */
const routeFields = [
  'path',
  'preload',
  'entries',
  'aliases',
  'canonical',
  'variants',
  'posts',
  'render',
  'query',
  'expose',
] as const;

/** The version that a release has by its content, so that a change of its `release.json` is noticed. */
export function deriveReleaseVersion({
  contractVersion,
  remote,
  team,
  origin,
  routes,
  ...rest
}: ReleaseContent): string {
  const { exposes, entries, shared, files, redirects } = rest;
  const ordered = routes.map((route) => Object.fromEntries(routeFields.map((field) => [field, route[field]])));
  // One that has none has the version that it had before there were any.
  const content = {
    contractVersion,
    remote,
    team,
    origin,
    routes: ordered,
    exposes,
    entries,
    shared,
    files,
    redirects,
  };
  return createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 16);
}
