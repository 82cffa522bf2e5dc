import { limitDepth } from 'kit/markdown/limit-depth';
import MarkdownIt from 'markdown-it';

const parser = limitDepth(new MarkdownIt({ html: true, linkify: true }));
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

/**
 * Markdown of any program (with GitHub's tables, strikethrough and links) as HTML, which is read like pasted HTML. The time grows with
 * its length, whatever it says.
 */
export const writeMarkdownHtml = (markdown: string): string => parser.render(markdown);
