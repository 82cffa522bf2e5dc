/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { usePagePosts } from 'kit/page/contexts';
import { Suspense } from 'react';
import { expectConsole } from '../../presets/jest/expect-console';
import { PagePostsProvider, readInlinePosts } from './page-posts';

const posts = (title: string) => ({
  summaries: [{ slug: 'a', title, author: '', publishDate: '2026-01-01', category: '', excerpt: '' }],
});
const answer = jest.fn<Promise<unknown>, [string]>();
beforeEach(() => {
  answer.mockReset();
  Object.assign(window, { fetch: answer });
});

const Titles = () => <p>{usePagePosts().summaries.map(({ title }) => title)}</p>;
const show = (pathname: string, inline?: ReturnType<typeof posts>) =>
  act(async () =>
    render(
      <Suspense fallback="Loading…">
        <PagePostsProvider pathname={pathname} posts={inline}>
          <Titles />
        </PagePostsProvider>
      </Suspense>,
    ),
  );

test('the posts that came with the page are read from it, and none where it has none', () => {
  expect(readInlinePosts()).toBeUndefined();
  document.body.innerHTML = `<script type="application/json" id="page-posts">${JSON.stringify(posts('A'))}</script>`;
  expect(readInlinePosts()).toEqual(posts('A'));
  document.body.innerHTML = '';
});

test('they are shown without asking anybody', async () => {
  await show('/texts', posts('Inline'));
  expect(screen.getByText('Inline')).toBeVisible();
  expect(answer).not.toHaveBeenCalled();
});

test.each([
  ['/', '/posts.json'],
  ['/texts/crossing', '/texts/crossing/posts.json'],
])('those of %s, which one comes to by a link, are fetched from beside it, once', async (pathname, file) => {
  answer.mockResolvedValue({ ok: true, json: async () => posts('Fetched') });
  const first = await show(pathname);
  expect(screen.getByText('Fetched')).toBeVisible();
  first.unmount();
  await show(pathname);
  expect(answer.mock.calls.map(([address]) => address)).toEqual([file]);
});

test.each([
  ['are gone', { ok: false, status: 404, json: async () => posts('Not these') }],
  ['are none', { ok: true, json: async () => ({ summaries: 'none' }) }],
])('where they %s the page is loaded in full; the next visit asks again', async (what, response) => {
  const pathname = `/texts/${what}`;
  history.replaceState(null, '', encodeURI(pathname));
  answer.mockResolvedValue(response);
  jest.useFakeTimers();
  // What jsdom says to a reload.
  expectConsole('error', /Not implemented: navigation/);
  const first = await show(pathname);
  expect(screen.getByText('Loading…')).toBeVisible();
  // Until it is known that the visitor does not leave.
  await act(() => jest.advanceTimersByTimeAsync(500));
  jest.useRealTimers();
  first.unmount();
  answer.mockResolvedValue({ ok: true, json: async () => posts('Back') });
  await show(pathname);
  expect(screen.getByText('Back')).toBeVisible();
});
