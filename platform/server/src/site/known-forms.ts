import { readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FormDefinition, Forms } from 'kit/forms/form-definition';
import { readDefinition, type SiteReader } from './read-site';

/** Each form that a page may send, by name, in every form it has: as the live site has it first. */
export type KnownForms = ReadonlyMap<string, readonly FormDefinition[]>;

/** Reads the forms that pages may send. */
export type FormsReader = () => Promise<KnownForms>;

/**
 * The forms of the live site, and of all that are kept beside it: shares have theirs, and a tab that was opened before a change sends what
 * it was made with. Read once for each live site.
 */
export function createFormsReader(readSite: SiteReader): FormsReader {
  let latest: { folder: string; forms: KnownForms } | undefined;
  return async () => {
    const { folder, definition } = await readSite();
    if (latest?.folder === folder) return latest.forms;
    const forms = gatherForms([...(definition ? [definition.forms] : []), ...(await readKept(folder))]);
    latest = { folder, forms };
    return forms;
  };
}

/** Forms of several sites, those of the first one before. */
export function gatherForms(sites: readonly Forms[]): KnownForms {
  const known = new Map<string, FormDefinition[]>();
  for (const forms of sites)
    for (const [name, form] of Object.entries(forms)) known.set(name, [...(known.get(name) ?? []), form]);
  return known;
}

/** Sites are folders side by side. One that cannot be read any more knows no forms: it is about to be removed. */
async function readKept(live: string): Promise<Forms[]> {
  const sites = dirname(live);
  const names = await readdir(sites);
  const others = names.map((name) => join(sites, name)).filter((folder) => folder !== live);
  const found = await Promise.all(others.map((folder) => readDefinition(folder).catch(() => undefined)));
  return found.flatMap((one) => (one ? [one.forms] : []));
}
