/**
 * @jest-environment jsdom
 */
import { readMarkdown } from '../platform/blog-tool/src/import-export/read-markdown';
import { writeMarkdown } from '../platform/blog-tool/src/import-export/write-markdown';
import { describeArticles } from './tools/articles/describe-articles';

test.each(describeArticles().map((article) => [article.slug, article] as const))(
  'the blog tool imports %s as it is, and leaves nothing out',
  async (slug, article) => {
    expect(article.content.length).toBeGreaterThan(3);
    const { post, dropped } = await readMarkdown(`${slug}.md`, writeMarkdown(article));
    expect(post).toEqual(article);
    expect(dropped).toEqual([]);
  },
);

test('no two articles have one slug: each is a file of its own', () => {
  const slugs = describeArticles().map(({ slug }) => slug);
  expect(new Set(slugs).size).toBe(slugs.length);
});
