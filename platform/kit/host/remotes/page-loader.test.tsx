/** @jest-environment jsdom */
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { Link, MemoryRouter } from 'react-router-dom';
import type { ComposedRemote } from '../../contract/composition';
import type { ErrorReport } from '../../contract/error-report';
import { expectConsole } from '../../presets/jest/expect-console';
import { english } from '../../words/english';
import type { HostedSite } from '../hosted-site';
import { addFederationPlugins } from './federation';
import { forgetFullLoad, preloadPage } from './page-loader';
import { savePrerenderedContent } from './prerendered-content';
import { RemotePage } from './remote-page';
import { remoteErrorEvent } from './send-error-report';

const site: HostedSite = {
  companyName: 'Example',
  words: english,
  Header: () => null,
  Footer: () => null,
  NotFound: () => <h1>Nothing here</h1>,
  pages: {},
  errorActions: <Link to="/help">Ask us</Link>,
};

const loadRemote = jest.fn<Promise<unknown>, [string]>();
// A remote's container is the border of this package: what crosses it is the module of a page, or a failure.
addFederationPlugins([
  {
    name: 'containers',
    loadEntry: async ({ remoteInfo: { name } }) => ({
      init: () => {},
      get: (expose) => () => loadRemote(`${name} ${expose}`),
    }),
  },
]);
// What the runtime says when it is asked to load a remote anew.
const reload = /^\[ Federation Runtime \]: The remote "mfe_test_\d+" is already registered/;

let count = 0;
let remote: ComposedRemote;
const route = { path: '/a', expose: './a/a-page' };
const reports: ErrorReport[] = [];
const collect = ({ detail }: CustomEvent<ErrorReport>) => reports.push(detail);

