import * as v from 'valibot';

const printedSchema = v.object({ stdout: v.string(), stderr: v.string() });

/** The output of a program that `execFile` reports as failed; `undefined` of any other failure. */
export function readPrinted(failure: unknown): { stdout: string; stderr: string } | undefined {
  const { success, output } = v.safeParse(printedSchema, failure);
  return success ? output : undefined;
}
