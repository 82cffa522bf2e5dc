import { cleanup, render, screen } from '@testing-library/react';
import { PagePostsContext } from 'kit/page/contexts';
import { MemoryRouter } from 'react-router-dom';
import remote from '../../remote';
import BlogsPage from '../listing/blogs-page';
import NewsPage from '../listing/news-page';
import { PodcastsPage } from '../listing/podcasts-page';
import { ReportsPage } from '../listing/reports-page';

const post = { slug: 'own', title: 'Our own', author: '', publishDate: '2026-01-01', category: '', excerpt: '' };

const findFeed = () => document.head.querySelector('link[rel=alternate][type="application/rss+xml"]');

test('the pages of blogs, news, reports and podcasts announce their feeds', () => {
  const { unmount } = render(<BlogsPage />, { wrapper: MemoryRouter });
  expect(findFeed()).toHaveAttribute('href', '/blogs/rss.xml');
  unmount();
  render(<NewsPage />, { wrapper: MemoryRouter });
  expect(findFeed()).toHaveAttribute('href', '/news/rss.xml');
  for (const [Page, path] of [[ReportsPage, '/reports'] as const, [PodcastsPage, '/podcasts'] as const]) {
    cleanup();
    render(<Page />, { wrapper: MemoryRouter });
    expect(findFeed()).toHaveAttribute('href', `${path}/rss.xml`);
    expect(remote.routes.find((route) => route.path === path)?.feed?.items.length).toBeGreaterThan(2);
  }
});

test('a post at the address of an article is shown in its place', () => {
  const anew = { ...post, slug: 'who-goes-first', title: 'Who goes first, written anew' };
  render(
    <PagePostsContext value={{ summaries: [anew] }}>
      <BlogsPage />
    </PagePostsContext>,
    { wrapper: MemoryRouter },
  );
  const links = screen.getAllByRole('link').filter((link) => link.getAttribute('href') === '/blogs/who-goes-first');
  expect(links.map(({ textContent }) => textContent)).toEqual(['Who goes first, written anew']);
});
