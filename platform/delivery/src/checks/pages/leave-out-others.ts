import { readFile } from 'node:fs/promises';
import { ownerOf, readFormerVersions, withPartsOf } from '../../compose/render/attribute-failures';
import type { RenderedVersions } from '../../compose/render/describe-page';
import { listCandidates } from '../../compose/render/refuse-failures';
import { renderPages } from '../../compose/render/render-pages';
import type { SiteInputs } from '../../compose/site-inputs';
import type { Workspace } from '../../workspace';
import type { Finding, RenderedPage } from './check-heads';

/**
 * Leaves out what is found in pages of other remotes and is found there with what is live as well: their teams could keep a version from
 * going live by it. A shell, and a part, that is about to go live answers for what it changes.
 * @param find looks for the same in pages that were rendered with other versions
 */
export async function leaveOutOthers(
  workspace: Workspace,
  inputs: Pick<SiteInputs, 'candidates' | 'versions'>,
  versions: RenderedVersions,
  findings: readonly Finding[],
  find: (versions: RenderedVersions, pages: readonly RenderedPage[]) => Finding[] | Promise<Finding[]>,
): Promise<readonly Finding[]> {
  const candidates = listCandidates(inputs);
  const doubtful = new Set(findings.map(({ page }) => page).filter((page) => !candidates.includes(ownerOf(page))));
  if (doubtful.size === 0) return findings;
  const former = await readFormerVersions(workspace, inputs, versions);
  const excused = new Set<string>();
  for (const owner of new Set([...doubtful].map(ownerOf))) {
    const others = former?.(owner);
    if (!others) break;
    const pages = [...doubtful].filter((page) => ownerOf(page) === owner).map((page) => withPartsOf(others, page));
    const { stored, failed } = await renderPages(workspace, others, pages, { outcomes: new Map() });
    const again = await Promise.all(
      pages.map(async (page) => {
        const html = stored.get(page.file)?.file;
        return html === undefined ? [] : { page, html: await readFile(html, 'utf8') };
      }),
    );
    for (const { page } of [...failed, ...(await find(others, again.flat()))]) excused.add(page.file);
  }
  return findings.filter(({ page }) => !excused.has(page.file));
}
