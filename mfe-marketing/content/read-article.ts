import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { systemErrorCode } from 'kit/contract/system-error-code';
import type { Part } from 'kit/markdown/read-blocks';
import { readDrawing } from 'kit/media/read-drawing';
import { robotVariantNames } from 'shared-config/robots/robot-names';
import { site } from 'shared-config/site';
import * as v from 'valibot';
import type { ArticleKind } from '../src/articles/article-head';
import type { ArticleText } from '../src/articles/article-text';
import { address } from './address';
import { day, pictureName } from './fields';
import { nameFile, readFile } from './read-file';

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
export type WrittenArticle<Kind extends ArticleKind> = {
  slug: string;
  file: string;
  head: WrittenHead<Kind>;
  text: ArticleText;
};

/** The file of an article. @param address of its page */
export const fileOf = (address: string) => join(import.meta.dirname, `${address.slice(1)}.md`);

/** Reads one article. @throws {Error} with the file, the line and what to do, where it cannot be read */
export function readArticle<Kind extends ArticleKind>(kind: Kind, path: string): WrittenArticle<Kind> {
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
    if (part.type !== 'image') content.push({ ...part, id: content.length + 1 });
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

function readDrawingBeside(path: string, { file, alt, line }: { file: string; alt: string; line: number }) {
  const drawn = join(path, '..', file);
  try {
    return readDrawing(nameFile(drawn), readFileSync(drawn, 'utf8'), alt);
  } catch (cause) {
    if (systemErrorCode(cause) !== 'ENOENT') throw cause;
    throw new Error(`${nameFile(path)}, line ${line}: there is no ${file} beside it. Put it there`, { cause });
  }
}
