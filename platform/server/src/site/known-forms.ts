import { readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { FormDefinition, Forms } from 'kit/forms/form-definition';
import { readDefinition, type SiteReader } from './read-site';

/** Each form that a page may send, by name, in every form it has: as the live site has it first. */
export type KnownForms = ReadonlyMap<string, readonly FormDefinition[]>;

/** Reads the forms that pages may send. */
export type FormsReader = () => Promise<KnownForms>;

/**
 * The forms of the live site, and of all that are kept beside it: shares have theirs, and a tab that was opened before a change sends what
 * it was made with. Read once for as long as there are the same sites, and all of them can be read.
 */
export function createFormsReader(readSite: SiteReader): FormsReader {
  let latest: { folders: readonly string[]; forms: KnownForms } | undefined;
  return async () => {
    const { folder, definition } = await readSite();
    const others = await listKept(folder);
    const folders = [...(definition ? [folder] : []), ...others];
    if (latest && isDeepStrictEqual(latest.folders, folders)) return latest.forms;
    const { definitions, isComplete } = await readKept(others);
    const forms = gatherForms([definition, ...definitions].flatMap((one) => (one ? [one.forms] : [])));
    latest = isComplete ? { folders, forms } : undefined;
    return forms;
  };
}

/** Forms of several sites, those of the first one before. A form that several have is there once: each is tried for each form that is sent. */
export function gatherForms(sites: readonly Forms[]): KnownForms {
  const known = new Map<string, FormDefinition[]>();
  for (const forms of sites)
    for (const [name, form] of Object.entries(forms)) {
      const before = known.get(name) ?? [];
      if (!before.some((one) => isDeepStrictEqual(one, form))) known.set(name, [...before, form]);
    }
  return known;
}

/** Sites are folders side by side. @param live the folder of the live one */
async function listKept(live: string): Promise<string[]> {
  const sites = dirname(live);
  return (await readdir(sites))
    .sort()
    .map((name) => join(sites, name))
    .filter((folder) => folder !== live);
}

/** A site that cannot be read knows no forms: it is about to be removed, or will be read again. */
async function readKept(folders: readonly string[]) {
  const outcomes = await Promise.allSettled(folders.map(readDefinition));
  return {
    definitions: outcomes.map((outcome) => (outcome.status === 'fulfilled' ? outcome.value : undefined)),
    isComplete: outcomes.every(({ status }) => status === 'fulfilled'),
  };
}
