import type * as v from 'valibot';
import { nameFile } from './markdown-error';
import { readYaml } from './read-yaml';

/**
 * Reads a file of data in YAML.
 * @param file named in errors
 * @throws {Error} with the file, the line and what to do, for what does not fit
 */
export const readData = <Schema extends v.GenericSchema>(
  file: string,
  text: string,
  schema: Schema,
): v.InferOutput<Schema> => nameFile(file, 0, () => readYaml(text, schema, 'Correct it'));
