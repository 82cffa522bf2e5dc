/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { BrowserRouter, StaticRouter } from 'react-router-dom';
import type { Menus } from '../../contract/menus';
import { provideBasePath, withBase } from '../base-path';
import { MenuEntries, MenusContext } from './menu-entries';
import { fillPlaces, takeOutPlaces } from './menu-places';

const menus: Menus = {
  resources: [
    { to: '/upkeep', label: 'Service & “parts” <24 h>', note: 'It\'s "there"' },
    { to: '/', label: 'Home', picture: '/media/house.svg' },
  ],
};
const list = (
  <ul>
    <li>Blogs</li>
    <MenuEntries menu="resources" />
    <MenuEntries menu="industries" />
  </ul>
);
const given = (value: Menus | 'places', children: ReactNode) => <MenusContext value={value}>{children}</MenusContext>;

afterEach(() => {
  provideBasePath('');
  document.body.innerHTML = '';
});

test.each([
  ['/upkeep', ''],
  ['/', ''],
  ['/elsewhere', ''],
  ['/upkeep', '/robots'],
  ['/', '/robots'],
])('what compose writes on %s, below "%s", hydrates without a difference', async (path, basePath) => {
  provideBasePath(basePath);
  const prerender = (value: Menus | 'places') =>
    renderToString(
      <StaticRouter basename={withBase('/')} location={withBase(path)}>
        {given(value, list)}
      </StaticRouter>,
    );
  const open = takeOutPlaces(`<body><div id="page">${prerender('places')}</div></body>`);
  document.body.innerHTML = fillPlaces(open, menus, { path, basePath });
  const page = document.getElementById('page');
  if (!page) throw new Error('no page');
  const written = page.innerHTML;
  history.replaceState(null, '', withBase(path));
  const onRecoverableError = jest.fn();
  const root = await act(async () =>
    hydrateRoot(page, <BrowserRouter basename={withBase('/')}>{given(menus, list)}</BrowserRouter>, {
      onRecoverableError,
    }),
  );
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(page.innerHTML).toBe(written);
  const compared = document.createElement('div');
  compared.innerHTML = prerender(menus);
  expect(written).toBe(compared.innerHTML);
  const link = screen.getByRole('link', { name: 'Service & “parts” <24 h>' });
  expect(link).toHaveAttribute('href', `${basePath}/upkeep`);
  expect(link.getAttribute('aria-current')).toBe(path === '/upkeep' ? 'page' : null);
  expect(page.querySelector('img')).toHaveAttribute('src', `${basePath}/media/house.svg`);
  act(() => root.unmount());
});

test('without a host, and without entries, a list has its own items alone', () => {
  render(<BrowserRouter>{list}</BrowserRouter>);
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
});
