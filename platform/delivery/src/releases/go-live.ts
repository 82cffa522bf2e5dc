import { activateSite, readCurrentRegistry } from '../compose/activate/activate-site';
import { type ComposeOutcome, composeSite, describeOutcome } from '../compose/compose-site';
import { type ComposeOptions, prepareSites } from '../compose/prepare-sites';
import { retryWhenOvertaken } from '../compose/retry-when-overtaken';
import { changeEntries } from '../registry/open-registry';
import { type EntryChange, generationOf, type Registry, withEntries } from '../registry/registry';
import { refuseWithdrawn } from '../registry/share';
import { checkNewlyLive } from '../signatures/check-signature';
import type { Workspace } from '../workspace';
import { checkCompatibility } from './check-compatibility';

/** How a change goes live. */
export type GoLiveOptions = Pick<ComposeOptions, 'candidates' | 'posts' | 'reportProgress' | 'compose'> & {
  /** Whether a remote may go live whose shared packages do not fit the shell. */
  isForced?: boolean | undefined;
  /** Whether a version may go live whose share was withdrawn on evidence. */
  isAnyway?: boolean | undefined;
};

/** The outcome of a change: the registry as it was and as it is now, and the site. */
export type WentLive = { before: Registry; registry: Registry; site: ComposeOutcome };

/**
 * Changes what is live, in this order: the sites are composed from the registry as it will be, the registry changes, the
 * site is switched. So a change that cannot be composed was never made. When another change comes between, everything is
 * done again from the registry as it is then, checks included. Unless posts are given, it takes those of the live
 * site: a promotion does not wait for the documents store.
 * @param changes by package; all of them are made, or none
 * @throws {DeliveryError | ContractError} and then the registry is as it was.
 */
export async function goLive(
  workspace: Workspace,
  changes: Readonly<Record<string, EntryChange>>,
  { isForced, isAnyway, ...options }: GoLiveOptions = {},
): Promise<WentLive> {
  return retryWhenOvertaken(workspace.siteEnvironment, async () => {
    const before = await readCurrentRegistry(workspace);
    const entries = Object.fromEntries(
      Object.entries(changes)
        .map(([name, change]) => [name, change(before.packages[name])] as const)
        .filter(([name, entry]) => entry !== before.packages[name]),
    );
    const names = Object.keys(entries);
    if (names.length === 0) return { before, registry: before, site: await composeSite(workspace, options) };
    for (const name of isAnyway ? [] : names) {
      const entry = entries[name];
      if (entry) refuseWithdrawn(name, before.packages[name], entry);
    }
    const planned = withEntries(before, entries);
    await checkNewlyLive(workspace, before, entries);
    await checkCompatibility(workspace, planned, { names, candidates: options.candidates, isForced });
    const prepared = await prepareSites(workspace, planned, options);
    let isMade = false;
    const registry = await changeEntries(workspace, (current) => {
      const isSignedAlike = current.signers?.history.length === before.signers?.history.length;
      isMade = generationOf(current) === generationOf(before) && isSignedAlike;
      return isMade ? entries : {};
    });
    if (!isMade) return undefined;
    const outcome = await activateSite(workspace, prepared);
    const site = outcome ? describeOutcome(prepared, outcome) : await composeSite(workspace, options);
    return { before, registry, site };
  });
}
