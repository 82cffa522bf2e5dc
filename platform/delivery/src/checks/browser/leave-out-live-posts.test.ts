import { drawPlainly, openTestWorkspace, testRemote } from '../../../testing/test-workspace';
import { composeSite } from '../../compose/compose-site';
import { leaveOutLivePosts } from './leave-out-live-posts';
import type { PageFailure } from './refuse-page-failures';

const workspace = openTestWorkspace();
afterAll(() => workspace.dispose());

const opened = { browser: 'a browser', connects: [] };
const fail = (reason: string, change: Partial<PageFailure> = {}): PageFailure => ({
  location: '/posts/firing',
  source: 'mfe-a/src/post-page.tsx',
  post: 'First firing',
  reason,
  remotes: [],
  ...change,
});
const order = fail('axe: heading-order: <h3 dir="auto" class="new_subheading">');
const live = [fail('axe: heading-order: <h3 dir="auto" class="old_subheading">', { source: '' })];

test('without a live site, everything counts', async () => {
  const check = jest.fn();
  expect(await leaveOutLivePosts(workspace, [order], opened, check)).toEqual({ failures: [order], ofPosts: [] });
  expect(check).not.toHaveBeenCalled();
});

test('an axe failure in a post counts unless the same page is live with the same one', async () => {
  await workspace.promote(workspace.hostVersion, 'shell');
  await workspace.promote(workspace.publish(drawPlainly), testRemote);
  await composeSite(workspace);
  const others = [
    fail('axe: heading-order: <h3 dir="auto" class="new_subheading"> <h4>'),
    fail('axe: image-alt: <img>'),
    fail(order.reason, { location: '/posts/other' }),
    fail(order.reason, { post: undefined }),
    fail('it does not become interactive'),
  ];
  const check = jest.fn(async () => ({ failures: live, silent: new Map() }));
  expect(await leaveOutLivePosts(workspace, [order, ...others], opened, check)).toEqual({
    failures: others,
    ofPosts: [order],
  });
  expect(check).toHaveBeenCalledWith(
    workspace,
    workspace.site,
    expect.objectContaining({
      pages: ['/posts/firing', '/posts/other'].map((location) => ({ location, source: '', isLinked: false })),
    }),
  );
});

test('pages without a finding in a post open nothing again', async () => {
  const check = jest.fn();
  const failures = [fail('axe: image-alt: <img>', { post: undefined })];
  expect(await leaveOutLivePosts(workspace, failures, opened, check)).toEqual({ failures, ofPosts: [] });
  expect(check).not.toHaveBeenCalled();
});
