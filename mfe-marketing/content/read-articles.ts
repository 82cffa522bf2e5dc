import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { apart } from 'kit/content/apart';
import { systemErrorCode } from 'kit/contract/system-error-code';
import type { Part } from 'kit/markdown/read-blocks';
import { readDrawing } from 'kit/media/read-drawing';
import { robotVariantNames } from 'shared-config/robots/robot-names';
import { site } from 'shared-config/site';
import * as v from 'valibot';
import type { ArticleHead, ArticleKind, Related } from '../src/articles/article-head';
import type { ArticleText, PlacedArticle } from '../src/articles/article-text';
import { findPage } from '../src/listing/find-page';
import { address } from './address';
import { day, pictureName } from './fields';
import { findPicture } from './find-picture';
import { nameFile, readFile } from './read-file';

// Reads the articles from their files, while the package is built, tested and published: no page loads this.

const folder = import.meta.dirname;

/** The fields of every article's head, in the order of its file. */
const common = {
  title: v.string(),
  category: v.string(),
  /** Day on which it appeared. */
  date: day,
  /** The company when absent. Authors are invented, as the imprint says. */
  author: v.optional(v.string(), site.companyName),
  role: v.optional(v.string()),
  /** One or two sentences. */
  summary: v.string(),
  /** Three pages that it leads on to. */
  related: v.tuple([address, address, address]),
};

/** The page that it is about. */
const about = address;

const schemas = {
  blogs: v.strictObject({
    ...common,
    /** A picture of the catalog, by the name of its file. */
    picture: pictureName,
    /** The robots that it is about. */
    robots: v.array(v.picklist(robotVariantNames)),
  }),
  news: v.strictObject({ ...common, about: v.optional(about) }),
  /** `pages` are those of its PDF. */
  reports: v.strictObject({ ...common, about, pages: v.number() }),
  /** `minutes` is the length of the conversation that it is the transcript of. */
  podcasts: v.strictObject({ ...common, about, number: v.number(), minutes: v.number() }),
} satisfies Record<ArticleKind, v.GenericSchema>;

type WrittenHead<Kind extends ArticleKind> = v.InferOutput<(typeof schemas)[Kind]>;

/** An article as its file has it. */
type WrittenArticle<Kind extends ArticleKind> = {
  slug: string;
  file: string;
  head: WrittenHead<Kind>;
  text: ArticleText;
};

/**
 * The articles of a kind, the newest first.
 * @throws {Error} with the file, the line and the remedy, where one cannot be read
 */
const readArticles = <Kind extends ArticleKind>(kind: Kind, from = folder): WrittenArticle<Kind>[] =>
  listFiles(kind, from)
    .map((file) => readArticle(kind, file))
    .sort((one, other) => (one.head.date < other.head.date ? 1 : -1));

const listFiles = (kind: ArticleKind, from: string) =>
  readdirSync(join(from, kind))
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(from, kind, name));

function readArticle<Kind extends ArticleKind>(kind: Kind, path: string): WrittenArticle<Kind> {
  const { head, parts, lines } = readFile(path, schemas[kind]);
  const content: ArticleText['content'][number][] = [];
  const drawings: ArticleText['drawings'][number][] = [];
  for (const [at, part] of parts.entries()) {
    const place = `${nameFile(path)}, line ${lines[at]}`;
    checkLinks(place, part);
    checkFootnotes(place, part, parts);
    if (part.type === 'embed' && !isRobot(part))
      throw new Error(
        `${place}: there is no ${part.kind} "${part.name}" to show. Name a robot: ${robotVariantNames.join(', ')}`,
      );
    if (part.type === 'kept')
      throw new Error(
        `${nameFile(path)}, line ${part.line}: a block of the blog tool that Markdown cannot say. Write it in words`,
      );
    if (part.type !== 'file') content.push({ ...part, id: content.length + 1 });
    else drawings.push({ after: content.length, drawing: readDrawingBeside(path, part) });
  }
  return { slug: basename(path, '.md'), file: nameFile(path), head, text: { content, drawings } };
}

const isRobot = ({ kind, name }: { kind: string; name: string }) =>
  kind === 'robot' && robotVariantNames.some((one) => one === name);

/** Refuses a link to an unknown article. Those to other pages are followed when the remote is released. */
function checkLinks(place: string, part: Part): void {
  for (const [, address = ''] of JSON.stringify(part).matchAll(
    /href=\\"(\/(?:blogs|news|reports|podcasts)\/[a-z0-9-]+)\\"/g,
  ))
    if (!existsSync(fileOf(address)))
      throw new Error(
        `${place}: a link to ${address}, and there is no ${nameFile(fileOf(address))}. Correct the address`,
      );
}

