import * as v from 'valibot';
import { storedTextSchema, toText } from '../storage/stored-text';

/** An enquiry as it is kept. `receivedAt` is an ISO time in UTC. */
export type Submission = {
  id: number;
  form: string;
  receivedAt: string;
  fields: Readonly<Record<string, string>>;
  /** Present where this server did not store it so: it has the parts that can be shown as text, `receivedAt` may be no time. */
  isDamaged?: true;
};

const rowSchema = v.object({
  id: v.number(),
  form: storedTextSchema,
  received_at: storedTextSchema,
  fields: storedTextSchema,
});
const soundSchema = v.object({
  form: v.string(),
  received_at: v.pipe(v.string(), v.isoTimestamp()),
  fields: v.string(),
});
const objectSchema = v.pipe(
  v.string(),
  v.parseJson(),
  // A list is a record, too.
  v.check((value) => !Array.isArray(value)),
);
const fieldsSchema = v.pipe(objectSchema, v.record(v.string(), v.string()));
const oddFieldsSchema = v.pipe(objectSchema, v.record(v.string(), v.pipe(v.unknown(), v.transform(toText))));

/** Fields as they are stored: a value that is no text as JSON, and a document without fields as one field, `stored`. */
export function readFields(text: string): Pick<Submission, 'fields' | 'isDamaged'> {
  const sound = v.safeParse(fieldsSchema, text);
  if (sound.success) return { fields: sound.output };
  const odd = v.safeParse(oddFieldsSchema, text);
  return { fields: odd.success ? odd.output : { stored: text }, isDamaged: true };
}

/** Reads a row with the columns of a submission. One that this server did not store so is read all the same, and marked. */
export function readSubmission(row: unknown): Submission {
  const { id, form, received_at, fields } = v.parse(rowSchema, row);
  const isDamaged = v.is(soundSchema, row) ? {} : ({ isDamaged: true } as const);
  return { id, form, receivedAt: received_at, ...isDamaged, ...readFields(fields) };
}
