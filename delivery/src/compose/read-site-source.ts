import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Release } from 'shared-config/contract/release';
import type { DocumentsSettings } from 'shared-config/posts/documents-settings';
import type { PublishedPost } from 'shared-config/posts/published-post';
import { checkRoutes } from '../checks/check-routes';
import { DeliveryError } from '../delivery-error';
import { listFiles } from '../files/list-files';
import { readRelease, releaseFolder } from '../releases/read-release';
import { type Thoroughness, verifyRelease } from '../releases/verify-release';
import { hostName, type Workspace } from '../workspace';
import { updateWithMedia } from './write/write-media';

/** What a site is made of, read and checked. */
export type SiteSource = {
  /** Digest of everything that the site depends on: the versions, the posts, the media, and the code that composes. */
  digest: string;
  releases: readonly Release[];
  host: Release;
  remotes: readonly Release[];
  mediaDigest: string;
};

/** What a site is composed from besides releases. */
export type SiteContent = { posts: readonly PublishedPost[]; documents?: DocumentsSettings | undefined };

/**
 * Reads the releases of the given versions and identifies the site that they make.
 * @throws {DeliveryError | ContractError} when one is missing or damaged, or when two claim one path.
 */
export async function readSource(
  workspace: Workspace,
  versions: Readonly<Record<string, string>>,
  content: SiteContent,
  thoroughness: Thoroughness,
): Promise<SiteSource> {
  const releases = await Promise.all(
    Object.entries(versions)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, version]) => readRelease(workspace, name, version)),
  );
  const host = releases.find(({ remote }) => remote === hostName);
  const remotes = releases.filter(({ remote }) => remote !== hostName);
  if (!host)
    throw new DeliveryError(
      'shell-not-released',
      workspace.releases,
      'the shell was never released',
      `Run "release ${hostName}" first`,
    );
  checkRoutes(remotes);
  await Promise.all(
    releases.map((release) =>
      verifyRelease(releaseFolder(workspace, release.remote, release.version), release, thoroughness),
    ),
  );
  const media = createHash('sha256');
  await updateWithMedia(media, workspace);
  const mediaDigest = media.digest('hex').slice(0, 16);
  return { digest: await digestOf(releases, content, mediaDigest), releases, host, remotes, mediaDigest };
}

/** A site that other code composed is another site, although what it is made of is the same. */
const sourceFolder = join(import.meta.dirname, '..');

async function digestOf(
  releases: readonly Release[],
  { posts, documents }: SiteContent,
  mediaDigest: string,
): Promise<string> {
  const hash = createHash('sha256');
  for (const { remote, version } of releases) hash.update(`${remote}@${version}\n`);
  hash.update(`${mediaDigest}\n${JSON.stringify({ posts, documents })}\n`);
  for (const file of await listFiles(sourceFolder)) hash.update(await readFile(join(sourceFolder, file)));
  return hash.digest('hex').slice(0, 16);
}
