import * as v from 'valibot';
import { parseContract } from './parse-contract';

const partSchema = v.strictObject({
  heading: v.string(),
  text: v.optional(v.string()),
  list: v.optional(v.array(v.string())),
  table: v.optional(v.array(v.tuple([v.string(), v.string()]))),
});

const datasheetsSchema = v.array(
  v.strictObject({
    /** Name under `/pdfs/`. */
    file: v.pipe(
      v.string(),
      v.regex(/^[a-z0-9-]+\.pdf$/, 'must be lower-case words joined by hyphens, and end with .pdf'),
    ),
    title: v.string(),
    subtitle: v.string(),
    /** File in `media/datasheets/pictures/`, without its ending. */
    picture: v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/)),
    parts: v.array(partSchema),
  }),
);

/** A PDF under `/pdfs/`, described by the same content as a page of the site, so that the two never disagree. */
export type Datasheet = v.InferOutput<typeof datasheetsSchema>[number];

/**
 * Declares the datasheets of a remote; the default export of its `datasheets.ts`.
 * @throws {ContractError} when one is malformed.
 */
export function defineDatasheets(datasheets: readonly Datasheet[]): readonly Datasheet[] {
  return parseContract(datasheetsSchema, datasheets, {
    code: 'invalid-definition',
    subject: 'datasheets.ts',
    remedy: 'Correct that field',
  });
}
