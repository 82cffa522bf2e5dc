import type { MarkdownIt } from 'markdown-it';

/** How deep blocks may be nested, in elements: a list and its item are two. Deeper content becomes text. */
const maxLevel = 80;

/** How deep quotes may be nested: the parser reads each line once for every quote that it stands in, and a post has no quotes in quotes. */
const maxQuoteLevel = 10;

/** Has a parser read blocks that are too deep as text: by itself it leaves them out. */
export function limitDepth(parser: MarkdownIt): MarkdownIt {
  parser.block.ruler.before('table', 'too deep', (state, line, _end, isAsked) => {
    const isQuote = state.src[(state.bMarks[line] ?? 0) + (state.tShift[line] ?? 0)] === '>';
    if (isAsked || state.level < (isQuote ? maxQuoteLevel : maxLevel)) return false;
    state.push('paragraph_open', 'p', 1).map = [line, line + 1];
    const text = state.push('inline', '', 0);
    text.content = state.getLines(line, line + 1, state.blkIndent, false).trim();
    text.map = [line, line + 1];
    text.children = [];
    state.push('paragraph_close', 'p', -1);
    state.line = line + 1;
    return true;
  });
  return parser;
}
