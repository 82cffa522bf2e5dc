import type { MarkdownIt, StateBlock, Token } from 'markdown-it';
import { findBlockRule } from './find-block-rule';
import { withoutComments } from './parse-pasted-html';

const namesIn = (names: string): ReadonlySet<string> => new Set(names.split(' '));

/** Elements without an end tag. */
const endless = namesIn('br hr img input wbr embed');

/** Blocks of HTML that may be left open, or are never closed. */
const loose = namesIn('p li dt dd tr td th thead tbody tfoot colgroup col source track');

/** Elements that are left out of a post with all their content, and named. */
const leftOut = namesIn('audio math picture svg video');

const known: ReadonlySet<string> = new Set([
  ...endless,
  ...loose,
  ...leftOut,
  ...namesIn(
    'a abbr acronym address article aside b bdi bdo big blockquote button caption center cite code data del details dfn div dl em fieldset figcaption figure font footer form h1 h2 h3 h4 h5 h6 header hgroup i ins kbd label legend main mark menu nav nobr ol output pre q rb rp rt rtc ruby s samp search section small span strike strong sub summary sup table time tt u ul var',
  ),
]);

/**
 * Has a parser take for HTML what a browser shows as words, and what is closed. Every other tag is text, since all that stands behind it
 * would be read as what is in it: a `<title>` that somebody has typed, a `<T>`, and what GitHub shows as text too
 * (https://github.github.com/gfm/#disallowed-raw-html-extension-).
 */
export function limitHtml(parser: MarkdownIt): MarkdownIt {
  const readBlock = findBlockRule(parser, 'html_block');
  /** Where the last end tag of each name stands. A parser reads one text at a time. */
  let lastEnds: ReadonlyMap<string, number> = new Map();
  parser.core.ruler.before('block', 'ends of html', ({ src }) => {
    const ends = [...src.matchAll(/<\/([a-z][a-z\d-]*)\s*>|-->/gi)];
    lastEnds = new Map(ends.map(({ index, 1: name = comment }) => [name.toLowerCase(), index]));
  });
  parser.block.ruler.at(
    'html_block',
    (state, first, last, isAsked) => beginsHtml(state, first, lastEnds) && readBlock(state, first, last, isAsked),
    { alt: ['paragraph', 'reference', 'blockquote'] },
  );
  parser.core.ruler.after('inline', 'limit html', ({ tokens }) => limitTags(tokens));
  return parser;
}

/** The name under which the end of a comment is kept. */
const comment = '!--';

/** Whether a block of HTML begins in a line: else nothing behind it would be read as Markdown. */
function beginsHtml(state: StateBlock, line: number, lastEnds: ReadonlyMap<string, number>): boolean {
  const start = (state.bMarks[line] ?? 0) + (state.tShift[line] ?? 0);
  const isClosed = (name: string) => (lastEnds.get(name) ?? -1) > start;
  const text = state.src.slice(start, state.eMarks[line]);
  if (text.startsWith('<!--')) return isClosed(comment);
  const name = nameOf(text);
  if (name === undefined || !known.has(name)) return false;
  return text.startsWith('</') || endless.has(name) || loose.has(name) || isClosed(name);
}

/** The name of the tag with which a text begins. */
const nameOf = (text: string): string | undefined => /^<\/?([a-z][a-z\d-]*)(?![^\s/>])/i.exec(text)?.[1]?.toLowerCase();

// Never slow: a quote ends at the next one of its kind, so each is read from one tag alone.
const tagOrSign = /<(?:\/?[a-z](?:"[^"]*"|'[^']*'|[^"'<>])*>)?/gi;

/** A tag, or another `<`, which has no name. @param around the block that it stands in */
type Tag = { name: string; isEnd: boolean; isInBlock: boolean; around: Token; isHtml: boolean };

/** Makes text of the tags that are none of HTML here. */
function limitTags(tokens: readonly Token[]): void {
  const places = tokens.flatMap((around) =>
    [around, ...(around.children ?? [])]
      .filter(({ type }) => type === 'html_block' || type === 'html_inline')
      .map((token) => {
        token.content = withoutComments(token.content);
        return { token, tags: readTags(token, around) };
      }),
  );
  choosePairs(places.flatMap(({ tags }) => tags));
  for (const { token, tags } of places) {
    if (token.type === 'html_inline') {
      if (tags[0]?.isHtml === false) token.type = 'text';
      continue;
    }
    const rest = tags.values();
    token.content = token.content.replace(tagOrSign, (written) =>
      rest.next().value?.isHtml ? written : written.replaceAll('<', '&lt;'),
    );
  }
}

const readTags = (token: Token, around: Token): Tag[] =>
  (token.content.match(tagOrSign) ?? []).map((written) => ({
    name: nameOf(written) ?? '',
    isEnd: written.startsWith('</'),
    isInBlock: token === around,
    around,
    isHtml: false,
  }));

/** Says of tags whether they are HTML: those that stand alone, and each end with the last beginning before it. */
function choosePairs(tags: readonly Tag[]): void {
  const open = new Map<string, Tag[]>();
  for (const tag of tags) {
    const { name, isEnd } = tag;
    if (!known.has(name)) continue;
    const begun = open.get(name) ?? [];
    if (!isEnd) {
      tag.isHtml = endless.has(name) || (tag.isInBlock && loose.has(name));
      begun.push(tag);
      open.set(name, begun);
      continue;
    }
    const beginning = begun.pop();
    tag.isHtml = tag.isInBlock && loose.has(name);
    // The content of such an element is left out, so it has to end in the same paragraph.
    if (!beginning || (leftOut.has(name) && beginning.around !== tag.around)) continue;
    beginning.isHtml = true;
    tag.isHtml = true;
  }
}
