import { type Checkout, findIf, matchAll } from './checkout';

/** In a file of data, with its indented lines; and the values of these. */
const headings = /^(headings:\n(?: {2}.*\n)+)/gm;
const heading = /^ {2}[\w-]+: (.*)$/gm;

/** Texts of pages are written out, headings differ, and a case study is neither a note nor a book. */
export function checkContent({ paths, read }: Checkout): string[] {
  const seen = new Set<string>();
  return paths.flatMap((path) => {
    const text = read(path);
    if (/\/content\/case-studies\/[^.]+\.md$/.test(path)) {
      // Without the names of fields.
      const words = text.split(/\s+/).filter((word) => /\w/.test(word) && !word.endsWith(':')).length;
      return findIf(words < 500 || words > 800, path, 1, `it has ${words} words, and should have 500 to 800`);
    }
    if (!/^mfe-[^/]+\/content\/.+\.(?:yaml|md)$/.test(path)) return [];
    return [
      ...matchAll(text, headings).flatMap(({ match: block, line }) =>
        matchAll(block, heading).flatMap((one) =>
          findIf(seen.size === seen.add(one.match).size, path, line + one.line - 1, 'another page has this heading'),
        ),
      ),
      ...matchAll(text, /lorem|todo|tbd|xxx/gi).flatMap(({ line }) => findIf(true, path, line, 'it is unwritten')),
    ];
  });
}
