import { act, screen } from '@testing-library/react';
import { writeNearestPages } from 'kit/search/nearest-pages-html';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { NotFoundPage } from './not-found-page';

const page = (
  <MemoryRouter>
    <NotFoundPage />
  </MemoryRouter>
);

test('the pages that the server offers stay when the script is there', async () => {
  const pages = [{ path: '/products/mag-product?product=lifter', title: 'MAG <Lifter>' }];
  document.body.innerHTML = `<div id="page">${writeNearestPages(renderToString(page), pages, '')}</div>`;
  const root = document.getElementById('page');
  if (!root) throw new Error('no root');
  const onRecoverableError = jest.fn();
  const hydrated = await act(async () => hydrateRoot(root, page, { onRecoverableError }));
  expect(screen.getByRole('link', { name: 'MAG <Lifter>' })).toHaveAttribute('href', pages[0]?.path);
  expect(onRecoverableError).not.toHaveBeenCalled();
  act(() => hydrated.unmount());
});
