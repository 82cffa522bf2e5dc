/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { type ReactNode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Link, MemoryRouter, useLocation } from 'react-router-dom';
import { fakeIntersectionObserver } from '../presets/jest/fake-browser';
import { nearSection } from './near-section';

const Section = ({ name }: { name: string }) => (
  <button type="button" onClick={() => document.body.append('clicked')}>
    {name}
  </button>
);

let view: ReturnType<typeof fakeIntersectionObserver>;
let load: jest.Mock<Promise<{ default: typeof Section }>, []>;
let page: HTMLElement;
beforeEach(() => {
  view = fakeIntersectionObserver();
  load = jest.fn(async () => ({ default: Section }));
  // As compose writes it: a boundary whose content is there.
  document.body.innerHTML =
    '<main><div class="place"><!--$--><button type="button">First</button><!--/$--></div></main>';
  page = document.body.querySelector('main') as HTMLElement;
});

/** Hydrates the page, and says how to render it again. */
async function hydrate(section: ReactNode) {
  const inSite = (shown: ReactNode) => <MemoryRouter>{shown}</MemoryRouter>;
  const root = await act(async () => hydrateRoot(page, inSite(section)));
  // As a router does.
  return (next: ReactNode) => act(async () => startTransition(() => root.render(inSite(next))));
}

test('a section of the HTML stays as it is until a visitor comes near, and acts then', async () => {
  const Near = nearSection(load);
  const element = screen.getByRole('button', { name: 'First' });
  await hydrate(<Near name="First" />);
  await act(async () => view.see(false));
  expect(load).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'First' })).toBe(element);
  await act(async () => view.see(true));
  expect(screen.getByRole('button', { name: 'First' })).toBe(element);
  act(() => element.click());
  expect(document.body).toHaveTextContent('clicked');
});

test('a page around it that renders again leaves it as it is', async () => {
  const Near = nearSection(load);
  const element = screen.getByRole('button', { name: 'First' });
  const renderAgain = await hydrate(<Near name="First" />);
  await renderAgain(<Near name="First" />);
  expect(screen.getByRole('button', { name: 'First' })).toBe(element);
  expect(load).not.toHaveBeenCalled();
});

test('with other properties than those of the HTML its script is loaded at once', async () => {
  const Near = nearSection(load);
  const renderAgain = await hydrate(<Near name="First" />);
  await renderAgain(<Near name="Second" />);
  expect(screen.getByRole('button', { name: 'Second' })).toBeVisible();
});

test('where its script does not come, the HTML stays, and that is reported', async () => {
  const failure = new Error('no script');
  load.mockRejectedValue(failure);
  const report = jest.fn();
  window.reportError = report;
  const Near = nearSection(load);
  await hydrate(<Near name="First" />);
  await act(async () => view.see(true));
  expect(screen.getByRole('button', { name: 'First' })).toBeVisible();
  expect(report).toHaveBeenCalledWith(failure);
});

test('on a page that was navigated to it is loaded at once', async () => {
  const Near = nearSection(load);
  await act(async () =>
    render(
      <MemoryRouter>
        <Near name="First" />
      </MemoryRouter>,
      { container: document.body.appendChild(document.createElement('div')) },
    ),
  );
  expect(screen.getAllByRole('button', { name: 'First' })).toHaveLength(2);
});

const Where = () => <Link to="/?tab=2">{useLocation().search || 'tab'}</Link>;

test('a page around it that goes to another address waits for its script alone', async () => {
  page.insertAdjacentHTML('afterbegin', '<a href="/?tab=2" data-discover="true">tab</a>');
  const Near = nearSection(load);
  const element = screen.getByRole('button', { name: 'First' });
  await hydrate(
    <>
      <Where />
      <Near name="First" />
    </>,
  );
  expect(load).not.toHaveBeenCalled();
  await act(async () => screen.getByRole('link').click());
  expect(screen.getByRole('link')).toHaveTextContent('?tab=2');
  expect(screen.getByRole('button', { name: 'First' })).toBe(element);
});
