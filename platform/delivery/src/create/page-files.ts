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

/** The files of a page by path inside the remote: the page and its test. */
export function pageFiles(page: NewPage): Record<string, string> {
  const { path, kebab, component, title } = page;
  return {
    [`src/${kebab}/${kebab}-page.tsx`]: `import page from 'shared-ui/page/page.module.css';
import { PageHead } from 'shared-ui/page/page-head';

/** \`${path}\` */
export default function ${component}() {
  return (
    <article className={page.page}>
      <PageHead title="${title}" description="${title}." path="${path}" />
      <h1 className={page.heading}>${title}</h1>
    </article>
  );
}
`,
    [`src/${kebab}/${kebab}-page.test.tsx`]: `import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import ${component} from './${kebab}-page';

test('it has a heading, a title and its own address', () => {
  render(<${component} />, { wrapper: MemoryRouter });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('${title}');
  expect(document.title).toContain('${title}');
  expect(document.querySelector('link[rel=canonical]')).toHaveAttribute('href', expect.stringMatching(/${path.replaceAll('/', '\\/')}$/));
});
`,
  };
}
