import { render, screen, within } from '@testing-library/react';
import { PagePostsContext } from 'kit/page/contexts';
import { authorSlug } from 'kit/posts/author';
import type { PagePosts } from 'kit/posts/page-posts';
import { prerenderedJsonLd } from 'kit/presets/jest/prerendered-json-ld';
import { MemoryRouter } from 'react-router-dom';
import { site } from 'shared-config/site';
import { articleHeads } from '../articles/article-heads.content';
import { articleAuthorPath } from '../articles/author-path';
import CollectionPage from './collection-page';

const post = {
  slug: 'own',
  title: 'Our own',
  author: 'Ada Example',
  publishDate: '2026-01-01',
  category: '',
  excerpt: '',
};
const portrait = { name: `${'a'.repeat(32)}.jpg`, width: 480, height: 480, avif: ['480.0'], other: '480.1' };
const ada = { slug: 'ada-example', name: 'Ada Example', line: 'Safety engineer', portrait, alt: 'Ada at a crossing' };

const pageOf = (path: string, posts: PagePosts) => (
  <MemoryRouter initialEntries={[path]}>
    <PagePostsContext value={posts}>
      <CollectionPage />
    </PagePostsContext>
  </MemoryRouter>
);
const ofAda = pageOf('/authors/ada-example', {
  summaries: [post],
  subject: { author: ada, count: 1 },
});
const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

test("an author's page introduces them with a picture and lists their posts", () => {
  render(ofAda);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Ada Example');
  expect(screen.getByText('Safety engineer')).toBeVisible();
  expect(screen.getByText(/^1 post\.$/)).toBeVisible();
  expect(screen.getByRole('img', { name: 'Ada at a crossing' })).toHaveAttribute('width', '480');
  expect(screen.getByRole('link', { name: 'Our own' })).toHaveAttribute('href', '/blogs/own');
  expect(document.querySelector('link[rel=canonical]')).toHaveAttribute('href', `${site.origin}/authors/ada-example`);
});

test("search engines are told that an author's page is about a person", () => {
  expect(prerenderedJsonLd(ofAda)['@graph']).toContainEqual(
    expect.objectContaining({
      '@type': 'ProfilePage',
      mainEntity: expect.objectContaining({ '@type': 'Person', name: 'Ada Example', description: 'Safety engineer' }),
    }),
  );
});

test("an author's articles follow their posts, or stand alone without posts", () => {
  const meera = { slug: 'meera-kulkarni', name: 'Meera Kulkarni' };
  const path = '/authors/meera-kulkarni';
  const { unmount } = render(pageOf(path, { summaries: [post], subject: { author: meera, count: 1 } }));
  expect(titles().slice(0, 2)).toEqual(['Our own', expect.stringContaining('Who goes first?')]);
  unmount();
  render(pageOf(path, { summaries: [] }));
  expect(titles()[0]).toContain('Who goes first?');
  expect(screen.getByText('Traffic engineer')).toBeVisible();
  expect(screen.getByText(/^1 post and 1 report\.$/)).toBeVisible();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

test('a post at the address of an article is listed in its place', () => {
  const anew = { ...post, slug: 'who-goes-first', title: 'Who goes first, anew' };
  const author = { slug: 'meera-kulkarni', name: 'Meera Kulkarni' };
  render(pageOf('/authors/meera-kulkarni', { summaries: [anew], subject: { author, count: 1 } }));
  expect(titles().filter((title) => title?.startsWith('Who goes first'))).toEqual(['Who goes first, anew']);
});

test('the author addresses of articles match those of their posts', () => {
  for (const { author } of Object.values(articleHeads).flat()) {
    const path = articleAuthorPath(author);
    if (author !== site.companyName) expect(path).toBe(`/authors/${authorSlug(author)}`);
  }
});

test("a tag's page lists its posts, and says so when only the newest are shown", () => {
  const subject = { tag: { slug: 'cold-stores', name: 'Cold stores' }, count: 240 };
  render(pageOf('/tags/cold-stores', { summaries: [post], subject }));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Cold stores');
  expect(screen.getByText('The newest 1 of 240 posts.')).toBeVisible();
  const way = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  expect(way.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/', '/blogs']);
});

test('an unused author or tag has no page', () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  for (const path of ['/authors/nobody', '/tags/nothing'])
    expect(() => render(pageOf(path, { summaries: [] }))).toThrow('There is no page');
});
