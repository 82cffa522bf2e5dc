import { withBase } from 'kit/page/base-path';
import { type SearchablePage, searchTextsSchema } from 'kit/search/search-texts';
import * as v from 'valibot';

/** How long in ms a file is waited for, as the shell waits for everything. */
const longestWait = 4000;

/** The texts of some pages. Rejects when they do not come within 4 s, or are of another form. @param address in the site */
export async function fetchTexts(address: string): Promise<readonly SearchablePage[]> {
  const response = await fetch(withBase(address), { signal: AbortSignal.timeout(longestWait) });
  if (!response.ok) throw new Error(`${address}: the server responded with ${response.status}`);
  return v.parse(searchTextsSchema, await response.json()).pages;
}
