import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeMatchMedia } from 'kit/presets/jest/fake-browser';
import { MemoryRouter } from 'react-router-dom';
import { Dock } from './dock';

function scrollTo(top: number) {
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
  fireEvent.scroll(window);
}
const renderDock = (address = '/') =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <Dock />
    </MemoryRouter>,
  );

test('the scroll-to-top button appears beyond 300 px and respects motion (§2, §9)', async () => {
  window.scrollTo = jest.fn();
  let isCalm = false;
  fakeMatchMedia(() => isCalm);
  renderDock();
  scrollTo(300);
  expect(screen.queryByRole('button', { name: 'Scroll to top' })).not.toBeInTheDocument();
  scrollTo(301);
  await userEvent.click(screen.getByRole('button', { name: 'Scroll to top' }));
  expect(window.scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: 'smooth' });
  isCalm = true;
  await userEvent.click(screen.getByRole('button', { name: 'Scroll to top' }));
  expect(window.scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' });
});

afterEach(() => scrollTo(0));

test('the contact shortcut is on every page but the contact page', () => {
  const { unmount } = renderDock();
  expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact');
  unmount();
  renderDock('/contact');
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('the contact shortcut hides while scrolling down, and returns on scrolling up', () => {
  renderDock();
  const shortcut = screen.getByRole('link', { name: 'Contact us' });
  scrollTo(400);
  expect(shortcut).toHaveClass('away');
  scrollTo(390);
  expect(shortcut).not.toHaveClass('away');
});

test('a page restored to a scrolled position has the scroll-to-top button at once', () => {
  scrollTo(500);
  renderDock();
  expect(screen.getByRole('button', { name: 'Scroll to top' })).toBeVisible();
  // It has not been scrolled down yet.
  expect(screen.getByRole('link', { name: 'Contact us' })).not.toHaveClass('away');
});
