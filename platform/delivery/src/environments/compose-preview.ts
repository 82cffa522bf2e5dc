import type { PublishedPost } from 'kit/posts/published-post';
import type { ReportProgress } from 'kit/presets/command-line/progress';
import type { Candidate } from '../compose/site-inputs';
import { DeliveryError } from '../delivery-error';
import { readLivePosts } from '../posts/live-posts';
import { promoteTo, retire } from '../registry/change-entry';
import { readEntry, readRegistry } from '../registry/open-registry';
import { integrityOf } from '../registry/read-history';
import type { AuditNote, EntryChange, RegistryEntry } from '../registry/registry';
import { findVersion } from '../releases/find-version';
import { goLive, type WentLive } from '../releases/go-live';
import { keepFromPruning } from '../releases/prune-releases';
import { readRelease } from '../releases/read-release';
import type { Workspace } from '../workspace';
import { removeSiteLink } from './prune-previews';

/** The versions that a preview shows besides the live ones. */
export type PreviewOptions = {
  /** The versions that it shows instead. */
  versions: readonly Candidate[];
  /** The posts; those of the site otherwise shown when absent. */
  posts?: readonly PublishedPost[] | undefined;
  note: AuditNote;
  reportProgress?: ReportProgress | undefined;
};

/**
 * Composes a whole site of what is live in an environment, with some versions instead, as the live site of a preview. It is an
 * environment of its own: nothing else changes, and who composes it again gets what is live by then.
 * @throws {DeliveryError | ContractError | AggregateError} and then the preview is as it was.
 */
export async function composePreview(
  from: Workspace,
  preview: Workspace,
  { versions, posts, note, reportProgress }: PreviewOptions,
): Promise<WentLive> {
  const theirs = await readRegistry(from);
  const own = await readRegistry(preview);
  // The site of a removed preview of this name, removed on another machine maybe, is no later state of it.
  if (Object.keys(own.packages).length === 0) await removeSiteLink(preview);
  for (const { name, version } of versions) {
    await readRelease(preview, name, version);
    await keepFromPruning(preview, name, version);
  }
  const changes: Record<string, EntryChange> = {};
  for (const [name, entry] of Object.entries(theirs.packages)) {
    // A release that is not here is fetched, and compared with the integrity that the history of that environment has.
    if (!entry.retired) await readRelease(from, name, entry.live);
    changes[name] = showLive(name, entry, { ...note, from: from.siteEnvironment });
  }
  for (const { name, version } of versions) changes[name] = promoteTo(version, note);
  return goLive(preview, changes, {
    candidates: versions,
    posts: posts ?? (await readLivePosts(from)),
    reportProgress,
  });
}

/** The change that makes a preview show the live versions of another environment. */
const showLive =
  (name: string, { live, retired, history }: RegistryEntry, note: AuditNote): EntryChange =>
  (entry) => {
    const told = { ...note, integrity: integrityOf({ history }, live) };
    if (!retired) return promoteTo(live, told)(entry);
    return retire(name, retired, note)(entry ?? promoteTo(live, told)(entry));
  };

/**
 * The versions that a person means by `mfe-shop@0123`.
 * @throws {DeliveryError} for text of another form, missing versions, and two versions of one package.
 */
export async function findVersions(workspace: Workspace, texts: readonly string[]): Promise<Candidate[]> {
  const versions: Candidate[] = [];
  for (const text of texts) {
    const [name = '', beginning = '', ...others] = text.split('@');
    const refuse = (reason: string, remedy: string) =>
      new DeliveryError('invalid-arguments', `--with ${text}`, reason, remedy);
    if (name === '' || beginning === '' || others.length > 0)
      throw refuse('it does not name a version', 'Name one like "mfe-shop@0123456789abcdef"');
    if (versions.some((one) => one.name === name))
      throw refuse(`another version of ${name} is named as well`, 'Name one of them');
    await readEntry(workspace, name);
    versions.push({ name, version: await findVersion(workspace, name, beginning) });
  }
  return versions;
}
