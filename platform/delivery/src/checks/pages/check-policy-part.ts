import { Parser } from 'htmlparser2';
import type { SiteDefinition } from 'kit/contract/site-definition';
import { refuseFindings } from '../../delivery-error';
import type { Finding, RenderedPage } from './check-heads';
import { sourceOf } from './select-pages';

/**
 * Finds the page that `security.txt` names where it has not the part that is named: whoever wants to report a vulnerability would look
 * for it in vain.
 */
export const findLackingPart = (
  pages: readonly RenderedPage[],
  { security: { policy } }: Pick<SiteDefinition, 'security'>,
): Finding[] =>
  pages
    .filter(({ page, html }) => page.location === policy.page && !hasPart(html, policy.part))
    .map(({ page }) => ({ page, text: `${sourceOf(page.owner)}: ${page.location} has no part ${policy.part}` }));

/** @throws {DeliveryError} naming the page, its file and the part. */
export function refuseLackingPart(lacking: readonly Finding[], { security }: Pick<SiteDefinition, 'security'>): void {
  refuseFindings(
    'link-leads-nowhere',
    lacking.map(({ text }) => text),
    `"security.txt" leads there: give the part that says how a vulnerability is reported id="${security.policy.part.slice(1)}", or change "security.policy" in the definition of the site and release the shell`,
  );
}

function hasPart(html: string, part: string): boolean {
  let isThere = false;
  const parser = new Parser({
    onopentag: (_element, { id }) => {
      isThere ||= `#${id}` === part;
    },
  });
  parser.end(html);
  return isThere;
}
