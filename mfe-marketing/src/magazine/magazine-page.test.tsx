import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { studyPath } from 'shared-config/references/studies';
import { blogs } from '../lists/blogs';
import { caseStudies } from '../lists/case-studies';
import { reports } from '../lists/reports.content';
import MagazinePage from './magazine-page';

test('the magazine shows the newest three of each kind, linked to where they are read', () => {
  render(<MagazinePage />, { wrapper: MemoryRouter });
  const linksIn = (name: string) =>
    within(screen.getByRole('region', { name }))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
  expect(linksIn('From plants')).toEqual(caseStudies.slice(0, 3).map(({ id }) => studyPath(id)));
  expect(linksIn('From engineers')).toEqual(blogs.slice(0, 3).map(({ link }) => new URL(link).pathname));
  expect(linksIn('For planners')).toEqual(reports.slice(0, 3).map(({ id }) => `/reports/${id}`));
  expect(screen.getAllByRole('img', { name: 'Blog Thumbnail' })).toHaveLength(3);
});

test('an announced page stays out of search results and leads to existing ones', () => {
  render(
    <MemoryRouter initialEntries={['/coming-soon']}>
      <MagazinePage />
    </MemoryRouter>,
  );
  expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  expect(screen.getByRole('link', { name: 'See the solutions' })).toHaveAttribute('href', '/solutions');
});
