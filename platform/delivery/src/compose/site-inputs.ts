import type { DocumentsSettings } from 'kit/posts/documents-settings';
import type { PublishedPost } from 'kit/posts/published-post';
import type { ReportProgress } from 'kit/presets/command-line/progress';
import type { Registry } from '../registry/registry';
import type { Workspace } from '../workspace';

/** A version that is about to go live. */
export type Candidate = { name: string; version: string };

/** The inputs of a site: a version of each package, and the inputs that do not depend on those. */
export type SiteInputs = ComposeSettings & {
  posts: readonly PublishedPost[];
  /** Firebase project of the blog tool, if its posts are in one. */
  documents?: DocumentsSettings | undefined;
  /** Path of its host below which the site is, such as `/robots`. A site that is only checked is at the root, as is one without a path. */
  basePath?: string | undefined;
  /** Where pages tell how they fared (`signals` of `pageCompositionSchema`). */
  signals?: string | undefined;
  /** Names the versions whose files stay in the site, for tabs that were opened before. */
  registry: Registry;
  /** Version of each package, the shell included. */
  versions: Readonly<Record<string, string>>;
};

/** How a site is composed. */
export type ComposeSettings = {
  /** Posts that readers see; those of the live site when absent. */
  posts?: readonly PublishedPost[] | undefined;
  /** The versions whose pages must all prerender, because they are about to go live. */
  candidates?: readonly Candidate[] | undefined;
  /** Whether every byte of the releases and of the site is verified, and pages that were left out are tried again. */
  isVerified?: boolean | undefined;
  reportProgress?: ReportProgress | undefined;
};

/** Where the blog tool finds its posts, unless they are on the origin of its own page, as those of the embedded server are. */
export function toolDocuments({ environment }: Workspace): DocumentsSettings | undefined {
  const settings = environment.documents?.settings;
  return settings?.kind === 'firebase' ? settings : undefined;
}

/** The packages with a version that is about to go live, and is in this site. */
export const listCandidates = ({ candidates = [], versions }: Pick<SiteInputs, 'candidates' | 'versions'>): string[] =>
  candidates.filter(({ name, version }) => versions[name] === version).map(({ name }) => name);
