/**
 * @jest-environment jsdom
 */
import { blockSchema } from 'shared-config/posts/block';
import * as v from 'valibot';
import type { PostFile } from '../mfe-blog-admin/src/import-export/post-file';
import { readMarkdown } from '../mfe-blog-admin/src/import-export/read-markdown';
import { writeMarkdown } from '../mfe-blog-admin/src/import-export/write-markdown';
import { articleHeads } from '../mfe-marketing/src/articles/article-heads';
import { blogTexts } from '../mfe-marketing/src/articles/texts/blog-texts';
import { newsTexts } from '../mfe-marketing/src/articles/texts/news-texts';
import { podcastTexts } from '../mfe-marketing/src/articles/texts/podcast-texts';
import { reportTexts } from '../mfe-marketing/src/articles/texts/report-texts';

const texts = { blogs: blogTexts, news: newsTexts, reports: reportTexts, podcasts: podcastTexts };
const articles = Object.values(articleHeads).flat();

/** An article as the blog tool would export it, were it a post. */
function fileOf({ kind, slug, title, author, date, category, summary }: (typeof articles)[number]): PostFile {
  const content = (texts[kind][slug]?.content ?? []).map((block) => v.parse(blockSchema, block));
  const fields = { title, author, publishDate: date, category, excerpt: summary, slug };
  return { ...fields, status: 'draft', id: '', updatedAt: '', otherFields: {}, content };
}

test.each(articles.map((head) => [head.path, head] as const))(
  'the blog tool imports %s as it is, and leaves nothing out',
  async (path, head) => {
    const file = fileOf(head);
    expect(file.content.length).toBeGreaterThan(3);
    const { post, dropped } = await readMarkdown(`${path}.md`, writeMarkdown(file));
    expect(post).toEqual(file);
    expect(dropped).toEqual([]);
  },
);
