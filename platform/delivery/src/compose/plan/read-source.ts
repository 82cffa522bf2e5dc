import type { Release } from 'kit/contract/release';
import type { SiteDefinition } from 'kit/contract/site-definition';
import { nameCommand, nameDocument } from 'kit/presets/command-line/name-command';
import { checkMenuEntries } from '../../conflicts/check-menu-entries';
import { checkRedirects, type SiteMoves } from '../../conflicts/check-redirects';
import { checkRouteConflicts } from '../../conflicts/check-route-conflicts';
import { checkSlotConflicts } from '../../conflicts/check-slot-conflicts';
import { DeliveryError } from '../../delivery-error';
import { retiredRedirects } from '../../registry/registry';
import { readRelease } from '../../releases/read-release';
import { releaseFolder } from '../../releases/release-folder';
import { verifyRelease } from '../../releases/verify-release';
import { checkSignature } from '../../signatures/check-signature';
import { hasShell, hostName, type Workspace } from '../../workspace';
import { listCandidates, type SiteInputs } from '../site-inputs';
import { digestSource } from './identify-site';
import { digestMedia } from './list-media';
import { readLiveReleases } from './read-live-releases';
import { readSiteDefinition } from './read-site-definition';

/** The sources of a site, read and checked. */
export type SiteSource = {
  /** Digest of everything that the site depends on: the versions, the posts, the media, and the code that composes. */
  digest: string;
  host: Release;
  remotes: readonly Release[];
  /** Where addresses without a page lead, as far as that fits the site. */
  moves: SiteMoves;
  /** The site's definition. */
  definition: SiteDefinition;
  /** Digest of the media. */
  media: string;
  /** Path of its host below which the site is; nothing at the root. */
  basePath: string;
  /** Where pages tell how they fared (`signals` of `pageCompositionSchema`). */
  signals?: string | undefined;
};

/**
 * Reads and checks what the inputs name, and identifies the site that results.
 * @throws {DeliveryError | ContractError} when a release is missing or damaged, not signed as its team does, or when two claim one path, a menu has no
 * room for its entries or a candidate redirects another's page.
 */
export async function readSource(workspace: Workspace, inputs: SiteInputs): Promise<SiteSource> {
  const releases = await Promise.all(
    Object.entries(inputs.versions)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, version]) => readRelease(workspace, name, version)),
  );
  const host = releases.find(({ remote }) => remote === hostName);
  if (!host) throw explainNoShell(workspace);
  const remotes = releases.filter(({ remote }) => remote !== hostName);
  checkRouteConflicts(remotes);
  checkSlotConflicts(remotes);
  const changing = listCandidates(inputs);
  // A live release may have been written by the owner of another package, or before a rule was made.
  const moves = checkRedirects(remotes, retiredRedirects(inputs.registry), {
    changing,
    live: await readLiveReleases(workspace, changing),
  });
  await Promise.all(
    releases.map((release) =>
      checkSignature(inputs.registry, release, releaseFolder(workspace, release.remote, release.version)),
    ),
  );
  const thoroughness = inputs.isVerified ? 'contents' : 'touched';
  await Promise.all(
    releases.map((release) =>
      verifyRelease(releaseFolder(workspace, release.remote, release.version), release, thoroughness),
    ),
  );
  const media = digestMedia(workspace);
  const { basePath = '', signals } = inputs;
  const definition = await readSiteDefinition(workspace, host);
  checkMenuEntries(remotes, definition.menus);
  const digest = digestSource(releases, { ...inputs, basePath, definition }, media, Date.now());
  return { digest, host, remotes, moves, definition, media, basePath, signals };
}

/** A site has a shell; a team's own repository releases none, so there the site is looked for in the wrong place. */
function explainNoShell(workspace: Workspace): DeliveryError {
  const { registry, documents } = workspace.environment;
  if (hasShell(workspace)) {
    const remedy = `Run "${nameCommand(`release ${hostName}`)}" first`;
    return new DeliveryError('shell-not-released', workspace.releases, 'the shell was never released', remedy);
  }
  if (registry === 'file' || !documents) {
    const remedy = `Have site.env say what "npm create" wrote there, RELEASE_REGISTRY first (${nameDocument('docs/own-repository.md')})`;
    return new DeliveryError('shell-not-released', workspace.releases, 'nothing of a site is live there', remedy);
  }
  const { settings } = documents;
  return new DeliveryError(
    'shell-not-released',
    settings.kind === 'firebase' ? `the Firebase project ${settings.config.projectId}` : `${settings.origin}`,
    'no shell is live there, so there is no site yet',
    'Have the platform team release the site, or correct where site.env leads',
  );
}