/** Refuses a sign without its footnote, and a footnote without a sign. */
function checkFootnotes(place: string, part: Part, parts: readonly Part[]): void {
  if (part.type === 'footnote' && !parts.some((other) => other !== part && refersTo(other, part.name)))
    throw new Error(
      `${place}: the footnote "[^${part.name}]" has no sign in the text. Write "[^${part.name}]" where it belongs, or take the note away`,
    );
  for (const [, name = ''] of JSON.stringify(part).matchAll(/href=\\"#footnote-([^"\\]+)\\"/g))
    if (!parts.some((other) => other.type === 'footnote' && other.name === name))
      throw new Error(
        `${place}: a sign of a footnote, "[^${name}]", and there is no such footnote. Write it below: "[^${name}]: …"`,
      );
}

const refersTo = (part: Part, footnote: string) => JSON.stringify(part).includes(`href=\\"#footnote-${footnote}\\"`);

const fileOf = (address: string) => join(folder, `${address.slice(1)}.md`);

function readDrawingBeside(path: string, { file, alt, line }: { file: string; alt: string; line: number }) {
  const drawn = join(path, '..', file);
  try {
    return readDrawing(nameFile(drawn), readFileSync(drawn, 'utf8'), alt);
  } catch (cause) {
    if (systemErrorCode(cause) !== 'ENOENT') throw cause;
    throw new Error(`${nameFile(path)}, line ${line}: there is no ${file} beside it. Put it there`, { cause });
  }
}

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

/** The blogs as lists show them. */
export const listBlogs = () =>
  readArticles('blogs').map(({ slug, file, head: { title, category, picture, robots } }) => ({
    ...{ slug, title, category, robots },
    image: findPicture(file, picture),
  }));

/** The news as their list shows them. */
export const listNews = () =>
  readArticles('news').map(({ slug: id, head: { about, date, category, title, summary: text } }) => ({
    ...{ id, date, category, title, text },
    ...(about === undefined ? {} : { about }),
  }));

/** The reports as lists show them; `pages` are those of the PDF. */
export const listReports = () =>
  readArticles('reports').map(({ slug: id, head: { about, category, title, summary, pages } }) => {
    return { id, about, category, title, summary, pages };
  });

/** The episodes as their list shows them; `minutes` is the length of the conversation. */
export const listEpisodes = () =>
  readArticles('podcasts').map(({ slug: id, head: { about, number, category, title, date, minutes, summary } }) => {
    return { id, about, number, category, title, date, minutes, summary };
  });

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

/** The kind of the pages below an address, in a word. */
const kindsOfPages = [
  ['/blogs/', 'Blog'],
  ['/news/', 'News'],
  ['/reports/', 'Report'],
  ['/podcasts/', 'Podcast transcript'],
  ['/products/mag-product', 'Robot'],
  ['/products/', 'Platform'],
  ['/case-study/', 'Case study'],
  ['/use-cases/', 'Use case'],
  ['/solutions/', 'Solution'],
] as const;

/** Pages that no list of this package knows. */
const calculators: Readonly<Record<string, Related>> = {
  '/products/robot-count': {
    to: '/products/robot-count',
    title: 'How many robots?',
    text: 'Calculator: enter your own figures',
  },
};

/** A page that an article leads on to: its title there, and its kind in a word. */
function describePage(place: string, to: string): Related {
  const calculator = calculators[to];
  if (calculator) return calculator;
  const text = kindsOfPages.find(([start]) => to.startsWith(start))?.[1];
  if (text === undefined) throw new Error(`${place}: nothing says what kind of page ${to} is. Lead on to another page`);
  return { to, title: findTitle(place, to), text };
}

function findTitle(place: string, to: string): string {
  const isArticle = /^\/(blogs|news|reports|podcasts)\/./.test(to);
  if (isArticle && !existsSync(fileOf(to)))
    throw new Error(`${place}: it leads on to ${to}, and there is no ${nameFile(fileOf(to))}. Correct the address`);
  if (isArticle) return readFile(fileOf(to), v.looseObject({ title: v.string() })).head.title;
  try {
    return findPage(to).title;
  } catch (cause) {
    throw new Error(`${place}: it leads on to ${to}, which is no page that has a title. Correct the address`, {
      cause,
    });
  }
}
