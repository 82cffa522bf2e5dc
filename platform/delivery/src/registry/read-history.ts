import type { HistoryLine, RegistryEntry } from './registry';

/** The version to roll back to: the one live before the present one, leaving out those that were rolled back. */
export function previousGood({ history }: RegistryEntry): string | undefined {
  const good: string[] = [];
  for (const { version, by } of history) {
    if (by === 'promote') good.push(version);
    else if (by === 'rollback') while (good.length > 1 && good.at(-1) !== version) good.pop();
  }
  return good.at(-2);
}

/** The integrity of a version's package when it went live; `undefined` when no release store kept it then. */
export const integrityOf = (entry: Pick<RegistryEntry, 'history'> | undefined, version: string): string | undefined =>
  entry?.history.findLast((line) => line.version === version && line.integrity !== undefined)?.integrity;

/** The signature of a version as it was checked when it went live: by whom, and when; `undefined` when none was needed. */
export const signatureOf = (
  entry: Pick<RegistryEntry, 'history'> | undefined,
  version: string,
): HistoryLine['signature'] =>
  entry?.history.findLast((line) => line.version === version && line.signature !== undefined)?.signature;

/** Since when the live version is live. */
export const liveSince = ({ history, live }: Pick<RegistryEntry, 'history' | 'live'>): string | undefined =>
  history.findLast(({ version, by }) => version === live && (by === 'promote' || by === 'rollback'))?.at;

/** Since when a retired remote is out of the site. */
export const retiredSince = ({ history }: Pick<RegistryEntry, 'history'>): string | undefined =>
  history.findLast(({ by }) => by === 'retire')?.at;

/** The step back that a package is at, if nothing of it went live for everybody since; to bring back a retired one is none. */
export function lastRollback({ history }: Pick<RegistryEntry, 'history'>): HistoryLine | undefined {
  const [before, last] = history.filter(({ by }) => by !== 'share' && by !== 'withdraw').slice(-2);
  return last?.by === 'rollback' && before?.by !== 'retire' ? last : undefined;
}
