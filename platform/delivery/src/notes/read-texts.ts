import { Parser } from 'htmlparser2';

/** What a visitor reads on a page. */
export type PageTexts = {
  title: string;
  description: string;
  /** The page itself, a text for each heading, paragraph, item, cell. */
  main: string[];
  /** What stands around it: header and footer. */
  frame: string[];
  /** Addresses of its pictures, by a name that stays when the picture is replaced. */
  pictures: Map<string, string>;
};

/** Elements that go on with the sentence they are in. */
const inline = new Set(
  'a abbr b bdi bdo br cite code data dfn em i kbd mark q s samp small span strong sub sup time tspan u var wbr'.split(
    ' ',
  ),
);

/** Elements whose text is for programs. */
const silent = new Set(['script', 'style', 'template', 'noscript', 'datalist']);

/** Reads the texts of a page, in the order in which they stand there. */
export function readTexts(html: string): PageTexts {
  const texts: PageTexts = { title: '', description: '', main: [], frame: [], pictures: new Map() };
  let place: 'head' | 'title' | 'main' | 'frame' = 'head';
  let text = '';
  let hasJustEnded = false;
  let hiddenDepth = 0;
  const endText = () => {
    const read = text.replace(/\s+/g, ' ').trim();
    text = '';
    if (read === '') return;
    if (place === 'title') texts.title = read;
    if (place === 'main' || place === 'frame') texts[place].push(read);
  };
  const parser = new Parser({
    onopentag: (element, { name, content = '', hidden, alt, src }) => {
      if (hiddenDepth > 0 || hidden !== undefined || silent.has(element)) {
        endText();
        hiddenDepth += 1;
        return;
      }
      // Two elements side by side, such as a link and what it is about, are not one word.
      if (element === 'br' || (hasJustEnded && inline.has(element))) text += ' ';
      if (!inline.has(element)) endText();
      if (element === 'meta' && name === 'description') texts.description = content;
      if (element === 'title' && place === 'head') place = 'title';
      if (element === 'body') place = 'frame';
      if (element === 'main') place = 'main';
      if (element !== 'img' || place !== 'main') return;
      if (src !== undefined) texts.pictures.set(pictureName(src), src.replace(/\/assets\/[^/]+\/[^/]+/, ''));
      if (alt) texts.main.push(`Picture: ${alt}`);
    },
    ontext: (more) => {
      if (hiddenDepth > 0) return;
      text += more;
      hasJustEnded = false;
    },
    onclosetag: (element) => {
      if (hiddenDepth > 0) {
        hiddenDepth -= 1;
        return;
      }
      if (!inline.has(element)) endText();
      hasJustEnded = true;
      if (element === 'title' && place === 'title') place = 'head';
      if (element === 'main') place = 'frame';
    },
  });
  parser.end(html);
  return texts;
}

/** `/media/robot-fork-800.4eea2d8d.webp` → `robot-fork`: without what follows from its content and its width. */
const pictureName = (address: string) =>
  (address.split('/').at(-1) ?? '').replace(/(\.[0-9a-f]{8,})?\.\w+$/, '').replace(/-\d+$/, '');
