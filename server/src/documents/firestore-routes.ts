import type { FastifyInstance } from 'fastify';
import { postsCollection } from 'shared-config/posts/post';
import * as v from 'valibot';
import { isFromStaffTool } from '../same-site';
import type { DocumentStore, StoredDocument } from './document-store';
import { FirestoreError } from './firestore-error';
import { structuredQuerySchema } from './structured-query';
import { commitSchema, documentOf, type Write } from './write';

/** Limit of Firestore for one request, in bytes. */
const bodyLimit = 10 * 1024 * 1024;

const batchGetSchema = v.object({ documents: v.optional(v.array(v.string()), []) });
const runQuerySchema = v.object({ structuredQuery: structuredQuerySchema });

/** Who may ask from elsewhere, and who is told of changes. */
export type FirestoreRoutesOptions = {
  /** Origin other than this server's that may read and write documents. */
  staffOrigin: string | undefined;
  /** Called after a commit that wrote a post. */
  onPostsChanged: (() => void) | undefined;
};

/** The part of Firestore's REST interface that `firebase/firestore/lite` speaks (firestore-lite protocol). */
export function registerFirestoreRoutes(
  server: FastifyInstance,
  store: DocumentStore,
  { staffOrigin, onPostsChanged }: FirestoreRoutesOptions,
): void {
  // The SDK's headers are none that a browser lets pass from another origin without asking first.
  server.options('/v1/*', async (request, reply) =>
    isFromStaffTool(request, staffOrigin)
      ? reply
          .code(204)
          .header('Access-Control-Allow-Origin', staffOrigin)
          .header('Access-Control-Allow-Methods', 'POST')
          .header('Access-Control-Allow-Headers', request.headers['access-control-request-headers'] ?? '')
          .header('Vary', 'Origin')
          .send()
      : reply.code(403).send({ message: 'Only the pages of this site and the blog tool may ask for documents' }),
  );
  server.post('/v1/*', { bodyLimit }, async (request, reply) => {
    if (isFromStaffTool(request, staffOrigin))
      reply.header('Access-Control-Allow-Origin', staffOrigin).header('Vary', 'Origin');
    try {
      const { parent, verb } = parseAddress(request.url);
      const body = parseBody(request.body);
      const answer = runCall(store, parent, verb, body);
      if (verb === 'commit' && parseCall(commitSchema, body).writes.some(isOfPost)) onPostsChanged?.();
      return reply.send(answer);
    } catch (error) {
      if (!(error instanceof FirestoreError)) throw error;
      return reply.code(error.httpStatus).send(error.toBody());
    }
  });
}

const isOfPost = (write: Write) => documentOf(write).split('/').at(-2) === postsCollection;

/** `/v1/projects/p/databases/(default)/documents/a/b:runQuery` → parent name and verb. */
function parseAddress(url: string): { parent: string; verb: string } {
  const [path = ''] = url.split('?');
  const colon = path.lastIndexOf(':');
  try {
    const segments = path.slice('/v1/'.length, colon).split('/').map(decodeURIComponent);
    const parent = segments.join('/');
    if (colon > 0 && segments.every((segment) => segment !== '') && isDocumentsRoot(segments)) {
      return { parent, verb: path.slice(colon + 1) };
    }
  } catch {
    // A malformed percent-encoding is one way of being no address.
  }
  throw new FirestoreError('INVALID_ARGUMENT', `Not an address of documents: ${path.slice(0, 200)}`);
}

const isDocumentsRoot = ([projects, project, databases, database, documents]: string[]) =>
  projects === 'projects' &&
  Boolean(project) &&
  databases === 'databases' &&
  Boolean(database) &&
  documents === 'documents';

/** Sent as text/plain, but it is JSON all the same. */
function parseBody(body: unknown): unknown {
  try {
    return JSON.parse(typeof body === 'string' ? body : '');
  } catch {
    throw new FirestoreError('INVALID_ARGUMENT', 'The body is not valid JSON');
  }
}

function parseCall<Schema extends v.GenericSchema>(schema: Schema, body: unknown): v.InferOutput<Schema> {
  const result = v.safeParse(schema, body);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new FirestoreError('INVALID_ARGUMENT', `Field "${v.getDotPath(issue) ?? '(body)'}": ${issue.message}`);
}

function runCall(store: DocumentStore, parent: string, verb: string, body: unknown): unknown {
  switch (verb) {
    case 'runQuery': {
      const { structuredQuery } = parseCall(runQuerySchema, body);
      const readTime = store.now();
      const found = store
        .query(parent, structuredQuery)
        .map((document) => ({ document: describe(document), readTime }));
      return found.length > 0 ? found : [{ readTime }];
    }
    case 'batchGet': {
      const { documents } = parseCall(batchGetSchema, body);
      const readTime = store.now();
      return documents.map((name) => {
        checkName(name, parent);
        const document = store.get(name);
        return document ? { found: describe(document), readTime } : { missing: name, readTime };
      });
    }
    case 'commit': {
      const { writes } = parseCall(commitSchema, body);
      for (const write of writes) checkName(documentOf(write), parent);
      const updateTime = store.commit(writes);
      return { writeResults: writes.map(() => ({ updateTime })), commitTime: updateTime };
    }
    default:
      throw new FirestoreError('UNIMPLEMENTED', `"${verb}" is not offered here; runQuery, batchGet and commit are`);
  }
}

/** A document lies an even number of names below the database's root; names such as `__x__` are reserved. */
function checkName(name: string, parent: string): void {
  const root = parent.split('/').slice(0, 5).join('/');
  const names = name.slice(root.length + 1).split('/');
  const isValid =
    name.startsWith(`${root}/`) &&
    names.length % 2 === 0 &&
    names.every((part) => part !== '' && part !== '.' && part !== '..' && !/^__.*__$/.test(part)) &&
    Buffer.byteLength(name) <= 6 * 1024;
  if (!isValid) throw new FirestoreError('INVALID_ARGUMENT', `Not the name of a document: ${name.slice(0, 200)}`);
}

/** `fields` is left out when empty, as Firestore does. */
function describe({ fields, ...document }: StoredDocument) {
  return Object.keys(fields).length > 0 ? { ...document, fields } : document;
}
