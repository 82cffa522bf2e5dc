import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { NotFoundPage } from './not-found-page';

test('an address without a page leads onward', () => {
  render(<NotFoundPage />, { wrapper: MemoryRouter });
  expect(screen.getByRole('heading', { level: 1, name: 'There is no page at this address' })).toBeVisible();
  for (const name of ['Home', 'Search', 'Contact'])
    expect(screen.getByRole('link', { name: new RegExp(`^${name}`) })).toBeVisible();
});
