import * as v from 'valibot';

const packageSchema = v.object({ version: v.pipe(v.string(), v.regex(/^\d+\.\d+\.\d+/)) });

/** The version in the text of a package.json. @throws {Error} naming the package when there is none. */
export function parsePackageVersion(text: string, name: string): string {
  const result = v.safeParse(packageSchema, JSON.parse(text));
  if (!result.success) throw new Error(`${name}/package.json has no version; install the dependencies again`);
  return result.output.version;
}
