import { escapeHtml } from 'kit/http/escape-html';
import { addFootnotes } from 'kit/markdown/footnotes';
import { limitDepth } from 'kit/markdown/limit-depth';
import { limitQuotes } from 'kit/markdown/limit-quotes';
import { footnoteAddress } from 'kit/posts/footnote-address';
import MarkdownIt, { type Token } from 'markdown-it';
import { keepWords } from './keep-words';
import { limitHtml } from './limit-html';
import { nameDialects } from './name-dialects';
import { readAlerts } from './read-alerts';

const parser = limitDepth(limitQuotes(addFootnotes(new MarkdownIt({ html: true, linkify: true }))));
limitHtml(parser);
keepWords(parser);
readAlerts(parser);
// Where a link may lead is decided, and said, where pasted HTML is read.
parser.validateLink = () => true;
// The addresses that GitHub links by itself, and no more.
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

/** The numbers of footnotes by their names, in the order in which readers come to them; of one that is nowhere `undefined`. */
class FootnoteNumbers {
  readonly #names: ReadonlySet<string>;
  readonly #numbers = new Map<string, string>();

  readonly #last: number;

  constructor(tokens: readonly Token[], last: number) {
    this.#last = last;
    this.#names = new Set(tokens.filter(({ type }) => type === 'footnote_open').map(({ content }) => content));
  }

  numberOf(name: string): string | undefined {
    if (!this.#names.has(name)) return undefined;
    const number = this.#numbers.get(name) ?? String(this.#last + this.#numbers.size + 1);
    this.#numbers.set(name, number);
    return number;
  }
}

type Environment = { footnotes: FootnoteNumbers };

Object.assign(parser.renderer.rules, {
  footnote_sign: (tokens: Token[], at: number, _options: unknown, { footnotes }: Environment) => {
    const name = tokens[at]?.content ?? '';
    const number = footnotes.numberOf(name);
    return number === undefined
      ? escapeHtml(`[^${name}]`)
      : `<a href="${footnoteAddress(number)}" data-footnote-sign>${number}</a>`;
  },
  footnote_open: (tokens: Token[], at: number, _options: unknown, { footnotes }: Environment) =>
    `<div data-footnote="${footnotes.numberOf(tokens[at]?.content ?? '')}">`,
  footnote_close: () => '</div>',
});

/** Markdown as HTML, and what of it is a sign of another dialect, in words. */
type MarkdownHtml = { html: string; dropped: string[] };

/**
 * Markdown of any program (with GitHub's tables, strikethrough, links, alerts and footnotes) as HTML, which is read like pasted HTML. The time
 * grows with its length, whatever it says.
 * @param lastFootnote the number behind which its own are counted on
 */
export function writeMarkdownHtml(markdown: string, lastFootnote = 0): MarkdownHtml {
  const tokens = parser.parse(markdown, {});
  const environment: Environment = { footnotes: new FootnoteNumbers(tokens, lastFootnote) };
  return { html: parser.renderer.render(tokens, parser.options, environment), dropped: nameDialects(tokens) };
}
