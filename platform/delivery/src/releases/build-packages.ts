import pLimit from 'p-limit';
import { checkSource } from '../checks/source/check-source';
import { gatherAll } from '../files/gather-all';
import type { Workspace } from '../workspace';
import { type PublishedVersion, publishPackage } from './publish-package';
import type { ReleaseOptions } from './release-options';

/** A version that is published, and which checks were left out of its release until then. */
export type BuiltVersion = PublishedVersion & { omitted: string[] };

/** A check of types uses several threads, as a compiler does. */
const maxChecksAtOnce = 2;

/**
 * Checks the sources of packages, then builds and publishes each.
 * @throws {DeliveryError | ContractError | AggregateError} the last when several are refused: all of them are named.
 */
export function buildPackages(
  workspace: Workspace,
  names: readonly string[],
  { checks, origin, reportProgress }: Pick<ReleaseOptions, 'checks' | 'origin' | 'reportProgress'>,
): Promise<BuiltVersion[]> {
  const limit = pLimit(maxChecksAtOnce);
  let done = 0;
  reportProgress?.('build', done, names.length);
  return gatherAll(
    names.map(async (name) => {
      const omitted = checks ? await limit(() => checkSource(workspace, name, checks.source)) : ['all checks: start'];
      const version = await publishPackage(workspace, name, origin);
      done += 1;
      reportProgress?.('build', done, names.length);
      return { ...version, omitted };
    }),
  );
}
