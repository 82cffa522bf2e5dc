import { readFile } from 'node:fs/promises';
import {
  asDrawnBy,
  othersOf,
  ownerOf,
  readFormerVersions,
  withoutParts,
  withPartsOf,
} from '../../compose/render/attribute-failures';
import type { RenderedVersions } from '../../compose/render/describe-page';
import { renderPages } from '../../compose/render/render-pages';
import { listCandidates, type SiteInputs } from '../../compose/site-inputs';
import type { Workspace } from '../../workspace';
import type { Finding, RenderedPage } from './check-heads';

/** Looks for the same in pages that were rendered with other versions. */
export type FindAgain = (
  versions: RenderedVersions,
  pages: readonly RenderedPage[],
) => readonly Finding[] | Promise<readonly Finding[]>;

/**
 * Leaves out what is no fault of a version that is about to go live: what is found in pages of other remotes, and is found there with what
 * is live as well; and in its own what is not found without the parts of others that are live, unless they come with it alone. A shell,
 * and a part, that is about to go live answers for what it changes.
 */
export async function leaveOutOthers(
  workspace: Workspace,
  inputs: Pick<SiteInputs, 'candidates' | 'versions'>,
  versions: RenderedVersions,
  findings: readonly Finding[],
  find: FindAgain,
): Promise<readonly Finding[]> {
  const candidates = listCandidates(inputs);
  const isOfCandidate = (page: Finding['page']) => candidates.includes(ownerOf(page));
  const livePartsOf = (page: Finding['page']) => othersOf(page).filter((name) => !candidates.includes(name));
  const doubtful = [...new Set(findings.map(({ page }) => page))].filter(
    (page) => !isOfCandidate(page) || livePartsOf(page).length > 0,
  );
  if (doubtful.length === 0) return findings;
  /** The files of those in which something is found, or which fail. Rendered anew: live pages may have begun to fail. */
  const findAgain = async (by: RenderedVersions, pages: readonly Finding['page'][]) => {
    const planned = pages.map((page) => withPartsOf(by, page));
    const { stored, failed } = await renderPages(workspace, by, planned, { outcomes: new Map(), isVerified: true });
    const again = await Promise.all(
      planned.map(async (page) => {
        const html = stored.get(page.file)?.file;
        return html === undefined ? [] : { page, html: await readFile(html, 'utf8') };
      }),
    );
    return new Set([...failed, ...(await find(by, again.flat()))].map(({ page }) => page.file));
  };
  const former = await readFormerVersions(workspace, inputs, versions);
  const drawnLive = former ? doubtful.flatMap((page) => asDrawnBy(former.remotes, page) ?? []) : [];
  const isLive = ({ file }: Finding['page']) => drawnLive.some((page) => page.file === file);
  const live = former ? await findAgain(former, drawnLive) : new Set();
  const candidatesAlone = withoutParts(versions, (name) => !candidates.includes(name));
  const alone = await findAgain(candidatesAlone, doubtful.filter(isOfCandidate));
  const isExcused = (page: Finding['page']) =>
    isOfCandidate(page) ? !alone.has(page.file) && (live.has(page.file) || !isLive(page)) : live.has(page.file);
  return findings.filter(({ page }) => !(doubtful.includes(page) && isExcused(page)));
}
