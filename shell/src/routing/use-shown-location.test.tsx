import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter } from 'react-router-dom';
import { fakeMatchMedia } from 'shared-config/presets/jest/fake-browser';
import { useShownLocation } from './use-shown-location';

function Site() {
  const [{ location }, onPageReady] = useShownLocation();
  return (
    <>
      <p>Page {location.pathname}</p>
      <Link to="/products/mag-product">robot</Link>
      <Link to="/contact">contact</Link>
      <button type="button" onClick={() => onPageReady.current()}>
        is ready
      </button>
    </>
  );
}
const renderSite = () =>
  render(
    <MemoryRouter initialEntries={['/products/Mag']}>
      <Site />
    </MemoryRouter>,
  );

let isMotionReduced: boolean;
/** What the browser does once it has its picture of the page. */
let update: (() => Promise<void>) | undefined;
beforeEach(() => {
  isMotionReduced = false;
  update = undefined;
  fakeMatchMedia(() => isMotionReduced);
  Object.assign(document, {
    startViewTransition: (callback: () => Promise<void>) => {
      update = callback;
      return { ready: Promise.reject(new Error('skipped')) };
    },
  });
});
afterEach(() => Reflect.deleteProperty(document, 'startViewTransition'));

test('within a section the page before is shown until the browser has its picture, and the transition waits for the next', async () => {
  renderSite();
  await userEvent.click(screen.getByRole('link', { name: 'robot' }));
  expect(screen.getByText('Page /products/Mag')).toBeInTheDocument();
  let isOver = false;
  await act(async () => {
    update?.().then(() => {
      isOver = true;
    });
  });
  expect(screen.getByText('Page /products/mag-product')).toBeInTheDocument();
  expect(isOver).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: 'is ready' }));
  await act(async () => {});
  expect(isOver).toBe(true);
});

test('a page of another section is shown at once', async () => {
  renderSite();
  await userEvent.click(screen.getByRole('link', { name: 'contact' }));
  expect(update).toBeUndefined();
  expect(screen.getByText('Page /contact')).toBeInTheDocument();
});

test('a visitor who wants less motion gets every page at once', async () => {
  isMotionReduced = true;
  renderSite();
  await userEvent.click(screen.getByRole('link', { name: 'robot' }));
  expect(update).toBeUndefined();
  expect(screen.getByText('Page /products/mag-product')).toBeInTheDocument();
});

test('a browser without view transitions shows every page at once', async () => {
  Reflect.deleteProperty(document, 'startViewTransition');
  renderSite();
  await userEvent.click(screen.getByRole('link', { name: 'robot' }));
  expect(screen.getByText('Page /products/mag-product')).toBeInTheDocument();
});
