import { posix } from 'node:path';
import { type Checkout, findIf, isThere, matchAll } from './checkout';

/** The paths that a document lets its reader make. */
const examples = /mfe-academy|partner-stories|media\/renders/;

/** Texts of pages, whose links are those of the site: the content is checked when it is read. */
const isContent = (path: string) => /^mfe-[^/]+\/content\//.test(path);

/** The document that names files one after the other: by its name alone, one that is in the folder of the file before it. */
const tour = 'docs/architecture.md';

/** Links between documents, and the paths that they name, lead somewhere. */
export function checkLinks(checkout: Checkout): string[] {
  const { paths, read } = checkout;
  const folders = [...new Set(paths.flatMap((path) => (path.includes('/') ? path.split('/', 1) : [])))];
  const named = new RegExp(`\`((?:${folders.join('|')})/[\\w./-]+)\``, 'g');
  return paths
    .filter((path) => path.endsWith('.md') && !isContent(path))
    .flatMap((document) => {
      const text = read(document);
      return [
        ...matchAll(text, /\]\((?!https?:|mailto:)([^)#\s]*)(?:#([^)\s]+))?[^)]*\)/g).flatMap(
          ({ match, other: anchor, line }) => {
            const target = match === '' ? document : posix.join(posix.dirname(document), match);
            if (!isThere(checkout, target)) return findIf(true, document, line, `there is no ${target}`);
            const isMissing = anchor !== '' && !listAnchors(read(target)).includes(anchor);
            return findIf(isMissing, document, line, `${target} has no heading #${anchor}`);
          },
        ),
        ...matchAll(text, named).flatMap(({ match, line }) => {
          // The path as it is, or as an import of another package names it.
          const isFound = [match, match.replace('/', '/src/')].some((path) =>
            ['', '.ts', '.tsx'].some((ending) => isThere(checkout, path + ending)),
          );
          return findIf(!isFound && !examples.test(match), document, line, `there is no ${match}`);
        }),
        ...(document === tour ? checkNames(checkout, text) : []),
      ];
    });
}

const checkNames = (checkout: Checkout, text: string): string[] =>
  text.split('\n').flatMap((line, at) => {
    let folder = '.';
    return matchAll(line, /`((?:[\w.-]+\/)*)([\w.-]+\.(?:tsx?|cjs))`/g).flatMap(({ match: own, other: name }) => {
      folder = own || folder;
      const path = posix.join(folder, name);
      return findIf(!isThere(checkout, path), tour, at + 1, `there is no ${path}`);
    });
  });

/** The anchors that GitHub gives the headings of a document. */
const listAnchors = (text: string) =>
  matchAll(text.toLowerCase(), /^#+ (.+)$/gm).map(({ match }) =>
    match.replace(/[^\p{L}\p{N} _-]/gu, '').replaceAll(' ', '-'),
  );
