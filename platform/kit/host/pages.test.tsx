/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import type { ComposedRemote } from '../contract/composition';
import { expectConsole } from '../presets/jest/expect-console';
import { english } from '../words/english';
import type { HostedSite } from './hosted-site';
import { Pages } from './pages';
import { addFederationPlugins } from './remotes/federation';

const [shell, newerShell] = ['a'.repeat(16), 'b'.repeat(16)] as const;
const remote: ComposedRemote = {
  name: 'mfe-test',
  team: 'testers',
  version: 'c'.repeat(16),
  entry: '/mfe-test.js',
  integrity: 'sha384-x',
  routes: [
    { path: '/page', expose: './page' },
    { path: '/tool', expose: './tool', render: 'client' },
  ],
};
const site: HostedSite = {
  companyName: 'Example',
  words: english,
  Header: () => null,
  Footer: () => null,
  NotFound: () => <h1>Nothing here</h1>,
  pages: {},
};
const loadPage = jest.fn<Promise<unknown>, [string]>();

addFederationPlugins([
  { name: 'containers', loadEntry: async () => ({ init: () => {}, get: (expose) => () => loadPage(expose) }) },
]);

let time = Date.now();
beforeEach(() => {
  loadPage.mockReset().mockResolvedValue({ default: () => <h1>Its page</h1> });
  // The composition of the test before is too old to be taken.
  time += 3_600_000;
  jest.useFakeTimers({ now: time });
});
afterEach(() => jest.useRealTimers());

/** Goes to a path of a site that has this shell by now, in a tab that began with the first one. */
async function goTo(pathname: string, siteShell: string) {
  const composition = { id: 'f'.repeat(16), shell: siteShell, remotes: [remote] };
  Object.assign(window, { fetch: async () => ({ ok: true, json: async () => composition }) });
  await act(async () =>
    render(
      <Pages
        site={site}
        composition={{ shell, scripts: [], remotes: [], page: { kind: 'route', location: '/' } }}
        posts={undefined}
        isFirstPage={false}
        onReady={() => {}}
      />,
      { wrapper: ({ children }) => <MemoryRouter initialEntries={[pathname]}>{children}</MemoryRouter> },
    ),
  );
}

test('a page under the shell of this tab is drawn in it', async () => {
  await goTo('/page', shell);
  expect(await screen.findByRole('heading', { name: 'Its page' })).toBeVisible();
});

test.each([
  ['a page under another shell', '/page', newerShell],
  ['a tool', '/tool', shell],
])('%s is loaded as a document of its own', async (_, pathname, siteShell) => {
  await goTo(pathname, siteShell);
  // What jsdom says to the reload.
  expectConsole('error', /Not implemented: navigation/);
  expect(screen.getByText('Loading…')).toBeInTheDocument();
  expect(loadPage).not.toHaveBeenCalled();
});
