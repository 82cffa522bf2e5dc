import type { ReportProgress } from 'kit/presets/command-line/progress';
import { checkVersions } from '../checks/check-versions';
import { passAnyway } from '../checks/pass-anyway';
import type { Candidate } from '../compose/site-inputs';
import { DeliveryError } from '../delivery-error';
import { readLivePosts } from '../posts/live-posts';
import { readRegistry } from '../registry/open-registry';
import type { AuditNote, EntryChange } from '../registry/registry';
import { commitOf } from '../releases/commit-of';
import { goLive, type WentLive } from '../releases/go-live';
import { keepFromPruning } from '../releases/prune-releases';
import { readRelease } from '../releases/read-release';
import { recordRefusal } from '../releases/refusals';
import { releaseFolder } from '../releases/release-folder';
import { verifyRelease } from '../releases/verify-release';
import { keepVerified } from '../store/keep-verified';
import type { Workspace } from '../workspace';
import { compareEnvironments, type Difference, refuseOlder, takeOver } from './compare-environments';

/** How releases are promoted from one environment to another. */
export type PromotionOptions = {
  /** The package that is meant; all that differ when absent. */
  only?: string | undefined;
  /** Whether the checks are left out; whether what is older is promoted as well. */
  isForced: boolean;
  isAnyway: boolean;
  inBrowser: boolean;
  note: AuditNote;
  /** Called with the differences, before the change is checked and made. @throws {DeliveryError} when it is not meant. */
  confirm: (differences: readonly Difference[]) => Promise<void>;
  reportProgress: ReportProgress;
};

/** The outcome of a promotion between environments; nothing went live where both had the same. */
export type PromotedEnvironment = { differences: readonly Difference[]; went?: WentLive };

/**
 * Makes the very releases live in an environment that are live in another one: the same versions, of the same bytes, in one step or not at
 * all. The other one stays as it is.
 * @throws {DeliveryError | ContractError | AggregateError} when one of them is not what was published, older than what it would replace, or
 * refused by a check: the live versions stay as they were.
 */
export async function promoteBetween(
  from: Workspace,
  to: Workspace,
  { only, isForced, isAnyway, inBrowser, note, confirm, reportProgress }: PromotionOptions,
): Promise<PromotedEnvironment> {
  const [theirs, own] = [await readRegistry(from), await readRegistry(to)];
  const differences = compareEnvironments(theirs, own).filter(({ name }) => only === undefined || name === only);
  if (differences.length === 0) return { differences };
  const isOlder = await passAnyway(isAnyway, 'older-than-live', async () =>
    refuseOlder(differences, from.siteEnvironment, to.siteEnvironment),
  );
  const moved = differences.filter(({ retired }) => !retired);
  for (const difference of moved) await fetchVerified(from, difference);
  await confirm(differences);
  const candidates = moved.map(({ name, version }) => ({ name, version }));
  for (const { name, version } of candidates) await keepFromPruning(to, name, version);
  // A site that is not there yet shows the posts of the one that it begins with.
  const posts = Object.keys(own.packages).length === 0 ? await readLivePosts(from) : undefined;
  const omitted = isOlder ? ['age: --anyway'] : [];
  const told = { ...note, from: from.siteEnvironment };
  const plan = (more: (difference: Difference) => AuditNote): Record<string, EntryChange> =>
    Object.fromEntries(differences.map((one) => [one.name, takeOver(one, { ...told, omitted, ...more(one) })]));
  const went = await recordRefusal(to, { names: differences.map(({ name }) => name), who: note.who }, async () => {
    const checked = isForced
      ? undefined
      : await checkVersions(to, candidates, { changes: plan(() => ({})), inBrowser, posts, reportProgress });
    const verified = await keepVerified(to, await readRegistry(to), candidates);
    const notes = new Map<string, AuditNote>();
    for (const difference of moved) {
      const { name, version } = difference;
      const { integrity, signature } = verified.get(name) ?? {};
      refuseOther(difference, integrity, from);
      notes.set(name, {
        commit: commitOf(await readRelease(to, name, version), theirs.packages[name]),
        omitted: [...omitted, ...(checked?.outcomes.get(name)?.omitted ?? [])],
        integrity,
        signature,
      });
    }
    const changes = plan(({ name }) => notes.get(name) ?? {});
    return goLive(to, changes, { candidates, isForced, isAnyway, posts, reportProgress });
  });
  return { differences, went };
}

/** Sees to it that a release is on this machine, and is byte for byte what went live where it comes from. */
async function fetchVerified(from: Workspace, { name, version }: Candidate): Promise<void> {
  // A release that is not here is fetched, and compared with the integrity that the history of that environment has.
  const release = await readRelease(from, name, version);
  await verifyRelease(releaseFolder(from, name, version), release, 'contents');
}

/** @throws {DeliveryError} when what is here, and in the release store, is another package than the one that the history names. */
function refuseOther({ name, version, integrity }: Difference, kept: string | undefined, from: Workspace): void {
  if (integrity === undefined || kept === undefined || kept === integrity) return;
  throw new DeliveryError(
    'store-tampered',
    `${name}@${version}`,
    `it is ${kept} here, and ${integrity} went live in ${from.siteEnvironment}`,
    `Remove ${releaseFolder(from, name, version)}, so that it is fetched anew`,
  );
}
