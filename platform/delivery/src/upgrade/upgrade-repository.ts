import { lstat, readFile, realpath, stat, writeFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { listFiles } from '../files/list-files';
import { writeAtomically } from '../files/write-atomically';
import { upgradeManifest } from './upgrade-manifest';
import { upgradeSource } from './upgrade-source';

/** The outcome for a repository: the files that were rewritten, and the steps left to a person, each with file and line. */
export type UpgradedRepository = { rewritten: string[]; left: string[] };

/**
 * Rewrites a team's own repository from the packages of 1.x to those of 2.0.0. Files already upgraded stay as they are, byte for byte, so
 * it may be run again. A link stays one: its target is rewritten where it is, if that is in the repository.
 * @param root folder of the repository
 */
export async function upgradeRepository(root: string): Promise<UpgradedRepository> {
  const rewritten: string[] = [];
  const left: string[] = [];
  for (const file of listFiles(root, (name) => ['node_modules', 'dist', '.git'].includes(name))) {
    if (isMade(file) || !/\.([cm]?[jt]sx?|css|json)$/.test(file)) continue;
    const place = join(root, file);
    // A link may lead nowhere, or to a folder.
    const found = await stat(place).catch(() => undefined);
    if (!found?.isFile()) continue;
    const isLink = (await lstat(place)).isSymbolicLink();
    if (isLink && (await realpath(place)).startsWith((await realpath(root)) + sep)) continue;
    const decoded = decode(await readFile(place));
    if (decoded === undefined) {
      left.push(`${file}:1: it is not text in UTF-8: save it as that, and run this again`);
      continue;
    }
    const before = decoded.replace(/^\uFEFF/, '');
    const upgraded = /(^|\/)package\.json$/.test(file) ? upgradeManifest(before) : upgradeSource(before);
    left.push(...upgraded.left.map(({ line, remedy }) => `${file}:${line}: ${remedy}`));
    if (upgraded.text === before) continue;
    if (isLink) {
      left.push(`${file}:1: it is a link to a file outside of the repository: run this where that file is`);
      continue;
    }
    const mark = decoded.slice(0, decoded.length - before.length);
    await writeAtomically(place, (temporary) => writeFile(temporary, mark + upgraded.text, { mode: found.mode }));
    rewritten.push(file);
  }
  return { rewritten, left };
}

/** The files that commands have made at the root (`.gitignore` of a new repository), and npm's own list. */
const isMade = (file: string) => /^((\.cache|\.sites|data|releases|site(-[^/]*)?)\/|package-lock\.json$)/.test(file);

/** A text; `undefined` for bytes that would be others once they were written again. */
function decode(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
