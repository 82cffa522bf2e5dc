import * as v from 'valibot';
import { invalidArgument } from '../firestore-error';

/** Deeper than any valid request, and shallow enough for recursive code. */
const maxNesting = 200;

const [quote, backslash, openBrace, closeBrace, openBracket, closeBracket] = Buffer.from('"\\{}[]');

/** Whether JSON nests objects and arrays no deeper than any valid request does. */
function isShallow(json: Uint8Array): boolean {
  let depth = 0;
  let isInText = false;
  for (let index = 0; index < json.length; index += 1) {
    const byte = json[index];
    if (isInText) {
      if (byte === backslash) index += 1;
      else if (byte === quote) isInText = false;
    } else if (byte === quote) {
      isInText = true;
    } else if (byte === openBrace || byte === openBracket) {
      depth += 1;
      if (depth > maxNesting) return false;
    } else if (byte === closeBrace || byte === closeBracket) {
      depth -= 1;
    }
  }
  return true;
}

/** Parses a JSON body. @throws {FirestoreError} INVALID_ARGUMENT when it is not JSON. */
export function parseJson(json: Uint8Array): unknown {
  if (!isShallow(json)) throw invalidArgument('The body is nested too deeply');
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(json));
  } catch {
    throw invalidArgument('The body is not valid JSON');
  }
}

/** Parses a request by its schema. @throws {FirestoreError} INVALID_ARGUMENT, naming the field. */
export function parseRequest<Schema extends v.GenericSchema>(schema: Schema, body: unknown): v.InferOutput<Schema> {
  const result = v.safeParse(schema, body);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw invalidArgument(`Field "${v.getDotPath(issue) ?? '(body)'}": ${issue.message}`);
}
