/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import * as v from 'valibot';
import type { ComposedRemote } from '../../contract/composition';
import type { ErrorReport } from '../../contract/error-report';
import { defineSlot } from '../../page/slots/define-slot';
import { Slot } from '../../page/slots/slot';
import { expectConsole } from '../../presets/jest/expect-console';
import { fakeIntersectionObserver } from '../../presets/jest/fake-browser';
import { addFederationPlugins } from './federation';
import { remoteErrorEvent } from './send-error-report';
import { SlotProvider } from './slot-content';

const loadPart = jest.fn<Promise<unknown>, [string]>();
// A remote's container is the border of this package.
addFederationPlugins([
  {
    name: 'containers',
    loadEntry: async ({ remoteInfo: { name } }) => ({
      init: () => {},
      get: (expose) => () => loadPart(`${name} ${expose}`),
    }),
  },
]);

const failed = /^mfe-parts-\d+@a{16} \(team testers\) failed: /;
const slots = Array.from('abcdefghijkl', (letter) => defineSlot(`news-${letter}`, { title: v.string() }));
let count = 0;
let remote: ComposedRemote;
let slot: (typeof slots)[number];
// The same in each render, as those of a composition are.
let among: ComposedRemote[];
let names: string[];
const reports: ErrorReport[] = [];
const collect = ({ detail }: CustomEvent<ErrorReport>) => reports.push(detail);
let view: ReturnType<typeof fakeIntersectionObserver>;

beforeEach(() => {
  // Parts are kept by slot; every test has one of its own.
  const next = slots[count];
  if (!next) throw new Error('There are more tests than slots');
  slot = next;
  count += 1;
  remote = {
    name: `mfe-parts-${count}`,
    team: 'testers',
    version: 'a'.repeat(16),
    entry: `/${count}.js`,
    integrity: 'sha384-x',
    routes: [],
    parts: { [slot.name]: './news' },
  };
  among = [remote];
  names = [slot.name];
  reports.length = 0;
  loadPart.mockReset();
  view = fakeIntersectionObserver();
  window.addEventListener(remoteErrorEvent, collect);
  jest.useFakeTimers();
});
afterEach(() => {
  window.removeEventListener(remoteErrorEvent, collect);
  jest.useRealTimers();
});
/** Until it is known that the visitor does not leave. */
const settle = () => act(() => jest.advanceTimersByTimeAsync(500));

const News = ({ data }: { data: unknown }) => <h2>{v.parse(slot.data, data).title}</h2>;

const page = (isPrerendered: boolean, remotes = among, declared = names, title = 'News') => (
  <MemoryRouter>
    <SlotProvider slots={declared} remotes={remotes} isPrerendered={isPrerendered}>
      <Heading />
      <Slot<typeof slot> name={slot.name} data={{ title }} fallback={<p>No news</p>} />
    </SlotProvider>
  </MemoryRouter>
);

let goTo: ReturnType<typeof useNavigate>;
function Heading() {
  goTo = useNavigate();
  return <h1>Page{useLocation().search}</h1>;
}

test('on a navigation, a slot shows its fallback until the part of the remote is there', async () => {
  loadPart.mockResolvedValue({ default: News });
  render(page(false));
  expect(screen.getByText('No news')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'News' })).toBeVisible();
  expect(screen.queryByText('No news')).toBeNull();
  expect(loadPart).toHaveBeenCalledWith(`mfe_parts_${count} ./news`);
});

