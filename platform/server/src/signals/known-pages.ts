import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type CanarySites, canarySiteFile, canarySitesSchema } from 'kit/contract/canary-sites';
import { parseSiteComposition, type SiteComposition, siteCompositionPath } from 'kit/contract/composition';
import type { Signal } from 'kit/contract/signal';
import * as v from 'valibot';
import type { SiteReader } from '../site/read-site';

/** The sites that visitors can get at the moment: the live site, the shares beside it, and the sites that these have. */
export type ServedSites = {
  live: SiteComposition;
  releases: CanarySites['releases'];
  /** By the folder of their site, the live one first. */
  compositions: ReadonlyMap<string, SiteComposition>;
};

/** Reads what visitors can get; `undefined` for a site without a composition. Files that have not changed are not read again. */
export type ServedSitesReader = () => Promise<ServedSites | undefined>;

/** Reads the composition of the live site and those of the shares. */
export function createServedSitesReader(siteLink: string, readLive: SiteReader): ServedSitesReader {
  const known = new Map<string, SiteComposition | undefined>();
  const readOf = async (folder: string) => {
    // A site never changes: another composition is another folder.
    if (!known.has(folder)) known.set(folder, await readComposition(join(folder, siteCompositionPath)));
    return known.get(folder);
  };
  return async () => {
    const { folder } = await readLive();
    const gradual = await readGradual(canarySiteFile(siteLink));
    const folders = [folder, ...gradual.sites.map(({ site }) => join(dirname(folder), site))];
    const found = await Promise.all(folders.map(async (site) => [site, await readOf(site)] as const));
    for (const name of known.keys()) if (!folders.includes(name)) known.delete(name);
    const compositions = new Map(found.flatMap(([site, one]) => (one ? [[site, one] as const] : [])));
    const live = compositions.get(folder);
    return live && { live, releases: gradual.releases, compositions };
  };
}

async function readComposition(file: string): Promise<SiteComposition | undefined> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  return text === undefined ? undefined : parseSiteComposition(JSON.parse(text), file);
}

async function readGradual(file: string): Promise<CanarySites> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), canarySitesSchema), text);
  // A fault of the record is reported where it decides who gets which site (choose-site-by-share.ts).
  return parsed.success ? parsed.output : { releases: [], sites: [] };
}

/** Whether there is such a page: names that strangers make up are not kept. */
export const isPageServed = ({ compositions }: ServedSites, { remote, version, shell, route }: Signal): boolean =>
  [...compositions.values()].some(
    (composition) =>
      composition.shell === shell &&
      composition.remotes.some(
        (one) => one.name === remote && one.version === version && one.routes.some(({ path }) => path === route),
      ),
  );
