import pLimit from 'p-limit';
import { checkVersion } from '../checks/check-version';
import type { ComposeSettings } from '../compose/site-inputs';
import { changeRegistry, readRegistry } from '../registry/open-registry';
import { promoteTo } from '../registry/registry';
import type { Workspace } from '../workspace';
import { type PublishedVersion, publishPackage } from './publish-package';

/** How packages are released. */
export type ReleaseOptions = Pick<ComposeSettings, 'isQuick' | 'reportProgress'> & {
  /** Whether the version goes live in the registry; else it is only published. */
  promotes: boolean;
  /** Whether its pages are opened in a browser first. */
  checksInBrowser: boolean;
  /** Origin that its browser files are served from; the site's own when absent. */
  origin?: string | undefined;
};

/** What came of a release. */
export type ReleaseOutcome = {
  name: string;
  version: string;
  outcome: 'released' | 'unchanged' | 'repaired' | 'published';
  /** Bytes of scripts of each route, beside those of the live version. */
  sizes: string[];
};

/** Compilers use several threads each; two at a time keep two cores busy. */
const maxBuildsAtOnce = 2;

/**
 * Builds and publishes packages, then checks each and makes it live. Sources that were released before are not built
 * again.
 * @throws {DeliveryError | ContractError} and then the registry has what was checked before; a build that fails comes
 * before all checks.
 */
export async function releasePackages(
  workspace: Workspace,
  names: readonly string[],
  options: ReleaseOptions,
): Promise<ReleaseOutcome[]> {
  const limit = pLimit(maxBuildsAtOnce);
  let done = 0;
  options.reportProgress?.('build', done, names.length);
  const published = await Promise.all(
    names.map((name) =>
      limit(async () => {
        const version = await publishPackage(workspace, name, options.origin);
        done += 1;
        options.reportProgress?.('build', done, names.length);
        return version;
      }),
    ),
  );
  const outcomes: ReleaseOutcome[] = [];
  for (const version of published) outcomes.push(await makeLive(workspace, version, options));
  return outcomes;
}

async function makeLive(
  workspace: Workspace,
  { name, version, isRepaired }: PublishedVersion,
  { promotes, checksInBrowser, ...settings }: ReleaseOptions,
): Promise<ReleaseOutcome> {
  const entry = (await readRegistry(workspace)).packages[name];
  if (entry?.live === version && !entry.gradual)
    return { name, version, outcome: isRepaired ? 'repaired' : 'unchanged', sizes: [] };
  const { sizes } = await checkVersion(workspace, { name, version }, { ...settings, inBrowser: checksInBrowser });
  if (promotes) await changeRegistry(workspace, name, promoteTo(version));
  return { name, version, outcome: promotes ? 'released' : 'published', sizes };
}
