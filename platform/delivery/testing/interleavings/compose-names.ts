import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ComposedSite } from '../../src/compose/compose-versions';
import { planPages } from '../../src/compose/plan/plan-pages';
import type { SiteInputs } from '../../src/compose/site-inputs';
import { checkRouteConflicts } from '../../src/conflicts/check-route-conflicts';
import { writeAtomically } from '../../src/files/write-atomically';
import { sitePostsFile } from '../../src/posts/live-posts';
import { readRelease } from '../../src/releases/read-release';
import { hostName, type Workspace } from '../../src/workspace';

/**
 * Composes a site in a few milliseconds, for tests of what goes live when: real releases, routes and pages, but each page is
 * no more than the name of the release that draws it.
 */
export async function composeNames(workspace: Workspace, { versions, posts }: SiteInputs): Promise<ComposedSite> {
  const releases = await Promise.all(
    Object.entries(versions).map(([name, version]) => readRelease(workspace, name, version)),
  );
  const remotes = releases.filter(({ remote }) => remote !== hostName);
  checkRouteConflicts(remotes);
  const { pages } = planPages(remotes, posts);
  const source = JSON.stringify([Object.entries(versions).sort(), posts]);
  const id = createHash('sha256').update(source).digest('hex').slice(0, 16);
  const write = async (folder: string) => {
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, sitePostsFile), JSON.stringify(posts));
    for (const { file, owner } of pages) {
      await mkdir(dirname(join(folder, file)), { recursive: true });
      const name = owner?.remote ?? hostName;
      await writeFile(join(folder, file), `${name}@${versions[name]}`);
    }
  };
  await writeAtomically(join(workspace.sites, id), write, async () => {});
  return {
    id,
    pages: pages.length,
    rendered: pages.length,
    wasThere: false,
    leftOut: [],
    unsearched: [],
    leftOutMoves: [],
    repaired: [],
  };
}

/** The release that draws a page of the live site. @param path such as `/a` */
export const releaseOfPage = ({ site }: Workspace, path: string): Promise<string> =>
  readFile(join(site, path, 'index.html'), 'utf8');
