import { act, render, screen } from '@testing-library/react';
import type { Post } from 'shared-config/posts/post';
import { LeftOutNotice } from './failed-page-notice';
import { useLeftOutPages } from './use-failed-pages';

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

const leftOut = (slug: string, readersSee: 'last-good' | 'nothing') => ({
  location: `/blogs/${slug}`,
  remote: 'mfe-marketing',
  slug,
  reason: `Error: ${slug}`,
  readersSee,
});

/** The notices of some posts, as the list has them. */
function Notices({ posts }: { posts: readonly Post[] }) {
  const found = useLeftOutPages();
  return posts.map((one) => <LeftOutNotice key={one.slug} post={one} pages={found} />);
}

let pages: ReturnType<typeof leftOut>[] = [];
beforeAll(() => {
  jest.useFakeTimers();
  window.fetch = jest.fn(async () => ({ ok: true, json: async () => ({ inputs: '', pages }) }) as Response);
});
afterAll(() => jest.useRealTimers());

test('a card says what readers have in place of a post that was left out, and stops once it is well', async () => {
  pages = [leftOut('kept', 'last-good'), leftOut('gone', 'nothing'), leftOut('draft', 'nothing')];
  render(<Notices posts={[post('kept'), post('gone'), post('well'), post('draft', 'draft')]} />);
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual([
    'Readers see the last good version. It could not be made into a page: Error: kept',
    'Readers do not see this post. It could not be made into a page: Error: gone',
  ]);
  expect(window.fetch).toHaveBeenCalledTimes(1);
  pages = [];
  await act(() => jest.advanceTimersByTimeAsync(6000));
  expect(screen.queryByRole('status')).toBeNull();
});
