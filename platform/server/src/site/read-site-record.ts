import { readFile } from 'node:fs/promises';
import { type SiteRecord, siteRecordFile, siteRecordSchema } from 'kit/contract/site-record';
import * as v from 'valibot';

/** The record of the live site; `undefined` when it was composed elsewhere. */
export async function readSiteRecord(siteLink: string): Promise<SiteRecord | undefined> {
  const text = await readFile(siteRecordFile(siteLink), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : v.parse(v.pipe(v.string(), v.parseJson(), siteRecordSchema), text);
}
