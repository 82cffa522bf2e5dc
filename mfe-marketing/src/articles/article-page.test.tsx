import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { PagePostsContext } from 'kit/page/contexts';
import type { PublishedPost } from 'kit/posts/published-post';
import { prerenderedJsonLd } from 'kit/presets/jest/prerendered-json-ld';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { site } from 'shared-config/site';
import { useSharedStore } from 'shared-config/store';
import { articleHeads } from './article-heads.content';
import ArticlePage from './article-page';

const pageAt = (path: string, post?: PublishedPost) => (
  <PagePostsContext value={{ summaries: [], ...(post ? { post } : {}) }}>
    <MemoryRouter initialEntries={[path]}>
      <Routes>
        <Route path="/contact" element={null} />
        <Route path="/:kind/:slug" element={<ArticlePage />} />
      </Routes>
    </MemoryRouter>
  </PagePostsContext>
);
const open = (path: string, post?: PublishedPost) => act(async () => render(pageAt(path, post)));
const hrefsIn = (name: string) =>
  within(screen.getByRole('navigation', { name }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

const crossing = '/blogs/who-goes-first';

test('an article says who wrote it, when, and how long it takes to read', async () => {
  await open(crossing);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Who goes first?');
  expect(screen.getByRole('link', { name: 'Meera Kulkarni' })).toHaveAttribute('href', '/authors/meera-kulkarni');
  expect(screen.getByText('5 November 2026')).toHaveAttribute('datetime', '2026-11-05');
  expect(screen.getByText(/^\d min read$/)).toBeVisible();
});

test('its contents lead to its chapters', async () => {
  await open(crossing);
  const addresses = hrefsIn('Contents');
  expect(addresses.length).toBeGreaterThan(5);
  for (const address of addresses) expect(document.querySelector(`h2${address}`)).toBeInTheDocument();
});

test('its drawing has a name and a description, below the text it belongs to', async () => {
  await open(crossing);
  const drawing = screen.getByRole('img', { name: /reserved zone/ });
  expect(drawing).toHaveTextContent(/A crossing of two aisles/);
  expect(drawing.closest('figure')?.previousElementSibling).toHaveTextContent(/breaks at least one of them/);
});

test('an article leads to its neighbours in the list, related pages and an engineer', async () => {
  const [first, second, third] = articleHeads.blogs;
  await open(second?.path ?? '');
  expect(hrefsIn('Previous and next')).toEqual([first?.path, third?.path]);
  const next = within(screen.getByRole('region', { name: 'Next' })).getAllByRole('link');
  expect(next.map((link) => link.getAttribute('href'))).toEqual(second?.related.map(({ to }) => to));
  fireEvent.click(screen.getByRole('link', { name: 'Ask an engineer' }));
  expect(useSharedStore.getState().interest).toEqual({ label: second?.title, path: second?.path });
});

test('the first and last articles of a list have one neighbour each', async () => {
  const all = articleHeads.news;
  for (const [head, beside] of [
    [all[0], all[1]],
    [all.at(-1), all.at(-2)],
  ]) {
    const { unmount } = await open(head?.path ?? '');
    expect(hrefsIn('Previous and next')).toEqual([beside?.path]);
    unmount();
  }
});

test.each([
  [crossing, 'Article', 'Meera Kulkarni', '/blogs/rss.xml'],
  ['/news/vda-5050', 'NewsArticle', site.companyName, '/news/rss.xml'],
  ['/reports/sizing', 'Report', 'Ritu Sharma', '/reports/rss.xml'],
  ['/podcasts/night-shift', 'PodcastEpisode', 'Anita Rao', '/podcasts/rss.xml'],
])('%s is described to search engines and when shared', async (path, type, author, feed) => {
  // React has read the articles once, so that it need not wait for them.
  const { unmount } = await open(path);
  unmount();
  const { '@graph': nodes } = prerenderedJsonLd(pageAt(path));
  expect(nodes).toContainEqual(
    expect.objectContaining({
      '@type': type,
      datePublished: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      author: expect.objectContaining({ name: author }),
      mainEntityOfPage: site.origin + path,
    }),
  );
  await open(path);
  const property = (name: string) => document.head.querySelector(`meta[property="${name}"]`)?.getAttribute('content');
  expect(property('og:type')).toBe('article');
  expect(property('article:author')).toBe(author);
  expect(document.querySelector('link[rel=canonical]')).toHaveAttribute('href', site.origin + path);
  const found = document.head.querySelector('link[type="application/rss+xml"]')?.getAttribute('href') ?? null;
  expect(found).toBe(feed);
});

test('a transcript says that it is one, and how long the conversation was', async () => {
  await open('/podcasts/old-floors');
  expect(screen.getByText('Transcript, shortened from 28 minutes')).toBeVisible();
});

test('a report can be downloaded as PDF, with its page count and size', async () => {
  await open('/reports/sizing');
  const file = screen.getByRole('link', { name: 'Download this report as PDF' });
  expect(file).toHaveAttribute('href', '/pdfs/report-sizing.pdf');
  expect(file.parentElement).toHaveTextContent(/, \d pages, \d+ kB, tagged/);
});

test('a post published at the address of an article replaces it', async () => {
  const post: PublishedPost = {
    slug: 'who-goes-first',
    title: 'Who goes first, written anew',
    author: 'Ada Example',
    publishDate: '2026-12-01',
    category: 'Fleet',
    excerpt: '',
    updatedAt: '2026-12-01T00:00:00.000Z',
    content: [{ id: 1, type: 'paragraph', content: '<p>Anew</p>' }],
  };
  await open(crossing, post);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Who goes first, written anew');
  expect(screen.queryByText('Meera Kulkarni')).not.toBeInTheDocument();
});

test('an address of no article is a missing page; in blogs, one without its post', async () => {
  for (const [known, path, message] of [
    ['/news/vda-5050', '/news/nothing', '/news/nothing'],
    [crossing, '/blogs/nothing', 'the page came without its post'],
  ] as const) {
    const { unmount } = await open(known);
    unmount();
    expect(() => render(pageAt(path))).toThrow(message);
  }
});
