import { excerptOf, FirestoreError, invalidArgument } from '../firestore-error';

/** The parent resource and the method of a path below `/v1/`. */
export type FirestorePath = { parent: string; method: string };

/**
 * `/v1/projects/p/databases/(default)/documents/a/b:runQuery` → parent name and method.
 * @throws {FirestoreError} NOT_FOUND or UNIMPLEMENTED when nothing is offered there, INVALID_ARGUMENT when it is malformed.
 */
export function parseFirestorePath(httpMethod: string, url: string): FirestorePath {
  const [path = ''] = url.split('?');
  if (!/^\/v1\/projects\/[^/]+\/databases\//.test(path)) {
    throw new FirestoreError('NOT_FOUND', `There is nothing at ${excerptOf(path)}`);
  }
  const colon = path.lastIndexOf(':');
  const method = colon > path.lastIndexOf('/') ? path.slice(colon + 1) : '';
  if (httpMethod !== 'POST' || method === '') {
    throw new FirestoreError('UNIMPLEMENTED', 'Only calls by POST are offered here (docs/documents-store.md)');
  }
  return { parent: decodeParent(path.slice('/v1/'.length, colon)), method };
}

/** Decodes ids one by one: an encoded slash does not separate ids, and is not allowed in one. */
function decodeParent(path: string): string {
  try {
    const segments = path.split('/').map(decodeURIComponent);
    if (!segments.some((segment) => segment.includes('/'))) return segments.join('/');
  } catch {
    // A malformed percent-encoding is refused below.
  }
  throw invalidArgument(`Not an address of documents: ${excerptOf(path)}`);
}
