import type { MarkdownIt } from 'markdown-it';

/** Lines from its beginning within which a quote goes on in a line without `>`. */
const maxLines = 10;

/**
 * Has a parser end a quote at a line without `>` that is further below. The parser goes on to the end of the text for such lines, with
 * each quote anew, although they count behind a paragraph alone.
 */
export function limitQuotes(parser: MarkdownIt): MarkdownIt {
  parser.block.ruler.before(
    'blockquote',
    'end of quote',
    (state, line, _end, isAsked) => isAsked && state.parentType === 'blockquote' && line - state.line > maxLines,
    { alt: ['blockquote'] },
  );
  return parser;
}
