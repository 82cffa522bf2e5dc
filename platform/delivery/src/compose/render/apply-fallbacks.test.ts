import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { PublishedPost } from 'kit/posts/published-post';
import {
  drawPlainly,
  openTestWorkspace,
  type TestWorkspace,
  testPost,
  testRemote,
} from '../../../testing/test-workspace';
import { checkVersions } from '../../checks/check-versions';
import { command as composeCommand } from '../../commands/compose';
import { rollBack } from '../../registry/change-entry';
import { changeRegistry } from '../../registry/open-registry';
import { composeSite } from '../compose-site';
import { nothingOmitted } from '../plan/omissions';
import { applyFallbacks } from './apply-fallbacks';

let workspace: TestWorkspace;
let one: string;

beforeEach(async () => {
  workspace = openTestWorkspace();
  one = workspace.publish(drawPlainly);
  await workspace.promote(one);
});
afterEach(() => workspace.dispose());

const read = (file: string) => readFileSync(join(workspace.site, file), 'utf8');
const heading = (path: string) => /<h1>.*(?=<script)/.exec(read(`${path.slice(1)}/index.html`))?.[0];
const compose = (...posts: PublishedPost[]) => composeSite(workspace, { posts });
/** Draws as ever, but throws where a condition on location and posts holds. */
const throwing = (condition: string, reason = 'broken') =>
  `(location, posts) => { if (${condition}) throw new Error('${reason} ' + location); return (${drawPlainly})(location, posts); }`;
const badPosts = throwing("posts && posts.post && posts.post.title.includes('bad')");

test('only a post that never rendered is left out, also of lists, feed and sitemap', async () => {
  const two = workspace.publish(badPosts);
  await workspace.promote(two);
  const outcome = await compose(
    testPost('good', 'A good one'),
    testPost('worse', 'a bad one'),
    testPost('worst', 'bad'),
  );
  expect(outcome.leftOut).toEqual([
    {
      location: '/posts/worse',
      remote: testRemote,
      slug: 'worse',
      code: 'page-does-not-render',
      reason: 'Error: broken /posts/worse',
      readersSee: 'nothing',
    },
    {
      location: '/posts/worst',
      remote: testRemote,
      slug: 'worst',
      code: 'page-does-not-render',
      reason: 'Error: broken /posts/worst',
      readersSee: 'nothing',
    },
  ]);
  expect(heading('/posts')).toBe('<h1>/posts</h1><p>A good one</p>');
  expect(existsSync(join(workspace.site, 'posts/worse'))).toBe(false);
  for (const file of ['sitemap.xml', 'posts/rss.xml', 'posts/posts.json']) {
    expect(read(file)).toContain('good');
    expect(read(file)).not.toContain('bad');
    expect(read(file)).not.toContain('worse');
  }
  // Anybody can read this one: no message, which may name files or quote a text.
  expect(JSON.parse(read('site-left-out.json'))).toEqual({
    pages: ['/posts/worse', '/posts/worst'].map((location) => ({
      location,
      remote: testRemote,
      code: 'page-does-not-render',
    })),
  });

  // The same again changes nothing and has the same outcome; so has a compose for another remote.
  expect(
    await compose(testPost('good', 'A good one'), testPost('worse', 'a bad one'), testPost('worst', 'bad')),
  ).toEqual({
    ...outcome,
    outcome: 'unchanged',
    wasThere: true,
    pages: expect.any(Number),
    rendered: 0,
  });
  await changeRegistry(workspace, testRemote, rollBack(testRemote));
  expect((await composeSite(workspace)).leftOut).toEqual([]);
  expect(heading('/posts/worse')).toBe('<h1>/posts/worse</h1><p>a bad one</p>');
});

test('a list that fails because of a post is composed without it', async () => {
  await workspace.promote(workspace.publish(throwing("posts && JSON.stringify(posts).includes('bad')")));
  const { leftOut } = await compose(testPost('good', 'A good one'), testPost('worse', 'a bad one'));
  expect(leftOut).toMatchObject([{ location: '/posts/worse', readersSee: 'nothing' }]);
  expect(heading('/posts')).toBe('<h1>/posts</h1><p>A good one</p>');
});

test('a post that fails after it was changed stays as it was, in its page and in lists', async () => {
  const two = workspace.publish(badPosts);
  await workspace.promote(two);
  await compose(testPost('one', 'first'), testPost('two', 'other'));
  const bad = { ...testPost('one', 'turned bad'), formerSlugs: ['zero'] };
  const { leftOut } = await compose(bad, testPost('two', 'changed'));
  expect(leftOut).toEqual([expect.objectContaining({ slug: 'one', readersSee: 'last-good' })]);
  expect(heading('/posts/one')).toBe('<h1>/posts/one</h1><p>first</p>');
  expect(heading('/posts')).toBe('<h1>/posts</h1><p>first</p><p>changed</p>');
  expect(read('posts/rss.xml')).toContain('<title>first</title>');
  // Who comes by a former address finds it all the same.
  expect(read('_redirects')).toContain('/posts/zero /posts/one 301');
  // It is not forgotten by a compose that brings something else, and comes back once it is well.
  expect((await compose(testPost('one', 'turned bad'), testPost('two', 'once more'))).leftOut).toEqual(leftOut);
  expect(heading('/posts/one')).toBe('<h1>/posts/one</h1><p>first</p>');
  expect((await compose(testPost('one', 'good again'), testPost('two', 'once more'))).leftOut).toEqual([]);
  expect(heading('/posts/one')).toBe('<h1>/posts/one</h1><p>good again</p>');
});

