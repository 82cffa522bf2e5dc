import * as v from 'valibot';
import { parseContract } from './parse-contract';

const partSchema = v.strictObject({
  heading: v.string(),
  text: v.optional(v.string()),
  list: v.optional(v.array(v.string())),
  table: v.optional(v.array(v.tuple([v.string(), v.string()]))),
});

const documentsSchema = v.array(
  v.strictObject({
    /** Name under `/pdfs/`. */
    file: v.pipe(
      v.string(),
      v.regex(/^[a-z0-9-]+\.pdf$/, 'must be lower-case words joined by hyphens, and end with .pdf'),
    ),
    title: v.string(),
    subtitle: v.string(),
    /** File in `media/documents/pictures/`, without its ending. */
    picture: v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/)),
    parts: v.array(partSchema),
  }),
);

/** A PDF of one page or more, described by the same content as a page of the site, so that the two never disagree. */
export type PrintedDocument = v.InferOutput<typeof documentsSchema>[number];

/**
 * Declares the documents of a remote; the default export of its `documents.ts`.
 * @throws {ContractError} when one is malformed.
 */
export function defineDocuments(documents: readonly PrintedDocument[]): readonly PrintedDocument[] {
  return parseContract(documentsSchema, documents, {
    code: 'invalid-definition',
    subject: 'documents.ts',
    remedy: 'Correct that field',
  });
}
