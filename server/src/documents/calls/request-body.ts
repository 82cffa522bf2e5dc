import * as v from 'valibot';
import { invalidArgument } from '../firestore-error';

/** Parses a JSON body. @throws {FirestoreError} INVALID_ARGUMENT when it is not JSON. */
function parseJson(json: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(json));
  } catch {
    throw invalidArgument('The body is not valid JSON');
  }
}

/** Parses a request by its schema. @throws {FirestoreError} INVALID_ARGUMENT, naming the field. */
export function parseRequest<Schema extends v.GenericSchema>(schema: Schema, body: Uint8Array): v.InferOutput<Schema> {
  const input = parseJson(body);
  try {
    const result = v.safeParse(schema, input);
    if (result.success) return result.output;
    const [issue] = result.issues;
    throw invalidArgument(`Field "${v.getDotPath(issue) ?? '(body)'}": ${issue.message}`);
  } catch (error) {
    // Filters within filters, thousands deep, exceed the stack.
    if (error instanceof RangeError) throw invalidArgument('The body is nested too deeply');
    throw error;
  }
}
