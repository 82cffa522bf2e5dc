import * as v from 'valibot';
import { refuseAddress } from './reserved-path';

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

/** The fields of a route that decide the files of its pages. */
type Written = { path: string; variants?: object | undefined; render?: 'client' | undefined };

/**
 * Why compose could not write the pages of a route; `undefined` when it can. A tool, and a page that a query chooses, has a rule of the
 * host for its path, which names one page.
 */
export function refusePages({ path, variants, render }: Written): string | undefined {
  // Their files stand in a folder of the name of the page, and the first page has none.
  if (path === '/' && variants)
    return 'path / is the first page, and pages by a query ("variants") are not those of it';
  if (!path.includes(':')) return undefined;
  if (render === 'client') return `path ${path} has a parameter, and a tool (render: 'client') has one address`;
  return variants && `path ${path} has a parameter, and pages by a query ("variants") are those of one address`;
}
