import { industryReferences } from 'shared-config/references/industries';
import { studies, studyPath } from 'shared-config/references/studies';
import { useCaseCards } from 'shared-config/references/use-case-cards';
import { featuredStudy, menuSections } from './navigation';

// The header types these titles again, because their lists would bring every page the addresses of their pictures.

test('the menus name use cases and industries as their pages do, in their order', () => {
  const pages = [...useCaseCards, ...industryReferences].map(({ title, url }) => ({ label: title, to: url }));
  const addresses = new Set<string>(pages.map(({ to }) => to));
  const links = menuSections.flatMap(({ links }) => links).filter(({ to }) => addresses.has(to));
  expect(links.map(({ label, to }) => ({ label, to }))).toEqual(pages);
});

test('the case study that a menu shows has the title and the client of its page', () => {
  const study = studies.find(({ id }) => studyPath(id) === featuredStudy.to);
  expect(featuredStudy).toMatchObject({ label: study?.title, note: `Case study: ${study?.client}` });
});
