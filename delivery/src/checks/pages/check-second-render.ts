import type { ReportProgress } from 'shared-config/presets/command-line/progress';
import type { PlannedPage } from '../../compose/plan/plan-pages';
import { createRenderJob } from '../../compose/render/create-render-job';
import type { RenderedVersions } from '../../compose/render/describe-page';
import { renderInProcess } from '../../compose/render/render-in-process';
import { refuseFindings } from '../../delivery-error';
import type { Workspace } from '../../workspace';
import type { RenderedPage } from './check-heads';
import { findDifference } from './find-difference';
import { sourceOf } from './select-pages';

/**
 * Renders pages once more, with another clock, other random numbers, another time zone and another language, and refuses those
 * that are not the same: such a page does not match when it hydrates.
 * @throws {DeliveryError} naming each page, its file, and the first difference.
 */
export async function checkSecondRender(
  workspace: Workspace,
  versions: RenderedVersions,
  pages: readonly RenderedPage[],
  reportProgress: ReportProgress = () => {},
): Promise<void> {
  const planned = pages.map(({ page }) => page);
  const second = new Map<PlannedPage, string>();
  reportProgress('pages once more', 0, pages.length);
  await renderInProcess(
    await createRenderJob(workspace, versions, planned),
    { environment: 'other' },
    (index, result) => {
      const page = planned[index];
      if (page) second.set(page, 'html' in result ? result.html : result.reason);
      reportProgress('pages once more', second.size, pages.length);
    },
  );
  const different = pages.flatMap(({ page, html }) => {
    const difference = findDifference(html, second.get(page) ?? 'nothing');
    if (!difference) return [];
    return `${sourceOf(page.owner)}: ${page.location} is another page at another time or place:\n  first:  ${difference.one}\n  second: ${difference.other}`;
  });
  refuseFindings(
    'page-not-repeatable',
    different,
    'Nothing that is rendered may depend on the clock, on chance, the time zone or the language: docs/footguns.md#time-and-chance-while-rendering',
  );
}
