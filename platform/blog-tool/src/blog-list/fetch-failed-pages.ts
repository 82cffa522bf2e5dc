import { type LeftOutPage, leftOutPath, leftOutSchema } from 'kit/contract/left-out';
import { withBase } from 'kit/page/base-path';
import * as v from 'valibot';

/** The pages that failed when the live site was composed; none where that cannot be known now. */
export async function fetchFailedPages(): Promise<readonly LeftOutPage[]> {
  try {
    const response = await fetch(withBase(leftOutPath));
    return response.ok ? v.parse(v.pick(leftOutSchema, ['pages']), await response.json()).pages : [];
  } catch {
    // The list works without it, and asks again.
    return [];
  }
}
