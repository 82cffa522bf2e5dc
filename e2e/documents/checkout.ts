import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The files that are committed, or would be; paths are relative to the checkout. */
export type Checkout = { paths: readonly string[]; read: (path: string) => string };

export function openCheckout(root: string): Checkout {
  const words = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const listed = execFileSync('git', words, { cwd: root, encoding: 'utf8' }).split('\0');
  const paths = [...new Set(listed)].filter((path) => path !== '' && existsSync(join(root, path)));
  return { paths, read: (path) => readFileSync(join(root, path), 'utf8') };
}

/** Whether there is such a file or folder. */
export const isThere = ({ paths }: Checkout, path: string) =>
  paths.some((one) => one === path || one.startsWith(path.endsWith('/') ? path : `${path}/`));

/** Lists a problem with its place, if there is one. */
export const findIf = (isWrong: boolean, path: string, line: number, what: string): string[] =>
  isWrong ? [`${path}:${line}: ${what}`] : [];

/** The findings in the files of a package, and those of other files that name its folder, as the list of owners does. */
export const findingsOf = (folder: string, findings: readonly string[]): string[] =>
  findings.filter((finding) => finding.startsWith(`${folder}/`) || finding.includes(` /${folder}/ `));

/** The matches in a text: the first group and the second, with the line. */
export const matchAll = (text: string, pattern: RegExp): { match: string; other: string; line: number }[] =>
  Array.from(text.matchAll(pattern), ({ 1: match = '', 2: other = '', index }) => ({
    match,
    other,
    line: text.slice(0, index).split('\n').length,
  }));
