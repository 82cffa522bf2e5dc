import type { AuditNote, Registry } from '../registry/registry';
import { checkMayGoLive } from '../signatures/check-signature';
import type { Workspace } from '../workspace';
import { keepInStore } from './keep-in-store';

/** A version that may go live: its facts for the history, and its name in the release store when it is new there. */
export type VerifiedVersion = Pick<AuditNote, 'integrity' | 'signature'> & { storedAs?: string | undefined };

/**
 * Checks the signatures of versions that are to go live, and has the release store keep them. Published versions stay there, so nothing of
 * them is before all are known to be right.
 * @returns each, by name
 * @throws {DeliveryError} when one of them may not go live, or the store does not take it.
 */
export async function keepVerified(
  workspace: Workspace,
  registry: Registry,
  versions: readonly { name: string; version: string }[],
): Promise<Map<string, VerifiedVersion>> {
  const verified = new Map<string, VerifiedVersion>();
  for (const one of versions) {
    const signed = await checkMayGoLive(workspace, registry, one);
    verified.set(one.name, { signature: signed && { key: signed.key, at: signed.at } });
  }
  for (const { name, version } of versions) {
    const kept = await keepInStore(workspace, name, version);
    const storedAs = kept?.isNew ? kept.id : undefined;
    verified.set(name, { ...verified.get(name), integrity: kept?.integrity, storedAs });
  }
  return verified;
}
