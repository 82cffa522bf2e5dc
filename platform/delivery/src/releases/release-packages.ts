import pLimit from 'p-limit';
import { checkAncestry } from '../checks/check-ancestry';
import { wasInBrowser } from '../checks/check-in-browser';
import { checkVersions } from '../checks/check-versions';
import { checkSource } from '../checks/source/check-source';
import type { ComposeOutcome } from '../compose/compose-site';
import type { Candidate, ComposeSettings } from '../compose/site-inputs';
import { gatherAll } from '../files/gather-all';
import { readRegistry } from '../registry/open-registry';
import { type AuditNote, type EntryChange, promoteTo, type RegistryEntry } from '../registry/registry';
import { signRelease } from '../signatures/sign-release';
import { keepVerified } from '../store/keep-verified';
import { hostName, type Workspace } from '../workspace';
import { commitOf } from './commit-of';
import { currentCommit } from './current-commit';
import { describeLosses } from './describe-losses';
import { goLive } from './go-live';
import { type PublishedVersion, publishPackage } from './publish-package';
import { readIfHere, readRelease } from './read-release';

/** How packages are released. */
export type ReleaseOptions = Pick<ComposeSettings, 'posts' | 'reportProgress'> & {
  /** Whether the versions go live; else they are only published. */
  promotes: boolean;
  /** What is checked first; without it, nothing is. */
  checks?: ReleaseChecks | undefined;
  /** Is told what would go live, before it is checked and does. @throws {DeliveryError} when it is not meant to. */
  confirm?: ((replaced: readonly ReplacedVersion[]) => Promise<void>) | undefined;
  /** What the history says of it. */
  note?: AuditNote | undefined;
  /** Origin that its browser files are served from; the site's own when absent. */
  origin?: string | undefined;
};

/** Which of the checks are made that a release may leave out. */
type ReleaseChecks = {
  /** Types, and what the linter says. */
  source: boolean;
  /** Its pages, in a browser. */
  inBrowser: boolean;
  /** Whether it comes from no older commit than what is live. */
  age: boolean;
  /** Whether its links lead somewhere. */
  links: boolean;
};

/** A version that would go live, and the one in whose place; of a package that was never live there is none. */
export type ReplacedVersion = Candidate & { live?: { version: string; commit: string | undefined } | undefined };

/** What came of a package: `shared` when a share of the visitors has that version, which a release leaves as it is. */
export type ReleaseOutcome = {
  name: string;
  version: string;
  outcome: 'released' | 'unchanged' | 'repaired' | 'published' | 'shared';
  /** Another version that a share of the visitors keeps. */
  gradual?: RegistryEntry['gradual'];
  /** Bytes of scripts of each route, beside those of the live version. */
  sizes: string[];
  /** Checks that were left out, and why. */
  omitted: string[];
  /** As what the release store keeps it, if that is new there. */
  storedAs?: string | undefined;
};

/** What came of a release; without a site when nothing was to go live. */
export type ReleasedPackages = {
  outcomes: ReleaseOutcome[];
  site?: ReleasedSite;
  /** What readers have no more, as warnings. */
  losses?: string[];
};

/** The site of a release. */
export type ReleasedSite = ComposeOutcome & {
  /** How many pages had been rendered by then, on the site that the checks have seen. */
  renderedBefore?: number | undefined;
};

/** What checks types uses several threads, as a compiler does. */
const maxChecksAtOnce = 2;

/**
 * Builds and publishes packages, checks each beside the others, has the release store keep them where one is set, and makes
 * all of them live in one step. Sources that were released before are not built again.
 * @throws {DeliveryError | ContractError | AggregateError} the last when a check refuses several packages: all of them are
 * named. What is live is as it was.
 */
