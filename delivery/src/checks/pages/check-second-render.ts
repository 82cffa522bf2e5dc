import type { RenderedVersions } from '../../compose/render/describe-page';
import { createRenderJob, describePage } from '../../compose/render/describe-page';
import { startRenderChild } from '../../compose/render/render-in-process';
import { DeliveryError } from '../../delivery-error';
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
): Promise<void> {
  const job = await createRenderJob(
    workspace,
    versions,
    pages.map(({ page }) => describePage(versions, page)),
  );
  const second = new Map<string, string>();
  const reports = {
    onPage: (file: string, html: string) => void second.set(file, html),
    onFailure: (file: string, reason: string) => void second.set(file, reason),
  };
  const child = startRenderChild({ surroundings: 'other' });
  try {
    await child.run(job, reports);
  } finally {
    child.dismiss();
  }
  const different = pages.flatMap(({ page, html }) => {
    const difference = findDifference(html, second.get(page.file) ?? 'nothing');
    if (!difference) return [];
    return `${sourceOf(page.owner)}: ${page.location} is another page at another time or place:\n  first:  ${difference.one}\n  second: ${difference.other}`;
  });
  const [first, ...others] = different;
  if (first === undefined) return;
  const [subject = '', ...reason] = first.split(': ');
  throw new DeliveryError(
    'page-not-repeatable',
    subject,
    [reason.join(': '), ...others].join('\n'),
    'Nothing that is rendered may depend on the clock, on chance, the time zone or the language: docs/footguns.md#time-and-chance-while-rendering',
  );
}
