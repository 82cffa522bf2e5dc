import type { ListedPage } from 'kit/search/site-contents';
import { site } from 'shared-config/site';

/** Pages of one subject. */
export type Subject = { name: string; pages: readonly ListedPage[] };

/** How the addresses of a subject begin; the first that fits counts. */
const subjects: readonly (readonly [name: string, ...beginnings: string[]])[] = [
  ['Robots', '/products/Mag', '/products/compare', '/products/mag-product'],
  ['Software', '/products/syncos', '/products/fleet-manager', '/products/integrator'],
  ['Planning', '/products'],
  ['Solutions', '/solutions'],
  ['Use cases', '/use-cases'],
  ['Industries', '/industries'],
  ['Case studies', '/case-study', '/case-studies'],
  ['Blogs', '/blogs', '/authors', '/tags'],
  ['News and reports', '/news', '/reports', '/magazine'],
  ['Events and podcasts', '/events', '/podcasts'],
  ['Documents', '/product-documentation'],
  ['Partners', '/partner-with-us', '/tech-partner', '/our-solution'],
];

const company = site.companyName;

/** The subject of a page, by its address. @param path and query */
export function subjectOf(path: string): string {
  const begins = (beginning: string) => path.startsWith(beginning) && /^$|[/?]/.test(path.charAt(beginning.length));
  return subjects.find(([, ...beginnings]) => beginnings.some(begins))?.[0] ?? company;
}

/** Pages by their subject, the subjects in their order. */
export function groupBySubject(pages: readonly ListedPage[]): Subject[] {
  return [...subjects.map(([name]) => name), company]
    .map((name) => ({ name, pages: pages.filter(({ path }) => subjectOf(path) === name) }))
    .filter((subject) => subject.pages.length > 0);
}
