import { fireEvent, render, screen, within } from '@testing-library/react';
import { PagePostsContext } from 'kit/page/contexts';
import type { PagePost } from 'kit/posts/page-post';
import { prerenderedJsonLd } from 'kit/presets/jest/prerendered-json-ld';
import { MemoryRouter } from 'react-router-dom';
import { site } from 'shared-config/site';
import { useSharedStore } from 'shared-config/store';
import { blogCards, pictureOf } from './blog-cards';
import BlogPostPage from './blog-post-page';

const post: PagePost = {
  slug: 'own',
  title: 'Our own',
  author: 'Ada Example',
  publishDate: '2026-01-01',
  category: 'Fleet',
  excerpt: 'What it is about.',
  updatedAt: '2026-01-02T00:00:00.000Z',
  content: [{ id: 1, type: 'paragraph', content: 'Text' }],
};

const pageOf = (shown: PagePost | undefined) => (
  <MemoryRouter>
    <PagePostsContext value={{ summaries: [], ...(shown ? { post: shown } : {}) }}>
      <BlogPostPage />
    </PagePostsContext>
  </MemoryRouter>
);
const description = () => document.querySelector('meta[name=description]')?.getAttribute('content');

test('search engines get the author, dates, address and picture of an article', () => {
  const { '@graph': nodes } = prerenderedJsonLd(pageOf(post));
  expect(nodes).toContainEqual({
    '@type': 'Article',
    headline: 'Our own',
    author: { '@type': 'Person', name: 'Ada Example' },
    datePublished: '2026-01-01',
    dateModified: '2026-01-02T00:00:00.000Z',
    articleSection: 'Fleet',
    image: expect.stringMatching(new RegExp(`^${site.origin}/media/.+\\.webp$`)),
    mainEntityOfPage: `${site.origin}/blogs/own`,
    publisher: { '@type': 'Organization', name: site.companyName },
  });
});

test('when shared, it is an article with its author, dates and category', () => {
  render(pageOf(post));
  const property = (name: string) => document.head.querySelector(`meta[property="${name}"]`)?.getAttribute('content');
  expect(['og:type', 'article:published_time', 'article:modified_time'].map(property)).toEqual([
    'article',
    '2026-01-01',
    '2026-01-02T00:00:00.000Z',
  ]);
  expect(['article:author', 'article:section'].map(property)).toEqual(['Ada Example', 'Fleet']);
});

test('a scheduled post says the time of day at which it appeared', () => {
  const scheduled = { ...post, publishAt: '2025-12-31T23:30:00.000Z' };
  const { '@graph': nodes } = prerenderedJsonLd(pageOf(scheduled));
  expect(nodes).toContainEqual(expect.objectContaining({ datePublished: '2025-12-31T23:30:00.000Z' }));
  render(pageOf(scheduled));
  expect(document.head.querySelector('meta[property="article:published_time"]')).toHaveAttribute(
    'content',
    '2025-12-31T23:30:00.000Z',
  );
});

test('when shared, it omits fields the writer left empty', () => {
  render(pageOf({ ...post, author: '', publishDate: '', category: '' }));
  const named = [...document.head.querySelectorAll('meta[property^="article:"]')];
  expect(named.map((meta) => meta.getAttribute('property'))).toEqual(['article:modified_time']);
});

test('its headings can be linked to', () => {
  render(pageOf({ ...post, content: [{ id: 1, type: 'heading', content: 'Loads' }] }));
  expect(screen.getByRole('link', { name: 'Link to “Loads”' })).toHaveAttribute('href', '#loads');
});

test('addresses in another script are written in ASCII', () => {
  render(pageOf({ ...post, slug: '倉庫' }));
  const path = `${site.origin}/blogs/%E5%80%89%E5%BA%AB`;
  expect(document.querySelector('link[rel=canonical]')).toHaveAttribute('href', path);
});

test('search engines are told nothing about fields the writer left empty', () => {
  const bare = { ...post, author: '', publishDate: '', category: '' };
  const { '@graph': nodes } = prerenderedJsonLd(pageOf(bare));
  const article = nodes.find((node: { '@type': string }) => node['@type'] === 'Article');
  for (const name of ['author', 'datePublished', 'articleSection']) expect(article).not.toHaveProperty(name);
});

test('its writer may give search engines and shared links other words than its own', () => {
  render(pageOf({ ...post, metaTitle: 'Found title', metaDescription: 'Found text.' }));
  expect([document.title, description()]).toEqual([`Found title | ${site.companyName}`, 'Found text.']);
  expect(screen.getByRole('heading', { level: 1, name: 'Our own' })).toBeVisible();
});

test('its description is its excerpt, or a sentence with its title', () => {
  const { rerender } = render(pageOf(post));
  expect(description()).toBe('What it is about.');
  expect(document.title).toBe(`Our own | ${site.companyName}`);
  expect(document.querySelector('link[rel=canonical]')).toHaveAttribute('href', `${site.origin}/blogs/own`);
  rerender(pageOf({ ...post, excerpt: '' }));
  expect(description()).toBe(`Our own: an article by ${site.companyName}.`);
});

