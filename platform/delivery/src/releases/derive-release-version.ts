import { createHash } from 'node:crypto';
import type { Release } from 'kit/contract/release';

/** The content that a version is derived from: all but itself and the commit, which differs between checkouts of the same source. */
export type ReleaseContent = Omit<Release, 'version' | 'commit'>;

// In the order that versions have always been derived with. An absent field leaves no trace.
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
  'menuEntries',
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
/** The fields of a route that compose writes: the versions of earlier releases do not depend on them. */
const writtenFields = ['feed', 'calendars', 'contents', 'postsOf', 'query'] as const;

/** The version that a release has by its content, so that a change of its `release.json` is noticed. */
export const deriveReleaseVersion = (release: ReleaseContent): string =>
  digestContent(release, [...routeFields, ...writtenFields]);

/** Whether a release has the version of its content, as it is derived now or was before. */
export const hasDerivedVersion = (release: Release): boolean =>
  release.version === deriveReleaseVersion(release) || release.version === digestContent(release, routeFields);

function digestContent(release: ReleaseContent, names: readonly (keyof Release['routes'][number])[]): string {
  const routes = release.routes.map((route) => Object.fromEntries(names.map((name) => [name, route[name]])));
  const described = { ...release, routes };
  const content = Object.fromEntries(fields.map((field) => [field, described[field]]));
  return createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 16);
}
