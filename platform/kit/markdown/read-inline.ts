import MarkdownIt, { type Token } from 'markdown-it';
import { footnoteAddress } from '../posts/footnote-address';
import { parseRichText } from '../posts/parse-rich-text';
import { linkPattern } from '../posts/rich-text';
import { addDirectives } from './directives';
import { addFootnotes } from './footnotes';
import { limitDepth } from './limit-depth';
import { limitQuotes } from './limit-quotes';
import { addMarkTags } from './mark-tags';
import { MarkdownError } from './markdown-error';

/** Reads GitHub's Markdown, without HTML but for the tags of marks, and with directives. */
export const parser = limitDepth(
  limitQuotes(addMarkTags(addFootnotes(addDirectives(new MarkdownIt({ html: false, linkify: false }))))),
);
parser.validateLink = () => true;

/** The line of a token, from 1. */
export const lineOf = ({ map }: Token): number => (map?.[0] ?? 0) + 1;

/** Where a link or a picture leads. @throws {MarkdownError} for one with a title, which no page shows */
export function addressOf(token: Token, attribute: 'href' | 'src', line: number): string {
  if (token.attrGet('title'))
    throw new MarkdownError(line, `a title, "${token.attrGet('title')}"`, 'Write it into the text');
  return String(token.attrGet(attribute) ?? '');
}

const marks: Readonly<Record<string, string>> = { strong: 'strong', em: 'em', s: 's' };

/** A text without blocks as rich text. */
export const readText = (markdown: string): string => readInline(parser.parseInline(markdown, {})[0]);

/**
 * The words of a paragraph, an item or a cell as rich text.
 * @throws {MarkdownError} for what is no mark
 */
export function readInline(inline: Token | undefined): string {
  const rich = (inline?.children ?? []).map((token) => readMark(token, inline)).join('');
  if (parseRichText(rich) !== null) return rich;
  throw new MarkdownError(
    inline ? lineOf(inline) : 1,
    'marks that cross each other, are left open, or stand fifty deep',
    'Close each where the one around it still is',
  );
}

function readMark(token: Token, inline: Token | undefined): string {
  switch (token.type) {
    case 'text':
    case 'text_special':
      return escapeText(token.content);
    case 'softbreak':
      return ' ';
    case 'hardbreak':
      return '<br>';
    case 'mark_tag':
      return token.markup;
    case 'code_inline':
      return `<code>${escapeText(token.content)}</code>`;
    case 'link_open': {
      const address = addressOf(token, 'href', lineOf(inline ?? token));
      if (linkPattern.test(address)) return `<a href="${escapeText(address)}" rel="noopener">`;
      throw new MarkdownError(
        lineOf(inline ?? token),
        `a link to "${address}"`,
        'Links lead to a path such as /blogs/milk-runs, to https:, mailto: or tel:',
      );
    }
    case 'footnote_sign':
      return `<a href="${escapeText(footnoteAddress(token.content))}" rel="noopener">${escapeText(token.content)}</a>`;
    case 'link_close':
      return '</a>';
    default: {
      const mark = marks[token.tag];
      if (mark !== undefined && token.nesting !== 0) return token.nesting === 1 ? `<${mark}>` : `</${mark}>`;
      throw new MarkdownError(
        lineOf(inline ?? token),
        `there is no "${token.type}" within a text`,
        'Give a picture a paragraph of its own',
      );
    }
  }
}

const escapeText = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\u00a0', '&nbsp;');
