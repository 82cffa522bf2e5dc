import type { PictureFile } from 'shared-config/media/media-file';
import { site } from 'shared-config/site';
import { blogs } from '../content/blogs';
import { news } from '../content/news';
import { episodes } from '../content/podcasts';
import { reports } from '../content/reports';
import { type ArticleNote, articleNotes, blogNotes } from './article-notes';

/** A list that has articles; also the first word of their addresses. */
export type ArticleKind = 'blogs' | 'news' | 'reports' | 'podcasts';

/** What is known of an article before it is read. */
export type ArticleHead = ArticleNote & {
  kind: ArticleKind;
  /** Last word of its address. */
  slug: string;
  path: string;
  category: string;
  title: string;
  /** One or two sentences. */
  summary: string;
  /** Day on which it appeared. */
  date: string;
  image?: PictureFile;
  /** Minutes of the conversation that it is the transcript of. */
  minutes?: number;
};

/** Each kind as its list has it, newest first. */
export const articleHeads: readonly ArticleHead[] = [
  ...blogs.map(({ link, title, category, image }) => {
    const slug = link.slice(`${site.origin}/blogs/`.length);
    return headOf('blogs', slug, { title, category, image }, blogNotes[slug]);
  }),
  ...news.map(({ id, title, category, date, text }) => headOf('news', id, { title, category, date, summary: text })),
  ...reports.map(({ id, title, category, image, summary }) =>
    headOf('reports', id, { title, category, image, summary }),
  ),
  ...episodes.map(({ id, title, category, date, minutes, summary }) =>
    headOf('podcasts', id, { title, category, date, minutes, summary }),
  ),
];

type Listed = Pick<ArticleHead, 'title' | 'category'> & Partial<ArticleHead>;

/** @throws {Error} when the note of an article is missing, or neither it nor the list says what every article says */
function headOf(
  kind: ArticleKind,
  slug: string,
  listed: Listed,
  note: (ArticleNote & Partial<ArticleHead>) | undefined = articleNotes[`/${kind}/${slug}`],
): ArticleHead {
  const path = `/${kind}/${slug}`;
  const { date, summary } = { ...note, ...listed };
  if (!note || date === undefined || summary === undefined)
    throw new Error(`${path}: author, date or summary is missing. Add it to article-notes.ts`);
  return { ...note, ...listed, kind, slug, path, date, summary };
}

/** The articles of a kind, newest first. */
export const articlesOf = (kind: ArticleKind) => articleHeads.filter((head) => head.kind === kind);
