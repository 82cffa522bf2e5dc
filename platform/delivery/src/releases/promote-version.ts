import { checkVersions } from '../checks/check-versions';
import { promoteTo } from '../registry/change-entry';
import { readEntry, readRegistry } from '../registry/open-registry';
import type { AuditNote } from '../registry/registry';
import { shareWith } from '../registry/share';
import { keepVerified } from '../store/keep-verified';
import type { Workspace } from '../workspace';
import { commitOf } from './commit-of';
import { type GoLiveOptions, goLive, type WentLive } from './go-live';
import { keepFromPruning } from './prune-releases';
import { readRelease } from './read-release';
import { recordRefusal } from './refusals';

/** Which version goes live, and for whom. */
export type Promotion = {
  remote: string;
  version: string;
  /** Percent of the visitors; everybody when absent. */
  share?: number | undefined;
  /** Views of the share after which it grows by itself, where it is to be watched. */
  watch?: { views: number } | undefined;
  skipsBrowser: boolean;
  isForced: boolean;
  isAnyway: boolean;
  note: AuditNote;
} & Pick<GoLiveOptions, 'compose' | 'reportProgress'>;

/**
 * Makes a published version live, for everybody or for a share of the visitors.
 * @throws {DeliveryError | ContractError} and then what is live is as it was.
 */
export async function promoteVersion(
  workspace: Workspace,
  { remote: name, version, share, watch, skipsBrowser, isForced, isAnyway, note, reportProgress, compose }: Promotion,
): Promise<WentLive> {
  const commit = commitOf(await readRelease(workspace, name, version), await readEntry(workspace, name));
  await keepFromPruning(workspace, name, version);
  const candidates = [{ name, version }];
  return recordRefusal(workspace, { names: [name], version, who: note.who }, async () => {
    // Where its links lead was checked when it was published; an older one is promoted to go back.
    const checked = isForced
      ? undefined
      : await checkVersions(workspace, candidates, {
          inBrowser: !skipsBrowser,
          links: false,
          isPublished: true,
          reportProgress,
        });
    const verified = await keepVerified(workspace, await readRegistry(workspace), candidates);
    const { integrity, signature } = verified.get(name) ?? {};
    const told = { ...note, commit, omitted: checked?.outcomes.get(name)?.omitted, integrity, signature };
    const change = share === undefined ? promoteTo(version, told) : shareWith(version, share, told, watch);
    return goLive(workspace, { [name]: change }, { candidates, isForced, isAnyway, reportProgress, compose });
  });
}
