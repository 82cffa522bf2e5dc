import { nameDocument } from 'kit/presets/command-line/name-command';
import { excerptOf, FirestoreError, invalidArgument } from '../firestore-error';

/**
 * `/v1/projects/p/databases/(default)/documents/a/b:runQuery` → parent name and method.
 * @throws {FirestoreError} NOT_FOUND or UNIMPLEMENTED when nothing is offered there, INVALID_ARGUMENT when it is malformed.
 */
export function parseFirestorePath(httpMethod: string, url: string): { parent: string; method: string } {
  const [path = ''] = url.split('?');
  if (!/^\/v1\/projects\/[^/]+\/databases\//.test(path)) {
    throw new FirestoreError('NOT_FOUND', `There is nothing at ${excerptOf(path)}`);
  }
  const [, name = '', method] = /^\/v1\/(.*?)(?::([^/:]+))?$/.exec(path) ?? [];
  if (httpMethod !== 'POST' || !method) {
    throw new FirestoreError(
      'UNIMPLEMENTED',
      `Only calls by POST are offered here (${nameDocument('docs/documents-store.md')})`,
    );
  }
  // Fastify refuses what cannot be decoded. One by one: an encoded slash does not separate ids, and is not allowed in one.
  const ids = name.split('/').map(decodeURIComponent);
  if (ids.some((id) => id.includes('/'))) throw invalidArgument(`Not an address of documents: ${excerptOf(path)}`);
  return { parent: ids.join('/'), method };
}
