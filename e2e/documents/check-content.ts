import { type Checkout, finding, matchAll } from './checkout';

/** What visitors read on pages, as far as rules of writing are about it. */
export type Content = {
  sentences: readonly string[];
  /** Headings of pages of one kind. */
  headings: readonly string[];
  /** What is read from top to bottom of a case study, and all of it with figures, facts and labels. */
  studies: readonly { id: string; text: string; whole: string }[];
};

const countWords = (text: string) => text.split(/\s+/).length;

/** Texts are whole sentences and written out, headings differ, and a case study is neither a note nor a book. */
export function checkContent(checkout: Checkout, { sentences, headings, studies }: Content): string[] {
  const at = (text: string, what: string) => locate(checkout, text, what);
  return [
    ...sentences.filter((text) => !/[.?!]$/.test(text)).map((text) => at(text, 'it does not end as a sentence does')),
    ...sentences.filter((text) => /lorem|todo|tbd|xxx/i.test(text)).map((text) => at(text, 'it is left unwritten')),
    ...headings
      .filter((heading, position) => headings.indexOf(heading) !== position)
      .map((heading) => at(heading, 'another page has this heading')),
    ...studies
      .filter(({ text, whole }) => countWords(text) < 500 || countWords(whole) > 800)
      .map(({ id, text, whole }) =>
        at(id, `it has ${countWords(text)} words, ${countWords(whole)} with its figures: write 500 to 800`),
      ),
  ];
}

/** Names the line of a text by how it begins: behind that, its source may be broken into lines or quoted otherwise. */
function locate({ paths, read }: Checkout, text: string, what: string): string {
  const [start = ''] = /^[^'"`\\]{1,30}/.exec(text) ?? [];
  const pattern = new RegExp(start.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'g');
  for (const path of paths.filter((one) => /^mfe-[^/]+\/src\/.*(?<!\.test)\.tsx?$/.test(one))) {
    const [found] = matchAll(read(path), pattern);
    if (found) return finding(path, found.line, what);
  }
  return finding(`"${text}"`, 1, what);
}
