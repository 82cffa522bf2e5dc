import { blockSchema } from 'kit/posts/block';
import * as v from 'valibot';
import { readTexts } from '../../../mfe-marketing/content/read-articles';
import { articleHeads } from '../../../mfe-marketing/src/articles/article-heads.content';
import type { PostFile } from '../../../platform/blog-tool/src/posts/post-file';

const texts = {
  blogs: readTexts('blogs'),
  news: readTexts('news'),
  reports: readTexts('reports'),
  podcasts: readTexts('podcasts'),
};

/** An article as a post, and the drawings that it goes without, by their titles: a post has no block for one. */
type DescribedArticle = { post: PostFile; leftOut: string[] };

/** Every article as the blog tool would export it, were it a post. */
export const describeArticles = (): readonly DescribedArticle[] =>
  Object.values(articleHeads)
    .flat()
    .map(({ kind, slug, title, author, date, category, summary }) => ({
      post: {
        title,
        author,
        publishDate: date,
        category,
        excerpt: summary,
        slug,
        status: 'draft',
        id: '',
        updatedAt: '',
        otherFields: {},
        content: (texts[kind][slug]?.content ?? []).map((block) => v.parse(blockSchema, block)),
      },
      leftOut: (texts[kind][slug]?.drawings ?? []).map(({ drawing }) => drawing.title),
    }));
