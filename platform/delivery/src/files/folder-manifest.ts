import { statSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import { readOnly } from './durable-files';
import { listFiles } from './list-files';
import { readJson } from './read-json';
import { writeAtomically } from './write-atomically';

/** File that lists what a folder consists of, with sizes in bytes. Servers give no file whose name begins with a dot. */
export const manifestFile = '.files.json';

/** Sizes in bytes by file. */
const manifestSchema = v.record(v.string(), v.number());

/** Writes down the size of every file of a folder that is not to change any more. */
export async function writeFolderManifest(folder: string): Promise<void> {
  const files = listFiles(folder, (name) => name.startsWith(manifestFile));
  const sizes = Object.fromEntries(files.map((file) => [file, statSync(`${folder}/${file}`).size]));
  await writeAtomically(join(folder, manifestFile), (temporary) =>
    writeFile(temporary, JSON.stringify(sizes), { mode: readOnly }),
  );
}

/** Sizes in bytes of the files of a folder, as they were written down; none where it has no manifest. */
export const readManifest = async (folder: string): Promise<Readonly<Record<string, number>>> =>
  (await readJson(join(folder, manifestFile), manifestSchema)) ?? {};

/**
 * Looks at the files of a folder with a manifest.
 * @returns those that are missing, have another size or were written to since; of a folder that has no manifest, the list
 */
export async function findTouchedFiles(folder: string): Promise<string[]> {
  const listed = await readJson(join(folder, manifestFile), manifestSchema);
  if (!listed) return [manifestFile];
  const writtenAt = statSync(join(folder, manifestFile)).mtimeMs;
  return Object.keys(listed).filter((file) => {
    const found = statSync(`${folder}/${file}`, { throwIfNoEntry: false });
    return found?.size !== listed[file] || found === undefined || found.mtimeMs > writtenAt;
  });
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
