import { statSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { readOnly } from './durable-files';
import { joinLines, splitLines } from './lines';
import { listFiles, walkFiles } from './list-files';
import { writeAtomically } from './write-atomically';

/**
 * File that lists what a folder consists of: a line for each file, with its size in bytes and its path. The last line is
 * their number, which a list that was cut short does not have. Servers give no file whose name begins with a dot.
 */
export const manifestFile = '.files.txt';

type SizedFile = readonly [file: string, size: number];

/** Writes down the size of every file of a folder that is not to change any more. */
export async function writeFolderManifest(folder: string): Promise<void> {
  const isManifest = (name: string) => name.startsWith(manifestFile);
  await writeSeal(folder, measureFiles(folder, walkFiles(folder, isManifest)));
}

/** Adds files to the list of a folder with a manifest whose other files are as they were. */
export async function addToManifest(folder: string, files: readonly string[]): Promise<void> {
  await writeSeal(folder, joinLists(await readSeal(folder), measureFiles(folder, files)));
}

function* measureFiles(folder: string, files: Iterable<string>): Generator<SizedFile> {
  for (const file of files) yield [file, statSync(`${folder}/${file}`).size];
}

function* joinLists(listed: Iterable<SizedFile>, added: Iterable<SizedFile>): Generator<SizedFile> {
  yield* listed;
  yield* added;
}

const writeSeal = (folder: string, files: Iterable<SizedFile>) =>
  writeAtomically(join(folder, manifestFile), (temporary) =>
    writeFile(temporary, joinLines(formatSeal(files)), { mode: readOnly }),
  );

function* formatSeal(files: Iterable<SizedFile>): Generator<string> {
  let count = 0;
  for (const [file, size] of files) {
    count += 1;
    yield `${size} ${file}`;
  }
  yield String(count);
}

/** The files that the list of a folder names, and in the end whether it is there, and whole. */
async function readSeal(folder: string): Promise<Generator<SizedFile, boolean>> {
  return parseManifest(await readFile(join(folder, manifestFile)).catch(() => Buffer.alloc(0)));
}

function* parseManifest(text: Buffer): Generator<SizedFile, boolean> {
  let count = 0;
  for (const line of splitLines(text)) {
    const [, size, file] = /^(\d+) (.+)$/.exec(line) ?? [];
    if (file === undefined) return line === String(count);
    count += 1;
    yield [file, Number(size)];
  }
  return false;
}

/**
 * Looks at the files of a folder with a manifest.
 * @param onWhole called with each that is as it was
 * @returns those that are missing, have another size or were written to since; of a folder that has no manifest, the list
 */
export async function findTouchedFiles(folder: string, onWhole: (file: string) => void = () => {}): Promise<string[]> {
  const listed = await readSeal(folder);
  const writtenAt = statSync(join(folder, manifestFile), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const touched: string[] = [];
  for (let next = listed.next(); ; next = listed.next()) {
    if (next.done) return next.value ? touched : [manifestFile];
    const [file, size] = next.value;
    const found = statSync(`${folder}/${file}`, { throwIfNoEntry: false });
    if (found?.size === size && found.mtimeMs <= writtenAt) onWhole(file);
    else touched.push(file);
  }
}

/**
 * Puts a folder with a manifest in the place of another one that should be the same: each file that differs is replaced in one
 * step, what does not belong there is removed, and nothing is left of the new one.
 * @returns the files that were not as they should be
 */
export async function repairFolder(fresh: string, folder: string): Promise<string[]> {
  const repaired: string[] = [];
  const expected = new Set(listFiles(fresh));
  for (const file of expected) {
    if (file === manifestFile || (await haveSameContent(join(fresh, file), join(folder, file)))) continue;
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await rename(join(fresh, file), join(folder, file));
    repaired.push(file);
  }
  for (const file of listFiles(folder)) {
    if (expected.has(file)) continue;
    await rm(join(folder, file));
    repaired.push(file);
  }
  await rename(join(fresh, manifestFile), join(folder, manifestFile));
  await rm(fresh, { recursive: true });
  return repaired;
}

async function haveSameContent(one: string, other: string): Promise<boolean> {
  const [expected, found] = await Promise.all([readFile(one), readFile(other).catch(() => undefined)]);
  return found !== undefined && expected.equals(found);
}
