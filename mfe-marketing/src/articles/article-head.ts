import type { PictureFile } from 'kit/media/media-file';

/** A list that has articles; also the first word of their addresses, and the folder of their files in `content/`. */
export type ArticleKind = 'blogs' | 'news' | 'reports' | 'podcasts';

/** A page that an article leads on to, and what it is in a word. */
export type Related = { to: string; title: string; text: string };

/** The head of an article, known before the article is read. */
export type ArticleHead = {
  kind: ArticleKind;
  /** Last word of its address, and the name of its file. */
  slug: string;
  path: string;
  title: string;
  category: string;
  /** Day on which it appeared. */
  date: string;
  author: string;
  role?: string;
  /** One or two sentences. */
  summary: string;
  image?: PictureFile;
  /** Minutes of the conversation that it is the transcript of. */
  minutes?: number;
  related: readonly [Related, Related, Related];
};
