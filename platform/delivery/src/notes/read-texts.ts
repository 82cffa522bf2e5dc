import { Parser } from 'htmlparser2';

/** Elements that go on with the sentence they are in. */
const inline = new Set('a abbr b bdi br cite code em i kbd mark q s small span strong sub sup time u'.split(' '));

/** Elements whose text is for programs. */
const silent = new Set(['script', 'style', 'template', 'noscript', 'datalist']);

/**
 * Reads what a visitor reads on a page, in its order: a text for the title and the description, each heading, paragraph, item, cell and
 * picture.
 */
export function readTexts(html: string): string[] {
  const texts: string[] = [];
  let text = '';
  let hiddenDepth = 0;
  const endText = () => {
    const read = text.replace(/\s+/g, ' ').trim();
    if (read !== '') texts.push(read);
    text = '';
  };
  const parser = new Parser({
    onopentag: (element, { name, content, hidden, alt = '', src }) => {
      if (!inline.has(element)) endText();
      if (hiddenDepth > 0 || hidden !== undefined || silent.has(element)) hiddenDepth += 1;
      else if (name === 'description' && content) texts.push(content);
      // The name of its file follows from its content.
      else if (element === 'img' && src !== undefined) texts.push(`Picture ${src.split('/').at(-1)}: ${alt}`);
    },
    ontext: (more) => {
      if (hiddenDepth === 0) text += more;
    },
    onclosetag: (element) => {
      if (hiddenDepth > 0) hiddenDepth -= 1;
      if (!inline.has(element)) endText();
    },
  });
  parser.end(html);
  return texts;
}
