/**
 * @jest-environment jsdom
 */
import { readMarkdown } from '../../../platform/blog-tool/src/import-export/read-markdown';
import { writeMarkdown } from '../../../platform/blog-tool/src/import-export/write-markdown';
import { describeArticles } from './describe-articles';

const articles = describeArticles();

test.each(articles.map(({ post }) => [post.slug, post] as const))(
  'the blog tool imports %s as it is, and leaves nothing out',
  async (slug, article) => {
    expect(article.content.length).toBeGreaterThan(3);
    const { post, dropped } = await readMarkdown(`${slug}.md`, writeMarkdown(article));
    expect(post).toEqual(article);
    expect(dropped).toEqual([]);
  },
);

test('no two articles share a slug: each is its own file', () => {
  const slugs = articles.map(({ post }) => post.slug);
  expect(new Set(slugs).size).toBe(slugs.length);
});

test('what an article loses as a post is named', () => {
  expect(articles.find(({ post }) => post.slug === 'conveyor-handshake')?.leftOut).toEqual([
    'Taking over one load: each line is up while its signal is on',
  ]);
  expect(articles.find(({ post }) => post.slug === 'night-shift')?.leftOut).toEqual([]);
});
