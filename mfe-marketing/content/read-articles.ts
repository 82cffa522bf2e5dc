import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { apart } from 'kit/content/apart';
import type { ArticleHead, ArticleKind, Related } from '../src/articles/article-head';
import type { ArticleText, PlacedArticle } from '../src/articles/article-text';
import { findPicture } from './find-picture';
import { readArticle, type WrittenArticle } from './read-article';
import { nameFile } from './read-file';
import { describePage } from './related-page';

// Reads the articles from their files, while the package is built, tested and published: no page loads this.

const folder = import.meta.dirname;

/**
 * The articles of a kind, the newest first.
 * @throws {Error} with the file, the line and the remedy, where one cannot be read
 */
export const readArticles = <Kind extends ArticleKind>(kind: Kind, from = folder): WrittenArticle<Kind>[] =>
  listFiles(kind, from)
    .map((file) => readArticle(kind, file))
    // The newest first; those of one day by their names, as they are listed.
    .sort((one, other) => other.head.date.localeCompare(one.head.date) || one.slug.localeCompare(other.slug));

const listFiles = (kind: ArticleKind, from: string) =>
  readdirSync(join(from, kind))
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(from, kind, name));

/**
 * The heads of the articles of a kind, the newest first; checks that all of them can be read.
 * @param from the folder that has those of the kind in another
 * @throws {Error} with the file, where it names a picture or a page that is not there
 */
export const readHeads = (kind: ArticleKind, from?: string): ArticleHead[] =>
  readArticles(kind, from).map(({ slug, file, head }) => {
    const { title, category, date, author, role, summary, related } = head;
    return {
      kind,
      slug,
      path: `/${kind}/${slug}`,
      ...{ title, category, date, author, summary },
      ...(role === undefined ? {} : { role }),
      ...('picture' in head ? { image: findPicture(file, head.picture) } : {}),
      ...('minutes' in head ? { minutes: head.minutes } : {}),
      related: related.map((to) => describePage(placeOf(from, kind, slug, to), to)) as [Related, Related, Related],
    };
  });

/** The file of an article, and its line with an address. */
function placeOf(from = folder, kind: ArticleKind, slug: string, to: string): string {
  const path = join(from, kind, `${slug}.md`);
  const line = readFileSync(path, 'utf8')
    .split('\n')
    .findIndex((text) => text.trim().endsWith(to));
  return `${nameFile(path)}, line ${line + 1}`;
}

/** The texts of the articles of a kind, by the last word of their address. */
export const readTexts = (kind: ArticleKind): Record<string, ArticleText> =>
  Object.fromEntries(readArticles(kind).map(({ slug, text }) => [slug, text]));

/** The articles of these kinds for a build, by their address: each in a script of its own. */
export const readArticlesApart = (kinds: readonly ArticleKind[]): Record<string, () => Promise<PlacedArticle>> =>
  Object.fromEntries(
    kinds.flatMap((kind) => placeArticles(kind).map((article) => [article.head.path, apart(article)])),
  );

function placeArticles(kind: ArticleKind): PlacedArticle[] {
  const heads = readHeads(kind);
  const neighbour = (at: number) => {
    const { path, title } = heads[at] ?? {};
    return path === undefined || title === undefined ? undefined : { path, title };
  };
  return readArticles(kind).flatMap(({ text }, at) => {
    const head = heads[at];
    return head ? [{ head, text, newer: neighbour(at - 1), older: neighbour(at + 1) }] : [];
  });
}
