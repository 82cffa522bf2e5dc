import { checkAncestry } from '../checks/check-ancestry';
import { wasInBrowser } from '../checks/check-in-browser';
import { checkVersions } from '../checks/check-versions';
import { passAnyway } from '../checks/pass-anyway';
import type { ComposeOutcome } from '../compose/compose-site';
import { gatherAll } from '../files/gather-all';
import { promoteTo } from '../registry/change-entry';
import { readRegistry } from '../registry/open-registry';
import type { AuditNote, EntryChange, RegistryEntry } from '../registry/registry';
import { signRelease } from '../signatures/sign-release';
import { keepVerified } from '../store/keep-verified';
import { hostName, type Workspace } from '../workspace';
import { buildPackages } from './build-packages';
import { commitOf } from './commit-of';
import { currentCommit } from './current-commit';
import { describeLosses } from './describe-losses';
import { goLive } from './go-live';
import { type PlannedVersion, planRelease } from './plan-release';
import { readRelease } from './read-release';
import type { ReleaseOptions } from './release-options';

/** The outcome for a package. */
export type ReleaseOutcome = Pick<PlannedVersion, 'name' | 'version' | 'outcome' | 'rolledBackAt'> & {
  /** Another version that a share of the visitors keeps. */
  gradual?: RegistryEntry['gradual'];
  /** Bytes of scripts of each route, beside those of the live version, and the libraries that others bring too. */
  sizes: string[];
  /** Checks that were left out, and why. */
  omitted: string[];
  /** As what the release store keeps it, if that is new there. */
  storedAs?: string | undefined;
};

/** The outcome of a release; without a site when nothing was to go live. */
export type ReleasedPackages = {
  outcomes: ReleaseOutcome[];
  site?: ReleasedSite;
  /** Addresses and parts that readers have no more, as warnings. */
  losses?: string[];
};

/** The site of a release. */
export type ReleasedSite = ComposeOutcome & {
  /** How many pages had been rendered by then, on the site that the checks have seen. */
  renderedBefore?: number | undefined;
};

/**
 * Builds and publishes packages, checks each beside the others, has the release store keep them where one is set, and makes all of them
 * live in one step. Sources that were released before are not built again.
 * @throws {DeliveryError | ContractError | AggregateError} the last when a check refuses several packages: all of them are named. The live
 * versions are unchanged.
 */
export async function releasePackages(
  workspace: Workspace,
  names: readonly string[],
  options: ReleaseOptions,
): Promise<ReleasedPackages> {
  const { promotes, checks, confirm, note, origin, ...settings } = options;
  // The commit at the time when the sources are read: they may change while they are checked.
  const current = await currentCommit(workspace);
  const built = await buildPackages(workspace, names, options);
  const registry = await readRegistry(workspace);
  const { packages } = registry;
  const planned = await planRelease(workspace, built, registry, promotes);
  const candidates = planned.filter(({ isNew }) => isNew);
  const passed = new Map<string, string[]>();
  if (checks) {
    await gatherAll(
      candidates.map(async ({ name, live }) => {
        const isOlder = await passAnyway(checks.isAnyway, 'older-than-live', () =>
          checkAncestry(workspace, { name, commit: current, liveCommit: live?.commit }),
        );
        if (isOlder) passed.set(name, ['age: --anyway']);
      }),
    );
  }
  // Where nothing is live yet, nothing can be taken off.
  if (promotes && candidates.length > 0 && Object.keys(packages).length > 0) await confirm?.(candidates);
  await gatherAll(planned.map((one) => signRelease(workspace, registry, one)));
  const host = candidates.find(({ name }) => name === hostName)?.version ?? packages[hostName]?.live ?? '';
  const { inBrowser, isAnyway } = checks ?? {};
  // A live version may have gone live without a browser.
  const mustCheck = (one: PlannedVersion) => one.isNew || (inBrowser && !wasInBrowser(workspace, one, host));
  const unchecked = checks ? planned.filter(mustCheck) : [];
  const checked =
    unchecked.length > 0 ? await checkVersions(workspace, unchecked, { ...settings, inBrowser, isAnyway }) : undefined;
  const verified = await keepVerified(workspace, registry, planned);
  const outcomes = planned.map(({ name, version, outcome, isNew, omitted, rolledBackAt }): ReleaseOutcome => {
    const { sizes = [], omitted: others = [] } = checked?.outcomes.get(name) ?? {};
    return {
      name,
      version,
      outcome,
      rolledBackAt,
      sizes: isNew ? sizes : [],
      omitted: isNew ? [...omitted, ...(passed.get(name) ?? []), ...others] : [],
      storedAs: verified.get(name)?.storedAs,
    };
  });
  if (!promotes) return { outcomes };
  const changes: Record<string, EntryChange> = {};
  for (const { name, version, outcome, omitted } of outcomes) {
    if (outcome !== 'released') continue;
    const commit = commitOf(await readRelease(workspace, name, version), packages[name], current);
    const { integrity, signature } = verified.get(name) ?? {};
    changes[name] = releaseAs(version, { ...note, commit, omitted, integrity, signature });
  }
  const wentLive = await goLive(workspace, changes, { ...settings, candidates, isAnyway });
  return {
    outcomes: outcomes.map((one) => ({ ...one, gradual: wentLive.registry.packages[one.name]?.gradual })),
    site: { ...wentLive.site, renderedBefore: checked?.rendered },
    losses: await describeLosses(workspace, wentLive.before, wentLive.registry),
  };
}

/** Promotes a version, unless a share of the visitors has it: how many get it is not for a release to decide. */
const releaseAs =
  (version: string, note: AuditNote): EntryChange =>
  (entry) =>
    entry?.gradual?.version === version ? entry : promoteTo(version, note)(entry);