beforeEach(() => {
  jest.useFakeTimers();
  // Pages are cached by remote and expose; every test has a remote of its own.
  count += 1;
  remote = {
    name: `mfe-test-${count}`,
    team: 'testers',
    version: 'a'.repeat(16),
    entry: `/${count}.js`,
    integrity: 'sha384-x',
    routes: [route],
  };
  reports.length = 0;
  history.replaceState(null, '', '/');
  loadRemote.mockReset();
  window.addEventListener(remoteErrorEvent, collect);
});
afterEach(() => {
  window.removeEventListener(remoteErrorEvent, collect);
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const pageElement = (prerendered: boolean) => (
  <RemotePage
    site={site}
    remotes={[remote]}
    remote={remote}
    route={route}
    pathname="/a"
    posts={undefined}
    composed={prerendered ? { kind: 'route', location: '/a' } : undefined}
    onReady={() => {}}
  />
);
const renderPage = (prerendered: boolean) =>
  act(async () => render(pageElement(prerendered), { wrapper: MemoryRouter }));
/** Until it is known that the visitor does not leave. */
const settle = () => act(() => jest.advanceTimersByTimeAsync(500));

test('a page that was preloaded is there at once, without its skeleton', async () => {
  loadRemote.mockResolvedValue({ default: () => <h1>There</h1> });
  await preloadPage(remote, route.expose);
  render(pageElement(false), { wrapper: MemoryRouter });
  expect(screen.getByRole('heading')).toHaveTextContent('There');
});

test('a page on screen stays mounted when it is preloaded', async () => {
  loadRemote.mockResolvedValue({ default: () => <h1>Here</h1> });
  const { rerender } = await renderPage(false);
  const heading = screen.getByRole('heading');
  await preloadPage(remote, route.expose);
  await act(async () => rerender(pageElement(false)));
  expect(screen.getByRole('heading')).toBe(heading);
});

const saveContent = () => {
  const main = document.createElement('main');
  main.innerHTML = '<h1>As it was prerendered</h1>';
  savePrerenderedContent(main);
};

test('a page is asked for by remote and expose, and shown', async () => {
  loadRemote.mockResolvedValue({ default: () => <h1>Page</h1> });
  await renderPage(false);
  expect(loadRemote).toHaveBeenCalledWith(`mfe_test_${count} ./a/a-page`);
  expect(screen.getByRole('heading', { name: 'Page' })).toBeVisible();
});

test('while it loads there is a skeleton', async () => {
  let load = (_page: unknown) => {};
  loadRemote.mockReturnValue(
    new Promise((resolve) => {
      load = resolve;
    }),
  );
  await renderPage(false);
  expect(screen.getByText('Loading…')).toBeInTheDocument();
  // Otherwise its time-out is reported in the midst of another test, on a slow machine.
  await act(async () => load({ default: () => <h1>Page</h1> }));
  expect(await screen.findByRole('heading', { name: 'Page' })).toBeVisible();
  expect(screen.queryByText('Loading…')).not.toBeInTheDocument();
});

test('a remote that throws while it loads is reported with its own stack', async () => {
  expectConsole('warn', reload);
  expectConsole('error', /broken on load/);
  saveContent();
  const stack = `    at /assets/mfe-test/${'a'.repeat(16)}/page.js:1:2`;
  loadRemote.mockRejectedValue(
    Object.assign(new Error('broken on load'), { stack: `Error: broken on load\n${stack}` }),
  );
  await renderPage(true);
  await settle();
  expect(reports).toMatchObject([{ stack }]);
});

test('a prerendered page stays when its remote is down, and one report names it', async () => {
  expectConsole('warn', reload);
  expectConsole('error', /^mfe-test-\d+@a{16} \(team testers\) failed: /);
  saveContent();
  loadRemote.mockRejectedValue(new Error('404'));
  await renderPage(true);
  await settle();
  expect(screen.getByRole('heading', { name: 'As it was prerendered' })).toBeVisible();
  expect(reports).toEqual([
    {
      remote: remote.name,
      version: remote.version,
      team: 'testers',
      message: expect.stringContaining('404'),
      page: '/',
    },
  ]);
});

test('scripts that come later than 4 s are taken after all', async () => {
  expectConsole('error', /^mfe-test-\d+@a{16} \(team testers\) failed: .* did not come within 4 s/);
  saveContent();
  jest.useFakeTimers();
  let load = () => {};
  window.scriptsLoaded = new Promise((resolve) => {
    load = resolve;
  });
  loadRemote.mockReturnValue(window.scriptsLoaded.then(() => ({ default: () => <h1>Late</h1> })));
  await renderPage(true);
  await act(() => jest.advanceTimersByTimeAsync(3999));
  expect(reports).toEqual([]);
  await act(() => jest.advanceTimersByTimeAsync(1));
  await settle();
  await act(async () => load());
  delete window.scriptsLoaded;
  expect(await screen.findByRole('heading', { name: 'Late' })).toBeVisible();
  expect(reports).toHaveLength(1);
});

test('a page that throws while it hydrates is shown as it was prerendered', async () => {
  expectConsole('error', /^mfe-test-\d+@a{16} \(team testers\) failed: /);
  expectConsole('error', /^Error: broken/);
  saveContent();
  loadRemote.mockResolvedValue({
    default: () => {
      useEffect(() => {
        throw new Error('broken');
      });
      return <title>Its title</title>;
    },
  });
  await renderPage(true);
  await settle();
  expect(document.title).toBe('Its title');
  expect(screen.getByRole('heading', { name: 'As it was prerendered' })).toBeVisible();
  expect(reports).toEqual([expect.objectContaining({ message: 'broken' })]);
  expect(document.documentElement.dataset['hydrated']).toBe('');
});

test('on a navigation a failure leads to a full load, from the top of the page', async () => {
  expectConsole('error', /^mfe-test-\d+@a{16} \(team testers\) failed: /);
  history.replaceState(null, '', '/a');
  loadRemote.mockRejectedValueOnce(new Error('down'));
  await renderPage(false);
  await settle();
  expect(history.scrollRestoration).toBe('manual');
  // What jsdom says to the reload.
  expectConsole('error', /Not implemented: navigation/);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('so does a stylesheet that does not come within 4 s', async () => {
  history.replaceState(null, '', '/late');
  loadRemote.mockReturnValue(new Promise(() => {}));
  await renderPage(false);
  await act(() => jest.advanceTimersByTimeAsync(3999));
  expect(reports).toEqual([]);
  expectConsole('error', /^mfe-test-\d+@a{16} \(team testers\) failed: /);
  await act(() => jest.advanceTimersByTimeAsync(1));
  await settle();
  expect(reports).toEqual([expect.objectContaining({ message: expect.stringContaining('within 4 s'), page: '/late' })]);
  // What jsdom says to the reload.
  expectConsole('error', /Not implemented: navigation/);
});

test('a failure right after a full load of its address shows an error with Try again', async () => {
  expectConsole('warn', reload);
  expectConsole('error', /^mfe-test-\d+@a{16} \(team testers\) failed: /);
  expectConsole('error', /^RemoteLoadError: /);
  loadRemote.mockRejectedValueOnce(new Error('down'));
  await renderPage(false);
  await settle();
  expect(screen.getByRole('alert')).toHaveTextContent('This page could not be loaded');
  loadRemote.mockResolvedValue({ default: () => <h1>Back again</h1> });
  await userEvent
    .setup({ advanceTimers: jest.advanceTimersByTime })
    .click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Back again' })).toBeVisible();
});

test('a module without a component is a failure, not a blank page', async () => {
  expectConsole('error', /^mfe-test-\d+@a{16} \(team testers\) failed: /);
  expectConsole('error', /^RemoteLoadError: /);
  loadRemote.mockResolvedValue({ other: 1 });
  await renderPage(false);
  await settle();
  expect(screen.getByRole('alert')).toBeVisible();
  expect(reports).toEqual([
    expect.objectContaining({ message: expect.stringContaining('no component as its default export') }),
  ]);
});

test('a page that fails again while it is removed is one failure, with Try again', async () => {
  expectConsole('error', /^mfe-test-\d+@a{16} \(team testers\) failed: broken/);
  expectConsole('error', /^Error: broken/);
  expectConsole('error', /^Error: again/);
  loadRemote.mockResolvedValue({
    default: () => {
      useEffect(() => {
        return () => {
          throw new Error('again');
        };
      }, []);
      useEffect(() => {
        throw new Error('broken');
      }, []);
      return <h1>Page</h1>;
    },
  });
  // The document was loaded for this address.
  await renderPage(false);
  await settle();
  expect(screen.getByRole('alert')).toBeVisible();
  expect(document.title).toBe('This page could not be loaded | Example');
  expect(screen.getByRole('link', { name: 'Ask us' })).toHaveAttribute('href', '/help');
  expect(reports).toEqual([expect.objectContaining({ message: 'broken' })]);
});

test('after the visitor was elsewhere, a failure leads to a full load again', async () => {
  expectConsole('error', /^mfe-test-\d+@a{16} \(team testers\) failed: /);
  expectConsole('error', /Not implemented: navigation/);
  history.pushState(null, '', '/elsewhere');
  forgetFullLoad();
  history.pushState(null, '', '/');
  loadRemote.mockRejectedValue(new Error('down'));
  await renderPage(false);
  await settle();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('who leaves a failing page at once and comes back gets a full load of it', async () => {
  expectConsole('error', /^mfe-test-\d+@a{16} \(team testers\) failed: /);
  expectConsole('error', /Not implemented: navigation/);
  expectConsole('warn', reload);
  // Set before the document is loaded anew.
  history.scrollRestoration = 'auto';
  history.pushState(null, '', '/left');
  forgetFullLoad();
  loadRemote.mockRejectedValue(new Error('down'));
  await renderPage(false);
  // Before it is known that the visitor stays.
  history.pushState(null, '', '/elsewhere');
  forgetFullLoad();
  await settle();
  cleanup();
  expect(history.scrollRestoration).toBe('auto');
  history.pushState(null, '', '/left');
  forgetFullLoad();
  await renderPage(false);
  await settle();
  expect(history.scrollRestoration).toBe('manual');
});

test('a page without such an address is a 404, whichever copy of the error it throws', async () => {
  class PageMissingError extends Error {
    override readonly name = 'PageMissingError';
  }
  loadRemote.mockResolvedValue({
    default: () => {
      throw new PageMissingError('unknown');
    },
  });
  expectConsole('error', /PageMissingError/);
  await renderPage(false);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Nothing here');
  expect(reports).toEqual([]);
});

test.each([
  ['ends what the page loads', () => loadRemote.mockRejectedValue(new Error('no hash matches'))],
  [
    'ends a script of a part of it',
    () => {
      expectConsole('error', /^Error: ChunkLoadError/);
      loadRemote.mockResolvedValue({
        default: () => {
          throw new Error('ChunkLoadError');
        },
      });
    },
  ],
])('a visitor who leaves, which %s, hears of no failure, and nobody else does', async (_, end) => {
  history.replaceState(null, '', '/left');
  end();
  window.dispatchEvent(Object.defineProperty(new Event('beforeunload'), 'timeStamp', { value: performance.now() }));
  await renderPage(false);
  await settle();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByText('Loading…')).toBeInTheDocument();
  expect(reports).toEqual([]);
});
