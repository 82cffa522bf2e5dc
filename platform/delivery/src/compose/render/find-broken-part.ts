import type { PlannedPart } from '../plan/find-parts';
import type { PlannedPage } from '../plan/plan-pages';

/** A script of a release in a stack, or a version in a message: the first that is named is what has thrown. */
const place = /\/([a-z][a-z0-9-]*)\/[0-9a-f]{16}\/node\/|\b([a-z][a-z0-9-]{0,99})@[0-9a-f]{16}\b/g;

/**
 * The part of another remote that may keep a page from being rendered, by what was thrown; `undefined` where the page itself does. A page
 * can throw whatever it likes: who is told by this is still to be tried (attribute-failures.ts).
 * @param reason with the stack, as it was thrown
 */
export function findBrokenPart({ owner, parts = [] }: PlannedPage, reason: string): PlannedPart | undefined {
  for (const [, inStack, inMessage] of reason.matchAll(place)) {
    const name = inStack ?? inMessage;
    if (name === owner?.remote) return undefined;
    const part = parts.find(({ remote }) => remote === name);
    if (part) return part;
  }
  return undefined;
}
