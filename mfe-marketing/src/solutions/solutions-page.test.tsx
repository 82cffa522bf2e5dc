import { render, screen, within } from '@testing-library/react';
import { fakeMatchMedia } from 'kit/presets/jest/fake-browser';
import { MemoryRouter } from 'react-router-dom';
import { industries } from '../lists/industries';
import { solutions } from '../lists/solutions';
import { useCases } from '../lists/use-cases';
import SolutionsPage from './solutions-page';

test.each([
  ['By task', solutions],
  ['By stage of the material flow', useCases],
  ['By industry', industries],
])('%s: one page is large, the others are links in a list', (name, pages) => {
  fakeMatchMedia(() => false);
  render(<SolutionsPage />, { wrapper: MemoryRouter });
  const part = within(screen.getByRole('region', { name }));
  const links = part.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links.toSorted()).toEqual(pages.map(({ url }) => url).toSorted());
  expect(part.getByRole('link', { name: /See how it works/ })).toHaveAttribute('href', links[0]);
  expect(part.getAllByRole('heading', { level: 3 })).toHaveLength(1);
  expect(within(part.getByRole('list')).getAllByRole('link')).toHaveLength(pages.length - 1);
  // Only the picture that the page opens with is fetched first.
  const [picture] = screen.getByRole('region', { name }).querySelectorAll('img');
  expect(picture).toHaveAttribute('loading', name === 'By task' ? 'eager' : 'lazy');
});
