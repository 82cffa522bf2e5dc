import MarkdownIt from 'markdown-it';

/** How deep blocks may stand in each other, in elements: a list and its item are two. What is deeper is text. */
const maxLevel = 80;

/** How deep quotes may: the parser reads each line once for every quote that it stands in, and a post has no quotes in quotes. */
const maxQuoteLevel = 10;

const parser = new MarkdownIt({ html: true, linkify: true });
// Where a link may lead is decided, and said, where pasted HTML is read.
parser.validateLink = () => true;
// What GitHub links by itself, and no more.
parser.linkify.add('//', null).add('www.', {
  validate: (text, at, { re }) => {
    const address = re.get_relative_proto_validator();
    address.lastIndex = at;
    return address.exec(text)?.[0].length ?? 0;
  },
  normalize: (match) => {
    match.url = `http://${match.url}`;
  },
});
// The parser itself leaves out what is too deep.
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

/**
 * Markdown of any program (with GitHub's tables, strikethrough and links) as HTML, which is read like pasted HTML. The time grows with
 * its length, whatever it says.
 */
export const writeMarkdownHtml = (markdown: string): string => parser.render(markdown);
