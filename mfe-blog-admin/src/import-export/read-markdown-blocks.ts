import { lexer, type MarkedToken, type Token, type Tokens } from 'marked';
import type { NewBlock } from '../posts/blocks';
import { sanitiseRichText } from '../rich-text/sanitise-rich-text';

/** The blocks of Markdown, and what of it has no block or mark here, in words. */
export type MarkdownBlocks = { blocks: NewBlock[]; dropped: string[] };

/** Reads Markdown of any program: headings, paragraphs with marks and links, lists, quotes, fences. */
export function readMarkdownBlocks(markdown: string): MarkdownBlocks {
  const dropped = new Set<string>();
  const blocks = lexer(markdown, { gfm: true }).flatMap((token) => readBlock(token, dropped));
  return { blocks, dropped: [...dropped] };
}

/** The parser keeps room for tokens of extensions in its types; there are none. */
const withoutExtensions = (token: Token) => token as MarkedToken;

function readBlock(token: Token, dropped: Set<string>): NewBlock[] {
  const known = withoutExtensions(token);
  switch (known.type) {
    case 'heading': {
      const content = wordsOf(known.tokens, dropped);
      return content ? [{ type: known.depth <= 2 ? 'heading' : 'subheading', content }] : [];
    }
    case 'paragraph':
    case 'text':
      return paragraph(writeInline(known.tokens ?? [known], dropped));
    case 'list': {
      if (known.ordered) dropped.add('list numbers');
      return [{ type: 'list', content: '', items: readItems(known, dropped) }];
    }
    case 'blockquote': {
      const lines = known.tokens.map((inner) => ('tokens' in inner ? wordsOf(inner.tokens ?? [], dropped) : inner.raw));
      return [{ type: 'callout', content: lines.join('\n').trim() }];
    }
    case 'code':
      return paragraph(`<code>${known.text.split('\n').map(escapeText).join('<br>')}</code>`);
    case 'html':
      return readHtml(known.text, dropped);
    case 'table':
      dropped.add('a table');
      return [];
    case 'hr':
      dropped.add('a horizontal line');
      return [];
    case 'space':
    case 'def':
      return [];
    default:
      dropped.add(`“${token.raw.trim().slice(0, 40)}”`);
      return [];
  }
}

function paragraph(html: string): NewBlock[] {
  const clean = sanitiseRichText(html.trim());
  return clean ? [{ type: 'paragraph', content: clean.startsWith('<p>') ? clean : `<p>${clean}</p>` }] : [];
}

function readHtml(html: string, dropped: Set<string>): NewBlock[] {
  if (/<(img|picture)\b/i.test(html)) dropped.add('a picture');
  if (/<(iframe|video|table|script|style|form|object|embed)\b/i.test(html))
    dropped.add('HTML that paragraphs do not support');
  return /^\s*<!--/.test(html) ? [] : paragraph(html);
}

function readItems(list: Tokens.List, dropped: Set<string>): string[] {
  return list.items.flatMap((item) => {
    const below = item.tokens.flatMap((token) => {
      const inner = withoutExtensions(token);
      if (inner.type !== 'list') return [];
      dropped.add('list levels');
      return readItems(inner, dropped);
    });
    const text = item.tokens
      .filter(({ type }) => type !== 'list')
      .map((token) => ('tokens' in token ? wordsOf(token.tokens ?? [], dropped) : token.raw.trim()))
      .join(' ')
      .trim();
    return [text, ...below];
  });
}

const marks: Readonly<Record<string, string>> = { strong: 'strong', em: 'em', del: 's' };

function writeInline(tokens: readonly Token[], dropped: Set<string>): string {
  return tokens
    .map((token): string => {
      const known = withoutExtensions(token);
      const mark = marks[known.type];
      if (mark && 'tokens' in known) return `<${mark}>${writeInline(known.tokens ?? [], dropped)}</${mark}>`;
      switch (known.type) {
        case 'link':
          return `<a href="${escapeText(known.href)}">${writeInline(known.tokens, dropped)}</a>`;
        case 'image':
          dropped.add('a picture');
          return escapeText(known.text);
        case 'codespan':
          return `<code>${escapeText(known.text)}</code>`;
        case 'br':
          return '<br>';
        case 'html':
          return known.text;
        case 'text':
          return 'tokens' in known && known.tokens
            ? writeInline(known.tokens, dropped)
            : escapeText(known.text).replaceAll('\n', ' ');
        default:
          return 'text' in known ? escapeText(String(known.text)) : '';
      }
    })
    .join('');
}

/** The words of text that has no marks here, with the targets of links behind them. */
function wordsOf(tokens: readonly Token[], dropped: Set<string>): string {
  return tokens
    .map((token): string => {
      const known = withoutExtensions(token);
      switch (known.type) {
        case 'link': {
          const text = wordsOf(known.tokens, dropped);
          return text === known.href ? text : `${text} (${known.href})`;
        }
        case 'image':
          dropped.add('a picture');
          return known.text;
        case 'br':
          return ' ';
        default:
          if ('tokens' in known && known.tokens) return wordsOf(known.tokens, dropped);
          return 'text' in known ? String(known.text).replaceAll('\n', ' ') : '';
      }
    })
    .join('');
}

/** marked leaves the references of a text as they were written; the browser resolves them. */
const escapeText = (text: string) =>
  text
    .replace(/&(?!#?\w+;)/g, '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
