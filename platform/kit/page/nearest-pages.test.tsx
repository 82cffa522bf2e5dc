/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { writeNearestPages } from '../search/nearest-pages-html';
import { NearestPages } from './nearest-pages';

test('the pages that the server offers stay when the script is there', async () => {
  const pages = [{ path: '/pumps?size=2', title: 'Pump <2>' }];
  document.body.innerHTML = `<div id="page">${writeNearestPages(renderToString(<NearestPages />), pages, '')}</div>`;
  const root = document.getElementById('page');
  if (!root) throw new Error('no root');
  const onRecoverableError = jest.fn();
  const hydrated = await act(async () => hydrateRoot(root, <NearestPages />, { onRecoverableError }));
  expect(screen.getByRole('link', { name: 'Pump <2>' })).toHaveAttribute('href', '/pumps?size=2');
  expect(onRecoverableError).not.toHaveBeenCalled();
  act(() => hydrated.unmount());
});