test('it has a breadcrumb, announces the feed, and passes the post to the contact form', () => {
  render(pageOf(post));
  const way = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  expect(way.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/', '/blogs']);
  expect(way.getByText('Our own')).toHaveAttribute('aria-current', 'page');
  expect(document.querySelector('link[type="application/rss+xml"]')).toHaveAttribute('href', '/blogs/rss.xml');
  fireEvent.click(screen.getByRole('link', { name: 'Ask an engineer' }));
  expect(useSharedStore.getState().interest).toEqual({ label: 'Our own', path: '/blogs/own' });
});

test('a page rendered without its post says so, and what to do', () => {
  expect(() => render(pageOf(undefined))).toThrow('the page came without its post. Compose the site again');
});

test('a post keeps the same picture at every visit, and posts differ', () => {
  const slugs = ['crossing', 'scanner', 'charging', 'forks', 'rollers', 'train', 'racks', 'own'];
  const pictures = slugs.map((slug) => pictureOf({ slug }));
  expect(slugs.map((slug) => pictureOf({ slug }))).toEqual(pictures);
  expect(new Set(pictures).size).toBeGreaterThan(3);
});

const stored = { name: `${'a'.repeat(32)}.jpg`, width: 900, height: 600 };
const published = {
  ...stored,
  avif: ['480.00000000'],
  other: '800.11111111',
};

test('the excerpt stands above the text, and the cover is described', () => {
  const { rerender } = render(
    pageOf({ ...post, excerpt: 'In short', cover: published, coverAlt: 'A lifter at a dock' }),
  );
  const standfirst = screen.getByText('In short');
  const cover = screen.getByRole('img', { name: 'A lifter at a dock' });
  expect(standfirst.compareDocumentPosition(cover)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  rerender(pageOf({ ...post, excerpt: '' }));
  expect(screen.queryByText('In short')).not.toBeInTheDocument();
});

test('it shows the pictures in its text and the chosen cover, also when shared', () => {
  const { '@graph': nodes } = prerenderedJsonLd(
    pageOf({ ...post, cover: published, share: 'posts/a-share.22222222.jpg' }),
  );
  const article = nodes.find((node: { '@type': string }) => node['@type'] === 'Article');
  expect(article).toMatchObject({ image: `${site.origin}/media/posts/${'a'.repeat(16)}-800.11111111.webp` });
  const content = [{ id: 1, type: 'picture' as const, picture: stored.name, width: 900, height: 600, alt: 'A lifter' }];
  render(pageOf({ ...post, content, pictures: [published], cover: published, share: 'posts/b.jpg' }));
  const inText = screen.getByRole('img', { name: 'A lifter' });
  expect(inText).toHaveAttribute('width', '900');
  // Above the text, and in place of the site's own below it.
  const [cover, ...others] = screen.getAllByRole('presentation');
  expect(cover?.compareDocumentPosition(inText)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(others).toEqual([]);
  expect(document.querySelector('meta[property="og:image"]')).toHaveAttribute(
    'content',
    `${site.origin}/media/posts/b.jpg`,
  );
});

test("lists show a post's cover, or the site's picture if it has none", () => {
  const summary = { slug: 'own', title: '', author: '', publishDate: '', category: '', excerpt: '' };
  const [chosen, other] = blogCards([{ ...summary, cover: published }, summary], []);
  expect(chosen?.image.webp.src).toContain('/media/posts/');
  expect(other?.image.webp.src).toContain('/media/blog-');
});

test('it shows its author with picture and line, and links to their posts', () => {
  const by = { slug: 'ada-example', name: 'Ada Example', line: 'Safety engineer', portrait: published, alt: 'Ada' };
  render(pageOf({ ...post, by }));
  expect(screen.getByRole('link', { name: 'Ada Example' })).toHaveAttribute('href', '/authors/ada-example');
  expect(screen.getByRole('img', { name: 'Ada' })).toHaveAttribute('width', '900');
  expect(screen.getByText('Safety engineer')).toBeVisible();
  expect(screen.getByText('1 January 2026')).toBeVisible();
});

test('its tags and related posts are linked; without them, their places are absent', () => {
  const related = [{ slug: 'next', title: 'Another', category: 'Fleet', publishDate: '2026-01-03' }];
  const { unmount } = render(pageOf({ ...post, tags: [{ slug: '倉庫', name: '倉庫' }], related }));
  const tags = within(screen.getByRole('list', { name: 'Tags' }));
  expect(tags.getByRole('link', { name: '倉庫' })).toHaveAttribute('href', '/tags/%E5%80%89%E5%BA%AB');
  const next = within(screen.getByRole('region', { name: 'Related posts' }));
  expect(next.getByRole('link', { name: 'Another' })).toHaveAttribute('href', '/blogs/next');
  expect(next.getByText('Fleet, 3 January 2026')).toBeVisible();
  unmount();
  render(pageOf(post));
  expect(screen.queryByRole('list', { name: 'Tags' })).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Related posts' })).not.toBeInTheDocument();
});
