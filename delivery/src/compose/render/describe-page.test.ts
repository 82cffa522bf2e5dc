import type { Release } from 'shared-config/contract/release';
import { contractVersion } from 'shared-config/contract/remote-definition';
import { openTestWorkspace } from '../../../testing/test-workspace';
import { hostName } from '../../workspace';
import { createRenderJob } from './create-render-job';
import { describePage } from './describe-page';

const workspace = openTestWorkspace();
afterAll(() => workspace.dispose());

const release = (remote: string, version: string): Release => ({
  contractVersion,
  remote,
  version: version.repeat(16),
  team: 'team',
  routes: [],
  exposes: { [remote === hostName ? './start' : './page']: { scripts: [], styles: [] } },
  entries: { web: 'entry.js', node: 'remoteEntry.js' },
  shared: {},
  files: {},
});
const page = {
  location: '/a',
  file: 'a/index.html',
  page: { kind: 'route' as const, location: '/a' },
  owner: { remote: 'mfe-a', expose: './page' },
  indexed: true,
};
const describe = async (host: Release, ...remotes: Release[]) => {
  const integrity = `sha384-${'A'.repeat(64)}`;
  const whole = [host, ...remotes].map((one) => ({
    ...one,
    files: Object.fromEntries(['entry', 'library', 'page'].map((name) => [`web/${name}.js`, { size: 1, integrity }])),
  }));
  const [wholeHost = host, ...others] = whole;
  const versions = { host: wholeHost, remotes: others };
  const described = describePage(versions, page);
  const [request] = (await createRenderJob(workspace, versions, [page])).pages;
  return { ...described, request };
};

test('a page is the same whichever versions the other remotes have, and however many there are (design §3)', async () => {
  const one = await describe(release(hostName, '1'), release('mfe-a', 'a'), release('mfe-b', 'b'));
  const other = await describe(
    release(hostName, '1'),
    release('mfe-a', 'a'),
    release('mfe-b', 'c'),
    release('mfe-c', 'd'),
  );
  expect(other).toEqual(one);
  expect(one.request?.composition.remotes.map(({ name }) => name)).toEqual(['mfe-a']);
});

test.each([20, 50])('a page of a site of 4 remotes and of one of %d is the same, byte for byte', async (count) => {
  const others = (length: number) =>
    Array.from({ length }, (_, index) => release(`mfe-other-${index}`, (index % 16).toString(16)));
  const [few, many] = await Promise.all(
    [4, count].map((remotes) => describe(release(hostName, '1'), release('mfe-a', 'a'), ...others(remotes - 1))),
  );
  expect(many?.digest).toBe(few?.digest);
  expect(JSON.stringify(many?.request)).toBe(JSON.stringify(few?.request));
});

test('another version of its own remote or of the shell is another page', async () => {
  const { digest } = await describe(release(hostName, '1'), release('mfe-a', 'a'));
  expect((await describe(release(hostName, '1'), release('mfe-a', 'b'))).digest).not.toBe(digest);
  expect((await describe(release(hostName, '2'), release('mfe-a', 'a'))).digest).not.toBe(digest);
});

test('scripts run in the order in which they need each other: what the shell starts with, the shell, the remote', async () => {
  const host = release(hostName, '1');
  const shell = { ...host, exposes: { './start': { scripts: ['library.js'], styles: [] } } };
  const remote = release('mfe-a', 'a');
  const { request } = await describe(shell, { ...remote, exposes: { './page': { scripts: ['page.js'], styles: [] } } });
  expect(request?.composition.scripts.map(({ src }) => src.split('/').at(-1))).toEqual([
    'library.js',
    'entry.js',
    'entry.js',
    'page.js',
  ]);
});
