import { openTestWorkspace, type TestWorkspace, testPost, testRemote } from '../../testing/test-workspace';
import { promoteTo, retire } from '../registry/change-entry';
import { goLive } from '../releases/go-live';
import { readRelease } from '../releases/read-release';
import { hostName } from '../workspace';
import { readDevMoves } from './read-dev-moves';

let workspace: TestWorkspace;
beforeAll(() => {
  workspace = openTestWorkspace();
});
afterAll(() => workspace.dispose());

test('redirects come from remotes in development, retired ones and live posts', async () => {
  const draw = '(location) => location';
  const fields = { redirects: { '/former': '/a', '/taken-back': '/a' }, gone: ['/ended'] };
  const version = workspace.publish(draw, testRemote, undefined, fields);
  const old = workspace.publish(draw, 'mfe-old', ['/old']);
  const posts = [{ ...testPost('is', 'Is'), formerSlugs: ['was'] }];
  const live = {
    [hostName]: promoteTo(workspace.hostVersion),
    [testRemote]: promoteTo(version),
    'mfe-old': promoteTo(old),
  };
  await goLive(workspace, live, { posts });
  await goLive(workspace, { 'mfe-old': retire('mfe-old', { redirects: { '/old': '/b' }, gone: ['/older'] }) });
  // Its remote.ts has one redirect less by now, and one more.
  const planned = {
    ...(await readRelease(workspace, testRemote, version)),
    redirects: { '/former': '/a', '/new': '/c' },
  };
  expect(await readDevMoves(workspace, [{ planned }])).toEqual({
    redirects: { '/former': '/a', '/new': '/c', '/old': '/b', '/posts/was': '/posts/is' },
    gone: ['/ended', '/older'],
  });
});
