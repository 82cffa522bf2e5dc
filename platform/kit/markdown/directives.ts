import type { MarkdownIt } from 'markdown-it';

/** A block that Markdown has not, in a line of its own: `::cta[Talk to us]{email="a@b.example"}`. */
export type Directive = {
  name: string;
  /** The words in brackets, in Markdown. */
  label: string | undefined;
  attributes: Readonly<Record<string, string>>;
  /** Text among the attributes that is none, or one of a name that was there before; '' for nothing. */
  rest: string;
};

const line = /^::([a-z]+)(?:\[([^\]]*)\])?(?:\{([^}]*)\})?\s*$/;
// Never slow: a name has twenty letters at most.
const attribute = /(?<![a-z])([a-z]{1,20})=(?:"([^"]*)"|([^\s"]+))/g;

/** A line with a block that Markdown cannot express, as JSON, whose words may have line separators of Unicode. */
const kept = /^<!-- kept (.*) -->$/s;

/** Writes such a line. */
export const writeKept = (data: unknown): string =>
  // The data may contain neither the end of a comment nor its beginning; JSON.parse reads the escapes as `<` and `>`.
  `<!-- kept ${JSON.stringify(data).replaceAll('<', '\\u003c').replaceAll('>', '\\u003e')} -->`;

/** Has a parser know directives, as the generic directives syntax writes those of a line (talk.commonmark.org/t/generic-directives-plugins-syntax/444). */
export function addDirectives(parser: MarkdownIt): MarkdownIt {
  // Before all others, and ending a paragraph: else each line would be read again as a part of those before it.
  const options = { alt: ['paragraph', 'reference', 'blockquote', 'list'] };
  parser.block.ruler.before(
    'table',
    'directive',
    (state, first, _last, isAsked) => {
      // A line that is indented further is code.
      if ((state.sCount[first] ?? 0) - state.blkIndent >= 4) return false;
      const text = state.getLines(first, first + 1, state.blkIndent, false).trim();
      const [, json] = kept.exec(text) ?? [];
      if (json !== undefined) {
        if (isAsked) return true;
        const token = state.push('kept', '', 0);
        token.map = [first, first + 1];
        token.content = json;
        state.line = first + 1;
        return true;
      }
      const [, name, label, attributes = ''] = line.exec(text) ?? [];
      if (name === undefined) return false;
      if (isAsked) return true;
      const token = state.push('directive', '', 0);
      token.map = [first, first + 1];
      const found = new Map<string, string>();
      const rest = attributes.replace(attribute, (written: string, key: string, quoted?: string, bare?: string) => {
        if (found.has(key)) return written;
        found.set(key, quoted ?? bare ?? '');
        return '';
      });
      const meta: Directive = { name, label, attributes: Object.fromEntries(found), rest: rest.trim() };
      token.meta = meta;
      state.line = first + 1;
      return true;
    },
    options,
  );
  return parser;
}
