import type { MarkdownIt, Token } from 'markdown-it';

/** The first line of GitHub's alerts, all of which are callouts here. */
const alert = /^\[!(?:NOTE|TIP|IMPORTANT|WARNING|CAUTION)\][ \t]*(?:\n|$)/i;

/** Has a parser know GitHub's alerts: a quote that begins with `[!NOTE]` is a remark that stands out. */
export function readAlerts(parser: MarkdownIt): MarkdownIt {
  parser.core.ruler.before('inline', 'alerts', ({ tokens }) => {
    const open: Token[] = [];
    tokens.forEach((token, at) => {
      if (token.type === 'blockquote_close') token.tag = open.pop()?.tag ?? token.tag;
      if (token.type !== 'blockquote_open') return;
      open.push(token);
      const words = tokens[at + 1]?.type === 'paragraph_open' ? tokens[at + 2] : undefined;
      if (!words || !alert.test(words.content)) return;
      token.tag = 'aside';
      words.content = words.content.replace(alert, '');
    });
  });
  return parser;
}
