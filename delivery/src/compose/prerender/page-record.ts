import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { withForms } from '../../files/precompress';
import { readSeal, sealFile } from '../../files/sealed-folder';
import { keptFactsSchema } from './page-facts';

/**
 * File of a site that says what each page was rendered from, so that the next site links the pages that are the same
 * instead of reading and writing them. Servers give no file whose name begins with a dot.
 */
export const pageRecordFile = '.pages.json';

const recordSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.record(v.string(), v.object({ key: v.string(), facts: keptFactsSchema, later: v.optional(v.string()) })),
);

/** By file: the key of what a page was rendered from, what was read from it, and the file of its later styles. */
export type PageRecord = v.InferOutput<typeof recordSchema>;

/** Those of a site that is not there, or not to be trusted. */
export const noPages: ComposedPages = { record: {}, sizes: {} };

/** The pages of a composed site: what they were rendered from, and the sizes of its files. */
export type ComposedPages = { record: PageRecord; sizes: Readonly<Record<string, number>> };

/** The pages of a site, without those that were touched since it was composed; none when the record itself is damaged. */
export async function readComposedPages(site: string): Promise<ComposedPages> {
  const text = await readFile(join(site, pageRecordFile), 'utf8').catch(() => '');
  const { success, output } = v.safeParse(recordSchema, text);
  const { sizes, touched } = await readSeal(site);
  if (!success || touched.includes(sealFile) || touched.includes(pageRecordFile)) return noPages;
  const isWhole = (file: string) => withForms([file]).every((form) => sizes[form] !== undefined);
  const whole = Object.entries(output).filter(([file, { later }]) => isWhole(file) && (!later || isWhole(later)));
  return { record: Object.fromEntries(whole), sizes };
}
