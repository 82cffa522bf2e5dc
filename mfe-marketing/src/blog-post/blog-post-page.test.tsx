import { MemoryRouter } from 'react-router-dom';
import type { PublishedPost } from 'shared-config/posts/published-post';
import { prerenderedJsonLd } from 'shared-config/presets/jest/prerendered-json-ld';
import { site } from 'shared-config/site';
import { PagePostsContext } from 'shared-config/store';
import BlogPostPage from './blog-post-page';

const post: PublishedPost = {
  slug: 'own',
  title: 'Our own',
  author: 'Ada Example',
  publishDate: '2026-01-01',
  category: 'Fleet',
  excerpt: 'What it is about.',
  updatedAt: '2026-01-02T00:00:00.000Z',
  content: [{ id: 1, type: 'paragraph', content: 'Text' }],
};

test('search engines get the article with author, dates, address and picture, both addresses complete', () => {
  const { '@graph': nodes } = prerenderedJsonLd(
    <MemoryRouter>
      <PagePostsContext value={{ summaries: [], post }}>
        <BlogPostPage />
      </PagePostsContext>
    </MemoryRouter>,
  );
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
