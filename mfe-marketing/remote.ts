import { defineRemote } from 'kit/contract/remote-definition';
import { site } from 'shared-config/site';
import type { ArticleKind } from './src/articles/article-head';
import { articleHeads } from './src/articles/article-heads.content';
import { articleAuthorPath } from './src/articles/author-path';
import { caseStudies } from './src/lists/case-studies';
import { eventCalendars } from './src/lists/event-calendars';
import { industries } from './src/lists/industries';
import { solutions } from './src/lists/solutions';
import { useCases } from './src/lists/use-cases';

const articlePage = './src/articles/article-page.tsx';
const addressesOf = (kind: ArticleKind) => articleHeads[kind].map(({ path }) => path);
const itemsOf = (kind: ArticleKind) =>
  articleHeads[kind].map(({ path, title, date, category, summary }) => ({ path, title, date, category, summary }));

/** The pages of people who wrote articles; authors of posts have one as well. */
const authorPages = [
  ...new Set(
    Object.values(articleHeads).flatMap((heads) => heads.flatMap(({ author }) => articleAuthorPath(author) ?? [])),
  ),
];

export default defineRemote({
  name: 'mfe-marketing',
  team: 'marketing',
  // The addresses that visitors make by cutting off an end, or guess.
  redirects: {
    '/authors': '/blogs',
    '/tags': '/blogs',
    '/use-cases': '/solutions',
    '/industries': '/solutions',
    '/case-study': '/case-studies',
    '/about': '/about-us',
    '/security': '/safety',
  },
  routes: [
    { path: '/', page: './src/home/home-page.tsx', posts: 'latest' },
    { path: '/contact', page: './src/contact/contact-page.tsx', preload: 'idle' },
    // One script with the form that it goes into.
    { path: '/list', page: './src/contact/contact-page.tsx' },
    { path: '/about-us', page: './src/about-us/about-us-page.tsx', preload: 'idle' },
    { path: '/lp1', page: './src/landing/landing-page.tsx' },
    { path: '/lp2', page: './src/landing/landing-page.tsx', canonical: '/lp1' },
    { path: '/lp3', page: './src/landing/landing-page.tsx', canonical: '/lp1' },
    {
      path: '/use-cases/:id',
      entries: useCases.map(({ url }) => url),
      page: './src/applications/use-case-page.tsx',
    },
    {
      path: '/industries/:id',
      entries: industries.map(({ url }) => url),
      page: './src/applications/industry-page.tsx',
    },
    { path: '/solutions', page: './src/solutions/solutions-page.tsx' },
    { path: '/solutions/:id', entries: solutions.map(({ url }) => url), page: './src/applications/solution-page.tsx' },
    { path: '/case-studies', page: './src/listing/case-studies-page.tsx' },
    {
      path: '/case-study/:id',
      entries: caseStudies.map(({ id }) => `/case-study/${id}`),
      page: './src/case-study/case-study-page.tsx',
      slots: ['own-plant'],
    },
    {
      path: '/blogs',
      page: './src/listing/blogs-page.tsx',
      posts: 'all',
      feed: {
        title: `Blogs of ${site.companyName}`,
        description: `What engineers of ${site.companyName} write about mobile robots, integration and running a fleet.`,
        items: itemsOf('blogs'),
      },
    },
    { path: '/blogs/:slug', entries: addressesOf('blogs'), page: articlePage, posts: 'one' },
    {
      path: '/authors/:author',
      entries: authorPages,
      page: './src/collections/collection-page.tsx',
      postsOf: 'author',
    },
    { path: '/tags/:tag', page: './src/collections/collection-page.tsx', postsOf: 'tag' },
    { path: '/search', page: './src/search/search-page.tsx', contents: true },
    {
      path: '/news',
      page: './src/listing/news-page.tsx',
      feed: {
        title: `News of ${site.companyName}`,
        description: `News from ${site.companyName}: robots, platform, partners and company.`,
        items: itemsOf('news'),
      },
    },
    { path: '/news/:slug', entries: addressesOf('news'), page: articlePage },
    {
      path: '/reports',
      page: './src/listing/listing-page.tsx',
      feed: {
        title: `Reports of ${site.companyName}`,
        description: `${site.companyName} reports on planning, integrating and running mobile robots.`,
        items: itemsOf('reports'),
      },
    },
    { path: '/reports/:slug', entries: addressesOf('reports'), page: articlePage },
    { path: '/events', page: './src/listing/listing-page.tsx', calendars: eventCalendars },
    {
      path: '/podcasts',
      page: './src/listing/listing-page.tsx',
      feed: {
        title: `Podcasts of ${site.companyName}`,
        description: `The ${site.companyName} podcast, as transcripts to read.`,
        items: itemsOf('podcasts'),
      },
    },
    { path: '/podcasts/:slug', entries: addressesOf('podcasts'), page: articlePage },
    { path: '/product-documentation', page: './src/listing/product-documentation-page.tsx' },
    { path: '/careers', page: './src/careers/careers-page.tsx' },
    { path: '/magazine', page: './src/magazine/magazine-page.tsx' },
    { path: '/coming-soon', page: './src/magazine/magazine-page.tsx' },
    { path: '/service', page: './src/company/company-page.tsx' },
    { path: '/safety', page: './src/company/company-page.tsx' },
    { path: '/press', page: './src/company/company-page.tsx' },
    { path: '/imprint', page: './src/legal/legal-page.tsx' },
    { path: '/terms', page: './src/legal/legal-page.tsx' },
    { path: '/privacy', page: './src/legal/legal-page.tsx' },
  ],
  exposes: [{ slot: 'robot-posts', part: './src/robot-posts/robot-posts-part.tsx' }],
});
