import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readData } from 'kit/markdown/read-data';
import type * as v from 'valibot';
import { resolveFigures } from './resolve-figures';

// Reads files of data, while the package is built, tested and published: no page loads this.

const content = import.meta.dirname;

/**
 * Reads a file of data, with the figures that it refers to in their places.
 * @param path below the folder of content
 * @param root the folder of content: that of this module
 * @throws {Error} with the file, the line and the remedy, where it does not fit
 */
export function readDataFile<Schema extends v.GenericSchema>(
  path: string,
  schema: Schema,
  root = content,
): v.InferOutput<Schema> {
  const file = `content/${path}`;
  return readData(file, resolveFigures(file, readFileSync(join(root, path), 'utf8')), schema);
}

/**
 * Reads the files of a folder, each with its name as its id.
 * @param folder below that of content
 * @param root the folder of content: that of this module
 * @throws {Error} with the file, the line and the remedy, where one does not fit
 */
export const readDataFolder = <Schema extends v.GenericSchema<unknown, object>>(
  folder: string,
  schema: Schema,
  root = content,
): ({ id: string } & v.InferOutput<Schema>)[] =>
  readdirSync(join(root, folder)).map((name) => {
    const [, id] = /^([a-z0-9-]+)\.yaml$/.exec(name) ?? [];
    if (id === undefined)
      throw new Error(
        `content/${folder}/${name}: it is no file of data. Name it with small letters, digits, hyphens and .yaml, or take it away`,
      );
    return { id, ...readDataFile(`${folder}/${name}`, schema, root) };
  });
