import type { ErrorStore } from '../../errors/error-store';
import { readSiteRecord } from '../../site/read-site-record';
import type { ShareNotice } from './announce-withdrawals';

/** The facts of a version in a notice, besides how it fared: its team, from which commit, and what failed most often. */
export async function describeVersion(
  siteFolder: string,
  errors: Pick<ErrorStore, 'list'>,
  { remote, version }: Pick<ShareNotice, 'remote' | 'version'>,
): Promise<Pick<ShareNotice, 'team' | 'commit' | 'error'>> {
  const known = (await readSiteRecord(siteFolder))?.packages.find(({ name }) => name === remote);
  const commit = known?.history.findLast((line) => line.version === version && line.commit !== undefined)?.commit;
  const [worst] = errors
    .list()
    .filter((one) => one.remote === remote && one.version === version)
    .sort((one, other) => other.count - one.count);
  return {
    ...(known && { team: known.team }),
    ...(commit !== undefined && { commit }),
    ...(worst && { error: { message: worst.message, page: worst.page, count: worst.count } }),
  };
}
