import { blockSchema } from 'kit/posts/block';
import * as v from 'valibot';
import { articleHeads } from '../../../mfe-marketing/src/articles/article-heads';
import { blogTexts } from '../../../mfe-marketing/src/articles/texts/blog-texts.content';
import { newsTexts } from '../../../mfe-marketing/src/articles/texts/news-texts.content';
import { podcastTexts } from '../../../mfe-marketing/src/articles/texts/podcast-texts.content';
import { reportTexts } from '../../../mfe-marketing/src/articles/texts/report-texts.content';
import type { PostFile } from '../../../platform/blog-tool/src/posts/post-file';

const texts = { blogs: blogTexts, news: newsTexts, reports: reportTexts, podcasts: podcastTexts };

/** Every article as the blog tool would export it, were it a post; without its drawings, for which a post has no block. */
export const describeArticles = (): readonly PostFile[] =>
  Object.values(articleHeads)
    .flat()
    .map(({ kind, slug, title, author, date, category, summary }) => ({
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
    }));
