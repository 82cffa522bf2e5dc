import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PageComposition } from 'kit/contract/composition';
import { App } from 'kit/host/app';
import { addFederationPlugins } from 'kit/host/remotes/federation';
import { expectConsole } from 'kit/presets/jest/expect-console';
import { fakeIntersectionObserver, fakeMatchMedia } from 'kit/presets/jest/fake-browser';
import { BrowserRouter, Link } from 'react-router-dom';
import { PageHead } from 'shared-ui/page/page-head';
import { hostedSite } from './hosted-site';

// What jsdom says to a reload.
const fullLoad = /Not implemented: navigation/;

function page(name: string) {
  return () => (
    <>
      <PageHead title={name} description="A page" path={`/${name}`} />
      <h1>{name}</h1>
      {['/one', '/two', '/nowhere', '/thank-you'].map((path) => (
        <Link key={path} to={path}>
          {path}
        </Link>
      ))}
    </>
  );
}
const pages = new Map([
  ['./one', { default: page('One') }],
  ['./two', { default: page('Two') }],
]);
addFederationPlugins([
  { name: 'containers', loadEntry: async () => ({ init: () => {}, get: (expose) => async () => pages.get(expose) }) },
]);

const version = 'a'.repeat(16);
const remotes: PageComposition['remotes'] = [
  {
    name: 'mfe-test',
    team: 'testers',
    version,
    entry: '/test.js',
    routes: [
      { path: '/one', expose: './one', aliases: ['/also-one'] },
      { path: '/two', expose: './two' },
    ],
  },
];
const onPageReady = jest.fn();
let view: ReturnType<typeof fakeIntersectionObserver>;

beforeEach(() => {
  fakeMatchMedia(() => false);
  view = fakeIntersectionObserver();
  onPageReady.mockReset();
  window.scrollTo = jest.fn();
  const site = { id: version, shell: version, remotes };
  Object.assign(window, {
    fetch: async () => ({ ok: true, json: async () => site, text: async () => '' }),
  });
});

/** Opens the document of an address. */
async function open(address: string, composed: PageComposition['page'] = { kind: 'route', location: address }) {
  history.replaceState(null, '', address);
  const composition = { shell: version, remotes, scripts: [], page: composed };
  await act(async () =>
    render(<App site={hostedSite} composition={composition} onPageReady={onPageReady} />, { wrapper: BrowserRouter }),
  );
}
// Not by role within the whole page, whose menus and footer make that slow.
const main = () => document.querySelector('main') as HTMLElement;
const heading = () => within(main()).getByRole('heading', { level: 1 });
const announced = () => document.querySelector('[role=status]');
const follow = (name: string) => act(async () => fireEvent.click(shownLink(name)));
/** The link of the page on screen; the same page may wait out of sight. */
const shownLink = (name: string) => within(main()).getAllByText(name)[0] as HTMLElement;

test('the first page moves no focus; a link shows the next page, focused and announced', async () => {
  await open('/one');
  expect(heading()).toHaveTextContent('One');
  expect(onPageReady).toHaveBeenCalledTimes(1);
  expect(document.body).toHaveFocus();
  expect(announced()).toBeEmptyDOMElement();
  await follow('/two');
  expect(heading()).toHaveTextContent('Two');
  expect(heading()).toHaveFocus();
  expect(announced()).toHaveTextContent('Two | Corvane');
  await follow('/one');
  expect(heading()).toHaveTextContent('One');
  expect(onPageReady).toHaveBeenCalledTimes(3);
});

test('the first link of every page leads to its content, which takes the focus', async () => {
  await open('/one');
  await userEvent.tab();
  const skip = screen.getByText('Skip to content');
  expect(skip).toHaveFocus();
  expect(skip).toHaveAttribute('href', '#main');
  expect(main()).toHaveAttribute('id', 'main');
  act(() => main().focus());
  expect(main()).toHaveFocus();
});

test('an alias of a page shows it', async () => {
  await open('/also-one', { kind: 'route', location: '/one' });
  expect(heading()).toHaveTextContent('One');
});

test('a link to an unclaimed path loads a document, as the server may know it moved', async () => {
  await open('/one');
  expectConsole('error', fullLoad);
  await follow('/nowhere');
  expect(screen.queryByText('There is no page at this address')).not.toBeInTheDocument();
});

test('a not-found document says so, even where a route matches, and leads on', async () => {
  await open('/one', { kind: 'not-found' });
  expect(heading()).toHaveTextContent('There is no page at this address');
  expect(onPageReady).toHaveBeenCalledTimes(1);
  history.pushState(null, '', '/two');
  await act(async () => window.dispatchEvent(new PopStateEvent('popstate')));
  expect(heading()).toHaveTextContent('Two');
});

test('the thank-you page belongs to the shell, wherever the visitor comes from', async () => {
  await open('/one');
  await follow('/thank-you');
  expect(heading()).toHaveTextContent('Thank you');
});

test('pointing at a link prepares its page out of sight, without changing the title', async () => {
  await open('/one');
  jest.useFakeTimers();
  fireEvent.pointerOver(shownLink('/two'));
  await act(() => jest.advanceTimersByTimeAsync(100));
  jest.useRealTimers();
  const next = await screen.findByText('Two');
  expect(next).not.toBeVisible();
  expect(document.title).toBe('One | Corvane');
  expect(onPageReady).toHaveBeenCalledTimes(1);
  await follow('/two');
  // The same element: it was not rendered again.
  expect(next).toBeVisible();
  expect(document.title).toBe('Two | Corvane');
});

test('the blocks of each page fade in as they are scrolled to (§4)', async () => {
  await open('/one');
  const isFadedIn = () => document.querySelector('.arrived') !== null;
  view.see(false);
  view.see(true);
  expect(isFadedIn()).toBe(true);
});
