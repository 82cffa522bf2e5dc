import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type MarkdownDocument, readDocument } from 'kit/markdown/read-document';
import * as v from 'valibot';
import type { Chapter, PageHead, PageText } from '../src/page-text/page-text';
import { address } from './address';
import { findPicture } from './find-picture';
import { listChapters, type Refuse } from './list-chapters';
import { nameFile } from './read-file';
import { resolveFigures } from './resolve-figures';

// Reads the texts of pages from their files, while the package is built and tested: no page loads this.

/** The fields of every page's head, in the order of its file (`PageHead`). */
const common = {
  title: v.string(),
  heading: v.optional(v.string()),
  description: v.string(),
  lead: v.optional(v.string()),
  /** A picture of the catalog, by the name of its file. */
  picture: v.optional(v.string()),
};

/** The fields that may end every page. */
const end = {
  closing: v.optional(v.strictObject({ title: v.string(), text: v.string(), button: v.string() })),
  next: v.optional(v.array(v.strictObject({ to: address, title: v.string(), text: v.string() })), []),
};

/** The front matter of a page. */
export const pageSchema = v.strictObject({ ...common, ...end });

const date = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform(String),
  v.regex(/^\d{4}(?:-(?:0[1-9]|1[0-2]))?$/, 'must be a year or a month, such as 2014 or 2026-04'),
);

const degrees = (most: number) =>
  v.pipe(
    v.number(),
    v.minValue(-most, `must be from -${most} to ${most}`),
    v.maxValue(most, `must be from -${most} to ${most}`),
  );

/** About us, with who the company is, where, and how it got there. */
const aboutUsSchema = v.strictObject({
  ...common,
  /** Where each is, in degrees. */
  places: v.array(v.strictObject({ city: v.string(), text: v.string(), north: degrees(90), east: degrees(180) })),
  /**
   * The people who lead, then those who wrote or spoke on this site (`read`), with the roles that are said there. Invented, as the imprint
   * says.
   */
  people: v.array(
    v.strictObject({
      name: v.string(),
      /** Initials; those of the name when absent. */
      initials: v.optional(v.string()),
      role: v.string(),
      text: v.string(),
      read: v.optional(v.strictObject({ to: address, label: v.string() })),
    }),
  ),
  /** The first first; `news` tells more. */
  history: v.array(v.strictObject({ date, text: v.string(), news: v.optional(address) })),
  ...end,
});

/** The requirements of a page on its text. */
type Needs = {
  /** Chapters that other pages link to, or that are laid out in a way of their own, by their ids. */
  chapters?: readonly string[];
  /** The names of the inserts in its text, each once, by `::embed{kind=part name=…}`. */
  inserts?: readonly string[];
  /** Chapters in which titles may stand below that of the chapter, such as steps. */
  entriesIn?: readonly string[];
};

/**
 * The text of a page, by the name of its file.
 * @throws {Error} with the file, the line where it is known, and the remedy, where it cannot be read
 */
export const readPage = (name: string, needs: Needs = {}): PageText => readPageAs(name, pageSchema, needs);

/** The text of the page about the company. @throws {Error} as `readPage` */
export const readAboutUs = (needs: Needs) => readPageAs('about-us', aboutUsSchema, needs);

type PageSchema = v.GenericSchema<unknown, PageHead & { picture?: string | undefined }>;

function readPageAs<Schema extends PageSchema>(name: string, schema: Schema, needs: Needs) {
  const path = join(import.meta.dirname, 'pages', `${name}.md`);
  const file = nameFile(path);
  if (!existsSync(path))
    throw new Error(`${file}: there is no such file. Put it back, or take its page out of remote.ts`);
  return parsePage(file, readFileSync(path, 'utf8'), schema, needs);
}

/** The title of a chapter, with the id that is written behind it. */
const titleWithId = /^(## .+) (\{#[a-z][a-z0-9-]*\})$/gm;

/**
 * The text of a page.
 * @param file named in errors
 * @throws {Error} as `readPage`
 */
export function parsePage<Schema extends PageSchema>(file: string, text: string, schema: Schema, needs: Needs) {
  // An id is no figure.
  const resolved = resolveFigures(file, text.replace(titleWithId, '$1 \\$2'));
  const document = readDocument(file, resolved, schema);
  const { picture, ...rest } = document.head;
  const refuse: Refuse = (reason, remedy, line) =>
    new Error(`${file}${line === undefined ? '' : `, line ${line}`}: ${reason}. ${remedy}`);
  const chapters = listChapters(document, needs.entriesIn ?? [], refuse);
  checkChapters(chapters, needs, refuse);
  checkInserts(document, needs, refuse);
  return { ...rest, ...(picture === undefined ? {} : { image: findPicture(file, picture) }), chapters };
}

function checkChapters(chapters: readonly Chapter[], { chapters: ids = [] }: Needs, refuse: Refuse): void {
  const missing = ids.find((id) => !chapters.some((chapter) => chapter.id === id));
  if (missing !== undefined)
    throw refuse(
      `there is no chapter "${missing}", which the page lays out or others link to`,
      `Write "## Its title {#${missing}}"`,
    );
}

function checkInserts({ parts, lines }: MarkdownDocument<unknown>, { inserts = [] }: Needs, refuse: Refuse): void {
  const known = inserts.length === 0 ? 'This page has none' : `This page has ${inserts.join(', ')}, each once`;
  const written = new Set<string>();
  for (const [at, part] of parts.entries()) {
    if (part.type !== 'embed') continue;
    if (!inserts.includes(part.name) || written.has(part.name))
      throw refuse(`there is no part "${part.name}", or it stands here twice`, known, lines[at]);
    written.add(part.name);
  }
  const left = inserts.find((name) => !written.has(name));
  if (left !== undefined)
    throw refuse(`its part "${left}" is nowhere`, `Write "::embed{kind=part name=${left}}" where it shall stand`);
}
