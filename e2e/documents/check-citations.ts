import { type Checkout, findIf, matchAll } from './checkout';

/** The documents whose sections are cited: `specification §2 Header`, or in brackets by the section alone, `(§2)`. */
const cited: Readonly<Record<string, string>> = {
  specification: 'docs/specification.md',
  architecture: 'docs/architecture.md',
};

/** The files that people read. */
const citing = /\.(?:[cm]?[jt]sx?|css|md|py|rules|sh|ya?ml)$/;

/** The word before a section, its number, and the part of it that is named, with a capital. */
const citation = /(?:([\w/.’'`-]+,?)\s+)?§(\d+)((?:\s+[A-Z][\w&-]*(?:\s+[\w&-]+)*)?)/g;

/** Each section that is cited is there, and so is the part of it that is named: else nobody finds what a comment relies on. */
export function checkCitations({ paths, read }: Checkout): string[] {
  const sections = new Map(Object.entries(cited).map(([name, path]) => [name, listParts(read(path))]));
  return paths
    .filter((path) => citing.test(path) && read(path).includes('§'))
    .flatMap((path) => {
      const text = read(path);
      // A comment may break a citation; every character keeps its place.
      const flat = text.replace(/\n\s*(?:\*|\/\/|#)?/g, (end) => ' '.repeat(end.length));
      let name: string | undefined;
      let end = 0;
      return Array.from(flat.matchAll(citation)).flatMap((match) => {
        const { 0: whole, 1: word = '', 2: number = '', 3: part = '', index } = match;
        const at = index + whole.indexOf('§');
        const goesOn = end > 0 && /^(?:,|,? and)?\s*$/.test(flat.slice(end, at));
        if (!goesOn) name = nameDocument(word);
        end = index + whole.length;
        if (name === undefined) return [];
        const line = text.slice(0, at).split('\n').length;
        const parts = sections.get(name)?.get(number);
        const named = part.trim().replace(/\s+/g, ' ');
        const isFound = named === '' || parts?.some((one) => named.startsWith(one));
        return [
          ...findIf(!parts, path, line, `there is no ${name} §${number}`),
          ...findIf(parts !== undefined && !isFound, path, line, `${name} §${number} has no part "${named}"`),
        ];
      });
    });
}

/** The document that the word before a section names; a number is that of a standard, which is not ours. */
function nameDocument(word: string): string | undefined {
  if (/\d,?$/.test(word)) return undefined;
  const name = word.toLowerCase().replace(/^.*\/|\.md$|[`’'].*$/g, '');
  return name === '' || name === 'of' ? 'specification' : name;
}

/** The numbered headings of a document, each with the headings below it. */
const listParts = (text: string): Map<string, string[]> =>
  new Map(
    text
      .split(/^## (?=\d+\. )/m)
      .map((section) => [section.split('.', 1)[0] ?? '', matchAll(section, /^### (.+)$/gm).map(({ match }) => match)]),
  );
