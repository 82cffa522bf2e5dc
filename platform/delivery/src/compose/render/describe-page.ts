import { createHash } from 'node:crypto';
import { hostStart } from 'kit/contract/remote-name';
import { hostName } from '../../workspace';
import type { PlannedPage } from '../plan/planned-page';
import type { SiteSource } from '../plan/read-source';
import { listAssetOrigins, listConnectOrigins } from './list-asset-origins';

/** Versions that pages are rendered with. */
export type RenderedVersions = Pick<SiteSource, 'host' | 'remotes' | 'definition' | 'basePath' | 'signals'>;

/** A page to prerender, with a digest that two pages share only when they are the same. */
export type DescribedPage = { page: PlannedPage; digest: string };

/** The module that draws a page. */
export const moduleOf = ({ owner }: PlannedPage) =>
  owner ? `${owner.remote}/${owner.expose.replace(/^\.\//, '')}` : hostName;

/** The remotes whose code draws something in a page: its own, and those that fill its slots; none in a tool, which the browser draws. */
export function remotesOf({ page, owner, parts = [] }: PlannedPage): string[] {
  if (page.kind === 'client') return [];
  return [...new Set([...(owner ? [owner.remote] : []), ...parts.map(({ remote }) => remote)])];
}

/** The modules whose styles a page has: the shell's, its own, and those of its parts. */
export const listDrawn = ({ owner, parts = [] }: PlannedPage): NonNullable<PlannedPage['owner']>[] => [
  { remote: hostName, expose: hostStart },
  ...(owner ? [owner] : []),
  ...parts,
];

/** Describes what a page is rendered from. */
export function describePage(versions: RenderedVersions, page: PlannedPage): DescribedPage {
  const { host, remotes, basePath, signals } = versions;
  const versionOf = (name: string | undefined) => remotes.find(({ remote }) => remote === name)?.version ?? null;
  const inputs = JSON.stringify([
    host.version,
    versionOf(page.owner?.remote),
    page.owner?.expose ?? null,
    // Whether search engines list a page depends on it.
    page.location,
    page.page,
    page.posts ?? null,
    (page.parts ?? []).map((part) => [part, versionOf(part.remote)]),
    listAssetOrigins(remotes),
    listConnectOrigins(remotes),
    basePath,
    signals ?? null,
  ]);
  return { page, digest: createHash('sha256').update(inputs).digest('hex').slice(0, 32) };
}
