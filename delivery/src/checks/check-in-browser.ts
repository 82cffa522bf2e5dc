import { join } from 'node:path';
import type { Release } from 'shared-config/contract/release';
import { DeliveryError } from '../delivery-error';
import type { Workspace } from '../workspace';

/** Paths of a route's pages: one a parameter value, one a variant. */
function pathsOf({ path, entries, variants, posts }: Release['routes'][number]): string[] {
  if (entries) return entries;
  if (variants) return variants.values.map((value) => `${path}?${variants.parameter}=${value}`);
  // Whether there is a post does not depend on this remote.
  return posts === 'one' ? [] : [path];
}

/**
 * Opens every page of a release in a real browser, on a site composed with it: the console stays empty, every page
 * hydrates, and axe finds nothing.
 * @throws {DeliveryError} with every page that fails and why.
 */
export async function checkInBrowser(workspace: Workspace, release: Release, siteId: string): Promise<void> {
  // Loaded only here: the driver of the browser takes longer to load than a site to switch.
  const { checkPages } = await import('./browser/check-pages');
  const failures = await checkPages(workspace, join(workspace.sites, siteId), release.routes.flatMap(pathsOf));
  if (failures.length === 0) return;
  throw new DeliveryError(
    'browser-check-failed',
    `${release.remote}@${release.version}`,
    `it does not pass in the browser:\n${failures.join('\n')}`,
    'Correct the page and release again; nothing has changed',
  );
}