test('a part that does not load leaves the fallback in the page, and is reported once', async () => {
  expectConsole('error', failed);
  expectConsole('error', /^RemoteLoadError/);
  loadPart.mockRejectedValue(new Error('down'));
  await act(async () => render(page(false)));
  await settle();
  expect(await screen.findByText('No news')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Page' })).toBeVisible();
  expect(reports).toEqual([expect.objectContaining({ remote: remote.name, team: 'testers' })]);
});

test('a part that throws leaves the page with the fallback, and is reported once', async () => {
  expectConsole('error', failed);
  expectConsole('error', /^Error: broken/);
  loadPart.mockResolvedValue({
    default: () => {
      throw new Error('broken');
    },
  });
  await act(async () => render(page(false)));
  await settle();
  expect(await screen.findByText('No news')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Page' })).toBeVisible();
  expect(reports).toEqual([expect.objectContaining({ remote: remote.name, message: 'broken' })]);
});

test('a slot that no remote fills shows its fallback, without an element around it', () => {
  expect(renderToString(page(true, []))).toBe('<h1>Page</h1><p>No news</p>');
});

test.each([
  ['nobody fills the new one yet', 'old'],
  ['the old one is filled as well', 'new'],
])('of two versions of a slot the page shows the newest that is filled: %s', async (_, shown) => {
  const old = `${slot.name}-before`;
  const filled: ComposedRemote = {
    ...remote,
    parts: { [old]: './old', ...(shown === 'new' && { [slot.name]: './new' }) },
  };
  loadPart.mockImplementation(async (asked) => ({
    default: () => <h2>{asked.endsWith('./new') ? 'new' : 'old'}</h2>,
  }));
  render(
    <MemoryRouter>
      <SlotProvider slots={[slot.name, old]} remotes={[filled]} isPrerendered>
        <Slot<typeof slot>
          name={slot.name}
          data={{ title: 'New' }}
          fallback={<Slot name={old} data={{ title: 'Old' }} />}
        />
      </SlotProvider>
    </MemoryRouter>,
  );
  await settle();
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([shown]);
});

test('a slot that the route does not name is a defect, which is named', () => {
  expect(() => renderToString(page(true, [remote], []))).toThrow(
    `The page has a slot "${slot.name}" that its route does not name`,
  );
});

const prerendered = () => {
  const root = document.createElement('div');
  root.innerHTML = `<h1>Page</h1><div data-slot="${slot.name}"><!--$--><h2>News</h2><!--/$--></div>`;
  document.body.append(root);
  return root;
};

test('a prerendered part is there, and its script comes when the visitor comes near it', async () => {
  loadPart.mockResolvedValue({ default: News });
  const root = prerendered();
  const heading = root.querySelector('h2');
  await act(async () => hydrateRoot(root, page(true)));
  expect(loadPart).not.toHaveBeenCalled();
  await act(async () => view.see(false));
  expect(loadPart).not.toHaveBeenCalled();
  await act(async () => view.see(true));
  expect(loadPart).toHaveBeenCalledTimes(1);
  expect(root.querySelector('h2')).toBe(heading);
  root.remove();
});

test('a change of the address is shown, although nobody has come near the part', async () => {
  loadPart.mockResolvedValue({ default: News });
  const root = prerendered();
  await act(async () => hydrateRoot(root, page(true)));
  await act(async () => goTo('?asked'));
  expect(loadPart).toHaveBeenCalledTimes(1);
  expect(root).toHaveTextContent('Page?askedNews');
  root.remove();
});

test('a prerendered part that is not hydrated yet shows new data from its page at once', async () => {
  loadPart.mockResolvedValue({ default: News });
  const root = prerendered();
  const hydrated = await act(async () => hydrateRoot(root, page(true)));
  await act(async () => hydrated.render(page(true)));
  expect(loadPart).not.toHaveBeenCalled();
  expect(root.querySelector('h2')).toHaveTextContent('News');
  await act(async () => startTransition(() => hydrated.render(page(true, among, names, 'Other news'))));
  expect(root.querySelector('h2')).toHaveTextContent('Other news');
  await act(async () => hydrated.render(page(true, among, names, 'Newest')));
  expect(root.querySelector('h2')).toHaveTextContent('Newest');
  root.remove();
});

test('a prerendered part whose remote is down stays as it is', async () => {
  expectConsole('error', failed);
  loadPart.mockRejectedValue(new Error('down'));
  const root = prerendered();
  await act(async () => hydrateRoot(root, page(true)));
  await act(async () => view.see(true));
  await settle();
  expect(reports).toHaveLength(1);
  expect(root).toHaveTextContent('PageNews');
  root.remove();
});

test('a part that did not load is asked for again on the next page that has its slot', async () => {
  expectConsole('error', failed);
  expectConsole('error', /^RemoteLoadError/);
  // Module Federation says so when a remote that failed is registered once more.
  expectConsole('warn', /is already registered/);
  loadPart.mockRejectedValueOnce(new Error('down')).mockResolvedValue({ default: News });
  const { unmount } = await act(async () => render(page(false)));
  await settle();
  expect(await screen.findByText('No news')).toBeVisible();
  unmount();
  await act(async () => render(page(false)));
  expect(await screen.findByRole('heading', { name: 'News' })).toBeVisible();
  expect(screen.queryByText('No news')).toBeNull();
});
