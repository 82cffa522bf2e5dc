import type { PictureFile } from 'kit/media/media-file';

/** A list that has articles; also the first word of their addresses. */
export type ArticleKind = 'blogs' | 'news' | 'reports' | 'podcasts';

/** A page that an article leads on to, and what it is in a word. Said here, because finding it out would load what all lists show. */
type Related = { to: string; title: string; text: string };

/** What lists do not say of an article, and its day or its summary where they do not. */
export type ArticleNote = {
  author: string;
  role?: string;
  date?: string;
  summary?: string;
  related: readonly [Related, Related, Related];
};

/** What a list says of an article. */
type ListedArticle = {
  slug: string;
  title: string;
  category: string;
  date?: string;
  summary?: string;
  image?: PictureFile;
  /** Address of its drawn cover, 420 by 280. */
  cover?: string;
  minutes?: number;
};

/** What is known of an article before it is read. */
export type ArticleHead = ArticleNote &
  ListedArticle & {
    kind: ArticleKind;
    path: string;
    /** One or two sentences. */
    summary: string;
    /** Day on which it appeared. */
    date: string;
    /** Minutes of the conversation that it is the transcript of. */
    minutes?: number;
  };

/**
 * The articles of a list, in its order.
 * @param notes by the last word of an address
 * @throws {Error} when there is no note of an article, or nothing says its day or what it is about
 */
export function headsOf(
  kind: ArticleKind,
  notes: Readonly<Record<string, ArticleNote>>,
  listed: readonly ListedArticle[],
): readonly ArticleHead[] {
  return listed.map((article) => {
    const path = `/${kind}/${article.slug}`;
    const note = notes[article.slug];
    const { date, summary } = { ...note, ...article };
    if (!note || date === undefined || summary === undefined)
      throw new Error(`${path}: author, date or summary is missing. Add it to the notes of its kind`);
    return { ...note, ...article, kind, path, date, summary };
  });
}
