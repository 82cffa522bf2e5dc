import { act, render, screen } from '@testing-library/react';
import type { Post } from 'kit/posts/post';
import FailedPageNotice from './failed-page-notice';
import { useFailedPages } from './use-failed-pages';

const post = (slug: string, status: Post['status'] = 'published'): Post => ({
  id: slug,
  slug,
  status,
  title: slug,
  author: '',
  publishDate: '2026-01-01',
  category: '',
  excerpt: '',
  updatedAt: '2026-01-01T00:00:00.000Z',
  content: [{ id: 1, type: 'paragraph', content: 'x' }],
});

const failed = (slug: string, readersSee: 'last-good' | 'nothing') => ({
  location: `/posts/${slug}`,
  remote: 'mfe-news',
  slug,
  code: 'page-does-not-render',
  reason: `Error: ${slug}`,
  readersSee,
});

/** The notices of some posts, as in the list. */
function Notices({ posts }: { posts: readonly Post[] }) {
  const failedPages = useFailedPages();
  return posts.map((one) => <FailedPageNotice key={one.slug} post={one} failedPages={failedPages} />);
}

let pages: ReturnType<typeof failed>[] = [];
beforeAll(() => {
  jest.useFakeTimers();
  window.fetch = jest.fn(async () => ({ ok: true, json: async () => ({ pages }) }) as Response);
});
afterAll(() => jest.useRealTimers());

test('a card says what readers see while the page of its post cannot be built', async () => {
  pages = [failed('kept', 'last-good'), failed('gone', 'nothing'), failed('draft', 'nothing')];
  render(<Notices posts={[post('kept'), post('gone'), post('fine'), post('draft', 'draft')]} />);
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual([
    'Readers see the last good version. The page could not be built: Error: kept',
    'Readers do not see this post. The page could not be built: Error: gone',
  ]);
  expect(window.fetch).toHaveBeenCalledTimes(1);
  // What anybody may read has no reasons.
  expect(window.fetch).toHaveBeenCalledWith('/__left-out');
  pages = [];
  await act(() => jest.advanceTimersByTimeAsync(6000));
  expect(screen.queryByRole('status')).toBeNull();
});

test('a server that does not respond is asked again', async () => {
  pages = [failed('gone', 'nothing')];
  (window.fetch as jest.Mock).mockClear().mockRejectedValueOnce(new TypeError('Failed to fetch'));
  render(<Notices posts={[post('gone')]} />);
  await act(() => jest.advanceTimersByTimeAsync(4900));
  expect(screen.queryByRole('status')).toBeNull();
  expect(window.fetch).toHaveBeenCalledTimes(1);
  await act(() => jest.advanceTimersByTimeAsync(200));
  expect(screen.getByRole('status')).toHaveTextContent('Readers do not see this post.');
});

test('on an origin of its own the tool does not ask for what the site has left out', async () => {
  const settings = document.body.appendChild(document.createElement('script'));
  Object.assign(settings, { type: 'application/json', id: 'documents-settings' });
  settings.textContent = '{"kind":"embedded","origin":"http://127.0.0.1:1"}';
  (window.fetch as jest.Mock).mockClear();
  render(<Notices posts={[post('gone')]} />);
  await act(() => jest.advanceTimersByTimeAsync(6000));
  settings.remove();
  expect(window.fetch).not.toHaveBeenCalled();
});
