import { defineRemote } from 'kit/contract/remote-definition';
import { postsPath } from 'shared-config/posts';
import { siteDefinition } from 'shared-config/site-definition';
import { filedPosts } from './src/posts/filed-posts';

const addressOf = (slug: string) => `${postsPath}/${slug}`;

export default defineRemote({
  name: 'mfe-pages',
  team: 'pages',
  routes: [
    { path: '/', page: './src/home/home-page.tsx', posts: 'latest' },
    { path: '/contact', page: './src/contact/contact-page.tsx' },
    {
      path: postsPath,
      page: './src/posts/posts-page.tsx',
      posts: 'all',
      feed: {
        ...siteDefinition.feed,
        items: filedPosts.map(({ slug, title, publishDate: date, category, excerpt: summary }) => ({
          path: addressOf(slug),
          title,
          date,
          category,
          summary,
        })),
      },
    },
    {
      path: `${postsPath}/:slug`,
      entries: filedPosts.map(({ slug }) => addressOf(slug)),
      page: './src/posts/post-page.tsx',
      posts: 'one',
    },
    { path: '/desk', page: './src/desk/desk-page.tsx', render: 'client', title: 'Posts' },
    { path: '/draft', page: './src/desk/shared-draft-page.tsx', render: 'client', title: 'Draft' },
    { path: '/imprint', page: './src/legal/imprint-page.tsx' },
  ],
});
