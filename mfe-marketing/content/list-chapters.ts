import { escapeHtml } from 'kit/http/escape-html';
import type { Part } from 'kit/markdown/read-blocks';
import type { MarkdownDocument } from 'kit/markdown/read-document';
import type { ListEntry } from 'kit/posts/block';
import { parseRichText } from 'kit/posts/parse-rich-text';
import { plainTextOf } from 'kit/posts/plain-text';
import { slugOf } from 'kit/posts/slug';
import type { NamedFact } from '../src/page/fact-list';
import type { Chapter, TextPart, Words } from '../src/page-text/page-text';

/** An error of a file: the fault, the remedy, and the line where it is known. */
export type Refuse = (reason: string, remedy: string, line?: number) => Error;

type WrittenEntry = { title: string; paragraphs: string[] };

/** Ids that pages have themselves. */
const takenIds = ['root', 'main', 'composition', 'page-posts', 'next'];

/**
 * The chapters of a page, each from its heading to the next.
 * @param entriesIn ids of the chapters in which titles may stand below that of the chapter
 * @throws {Error} made by `refuse`, for content that no chapter can have
 */
export function listChapters(
  { parts, lines }: Pick<MarkdownDocument<unknown>, 'parts' | 'lines'>,
  entriesIn: readonly string[],
  refuse: Refuse,
): Chapter[] {
  const chapters: { id: string; title: string; parts: TextPart[]; entries: WrittenEntry[] }[] = [];
  for (const [at, part] of parts.entries()) {
    const refuseHere: Refuse = (reason, remedy) => refuse(reason, remedy, lines[at]);
    const chapter = chapters.at(-1);
    const entry = chapter?.entries.at(-1);
    if (part.type === 'heading') {
      const { id, title } = nameChapter(part.content);
      if ([...takenIds, ...chapters.map((other) => other.id)].includes(id))
        throw refuseHere(`a second "${id}"`, `Give the chapter an id of its own: "## ${title} {#other}"`);
      chapters.push({ id, title, parts: [], entries: [] });
    } else if (!chapter) throw refuseHere('words before the first chapter', 'Begin the chapter with "## "');
    else if (part.type === 'subheading') {
      if (!entriesIn.includes(chapter.id))
        throw refuseHere(
          `the title "${part.content}" has no place in this chapter`,
          `Write it as one of a chapter: "## ${part.content}"`,
        );
      chapter.entries.push({ title: part.content, paragraphs: [] });
    } else if (entry) entry.paragraphs.push(readParagraph(part, entry.title, refuseHere));
    else chapter.parts.push(readPart(part, refuseHere));
  }
  return chapters;
}

/** `Our history {#history}` → `history`, and the slug of a title without an id. */
function nameChapter(heading: string) {
  const [, title = heading, id = slugOf(heading)] = /^(.+) \{#([a-z0-9-]+)\}$/.exec(heading) ?? [];
  return { id, title };
}

const wordsOf = (html: string): Words => parseRichText(html) ?? [html];

/** The words of each paragraph. */
const paragraphsOf = (html: string): Words[] =>
  wordsOf(html).map((node) => (typeof node !== 'string' && node.tag === 'p' ? node.children : [node]));

/** A paragraph of an entry, which is shown as plain text. */
function readParagraph(part: Part, title: string, refuse: Refuse): string {
  if (part.type !== 'paragraph' || /<(?!\/?p>)/.test(part.content))
    throw refuse(`below "### ${title}" is more than plain paragraphs`, 'Write them without marks, links and lists');
  return plainTextOf(part.content);
}

function readPart(part: Part, refuse: Refuse): TextPart {
  switch (part.type) {
    case 'paragraph':
      return { type: 'paragraph', words: paragraphsOf(part.content).flat() };
    case 'callout':
      return { type: 'note', words: part.rich === undefined ? [part.content] : wordsOf(part.rich) };
    case 'list': {
      const entries =
        part.entries ?? part.items.map((text): ListEntry => ({ text: escapeHtml(text), level: 0, marker: 'bullet' }));
      const marker = entries[0]?.marker;
      if (marker === 'task' || entries.some((entry) => entry.level > 0 || entry.marker !== marker))
        throw refuse('a list of lists, or of tasks', 'Write one list');
      return { type: 'list', isNumbered: marker === 'number', items: entries.map(({ text }) => wordsOf(text)) };
    }
    case 'table':
      if (part.caption !== undefined)
        throw refuse(`a caption, "${part.caption}"`, 'The tables of a page have none: put its words before the table');
      return part.hasHeader
        ? readTable(part.rows)
        : { type: 'facts', facts: part.rows.map((row) => readFact(row.cells, refuse)) };
    case 'embed':
      if (part.kind === 'part') return { type: 'insert', name: part.name };
      throw refuse(`"::embed{kind=${part.kind} …}"`, 'A page has "::embed{kind=part name=…}"');
    default:
      throw refuse(`a part of the kind "${part.type}"`, 'A page has paragraphs, lists, tables, notes and entries');
  }
}

function readTable(rows: readonly { cells: readonly string[] }[]): TextPart {
  const [names, ...others] = rows.map(({ cells }) => cells);
  return { type: 'table', names: (names ?? []).map(plainTextOf), rows: others.map((cells) => cells.map(wordsOf)) };
}

/** A fact: its name, and what it is or where it leads. */
function readFact([name = '', value = '', ...others]: readonly string[], refuse: Refuse): NamedFact {
  const [node = '', ...rest] = wordsOf(value);
  const [words, to] = typeof node === 'string' || node.tag !== 'a' ? [node] : [node.children[0], node.href];
  if (typeof words !== 'string' || others.length > 0 || rest.length > 0)
    throw refuse(
      `facts of which "${plainTextOf(name)}" is no name with words or one link`,
      'Write "| Name | words |", and names of columns above a table of other things',
    );
  return { name: plainTextOf(name), value: words, ...(to === undefined ? {} : { to }) };
}