test('a page that fails with another version stays as it was, with its old scripts', async () => {
  await compose(testPost('one', 'first'));
  const two = workspace.publish(throwing("location === '/b'"));
  await workspace.promote(two);
  const { leftOut } = await compose(testPost('one', 'first'));
  expect(leftOut).toEqual([
    {
      location: '/b',
      remote: testRemote,
      code: 'page-does-not-render',
      reason: 'Error: broken /b',
      readersSee: 'last-good',
    },
  ]);
  expect(read('b/index.html')).toContain(`/assets/${testRemote}/${one}/entry.js`);
  expect(read('a/index.html')).toContain(`/assets/${testRemote}/${two}/entry.js`);
  expect(read('sitemap.xml')).toContain('/b<');
  // Even when nothing else needs those scripts any more.
  await changeRegistry(workspace, testRemote, () => ({ live: two, history: [] }));
  const three = workspace.publish(throwing("location === '/b'", 'broken again'));
  await changeRegistry(workspace, testRemote, () => ({ live: three, history: [] }));
  // The histories were shortened by hand.
  const again = await composeSite(workspace, { posts: [testPost('one', 'first')], isOlderAccepted: true });
  expect(again.leftOut).toEqual([{ ...leftOut[0], reason: 'Error: broken again /b' }]);
  expect(read(`assets/${testRemote}/${one}/entry.js`)).toContain(drawPlainly);
  expect(existsSync(join(workspace.site, 'assets', testRemote, two))).toBe(false);
});

test('a page whose scripts are gone does not stay: it would not run', async () => {
  await compose();
  rmSync(join(workspace.site, 'assets', testRemote, one, 'page.js'));
  await workspace.promote(workspace.publish(throwing("location === '/b'")));
  expect((await compose()).leftOut).toMatchObject([{ location: '/b', readersSee: 'nothing' }]);
});

test('a version is refused with all failing pages, but not for those already missing', async () => {
  await compose(testPost('one', 'first'));
  const two = workspace.publish(throwing("location === '/b' || location === '/c'"));
  await expect(checkVersions(workspace, [{ name: testRemote, version: two }])).rejects.toThrow(
    /^\/b: it does not prerender: Error: broken \/b[\s\S]*\n\/c: it does not prerender: Error: broken \/c/,
  );
  await expect(composeSite(workspace, { candidates: [{ name: testRemote, version: one }] })).resolves.toMatchObject({
    leftOut: [],
  });
  // One more of the same with a post that it cannot draw: refused as long as readers see that post.
  const three = workspace.publish(badPosts);
  await compose(testPost('one', 'bad'));
  await expect(checkVersions(workspace, [{ name: testRemote, version: three }])).rejects.toThrow(
    '/posts/one: it does not prerender',
  );
  await workspace.promote(three);
  await compose(testPost('one', 'bad'));
  const four = workspace.publish(throwing("posts && posts.post && posts.post.title.includes('bad')", 'still broken'));
  await expect(checkVersions(workspace, [{ name: testRemote, version: four }])).resolves.toBeDefined();
});

test('a left-out page is a warning, and with --strict the command exits with 3', async () => {
  await workspace.promote(workspace.publish(throwing("location === '/b'")));
  const run = async (...args: string[]) => (await composeCommand.run('compose', args, workspace)).result;
  expect(await run()).toMatchObject({ exitCode: 0, warnings: [expect.stringContaining('/b')] });
  expect(await run('--strict')).toMatchObject({ exitCode: 3 });
  await workspace.promote(workspace.publish(drawPlainly));
  expect(await run('--strict')).toMatchObject({ exitCode: 0, warnings: [] });
});

test('a remote that ends the process costs its own pages alone', async () => {
  const two = workspace.publish('process.exit(1)');
  await workspace.promote(two);
  const { leftOut } = await compose();
  expect(leftOut.map(({ location }) => location)).toEqual(['/a', '/b', '/c', '/posts']);
  expect(existsSync(join(workspace.site, '404.html'))).toBe(true);
});

const failedPage = (location: string, file: string, reason: string) => ({
  page: { location, file, page: { kind: 'route' as const, location }, indexed: true },
  code: 'page-does-not-render' as const,
  reason,
});

test('no site does without the page of missing pages', async () => {
  await expect(
    applyFallbacks(workspace, nothingOmitted([]), [failedPage('/404', '404.html', 'Error: broken')]),
  ).rejects.toThrow('/404: it does not prerender: Error: broken. Release the shell again');
});

test('the reason is one line of bounded length, and does not say where the checkout is', async () => {
  const reasons = [`Error: no ${workspace.root}/mfe-a\n    at line 2`, 'x'.repeat(400)];
  const { pages, dropped } = await applyFallbacks(
    workspace,
    nothingOmitted([]),
    reasons.map((reason, index) => failedPage(`/${index}`, `${index}/index.html`, reason)),
  );
  expect(pages.map(({ remote, reason }) => [remote, reason])).toEqual([
    ['shell', 'Error: no /mfe-a'],
    ['shell', 'x'.repeat(300)],
  ]);
  expect([...dropped]).toEqual(['0/index.html', '1/index.html']);
});
