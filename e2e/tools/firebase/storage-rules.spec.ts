import { expect, test } from '@playwright/test';
import { deleteApp, initializeApp } from 'firebase/app';
import {
  connectStorageEmulator,
  deleteObject,
  getBytes,
  getStorage,
  listAll,
  ref,
  updateMetadata,
  uploadBytes,
} from 'firebase/storage';

// `storage.rules` in Firebase's own engine, by the real SDK (`npx -y pnpm@12 prove rules`).

const host = process.env['FIREBASE_STORAGE_EMULATOR_HOST'] ?? '127.0.0.1:9199';
const bucket = 'demo-site.appspot.com';
const name = `${'a'.repeat(32)}.jpg`;

const people = {
  visitor: undefined,
  'signed in, no claim': {},
  staff: { staff: true },
  writer: { writer: true },
  'staff by text': { staff: 'true' },
  'products team': { releases: ['mfe-products'] },
} as const;

type Attempt = {
  operation: 'get' | 'list' | 'create' | 'replace' | 'describe' | 'delete';
  path?: string;
  type?: string;
  bytes?: number;
  disposition?: string;
};

type Line = readonly [who: keyof typeof people, allowed: boolean, attempt: Attempt];

const drawing = { path: `pictures/${'a'.repeat(32)}.svg`, type: 'image/svg+xml' };

const file = { path: `pictures/${'a'.repeat(32)}.pdf`, type: 'application/pdf', disposition: 'attachment' };

const lines: readonly Line[] = [
  ['staff', true, { operation: 'create' }],
  ['staff', true, { operation: 'get' }],
  ['staff', true, { operation: 'list' }],
  ['staff', false, { operation: 'delete' }],
  ...(['get', 'list', 'create'] as const).map((operation) => ['writer', true, { operation }] as const),
  ['writer', false, { operation: 'delete' }],
  ['writer', false, { operation: 'create', type: 'text/html' }],
  // The picture itself stays; its metadata changes, such as that it is out of the library.
  ['writer', false, { operation: 'replace' }],
  ['staff', false, { operation: 'replace' }],
  ['writer', true, { operation: 'describe' }],
  ['staff', false, { operation: 'create', type: 'text/html' }],
  ['staff', false, { operation: 'create', type: 'image/png' }],
  ['staff', false, { operation: 'create', bytes: 0 }],
  // Earlier versions have stored drawings as they were. They can be taken out of the library; no new one comes.
  ...(['staff', 'writer'] as const).flatMap((who): Line[] => [
    [who, false, { operation: 'create', ...drawing }],
    [who, true, { operation: 'describe', ...drawing }],
    [who, false, { operation: 'create', type: drawing.type }],
  ]),
  // Files to download, which nothing shows.
  ...(['get', 'create', 'describe'] as const).map((operation): Line => ['writer', true, { operation, ...file }]),
  ...(['delete', 'replace'] as const).map((operation): Line => ['staff', false, { operation, ...file }]),
  ['staff', false, { operation: 'create', ...file, disposition: 'inline' }],
  ['staff', false, { operation: 'create', ...file, type: 'text/html' }],
  ['staff', false, { operation: 'create', ...file, bytes: 20 * 1024 * 1024 + 1 }],
  ['visitor', false, { operation: 'get', ...file }],
  ['staff', false, { operation: 'create', path: 'pictures/holiday.jpg' }],
  ['staff', false, { operation: 'create', path: `pictures/${'a'.repeat(32)}.html`, type: 'text/html' }],
  ['staff', false, { operation: 'create', path: `pictures/a/${name}` }],
  ['staff', false, { operation: 'create', path: name }],
  ...(['visitor', 'signed in, no claim', 'staff by text', 'products team'] as const).flatMap((who) =>
    (['get', 'list', 'create', 'delete'] as const).map((operation) => [who, false, { operation }] as const),
  ),
];

/** The bucket as somebody sees it; `owner` is the emulator's administrator, whom no rule stops. */
async function withBucket<Result>(
  token: object | 'owner' | undefined,
  action: (root: ReturnType<typeof getStorage>) => Promise<Result>,
) {
  const app = initializeApp({ projectId: 'demo-site', storageBucket: bucket }, crypto.randomUUID());
  const storage = getStorage(app);
  storage.maxUploadRetryTime = 2000;
  storage.maxOperationRetryTime = 2000;
  const { hostname, port } = new URL(`http://${host}`);
  const mockUserToken = token === 'owner' ? token : token && { sub: 'somebody', ...token };
  connectStorageEmulator(storage, hostname, Number(port), mockUserToken ? { mockUserToken } : {});
  try {
    return await action(storage);
  } finally {
    await deleteApp(app);
  }
}

for (const [who, allowed, attempt] of lines) {
  const { operation, path = `pictures/${name}`, type = 'image/jpeg', bytes = 10, disposition = 'inline' } = attempt;
  test(`${who} ${allowed ? 'may' : 'may not'} ${operation} ${path} (${type}, ${disposition}, ${bytes} B)`, async () => {
    const metadata = { contentType: type, contentDisposition: disposition };
    const content = new Uint8Array(bytes).fill(operation === 'replace' ? 1 : 0);
    if (operation !== 'create') {
      await withBucket('owner', (storage) => uploadBytes(ref(storage, path), new Uint8Array(bytes), metadata));
    }
    const isAllowed = await withBucket(people[who], async (storage): Promise<unknown> => {
      switch (operation) {
        case 'get':
          return getBytes(ref(storage, path));
        case 'list':
          return listAll(ref(storage, 'pictures'));
        case 'describe':
          return updateMetadata(ref(storage, path), { customMetadata: { removedAt: 'now' } });
        case 'replace':
        case 'create':
          return uploadBytes(ref(storage, path), content, metadata);
        case 'delete':
          return deleteObject(ref(storage, path));
      }
    }).then(
      () => true,
      () => false,
    );
    expect(isAllowed).toBe(allowed);
  });
}
