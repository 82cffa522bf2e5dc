import { excerptOf, FirestoreError, invalidArgument } from '../firestore-error';

/** What an address below `/v1/` asks for. */
export type FirestoreAddress = { parent: string; verb: string };

/** Of Firestore's interface, but not offered here: the client is told so instead of being told that it does not exist. */
const otherVerbs: readonly string[] = [
  'batchWrite',
  'beginTransaction',
  'executePipeline',
  'listCollectionIds',
  'listen',
  'partitionQuery',
  'rollback',
  'write',
];

/** The verbs that are offered. */
const verbs: readonly string[] = ['batchGet', 'commit', 'runAggregationQuery', 'runQuery'];

const notOffered = (what: string) =>
  new FirestoreError('UNIMPLEMENTED', `"${excerptOf(what)}" is not offered here; ${verbs.join(', ')} are`);

/**
 * `/v1/projects/p/databases/(default)/documents/a/b:runQuery` → parent name and verb.
 * @throws {FirestoreError} NOT_FOUND or UNIMPLEMENTED when nothing is offered there, INVALID_ARGUMENT when it is malformed.
 */
export function parseAddress(method: string, url: string): FirestoreAddress {
  const [path = ''] = url.split('?');
  if (!/^\/v1\/projects\/[^/]+\/databases\//.test(path)) {
    throw new FirestoreError('NOT_FOUND', `There is nothing at ${excerptOf(path)}`);
  }
  if (['GET', 'PATCH', 'DELETE'].includes(method)) throw notOffered(`${method} of a document`);
  if (method !== 'POST') throw new FirestoreError('UNIMPLEMENTED', `${method} is not offered here`, 405);
  const colon = path.lastIndexOf(':');
  const verb = colon > path.lastIndexOf('/') ? path.slice(colon + 1) : '';
  if (verb === '') throw notOffered('createDocument');
  if (otherVerbs.includes(verb)) throw notOffered(verb);
  if (!verbs.includes(verb)) throw new FirestoreError('NOT_FOUND', `There is no call "${excerptOf(verb)}"`);
  return { parent: decodeParent(path.slice('/v1/'.length, colon)), verb };
}

/** Ids are decoded one by one: a slash within one is no border of ids, and no id has one. */
function decodeParent(path: string): string {
  try {
    const segments = path.split('/').map(decodeURIComponent);
    if (!segments.some((segment) => segment.includes('/'))) return segments.join('/');
  } catch {
    // A malformed percent-encoding is one way of being no address.
  }
  throw invalidArgument(`Not an address of documents: ${excerptOf(path)}`);
}
