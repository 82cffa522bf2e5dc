import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Release } from 'shared-config/contract/release';
import * as v from 'valibot';
import { DeliveryError } from '../delivery-error';
import type { Workspace } from '../workspace';

/** Concrete addresses of a route: one a parameter value, one a variant. */
function addressesOf({ path, entries, variants, posts }: Release['routes'][number]): string[] {
  if (entries) return entries;
  if (variants) return variants.values.map((value) => `${path}?${variants.parameter}=${value}`);
  // Whether there is a post is not this remote's matter.
  return posts === 'one' ? [] : [path];
}

/**
 * Opens every page of a release in a real browser, on a site composed with it: nothing may be said on the console, no
 * hydration may fail, and axe may find nothing.
 * @throws {DeliveryError} naming the first page and what is wrong with it.
 */
export async function checkInBrowser(workspace: Workspace, release: Release, siteId: string): Promise<void> {
  const check = join(workspace.root, 'e2e', 'check-site.ts');
  const addresses = release.routes.flatMap(addressesOf);
  try {
    await promisify(execFile)(
      process.execPath,
      ['--import', 'tsx', check, join(workspace.sites, siteId), ...addresses],
      { cwd: workspace.root, maxBuffer: 16 * 1024 * 1024 },
    );
  } catch (cause) {
    const printed = v.safeParse(v.object({ stderr: v.string() }), cause);
    throw new DeliveryError(
      'browser-check-failed',
      `${release.remote}@${release.version}`,
      `it does not pass in the browser:\n${printed.success ? printed.output.stderr.trim() : String(cause)}`,
      'Correct the page and release again; nothing has changed',
      { cause },
    );
  }
}
