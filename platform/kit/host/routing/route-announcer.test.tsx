/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { act } from 'react';
import { BrowserRouter, MemoryRouter, useNavigate } from 'react-router-dom';
import { keepPlace } from '../../contract/navigation-state';
import { RouteAnnouncer } from './route-announcer';

let go: (path: string, options?: { state: unknown }) => void;
function Navigator() {
  go = useNavigate();
  return null;
}
const site = (ready: string | null) => (
  <>
    <Navigator />
    <main>
      <h1>Heading</h1>
    </main>
    <RouteAnnouncer readyPathname={ready} />
  </>
);

test('a new path scrolls to the top, focuses the heading and announces the title (§2)', async () => {
  window.scrollTo = jest.fn();
  document.title = 'Contact | Example';
  const { rerender } = render(site('/'), { wrapper: MemoryRouter });
  expect(window.scrollTo).not.toHaveBeenCalled();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  act(() => go('/help'));
  expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
  await new Promise(requestAnimationFrame);
  // On the way back a browser scrolls to where the page was left.
  expect(window.scrollTo).toHaveBeenCalledTimes(2);
  expect(screen.getByRole('heading')).not.toHaveFocus();
  rerender(site('/help'));
  expect(screen.getByRole('heading')).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('Contact | Example');
});

test('a query that changes the title announces it; one that sorts a table does not', () => {
  window.scrollTo = jest.fn();
  document.title = 'Fork | Example';
  render(site('/'), { wrapper: MemoryRouter });
  act(() => go('?sort=speed'));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  document.title = 'Drill | Example';
  act(() => go('?product=drill'));
  expect(screen.getByRole('status')).toHaveTextContent('Drill | Example');
  expect(screen.getByRole('heading')).not.toHaveFocus();
  expect(window.scrollTo).not.toHaveBeenCalled();
});

test('a link that keeps the place moves neither scroll nor focus; its title is read', () => {
  window.scrollTo = jest.fn();
  document.title = 'Integrate with us | Example';
  const { rerender } = render(site('/'), { wrapper: MemoryRouter });
  act(() => go('/integrate', { state: keepPlace }));
  rerender(site('/integrate'));
  expect(window.scrollTo).not.toHaveBeenCalled();
  expect(screen.getByRole('heading')).not.toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('Integrate with us | Example');
});

test('an address with a heading scrolls to it in any script, once the page is there', () => {
  window.scrollTo = jest.fn();
  const scrolled: string[] = [];
  jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function scroll(this: Element) {
    scrolled.push(this.id);
  });
  const page = (ready: string, headings: string[]) => (
    <BrowserRouter>
      <Navigator />
      <main>
        <h1>Heading</h1>
        {headings.map((id) => (
          <h2 key={id} id={id}>
            {id}
          </h2>
        ))}
      </main>
      <RouteAnnouncer readyPathname={ready} />
    </BrowserRouter>
  );
  const { rerender } = render(page(location.pathname, []));
  act(() => go('/help#%'));
  act(() => go('/texts/a-post#倉庫'));
  expect(scrolled).toEqual([]);
  rerender(page('/texts/a-post', ['loads', '倉庫']));
  expect(scrolled).toEqual(['倉庫']);
  expect(screen.getByRole('heading', { name: '倉庫' })).toHaveFocus();
});
