import { testRelease } from '../../testing/test-release';
import { openTestWorkspace } from '../../testing/test-workspace';
import { hostName } from '../workspace';
import { checkInBrowser, wasInBrowser } from './check-in-browser';
import { recordPass } from './pass-once';

const workspace = openTestWorkspace();
afterAll(() => workspace.dispose());

const [one, two] = ['1'.repeat(16), '2'.repeat(16)] as const;
const host = (version: string) => testRelease(hostName, { version });

test('files that will be on another origin are not opened, and it is said why', async () => {
  const release = testRelease('mfe-far', { origin: 'https://assets.example' });
  const omitted = await checkInBrowser(workspace, {
    site: 'none',
    host: host(one),
    versions: [{ release, pages: [] }],
    connects: [],
    whole: [],
  });
  expect(omitted).toEqual(new Map([['mfe-far', 'browser: the files will be at https://assets.example']]));
});

test('a version that was opened before is not opened again with the same shell, but is with another one', async () => {
  const release = testRelease('mfe-a', { version: one });
  await recordPass(workspace, ['in browser, and by a link', 'mfe-a', one, one]);
  const versions = [{ release, pages: [] }];
  // There is no such site, and so nothing that a browser could open.
  expect(await checkInBrowser(workspace, { site: 'none', host: host(one), versions, connects: [], whole: [] })).toEqual(
    new Map(),
  );
  expect(wasInBrowser(workspace, { name: 'mfe-a', version: one }, one)).toBe(true);
  expect(wasInBrowser(workspace, { name: 'mfe-a', version: one }, two)).toBe(false);
  expect(wasInBrowser(workspace, { name: 'mfe-a', version: two }, one)).toBe(false);
});
