import { printError } from 'kit/presets/command-line/print';
import { describeMismatch, keepOwnComponents } from './describe-mismatch';
import { nameStack } from './name-stack';

/**
 * Returns a function that prints what went wrong, with the lines of its source: the same again only once something else was.
 * @param packages name of the package that each port serves
 */
export function reportProblems(
  packages: ReadonlyMap<number, string>,
  print: (text: string) => void = printError,
): (problem: string) => Promise<string> {
  let last = '';
  return async (problem) => {
    const described = describeMismatch(problem);
    const withPlaces = await nameStack(described, packages);
    const named = described === problem ? withPlaces : keepOwnComponents(withPlaces);
    if (named !== last) print(`\n${named}`);
    last = named;
    return named;
  };
}
