import { patternCovers } from 'kit/contract/route-pattern';
import { findNearest } from 'kit/presets/command-line/find-nearest';
import { toPrintableLine } from 'kit/presets/command-line/printable';
import { ServerError } from '../server-error';
import type { KeptError } from './error-store';
import type { KnownNames } from './known-names';

/** The filter of a list of failures, empty for all: a team, a version or how one begins, a route or a page. */
export type ErrorFilter = Readonly<Record<'team' | 'version' | 'route', string | undefined>>;

/** How many names a message lists. */
const maxListed = 12;

/** Digits of a version that are enough to mean it. */
const minDigits = 4;

const hashOf = (name: string) => name.slice(name.indexOf('@') + 1);

/** The rules of each option: the name in a failure, the names known besides, and whether a name is meant. */
const options = {
  team: {
    nameOf: ({ team }: KeptError) => team,
    known: ({ teams }: KnownNames) => teams,
    isMeant: (asked: string, name: string) => asked === name,
  },
  version: {
    nameOf: ({ remote, version }: KeptError) => `${remote}@${version}`,
    known: ({ versions }: KnownNames) => versions,
    isMeant: (asked: string, name: string) => {
      const compared = asked.includes('@') ? name : hashOf(name);
      return compared === asked || (hashOf(asked).length >= minDigits && compared.startsWith(asked));
    },
  },
  route: {
    nameOf: ({ page }: KeptError) => page,
    known: ({ routes }: KnownNames) => routes,
    isMeant: patternCovers,
  },
};

/**
 * The failures of one team, version or route.
 * @throws {ServerError} for one that neither the site nor a failure has: a name that is misspelt is not one without failures.
 */
export function filterErrors(
  errors: readonly KeptError[],
  filter: ErrorFilter,
  known: KnownNames,
): readonly KeptError[] {
  let found = errors;
  for (const option of ['team', 'version', 'route'] as const) {
    const asked = filter[option];
    if (asked === undefined) continue;
    const { nameOf, isMeant, known: knownBy } = options[option];
    const names = [...new Set([...knownBy(known), ...errors.map(nameOf)])].filter(Boolean);
    if (!names.some((name) => isMeant(asked, name)) || isOtherwiseCalled(asked, names))
      throw explainUnknown(option, asked, names);
    found = found.filter((error) => isMeant(asked, nameOf(error)));
  }
  return found;
}

/** Whether a route is known, and its parameter under another name: none would be found, as if it had no failures. */
const isOtherwiseCalled = (asked: string, names: readonly string[]) =>
  asked.includes('/:') &&
  !names.includes(asked) &&
  names.some((name) => name.includes('/:') && patternCovers(asked, name) && patternCovers(name, asked));

/** The version that was most likely meant: the digits are mostly copied, and the remote's name typed. */
function findNearestVersion(asked: string, names: readonly string[]): string | undefined {
  if (!asked.includes('@')) return findNearest(asked, names.map(hashOf));
  const digits = hashOf(asked);
  const withDigits = names.filter((name) => hashOf(name).startsWith(digits));
  const shortened = withDigits.map((name) => name.slice(0, name.indexOf('@') + 1 + digits.length));
  return findNearest(asked, shortened) ?? findNearest(asked, names);
}

function explainUnknown(option: keyof ErrorFilter, asked: string, names: readonly string[]): ServerError {
  const nearest = option === 'version' ? findNearestVersion(asked, names) : findNearest(asked, names);
  const more = names.length - maxListed;
  const listed = names.slice(0, maxListed).join(', ') + (more > 0 ? ` or one of ${more} more` : '');
  const known = names.length === 0 ? 'Nothing was reported, and no site is composed here' : `Use one of ${listed}`;
  const remedy = nearest === undefined ? known : `Did you mean ${nearest}? ${known}`;
  const subject = `--${option} "${toPrintableLine(asked)}"`;
  return new ServerError('invalid-arguments', subject, `there is no such ${option}`, toPrintableLine(remedy));
}
