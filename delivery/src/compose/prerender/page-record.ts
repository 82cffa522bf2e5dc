import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { findTouchedFiles, manifestFile } from '../../files/folder-manifest';
import { splitLines } from '../../files/lines';
import { withEncodings } from '../../files/precompress';

/**
 * File of a site that says what each page was rendered from, a line for each, so that the next site links the pages that are
 * the same instead of reading and writing them. Servers give no file whose name begins with a dot.
 */
export const pageRecordFile = '.pages.jsonl';

const recordedPageSchema = v.object({ key: v.string(), isListed: v.boolean() });

const lineSchema = v.pipe(v.string(), v.parseJson(), v.tuple([v.string(), recordedPageSchema]));

/** By file: the key of what a page was rendered from, and whether search engines list it. */
export type PageRecord = Map<string, v.InferOutput<typeof recordedPageSchema>>;

/** The lines of a record: the same whichever page came first. */
export function* formatPageRecord(record: PageRecord): Generator<string> {
  for (const file of [...record.keys()].sort()) yield JSON.stringify([file, record.get(file)]);
}

/** The pages of a site, without those that were touched since it was composed; none when the record itself is damaged. */
export async function readPageRecord(site: string): Promise<PageRecord> {
  const record: PageRecord = new Map();
  const touched = new Set(await findTouchedFiles(site));
  if (touched.has(manifestFile) || touched.has(pageRecordFile)) return record;
  const isWhole = (file: string) => !withEncodings([file]).some((form) => touched.has(form));
  for (const line of splitLines(await readFile(join(site, pageRecordFile)).catch(() => Buffer.alloc(0)))) {
    const { success, output } = v.safeParse(lineSchema, line);
    if (!success) return new Map();
    const [file, page] = output;
    if (isWhole(file)) record.set(file, page);
  }
  return record;
}
