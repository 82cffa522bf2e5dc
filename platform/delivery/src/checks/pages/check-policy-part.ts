import { Parser } from 'htmlparser2';
import type { SiteDefinition } from 'kit/contract/site-definition';
import { refuseFindings } from '../../delivery-error';
import type { RenderedPage } from './check-heads';
import { sourceOf } from './select-pages';

/**
 * Refuses the page that `security.txt` names where it has not the part that is named: whoever wants to report a vulnerability would look
 * for it in vain.
 * @throws {DeliveryError} naming the page, its file and the part.
 */
export function checkPolicyPart(
  pages: readonly RenderedPage[],
  { security: { policy } }: Pick<SiteDefinition, 'security'>,
): void {
  const lacking = pages.filter(({ page, html }) => page.location === policy.page && !hasPart(html, policy.part));
  refuseFindings(
    'link-leads-nowhere',
    lacking.map(({ page }) => `${sourceOf(page.owner)}: ${page.location} has no part ${policy.part}`),
    `"security.txt" leads there: give the part that says how a vulnerability is reported id="${policy.part.slice(1)}", or change "security.policy" in the definition of the site and release the shell`,
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
