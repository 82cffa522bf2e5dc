import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { SiteFooter } from './site-footer';

beforeEach(() => render(<SiteFooter />, { wrapper: MemoryRouter }));

test('links to the company, products, resources and legal pages (§2 Footer)', () => {
  const addresses = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(addresses).toEqual(
    expect.arrayContaining([
      '/about-us',
      '/terms',
      '/privacy',
      '/products/syncos',
      '/products/mag',
      '/blogs',
      '/podcasts',
    ]),
  );
});

test('the four networks are external links (§2 Footer)', () => {
  for (const name of ['LinkedIn', 'X', 'Instagram', 'YouTube'])
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', expect.stringMatching(/^https:\/\//));
});

test('the copyright line reads 2025 (§2 Footer)', () => {
  expect(screen.getByText(/© 2025 Corvane/)).toBeInTheDocument();
});
