import * as v from 'valibot';
import { refuseAddress } from './reserved-path';

// What a remote may claim, in its definition and in its releases: a release comes from another team's machine.

/** A pattern of the router, or an address, that the site does not keep for itself. A file of the site is named by it. */
export const pathSchema = v.pipe(
  v.string(),
  v.maxLength(200, 'must have 200 characters at most'),
  v.regex(
    /^\/((?!\.\.?(\/|$))[A-Za-z0-9:_.*-]+(\/(?!\.\.?(\/|$))[A-Za-z0-9:_.*-]+)*)?$/,
    'must be an absolute path of plain words, without a trailing slash',
  ),
  v.check(
    (path) => refuseAddress(path) === undefined,
    ({ input }) => `"${input}": ${refuseAddress(String(input))}`,
  ),
);

/** One address: a pattern would be those of pages that nobody has named. */
export const pageAddressSchema = v.pipe(
  pathSchema,
  v.check((path) => !/[:*]/.test(path), 'must be the address of one page, without a parameter'),
);

/** The pages of a route by the values of a query parameter; the names of their files are made of both. */
export const variantEntries = {
  parameter: v.pipe(v.string(), v.maxLength(50), v.regex(/^[a-z]+$/)),
  values: v.pipe(
    v.array(v.pipe(v.string(), v.maxLength(100), v.regex(/^[A-Za-z0-9-]+$/))),
    v.minLength(1),
    v.maxLength(1000),
  ),
};

/** What a route says of the files of its pages. */
type Written = { path: string; variants?: object | undefined; render?: 'client' | undefined };

/**
 * Why compose could not write the pages of a route; `undefined` when it can. A tool, and a page that a query chooses, has a rule of the
 * host for its path, which names one page.
 */
export function refusePages({ path, variants, render }: Written): string | undefined {
  if (!path.includes(':')) return undefined;
  if (render === 'client') return `path ${path} has a parameter, and a tool (render: 'client') has one address`;
  return variants && `path ${path} has a parameter, and pages by a query ("variants") are those of one address`;
}

/** What a remote claims. */
type Claims = {
  routes: readonly {
    aliases?: readonly string[] | undefined;
    entries?: readonly string[] | undefined;
    variants?: { values: readonly string[] } | undefined;
  }[];
  redirects?: Readonly<Record<string, string>> | undefined;
  gone?: readonly string[] | undefined;
};

/** Most paths and aliases of a remote: each is compared with all of other remotes. The largest of this site has 36. */
export const maxClaims = 1000;

/** Most entries, variants, redirects and addresses that were given up, of one remote: compose is measured with as many pages. */
export const maxAddresses = 5000;

/** Whether a remote claims no more addresses than compose can check in a moment. */
export const isWithinBounds = ({ routes, redirects = {}, gone = [] }: Claims): boolean =>
  sum(routes.map(({ aliases = [] }) => 1 + aliases.length)) <= maxClaims &&
  sum(routes.map(({ entries = [], variants }) => entries.length + (variants?.values.length ?? 0))) +
    Object.keys(redirects).length +
    gone.length <=
    maxAddresses;

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
