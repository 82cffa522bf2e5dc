import type { ShareDecision } from 'kit/contract/share-decision';
import { readEntry } from '../registry/open-registry';
import { withdraw } from '../registry/share';
import type { Workspace } from '../workspace';
import { type GoLiveOptions, goLive } from './go-live';
import { promoteVersion } from './promote-version';

/** The name in the history for changes of a watched share. */
const who = 'the watch of the server';

/**
 * Withdraws a share, or lets it grow, with the reason in the history. Changes by people meanwhile stay: a share that has ended, or one that
 * is watched no longer.
 * @throws {DeliveryError | ContractError} and then what is live is as it was.
 */
export async function carryOutDecision(
  workspace: Workspace,
  decision: ShareDecision,
  { compose }: Pick<GoLiveOptions, 'compose'> = {},
): Promise<void> {
  const { remote, version, reason: message } = decision;
  const { gradual } = (await readEntry(workspace, remote)) ?? {};
  if (gradual?.version !== version || !gradual.watch) return;
  if (decision.kind === 'withdraw') {
    const note = { who, message, evidence: decision.evidence };
    await goLive(workspace, { [remote]: withdraw(remote, version, note) }, { compose });
    return;
  }
  if (decision.share <= gradual.share) return;
  await promoteVersion(workspace, {
    remote,
    version,
    share: decision.share === 100 ? undefined : decision.share,
    // They were opened in one when it was given to the share.
    skipsBrowser: true,
    isForced: false,
    isAnyway: false,
    note: { who, message },
    compose,
  });
}
