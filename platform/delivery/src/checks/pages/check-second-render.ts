import { readMenusIn } from 'kit/contract/menus';
import { takeOutPlaces } from 'kit/page/menus/menu-places';
import { nameDocument } from 'kit/presets/command-line/name-command';
import type { ReportProgress } from 'kit/presets/command-line/progress';
import type { PlannedPage } from '../../compose/plan/planned-page';
import { createRenderJob } from '../../compose/render/create-render-job';
import { type DescribedPage, describePage, type RenderedVersions } from '../../compose/render/describe-page';
import { renderInProcesses } from '../../compose/render/render-in-processes';
import { fillPage } from '../../compose/write/fill-menus';
import { refuseFindings } from '../../delivery-error';
import type { Workspace } from '../../workspace';
import type { Finding, RenderedPage } from './check-heads';
import { findDifference } from './find-difference';
import { sourceOf } from './select-pages';

/**
 * Renders pages once more, with another clock, other random numbers, another time zone and another language, and finds those that are not
 * the same: such a page does not match when it hydrates. Each is reported with the first difference.
 */
export async function findDifferentPages(
  workspace: Workspace,
  versions: RenderedVersions,
  pages: readonly RenderedPage[],
  reportProgress: ReportProgress = () => {},
): Promise<Finding[]> {
  const second = new Map<PlannedPage, string>();
  const note = async ({ page }: DescribedPage, rendered: string) => {
    second.set(page, rendered);
    reportProgress('pages once more', second.size, pages.length);
  };
  reportProgress('pages once more', 0, pages.length);
  await renderInProcesses(
    pages.map(({ page }) => describePage(versions, page)),
    (some) => {
      const planned = some.map(({ page }) => page);
      return createRenderJob(workspace, versions, planned);
    },
    { onPage: note, onFailure: note },
    { environment: 'other' },
  );
  return pages.flatMap(({ page, html }) => {
    // With the same menus, which are no part of what is rendered.
    const again = takeOutPlaces(second.get(page) ?? 'nothing');
    const menus = readMenusIn(html, page.location);
    const difference = findDifference(html, fillPage(page, again, menus, versions.basePath));
    if (!difference) return [];
    const text = `${sourceOf(page.owner)}: ${page.location} is another page at another time or place:\n  first:  ${difference.one}\n  second: ${difference.other}`;
    return { page, text };
  });
}

/** @throws {DeliveryError} naming each page, its file, and the first difference. */
export function refuseDifferentPages(different: readonly Finding[]): void {
  refuseFindings(
    'page-not-repeatable',
    different.map(({ text }) => text),
    `Nothing that is rendered may depend on the clock, on chance, the time zone or the language: ${nameDocument('docs/footguns.md#time-and-chance-while-rendering')}`,
  );
}
