import type { Release } from 'kit/contract/release';
import { testDefinition } from 'kit/presets/jest/test-definition';
import { testRelease } from '../../../testing/test-release';
import { openTestWorkspace } from '../../../testing/test-workspace';
import { hostName } from '../../workspace';
import { createRenderJob } from './create-render-job';
import { describePage } from './describe-page';

const workspace = openTestWorkspace();
afterAll(() => workspace.dispose());

const integrity = `sha384-${'A'.repeat(64)}`;
const files = Object.fromEntries(
  ['entry', 'library', 'page'].map((name) => [`web/${name}.js`, { size: 1, integrity }]),
);
const release = (remote: string, version: string, scripts: string[] = []) =>
  testRelease(remote, {
    version: version.repeat(16),
    exposes: { [remote === hostName ? './start' : './page']: { scripts, styles: [] } },
    files,
  });
const page = {
  location: '/a',
  file: 'a/index.html',
  page: { kind: 'route' as const, location: '/a' },
  owner: { remote: 'mfe-a', expose: './page' },
  indexed: true,
};
const describe = async (host: Release, ...remotes: Release[]) => {
  const [request] = (
    await createRenderJob(workspace, { host, remotes, basePath: '', definition: testDefinition }, [page])
  ).pages;
  return { ...describePage({ host, remotes, basePath: '', definition: testDefinition }, page), request };
};

test('a page does not depend on other remotes (architecture §9 The contract)', async () => {
  const own = [release(hostName, '1'), release('mfe-a', 'a')] as const;
  const one = await describe(...own, release('mfe-b', 'b'));
  const others = Array.from({ length: 50 }, (_, index) => release(`mfe-other-${index}`, (index % 16).toString(16)));
  const other = await describe(...own, release('mfe-b', 'c'), ...others);
  expect(JSON.stringify(other)).toBe(JSON.stringify(one));
  expect(one.request?.composition.remotes.map(({ name }) => name)).toEqual(['mfe-a']);
});

test('another version of its own remote or of the shell is another page', async () => {
  const { digest } = await describe(release(hostName, '1'), release('mfe-a', 'a'));
  expect((await describe(release(hostName, '1'), release('mfe-a', 'b'))).digest).not.toBe(digest);
  expect((await describe(release(hostName, '2'), release('mfe-a', 'a'))).digest).not.toBe(digest);
});

test('a remote that is served from an origin of its own changes every page’s policy', async () => {
  const own = [release(hostName, '1'), release('mfe-a', 'a')] as const;
  const far = { ...release('mfe-b', 'b'), origin: 'https://assets.example' };
  const before = await describe(...own, release('mfe-b', 'b'));
  const after = await describe(...own, far);
  expect(after.digest).not.toBe(before.digest);
  expect([before.request?.assetOrigins, after.request?.assetOrigins]).toEqual([[], ['https://assets.example']]);
});

test('an origin that a remote fetches from changes the policy of each page', async () => {
  const own = [release(hostName, '1'), release('mfe-a', 'a')] as const;
  const before = await describe(...own, release('mfe-b', 'b'));
  const after = await describe(...own, { ...release('mfe-b', 'b'), connects: ['https://api.example'] });
  expect(after.digest).not.toBe(before.digest);
  expect([before.request?.connectOrigins, after.request?.connectOrigins]).toEqual([[], ['https://api.example']]);
});

test('scripts run in order: the shell’s libraries, the shell, the remote', async () => {
  const { request } = await describe(release(hostName, '1', ['library.js']), release('mfe-a', 'a', ['page.js']));
  expect(request?.composition.scripts.map(({ src }) => src.split('/').at(-1))).toEqual([
    'library.js',
    'entry.js',
    'entry.js',
    'page.js',
  ]);
});
