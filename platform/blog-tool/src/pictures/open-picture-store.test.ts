import type { DocumentsSettings, FirebaseConfig } from 'kit/posts/documents-settings';
import { openFirebaseStore } from './open-firebase-store';
import { openPictureStore } from './open-picture-store';

jest.mock('./open-firebase-store', () => ({ openFirebaseStore: jest.fn(() => 'bucket') }));

const pageOrigin = 'http://127.0.0.1:4173';
const isNamed = async () => false;
const open = (settings: DocumentsSettings) => openPictureStore(settings, { pageOrigin, isNamed });
const config: FirebaseConfig = { apiKey: 'k', authDomain: 'a.example', projectId: 'p', appId: '', storageBucket: '' };

test('without a project, pictures are on the server of the page or on the named one', async () => {
  expect(await (await open({ kind: 'embedded' }))?.addressOf('a.png')).toBe(`${pageOrigin}/__pictures/a.png`);
  const elsewhere = await open({ kind: 'embedded', origin: 'http://127.0.0.1:4180' });
  expect(elsewhere).toBeDefined();
});

test('a project has pictures if it names a bucket, and only then loads the SDK', async () => {
  expect(await open({ kind: 'firebase', config })).toBeUndefined();
  const emulators = { auth: 'http://127.0.0.1:9099', documents: 'http://127.0.0.1:8080' };
  expect(await open({ kind: 'firebase', config: { ...config, storageBucket: 'b', emulators } })).toBeUndefined();
  expect(openFirebaseStore).not.toHaveBeenCalled();
  expect(await open({ kind: 'firebase', config: { ...config, storageBucket: 'b' } })).toBe('bucket');
});
