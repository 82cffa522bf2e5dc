import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The files that are committed, or would be; paths are relative to the checkout. */
export type Checkout = { paths: readonly string[]; read: (path: string) => string };

export function openCheckout(root: string): Checkout {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  const paths = [...new Set(listed.split('\0'))].filter((path) => path !== '' && existsSync(join(root, path)));
  return { paths, read: (path) => readFileSync(join(root, path), 'utf8') };
}

/** Whether there is such a file or folder. */
export const isThere = ({ paths }: Checkout, path: string) =>
  paths.some((one) => one === path || one.startsWith(path.endsWith('/') ? path : `${path}/`));

/** Folders of the packages. */
export const listPackages = ({ paths }: Checkout) =>
  paths.flatMap((path) => /^([^/]+)\/package\.json$/.exec(path)?.[1] ?? []);

/** A finding: where, and what is wrong. */
export const finding = (path: string, line: number, what: string) => `${path}:${line}: ${what}`;

/** What matches in a text, with the line of each. */
export const matchAll = (text: string, pattern: RegExp): { match: RegExpMatchArray; line: number }[] =>
  Array.from(text.matchAll(pattern), (match) => ({ match, line: text.slice(0, match.index).split('\n').length }));
