import { withBase } from 'kit/page/base-path';
import { readDocumentsSettings } from 'kit/posts/documents-settings';
import * as v from 'valibot';

/**
 * Whether the server of this page composes the site when a post is saved. Beside a Firebase project it does not: nobody tells it of
 * a save. `undefined` where that cannot be known now.
 */
export async function fetchComposesPosts(): Promise<boolean | undefined> {
  if (readDocumentsSettings(document).kind === 'firebase') return false;
  try {
    const response = await fetch(withBase('/__health?detail'));
    return v.parse(healthSchema, await response.json()).composesPosts;
  } catch {
    return undefined;
  }
}

const healthSchema = v.object({ composesPosts: v.optional(v.boolean()) });
