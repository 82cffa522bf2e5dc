import type { MarkdownIt, StateBlock } from 'markdown-it';

const beginning = /^\[\^([^\s[\]\\]{1,40})\]:(?:\s|$)/;
const sign = /\[\^([^\s[\]\\]{1,40})\]/y;

/** Whether a note of that name can be written. */
export const isFootnoteName = (name: string) => /^[^\s[\]\\]{1,40}$/.test(name);

/** Has a parser know GitHub's footnotes: `[^1]` in the text, and `[^1]: The note.` wherever it is written, mentioned or not. */
export function addFootnotes(parser: MarkdownIt): MarkdownIt {
  // Before the addresses of links, of which a note of one word would be one.
  parser.block.ruler.before('reference', 'footnote', readFootnote, { alt: ['paragraph', 'reference'] });
  parser.inline.ruler.before('link', 'footnote_sign', (state, isAsked) => {
    sign.lastIndex = state.pos;
    const [written, name] = sign.exec(state.src) ?? [];
    if (written === undefined) return false;
    if (!isAsked) state.push('footnote_sign', '', 0).content = name ?? '';
    state.pos += written.length;
    return true;
  });
  return parser;
}

/** A note: its lines, and the paragraphs behind it that are indented. */
function readFootnote(state: StateBlock, first: number, last: number, isAsked: boolean): boolean {
  if (isCode(state, first)) return false;
  const [written, name = ''] = beginning.exec(lineAt(state, first)) ?? [];
  if (written === undefined) return false;
  if (isAsked) return true;
  const paragraphs: { from: number; lines: string[] }[] = [
    { from: first, lines: [lineAt(state, first).slice(written.length)] },
  ];
  let line = first + 1;
  let end = line;
  for (; line < last; line += 1) {
    if (state.isEmpty(line)) continue;
    const isBehindGap = state.isEmpty(line - 1);
    if (isBehindGap ? !isCode(state, line) : beginsBlock(state, line, last)) break;
    if (isBehindGap) paragraphs.push({ from: line, lines: [] });
    paragraphs.at(-1)?.lines.push(lineAt(state, line));
    end = line + 1;
  }
  const open = state.push('footnote_open', '', 1);
  open.map = [first, end];
  open.content = name;
  for (const { from, lines } of paragraphs) {
    state.push('paragraph_open', 'p', 1).map = [from, from + lines.length];
    const inline = state.push('inline', '', 0);
    inline.content = lines.join('\n').trim();
    inline.map = [from, from + lines.length];
    inline.children = [];
    state.push('paragraph_close', 'p', -1);
  }
  state.push('footnote_close', '', -1);
  state.line = end;
  return true;
}

/** The text of a line, from where it begins. */
const lineAt = (state: StateBlock, line: number) =>
  state.src.slice((state.bMarks[line] ?? 0) + (state.tShift[line] ?? 0), state.eMarks[line]);

/** Whether a line is indented as far as code is. */
const isCode = (state: StateBlock, line: number) => (state.sCount[line] ?? 0) - state.blkIndent >= 4;

/** Whether another block begins in a line, right behind a text. */
const beginsBlock = (state: StateBlock, line: number, last: number) =>
  !isCode(state, line) && state.md.block.ruler.getRules('paragraph').some((rule) => rule(state, line, last, true));
