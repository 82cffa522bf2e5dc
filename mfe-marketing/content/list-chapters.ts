import { escapeHtml } from 'kit/http/escape-html';
import type { Part } from 'kit/markdown/read-blocks';
import type { ListEntry } from 'kit/posts/block';
import { parseRichText } from 'kit/posts/parse-rich-text';
import { plainTextOf } from 'kit/posts/plain-text';
import { slugOf } from 'kit/posts/slug';
import type { NamedFact } from '../src/page/fact-list';
import type { Chapter, TextPart, Words } from '../src/page-text/page-text';

/** An error of a file: what stands there, what to do, and words by which its line is found. */
export type Refuse = (reason: string, remedy: string, words?: string) => Error;

type WrittenEntry = { title: string; paragraphs: string[] };

/** Ids that pages have themselves. */
const takenIds = ['root', 'main', 'composition', 'page-posts', 'next'];

/**
 * The chapters of a page, each from its heading to the next.
 * @throws {Error} made by `refuse`, for what no chapter can have
 */
export function listChapters(parts: readonly Part[], refuse: Refuse): Chapter[] {
  const chapters: { id: string; title: string; parts: TextPart[]; entries: WrittenEntry[] }[] = [];
  for (const part of parts) {
    if (part.type === 'heading') {
      chapters.push({ ...nameChapter(part.content), parts: [], entries: [] });
      continue;
    }
    const chapter = chapters.at(-1);
    if (!chapter) throw refuse('it has words before its first chapter', 'Begin the chapter with "## "');
    const entry = chapter.entries.at(-1);
    if (part.type === 'subheading') chapter.entries.push({ title: part.content, paragraphs: [] });
    else if (entry) entry.paragraphs.push(readParagraph(part, entry.title, refuse));
    else chapter.parts.push(readPart(part, chapter.title, refuse));
  }
  const ids = [...takenIds];
  for (const { id, title } of chapters) {
    if (ids.includes(id))
      throw refuse(`a second "${id}"`, `Give the chapter an id of its own: "## ${title} {#other}"`, `## ${title}`);
    ids.push(id);
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
    throw refuse(
      `below "### ${title}" is more than plain paragraphs`,
      'Write them without marks, links and lists',
      `### ${title}`,
    );
  return plainTextOf(part.content);
}

function readPart(part: Part, title: string, refuse: Refuse): TextPart {
  const refuseHere = (reason: string, remedy: string) =>
    refuse(`the chapter "${title}" has ${reason}`, remedy, `## ${title}`);
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
        throw refuseHere('a list of lists, or of tasks', 'Write one list');
      return { type: 'list', isNumbered: marker === 'number', items: entries.map(({ text }) => wordsOf(text)) };
    }
    case 'table':
      return part.hasHeader
        ? readTable(part.rows)
        : { type: 'facts', facts: part.rows.map((row) => readFact(row.cells, refuseHere)) };
    case 'embed':
      if (part.kind === 'part') return { type: 'insert', name: part.name };
      throw refuseHere(`"::embed{kind=${part.kind} …}"`, 'A page has "::embed{kind=part name=…}"');
    default:
      throw refuseHere(`a part of the kind "${part.type}"`, 'A page has paragraphs, lists, tables, notes and entries');
  }
}

function readTable(rows: readonly { cells: readonly string[] }[]): TextPart {
  const [names, ...others] = rows.map(({ cells }) => cells);
  return { type: 'table', names: (names ?? []).map(plainTextOf), rows: others.map((cells) => cells.map(wordsOf)) };
}

/** A fact: its name, and what it is or where it leads. */
function readFact([name = '', value = '', ...others]: readonly string[], refuseHere: Refuse): NamedFact {
  const [node = '', ...rest] = wordsOf(value);
  const [words, to] = typeof node === 'string' || node.tag !== 'a' ? [node] : [node.children[0], node.href];
  if (typeof words !== 'string' || others.length > 0 || rest.length > 0)
    throw refuseHere(
      `facts of which "${plainTextOf(name)}" is no name with words or one link`,
      'Write "| Name | words |", and names of columns above a table of other things',
    );
  return { name: plainTextOf(name), value: words, ...(to === undefined ? {} : { to }) };
}
