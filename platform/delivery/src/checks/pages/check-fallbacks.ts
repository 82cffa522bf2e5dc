import type { PlannedPage } from '../../compose/plan/planned-page';
import type { RenderedVersions } from '../../compose/render/describe-page';
import { explainMisfit, findMisfit } from '../../compose/render/refuse-failures';
import { renderPages } from '../../compose/render/render-pages';
import { refuseFindings } from '../../delivery-error';
import { hostName, type Workspace } from '../../workspace';
import type { Finding, RenderedPage } from './check-heads';

/**
 * Renders pages without each of their parts, one at a time, and finds those that fail: what stands in its place is the slot's fallback,
 * and that may be the part of an older version of the slot, which is seen only where nobody fills the newer one.
 */
export async function findBrokenFallbacks(
  workspace: Workspace,
  versions: RenderedVersions,
  pages: readonly Pick<RenderedPage, 'page'>[],
): Promise<Finding[]> {
  const emptied = new Map<PlannedPage, { page: PlannedPage; slot: string }>();
  for (const { page } of pages)
    for (const { slot } of page.parts ?? [])
      emptied.set({ ...page, parts: page.parts?.filter((part) => part.slot !== slot) }, { page, slot });
  const { failed } = await renderPages(workspace, versions, [...emptied.keys()], { outcomes: new Map() });
  return failed.flatMap(({ page: rendered, reason }) => {
    const { page, slot } = emptied.get(rendered) ?? { page: rendered };
    return { page, text: `${page.location}: it does not prerender without the part for "${slot}": ${reason}` };
  });
}

/** @throws {DeliveryError} naming each page, the slot, and where two remotes fit only together the release of both. */
export function refuseBrokenFallbacks(broken: readonly Finding[]): void {
  const remedies = broken.map(({ page, text }) => {
    const misfit = findMisfit(page, text);
    if (misfit === undefined) return 'Correct what the page has where nobody fills the slot';
    return explainMisfit({ remote: page.owner?.remote ?? hostName, misfit });
  });
  const texts = broken.map(({ text }) => text);
  refuseFindings('page-does-not-prerender', texts, [...new Set(remedies)].join('. '));
}
