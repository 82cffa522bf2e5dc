import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render, screen } from '@testing-library/react';
import { toolTokens } from 'blog-tool/tool-tokens';
import { siteClasses, tokens } from 'kit/contract/tokens';
import { comparePalette } from 'kit/presets/jest/compare-palette';
import { MemoryRouter } from 'react-router-dom';
import { palette } from 'shared-config/palette';
import { hostedSite } from './hosted-site';

const { Header, NotFound } = hostedSite;

const readStyles = (file: string) => readFileSync(join(__dirname, '../../shared-config/src', file), 'utf8');

test('the header leads to three pages, beside those of remotes', () => {
  render(<Header />, { wrapper: MemoryRouter });
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/', '/glocken', '/besuch', '/anfrage']);
});

test('an address without a page leads home', () => {
  render(<NotFound />, { wrapper: MemoryRouter });
  expect(screen.getByRole('link', { name: 'Zur Startseite' })).toHaveAttribute('href', '/');
});

test('the stylesheet defines what the platform needs', () => {
  const css = readStyles('tokens.css');
  expect([...tokens, ...toolTokens].filter((name) => !css.includes(`${name}:`))).toEqual([]);
  const classes = readStyles('global.css');
  expect(siteClasses.filter((name) => !classes.includes(`.${name}`))).toEqual([]);
});

test('the platform’s own pages have the colours of the others', () =>
  expect(comparePalette(readStyles('tokens.css'), palette)).toEqual([]));
