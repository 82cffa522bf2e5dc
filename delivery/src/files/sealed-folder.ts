import { statSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import { readOnly } from './durable-files';
import { listFiles } from './list-files';
import { putInPlace } from './put-in-place';

/** File that lists what a folder consists of. Servers give no file whose name begins with a dot. */
export const sealFile = '.files.json';

const sealSchema = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.number()));

/**
 * Writes down the size of every file of a folder that is not to change any more.
 * @param known sizes of files that were linked from another sealed folder, and so need not be looked at
 */
export async function sealFolder(folder: string, known: Readonly<Record<string, number>> = {}): Promise<void> {
  const sizes = listFiles(folder).map((file) => [file, known[file] ?? statSync(`${folder}/${file}`).size] as const);
  await writeSeal(folder, Object.fromEntries(sizes));
}

/** Adds files to the list of a sealed folder. @param sizes of the others, which are as they were (`readSeal`) */
export async function addToSeal(
  folder: string,
  sizes: Readonly<Record<string, number>>,
  files: readonly string[],
): Promise<void> {
  const added = files.map((file) => [file, statSync(join(folder, file)).size] as const);
  await writeSeal(folder, { ...sizes, ...Object.fromEntries(added) });
}

const writeSeal = (folder: string, sizes: Readonly<Record<string, number>>) =>
  putInPlace(join(folder, sealFile), (temporary) => writeFile(temporary, JSON.stringify(sizes), { mode: readOnly }));

/** Files of a sealed folder that are missing, have another size or were written to since; of one that is not sealed, the list. */
export const findTouchedFiles = async (folder: string): Promise<string[]> => (await readSeal(folder)).touched;

/** The sizes of the files of a sealed folder that are as they were, and the names of those that are not. */
export async function readSeal(folder: string): Promise<{ sizes: Record<string, number>; touched: string[] }> {
  const list = join(folder, sealFile);
  const { success, output: sizes } = v.safeParse(sealSchema, await readFile(list, 'utf8').catch(() => ''));
  if (!success) return { sizes: {}, touched: [sealFile] };
  const { mtimeMs: sealedAt } = statSync(list);
  const touched: string[] = [];
  for (const [file, size] of Object.entries(sizes)) {
    const found = statSync(`${folder}/${file}`, { throwIfNoEntry: false });
    if (found?.size === size && found.mtimeMs <= sealedAt) continue;
    touched.push(file);
    delete sizes[file];
  }
  return { sizes, touched };
}

/**
 * Puts a sealed folder in the place of another one that should be the same: each file that differs is replaced in one
 * step, what does not belong there is removed, and nothing is left of the new one.
 * @returns the files that were not as they should be
 */
export async function repairFolder(fresh: string, folder: string): Promise<string[]> {
  const repaired: string[] = [];
  const expected = new Set(listFiles(fresh));
  for (const file of expected) {
    if (file === sealFile || (await haveSameContent(join(fresh, file), join(folder, file)))) continue;
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await rename(join(fresh, file), join(folder, file));
    repaired.push(file);
  }
  for (const file of listFiles(folder)) {
    if (expected.has(file)) continue;
    await rm(join(folder, file));
    repaired.push(file);
  }
  await rename(join(fresh, sealFile), join(folder, sealFile));
  await rm(fresh, { recursive: true });
  return repaired;
}

async function haveSameContent(one: string, other: string): Promise<boolean> {
  const [expected, found] = await Promise.all([readFile(one), readFile(other).catch(() => undefined)]);
  return found !== undefined && expected.equals(found);
}
