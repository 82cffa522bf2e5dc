import { type Checkout, findIf, matchAll } from './checkout';

/** The description of the site, in its own words. */
export const specification = 'docs/specification.md';

/** A text of the screen, in quotes of either kind; an apostrophe has a letter before it. */
const quoted = /(?<!\w)(?:'([^'\n]+)'|"([^"\n]+)")(?!\w)/g;

/** The specification names no route that no remote has, and has no text that is not in the code. A team may add pages without it. */
export const checkSpecification = (checkout: Checkout): string[] => [...checkRoutes(checkout), ...checkTexts(checkout)];

function checkRoutes({ paths, read }: Checkout): string[] {
  const routes = paths
    .filter((path) => /^[^/]+\/remote\.ts$/.test(path))
    .flatMap((path) => matchAll(read(path), /\b(?:path: |aliases: \[)'([^']+)'/g).map(({ match }) => match));
  return listSpecifiedRoutes(read(specification)).flatMap(({ match, line }) =>
    findIf(!routes.includes(match), specification, line, `no remote has ${match}`),
  );
}

/** The paths of the routes that the specification names, with their lines. @param text of it */
export function listSpecifiedRoutes(text: string): { match: string; line: number }[] {
  const [before = '', table = ''] = text.split(/^### Routes$/m);
  const start = before.split('\n').length - 1;
  return matchAll(table.split(/^### /m, 1)[0] ?? '', /`(\/[\w/:-]*)[^`]*`/g).map(({ match, line }) => ({
    match,
    line: start + line,
  }));
}

function checkTexts({ paths, read }: Checkout): string[] {
  const sources = paths
    .filter((path) => /(?<!\.(?:test|spec))\.tsx?$/.test(path) && !path.startsWith('e2e/'))
    .map((path) => read(path).replace(/\s+/g, ' '))
    .join('\n');
  return matchAll(read(specification), quoted).flatMap(({ match, other, line }) => {
    const text = match || other;
    // The code fills in the braces.
    const isSaid = text.split(/\{\w+\}/).every((part) => sources.includes(part));
    return findIf(!isSaid, specification, line, `the code does not say "${text}"`);
  });
}
