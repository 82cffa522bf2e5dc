import { readTemplate } from './read-template';

/** A page about to be created. */
export type NewPage = { path: string; kebab: string; component: string; title: string };

/** `/our-robots/new` → `our-robots-new`, `OurRobotsNewPage`, `Our robots new`. */
export function describePage(path: string): NewPage {
  const words = path.split(/[/-]/).filter(Boolean);
  const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
  return {
    path,
    kebab: words.join('-'),
    component: `${words.map(capital).join('')}Page`,
    title: capital(words.join(' ')),
  };
}

/** Module of a page, as `remote.ts` names it. */
export const pageModule = ({ kebab }: NewPage) => `./src/${kebab}/${kebab}-page.tsx`;

/** The route of a page, as `remote.ts` lists it. */
export const routeOf = (page: NewPage) => `{ path: '${page.path}', page: '${pageModule(page)}' }`;

/** The words for a page in a template. */
export const wordsOfPage = ({ path, kebab, component, title }: NewPage) => ({
  path,
  page: kebab,
  Component: component,
  Title: title,
});

/** The files of a page by path inside the remote: the page and its test. */
export const pageFiles = (page: NewPage): Record<string, string> => readTemplate('page', wordsOfPage(page));
