import { listSpecifiedRoutes, specification } from './check-specification';
import type { Checkout } from './checkout';

/** The names of a site's things, as whole words, and of its forms and their fields, as code writes them in quotes. */
export type SiteNames = { words: readonly string[]; fields: readonly string[] };

/** The words that the platform may use all the same, each with the reason. */
const ordinary: Readonly<Record<string, string>> = {
  fork: 'Node’s `child_process.fork`',
  platform: 'the team and the folder of what is no site’s',
  products: 'an English word',
  partners: 'an English word',
  marketing: 'an English word',
  email: 'the field that a form needs where something is promised by mail, and a call to action of a post',
  message: 'the type of an event, and of a text for people',
  reason: 'the part of an error',
  source: 'the name of an element and of an attribute',
  consent: 'the name of a field of any form that asks for it',
  '/': 'the first page of any site',
  '/draft': 'the address of shared drafts on every site (platform/kit/posts/draft-link.ts)',
};

const escapeForPattern = (text: string) => text.replace(/[$()*+./?[\\\]^{|}-]/g, '\\$&');

/** Names that are the site's alone, ready for an expression. */
export const listTelling = (names: readonly string[]): string[] =>
  [...new Set(names)].filter((name) => !(name.toLowerCase() in ordinary)).map(escapeForPattern);

/** One expression for all names; none of them is part of another word. */
export const inWords = (names: readonly string[]) => new RegExp(`(?<![\\w-])(?:${names.join('|')})(?![\\w-])`, 'gi');
const inQuotes = (names: readonly string[]) => new RegExp(`(?<=(['"\`]))(?:${names.join('|')})(?=\\1)`, 'g');

/**
 * The platform names nothing of the site that stands beside it (docs/architecture.md §1): another company's could stand there. Addresses are
 * those of the specification: a page that a team adds is no concern of the platform.
 */
export function checkPlatformNames({ words, fields }: SiteNames, { paths, read }: Checkout): string[] {
  const addresses = listSpecifiedRoutes(read(specification)).map(({ match }) => match);
  const patterns = [inWords(listTelling(words)), inQuotes(listTelling([...fields, ...addresses]))];
  return paths
    .filter((path) => path.startsWith('platform/') && /\.(tsx?|[cm]?js|css|md|json|sql|yml)$/.test(path))
    .flatMap((path) => {
      const text = read(path);
      return patterns.flatMap((pattern) =>
        Array.from(text.matchAll(pattern), ({ 0: name, index }) => {
          const line = text.slice(0, index).split('\n').length;
          return `${path}:${line}: the platform names "${name}", which is the site's`;
        }),
      );
    });
}