export async function releasePackages(
  workspace: Workspace,
  names: readonly string[],
  options: ReleaseOptions,
): Promise<ReleasedPackages> {
  const { promotes, checks, confirm, note, origin, ...settings } = options;
  // As it is when the sources are read: they may change while they are checked.
  const current = await currentCommit(workspace);
  const limit = pLimit(maxChecksAtOnce);
  let done = 0;
  settings.reportProgress?.('build', done, names.length);
  const published = await gatherAll(
    names.map(async (name) => {
      const omitted = checks ? await limit(() => checkSource(workspace, name, checks.source)) : ['all checks: start'];
      if (checks && !(checks.age && checks.links)) omitted.push('age and links: --anyway');
      const version = await publishPackage(workspace, name, origin);
      done += 1;
      settings.reportProgress?.('build', done, names.length);
      return { ...version, omitted };
    }),
  );
  const known = await readRegistry(workspace);
  const { packages } = known;
  const planned = published.map((one) => ({ ...one, outcome: planOutcome(one, packages[one.name], promotes) }));
  const candidates = planned.filter(({ outcome }) => outcome === 'released' || outcome === 'published');
  const replaced = await Promise.all(candidates.map((one) => describeReplaced(workspace, one, packages[one.name])));
  if (checks?.age) {
    await gatherAll(
      replaced.map(({ name, live }) => checkAncestry(workspace, { name, commit: current, liveCommit: live?.commit })),
    );
  }
  // Where nothing is live yet, nothing can be taken off.
  if (promotes && replaced.length > 0 && Object.keys(packages).length > 0) await confirm?.(replaced);
  await gatherAll(published.map((one) => signRelease(workspace, known, one)));
  const host = candidates.find(({ name }) => name === hostName)?.version ?? packages[hostName]?.live ?? '';
  const unchecked: Candidate[] = [];
  for (const version of checks ? planned : []) {
    // What is live may have gone live without a browser.
    const isChecked = !checks?.inBrowser || wasInBrowser(workspace, version, host);
    if (candidates.includes(version) || !isChecked) unchecked.push(version);
  }
  const { inBrowser, links } = checks ?? {};
  const checked =
    unchecked.length > 0 ? await checkVersions(workspace, unchecked, { ...settings, inBrowser, links }) : undefined;
  const verified = await keepVerified(workspace, known, planned);
  const outcomes = planned.map(({ name, version, outcome, omitted }): ReleaseOutcome => {
    const { sizes = [], omitted: others = [] } = checked?.outcomes.get(name) ?? {};
    const isNew = outcome === 'released' || outcome === 'published';
    return {
      name,
      version,
      outcome,
      sizes: isNew ? sizes : [],
      omitted: isNew ? [...omitted, ...others] : [],
      storedAs: verified.get(name)?.storedAs,
    };
  });
  if (!promotes) return { outcomes };
  const changes: Record<string, EntryChange> = {};
  for (const { name, version } of candidates) {
    const commit = commitOf(await readRelease(workspace, name, version), packages[name], current);
    const omitted = outcomes.find((one) => one.name === name)?.omitted;
    const { integrity, signature } = verified.get(name) ?? {};
    changes[name] = releaseAs(version, { ...note, commit, omitted, integrity, signature });
  }
  const { before, registry, site } = await goLive(workspace, changes, {
    ...settings,
    candidates,
    isAnyway: checks !== undefined && !checks.age,
  });
  return {
    outcomes: outcomes.map((one) => ({ ...one, gradual: registry.packages[one.name]?.gradual })),
    site: { ...site, renderedBefore: checked?.rendered },
    losses: await describeLosses(workspace, before, registry),
  };
}

async function describeReplaced(
  workspace: Workspace,
  { name, version }: Candidate,
  entry: RegistryEntry | undefined,
): Promise<ReplacedVersion> {
  if (!entry) return { name, version };
  // A damaged one must not keep what replaces it from going live.
  const release = (await readIfHere(workspace, name, entry.live)) ?? { version: entry.live };
  return { name, version, live: { version: entry.live, commit: commitOf(release, entry) } };
}

function planOutcome(
  { version, isRepaired }: PublishedVersion,
  entry: RegistryEntry | undefined,
  promotes: boolean,
): ReleaseOutcome['outcome'] {
  if (entry?.live === version && !entry.retired) return isRepaired ? 'repaired' : 'unchanged';
  if (entry?.gradual?.version === version) return 'shared';
  return promotes ? 'released' : 'published';
}

/** Promotes a version, unless a share of the visitors has it: how many get it is not for a release to decide. */
const releaseAs =
  (version: string, note: AuditNote): EntryChange =>
  (entry) =>
    entry?.gradual?.version === version ? entry : promoteTo(version, note)(entry);
