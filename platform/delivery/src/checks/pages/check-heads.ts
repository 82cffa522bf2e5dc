import type { SiteDefinition } from 'kit/contract/site-definition';
import type { PlannedPage } from '../../compose/plan/planned-page';
import { readPage } from '../../compose/render/read-page';
import { maxTitle } from '../../compose/search/read-page-text';
import { refuseFindings } from '../../delivery-error';
import { sourceOf } from './select-pages';

/** A page as it was rendered. */
export type RenderedPage = { page: PlannedPage; html: string };

/** A problem of a page, in words that name its file. */
export type Finding = { page: PlannedPage; text: string };

/** Finds pages whose head search engines cannot use: without a title of their own, or with another canonical address than theirs. */
export const findWrongHeads = (
  pages: readonly RenderedPage[],
  site: Pick<SiteDefinition, 'name' | 'origin'>,
): Finding[] =>
  pages.flatMap(({ page, html }) =>
    findFaults(page, html, site).map((fault) => ({ page, text: `${sourceOf(page.owner)}: ${page.location} ${fault}` })),
  );

/** @throws {DeliveryError} naming each page, its file and the fault. */
export function refuseHeads(wrong: readonly Finding[]): void {
  refuseFindings(
    'invalid-page-head',
    wrong.map(({ text }) => text),
    'Give the page one <PageHead> with its title and its own path; if another page stands for it, name that as "canonical" of its route',
  );
}

function findFaults(
  { location, page, posts, canonical = location }: PlannedPage,
  html: string,
  { name, origin }: Pick<SiteDefinition, 'name' | 'origin'>,
): string[] {
  const { titles, canonicals } = readPage(html, location, origin);
  const faults: string[] = [];
  if (titles.length !== 1) faults.push(`has ${titles.length === 0 ? 'no' : titles.length} <title>`);
  // The page's own part of the title that PageHead composes.
  else if (titles[0]?.replace(`| ${name}`, '').trim() === '') faults.push('has an empty <title>');
  // The title of a post is its author's.
  else if (!posts?.post && (titles[0]?.length ?? 0) > maxTitle)
    faults.push(`has a <title> of more than ${maxTitle} characters`);
  // A tool and the page of missing pages are not listed.
  if (page.kind !== 'route') return faults;
  const expected = new URL(canonical, origin).href;
  if (canonicals.length !== 1) faults.push(`has ${canonicals.length === 0 ? 'no' : canonicals.length} canonical link`);
  else if (canonicals[0] !== expected) faults.push(`names ${canonicals[0]} as canonical, and not ${expected}`);
  return faults;
}
