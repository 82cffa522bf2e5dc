import { render, screen } from '@testing-library/react';
import { act } from 'react';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { RouteAnnouncer } from './route-announcer';

let go: (path: string) => void;
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

test('a path change scrolls to the top; when the page is there, its heading has the focus and its title is read out (§2)', () => {
  window.scrollTo = jest.fn();
  document.title = 'Contact | Corvane';
  const { rerender } = render(site('/'), { wrapper: MemoryRouter });
  expect(window.scrollTo).not.toHaveBeenCalled();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  act(() => go('/contact'));
  expect(window.scrollTo).toHaveBeenCalledWith(0, 0);
  expect(screen.getByRole('heading')).not.toHaveFocus();
  rerender(site('/contact'));
  expect(screen.getByRole('heading')).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('Contact | Corvane');
});
