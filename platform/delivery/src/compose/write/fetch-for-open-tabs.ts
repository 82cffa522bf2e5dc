import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DeliveryError } from '../../delivery-error';
import { fetchRelease } from '../../store/fetch-release';
import type { Workspace } from '../../workspace';

/**
 * Fetches the releases of a site that this machine never had, where a release store keeps them: tabs are open with them. Without
 * one of them the site is composed all the same, and such a tab loads its next page in full.
 * @param releases as `remote/version`
 */
export async function fetchForOpenTabs(workspace: Workspace, releases: Iterable<string>): Promise<void> {
  if (!workspace.environment.store) return;
  for (const release of releases) {
    const [remote = '', version = ''] = release.split('/');
    if (existsSync(join(workspace.releases, release))) continue;
    try {
      await fetchRelease(workspace, remote, version);
    } catch (error) {
      if (!(error instanceof DeliveryError)) throw error;
      // The next one would wait for it as well.
      if (error.code === 'store-unavailable') return;
    }
  }
}
