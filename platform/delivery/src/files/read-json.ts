import { readFile } from 'node:fs/promises';
import * as v from 'valibot';

/** The contents of a JSON file; `undefined` when it is not there, was cut short or is of another form, for files that can be made again. */
export async function readJson<Schema extends v.GenericSchema>(
  file: string,
  schema: Schema,
): Promise<v.InferOutput<Schema> | undefined> {
  const text = await readFile(file, 'utf8').catch(() => '');
  const { success, output } = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text);
  return success ? output : undefined;
}
