import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { PagePostsContext } from 'shared-config/store';
import { LatestBlogs } from '../home/latest-blogs';
import BlogsPage from '../listing/blogs-page';

const post = { slug: 'own', title: 'Our own', author: '', publishDate: '2026-01-01', category: '', excerpt: '' };

test.each([
  ['the home page', LatestBlogs],
  ['the blogs page', BlogsPage],
])('%s announces the feed once there is a post: before that there is no feed', (_, Part) => {
  const findFeed = () => document.head.querySelector('link[rel=alternate][type="application/rss+xml"]');
  const show = (summaries: (typeof post)[]) => (
    <PagePostsContext value={{ summaries }}>
      <Part />
    </PagePostsContext>
  );
  const { rerender } = render(show([]), { wrapper: MemoryRouter });
  expect(findFeed()).toBeNull();
  rerender(show([post]));
  expect(findFeed()).toHaveAttribute('href', '/blogs/rss.xml');
});
