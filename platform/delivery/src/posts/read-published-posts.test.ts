import { rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { embeddedProject } from 'kit/contract/embedded-project';
import { staffTokenFile } from 'kit/http/staff-token-file';
import { createTemporaryFolder } from 'kit/presets/jest/temporary-folder';
import * as v from 'valibot';
import type { DocumentsAccess } from '../environment';
import { readPublishedPosts } from './read-published-posts';

const text = (stringValue: string) => ({ stringValue });
const stored = (id: string, status: string, publishAt: string) => ({
  name: `projects/${embeddedProject}/databases/(default)/documents/blogs/${id}`,
  createTime: '2026-11-01T00:00:00Z',
  updateTime: '2026-11-01T00:00:00Z',
  fields: {
    ...Object.fromEntries(['author', 'category', 'excerpt'].map((name) => [name, text('')])),
    title: text(id),
    slug: text(id),
    status: text(status),
    publishDate: text('2026-11-01'),
    publishAt: text(publishAt),
    updatedAt: text('2026-11-01T00:00:00.000Z'),
    content: {
      arrayValue: {
        values: [
          { mapValue: { fields: { id: { integerValue: '1' }, type: text('heading'), content: text('Hall 3') } } },
        ],
      },
    },
  },
});
const documents = [
  stored('draft', 'draft', ''),
  stored('live', 'published', ''),
  stored('due', 'scheduled', '2026-11-02T00:00:00.000Z'),
  stored('later', 'scheduled', '2999-01-01T00:00:00.000Z'),
];

const querySchema = v.object({
  structuredQuery: v.object({
    where: v.object({
      fieldFilter: v.object({
        op: v.literal('IN'),
        field: v.object({ fieldPath: v.literal('status') }),
        value: v.object({ arrayValue: v.object({ values: v.array(v.object({ stringValue: v.string() })) }) }),
      }),
    }),
  }),
});

/** The `Authorization` of each query that the store got. */
const authorizations: (string | undefined)[] = [];
/** Whether the store has the rules of a Firebase project (firestore.rules): visitors may only ask for what is published. */
let hasRules = false;

/** A store's answer to a query, as Firestore gives it. */
function answerQuery(body: string, authorization: string | undefined): { status: number; json: unknown } {
  authorizations.push(authorization);
  const { fieldFilter } = v.parse(querySchema, JSON.parse(body)).structuredQuery.where;
  const asked = fieldFilter.value.arrayValue.values.map(({ stringValue }) => stringValue);
  if (hasRules && authorization !== 'Bearer of-staff' && asked.some((status) => status !== 'published')) {
    return {
      status: 403,
      json: [{ error: { code: 403, status: 'PERMISSION_DENIED', message: 'refused by the rules' } }],
    };
  }
  const found = documents.filter(({ fields }) => asked.includes(fields.status.stringValue));
  return { status: 200, json: found.map((document) => ({ document, readTime: '2026-11-22T12:00:00Z' })) };
}

/** What the service that signs accounts in answers. */
const signedIn = {
  localId: 'u1',
  email: 'ada@plant.example',
  idToken: 'of-staff',
  refreshToken: 'r',
  expiresIn: '3600',
};

let server: Server;
let origin: string;
let dataFolder: string;

beforeEach(async () => {
  authorizations.length = 0;
  hasRules = false;
  dataFolder = createTemporaryFolder('posts');
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += chunk));
    request.on('end', () => {
      const { status, json } = request.url?.includes(':runQuery')
        ? answerQuery(body, request.headers.authorization)
        : { status: 200, json: request.url?.includes(':lookup') ? { users: [signedIn] } : signedIn };
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(json));
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  origin = `http://127.0.0.1:${port}`;
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
  rmSync(dataFolder, { recursive: true });
});

const titles = async (access: DocumentsAccess) => (await readPublishedPosts(access)).posts.map(({ title }) => title);

test('of a Firebase project anybody gets published posts, and staff also due ones', async () => {
  hasRules = true;
  const emulators = { auth: origin, documents: origin };
  const config = {
    apiKey: 'key',
    authDomain: 'auth.example',
    projectId: embeddedProject,
    appId: '',
    storageBucket: '',
    emulators,
  };
  const settings = { kind: 'firebase', config } as const;
  expect(await titles({ settings })).toEqual(['live']);
  expect(await titles({ settings, staff: { email: 'ada@plant.example', password: 'secret' } })).toEqual([
    'due',
    'live',
  ]);
  expect(authorizations).toEqual([undefined, 'Bearer of-staff']);
});

test('the embedded server also gives due posts, and gets the token of its data folder', async () => {
  const access: DocumentsAccess = { settings: { kind: 'embedded', origin }, dataFolder };
  expect(await titles(access)).toEqual(['due', 'live']);
  writeFileSync(join(dataFolder, staffTokenFile), 'token-of-staff\n');
  expect(await titles(access)).toEqual(['due', 'live']);
  expect(authorizations).toEqual([undefined, 'Bearer token-of-staff']);
});

test('the token is sent to no other machine', async () => {
  writeFileSync(join(dataFolder, staffTokenFile), 'token-of-staff\n');
  const fetched = jest.spyOn(globalThis, 'fetch').mockImplementation(async (address, options) => {
    expect(String(address)).toMatch(/^http:\/\/posts\.example:8080\//);
    const authorization = new Headers(options?.headers).get('Authorization') ?? undefined;
    const { status, json } = answerQuery(String(options?.body), authorization);
    return Response.json(json, { status });
  });
  expect(await titles({ settings: { kind: 'embedded', origin: 'http://posts.example:8080' }, dataFolder })).toEqual([
    'due',
    'live',
  ]);
  expect(authorizations).toEqual([undefined]);
  fetched.mockRestore();
});

test('a store that refuses or does not respond is named, with what to do', async () => {
  hasRules = true;
  const refused = readPublishedPosts({ settings: { kind: 'embedded', origin }, dataFolder });
  await expect(refused).rejects.toThrow(`${origin}: the documents store does not respond. Start the server`);
});
