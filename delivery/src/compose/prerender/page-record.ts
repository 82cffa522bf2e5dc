import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { compressedSuffixes } from '../../files/precompress';
import { findTouchedFiles, sealFile } from '../../files/sealed-folder';
import { keptFactsSchema } from './page-cache';

/**
 * File of a site that says what each page was rendered from, so that the next site links the pages that are the same
 * instead of reading and writing them. Servers give no file whose name begins with a dot.
 */
export const pageRecordFile = '.pages.json';

const recordSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.record(v.string(), v.object({ key: v.string(), facts: keptFactsSchema })),
);

/** By file: the key of what a page was rendered from, and what was read from it. */
export type PageRecord = v.InferOutput<typeof recordSchema>;

/** The record of a site, without the pages that were touched since it was composed; empty when the record itself is damaged. */
export async function readPageRecord(site: string): Promise<PageRecord> {
  const text = await readFile(join(site, pageRecordFile), 'utf8').catch(() => '');
  const { success, output } = v.safeParse(recordSchema, text);
  const touched = new Set(await findTouchedFiles(site));
  if (!success || touched.has(sealFile) || touched.has(pageRecordFile)) return {};
  const forms = ['', ...compressedSuffixes];
  return Object.fromEntries(
    Object.entries(output).filter(([file]) => !forms.some((suffix) => touched.has(file + suffix))),
  );
}
