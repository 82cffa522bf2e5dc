import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { hostedSite } from './hosted-site';

const { Header, NotFound } = hostedSite;

test('the header leads to the pages', () => {
  render(<Header />, { wrapper: MemoryRouter });
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/', '/posts', '/contact']);
});

test('an address without a page leads home', () => {
  render(<NotFound />, { wrapper: MemoryRouter });
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
});
