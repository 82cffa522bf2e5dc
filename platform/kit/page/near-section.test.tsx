/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { MemoryRouter, useNavigate, useSearchParams } from 'react-router-dom';
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
  const inRouter = (shown: ReactNode) => <MemoryRouter>{shown}</MemoryRouter>;
  const root = await act(async () => hydrateRoot(page, inRouter(section)));
  return (next: ReactNode) => act(async () => root.render(inRouter(next)));
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

test('with other properties than in the HTML its script is loaded at once', async () => {
  const Near = nearSection(load);
  const renderAgain = await hydrate(<Near name="First" />);
  await renderAgain(<Near name="Second" />);
  expect(screen.getByRole('button', { name: 'Second' })).toBeVisible();
});

test('a change of the address is shown, although nobody has come near', async () => {
  const Near = nearSection(load);
  let goTo: ReturnType<typeof useNavigate> = () => {};
  function Asked() {
    const [search] = useSearchParams();
    goTo = useNavigate();
    return <p>{search.get('product') ?? 'none'}</p>;
  }
  page.insertAdjacentHTML('afterbegin', '<p>none</p>');
  await hydrate([<Asked key="asked" />, <Near key="near" name="First" />]);
  expect(load).not.toHaveBeenCalled();
  await act(async () => goTo('?product=drill'));
  expect(page).toHaveTextContent('drill');
  expect(load).toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'First' })).toBeVisible();
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
    render(<Near name="First" />, {
      container: document.body.appendChild(document.createElement('div')),
      wrapper: MemoryRouter,
    }),
  );
  expect(screen.getAllByRole('button', { name: 'First' })).toHaveLength(2);
});
