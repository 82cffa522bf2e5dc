import { withBase } from 'kit/page/base-path';
import * as v from 'valibot';

const countSchema = v.object({ count: v.number() });

/** How many enquiries nobody has opened; `undefined` where that cannot be known now. */
export async function countNewEnquiries(): Promise<number | undefined> {
  try {
    const response = await fetch(withBase('/__enquiries/new'));
    return v.parse(countSchema, await response.json()).count;
  } catch {
    // The link works without it, and it is asked for again.
    return undefined;
  }
}
