import { FirebaseError, initializeApp } from 'firebase/app';
import { getBlob, getMetadata, listAll, updateMetadata, uploadBytesResumable } from 'firebase/storage';
import { provideBrowserFiles } from 'kit/presets/jest/browser-files';
import { createFirebaseStore } from './firebase-store';
import { PictureNotSentError, PictureRefusedError } from './picture-store';

// The SDK needs a bucket of Google's: its emulator wants Java and a fetched program. What the store asks of it is its public interface.
jest.mock('firebase/storage', () => ({
  getBlob: jest.fn(),
  getMetadata: jest.fn(),
  listAll: jest.fn(),
  ref: (_storage: unknown, path: string) => ({ path }),
  updateMetadata: jest.fn(),
  uploadBytesResumable: jest.fn(),
}));

provideBrowserFiles();

/** There is no such picture yet, unless a test says otherwise. */
beforeEach(() => {
  const code = 'storage/object-not-found';
  jest.mocked(getMetadata).mockRejectedValue(new FirebaseError(code, code));
});

const { getStorage } = jest.requireActual<typeof import('firebase/storage')>('firebase/storage');
const storage = getStorage(initializeApp({ storageBucket: 'pictures.example' }));
const isNamed = jest.fn(async () => false);
const onRefused = jest.fn();
const open = () => createFirebaseStore(storage, isNamed, onRefused);
const png = new Blob([Uint8Array.of(0x89), 'PNG\r\n\x1a\n Ada']);

/** What browsers draw; jsdom has no canvas. */
class TestCanvas {
  getContext = () => ({ drawImage: () => {} });
  convertToBlob = async ({ type }: { type: string }) => new Blob(['pixels'], { type });
}
const bitmap = { width: 300, height: 200, close: () => {} };
Object.assign(globalThis, { createImageBitmap: async () => bitmap, OffscreenCanvas: TestCanvas });

/** An upload that ends well, or with an error. */
function uploads(error?: string) {
  const cancel = jest.fn();
  jest.mocked(uploadBytesResumable).mockImplementation((_reference, data) => {
    const metadata = { size: data instanceof Blob ? data.size : 0, timeCreated: '2026-01-01T00:00:00.000Z' };
    const done = error ? Promise.reject(new FirebaseError(error, error)) : Promise.resolve({ metadata });
    const on = (_event: string, next: (snapshot: object) => void) => next({ bytesTransferred: 5, totalBytes: 10 });
    return Object.assign(done, { on, cancel }) as never;
  });
  return cancel;
}

test('a picture is stored without metadata, under its digest, with its size', async () => {
  uploads();
  const onProgress = jest.fn();
  const picture = await open().add(png, { fileName: 'plan.png', onProgress });
  expect(picture).toMatchObject({ width: 300, height: 200, fileName: 'plan.png', addedAt: '2026-01-01T00:00:00.000Z' });
  expect(onProgress).toHaveBeenCalledWith(0.5);
  const [reference, content, metadata] = jest.mocked(uploadBytesResumable).mock.lastCall ?? [];
  expect(reference).toEqual({ path: `pictures/${picture.name}` });
  expect(await (content as Blob).text()).not.toContain('Ada');
  expect(metadata).toMatchObject({ contentType: 'image/png', customMetadata: { width: '300', height: '200' } });
});

test('a picture that is there already is not sent again, and is back in the library', async () => {
  jest.mocked(uploadBytesResumable).mockClear();
  jest.mocked(updateMetadata).mockResolvedValueOnce({} as never);
  jest.mocked(getMetadata).mockResolvedValue({ size: 9, timeCreated: '2026-01-01T00:00:00.000Z' } as never);
  expect(await open().add(png, { fileName: 'plan.png' })).toMatchObject({ bytes: 9, fileName: 'plan.png', width: 300 });
  expect(uploadBytesResumable).not.toHaveBeenCalled();
  expect(jest.mocked(updateMetadata).mock.lastCall?.[1]).toMatchObject({ customMetadata: { removedAt: '' } });
  jest.mocked(updateMetadata).mockClear();
});

test('a file that is not a picture does not reach the bucket', async () => {
  jest.mocked(uploadBytesResumable).mockClear();
  for (const text of ['<svg viewBox="0 0 1 1"/>', 'MZ', '']) {
    await expect(open().add(new Blob([text]))).rejects.toBeInstanceOf(PictureRefusedError);
  }
  expect(uploadBytesResumable).not.toHaveBeenCalled();
});

test.each([
  ['storage/unauthorized', 'Sign in again', 1],
  ['storage/quota-exceeded', 'no room left', 0],
  ['storage/retry-limit-exceeded', 'send it again', 0],
])('an upload that ends with %s says "%s", and asks to sign in %i times', async (code, text, times) => {
  uploads(code);
  onRefused.mockClear();
  const failed = await open()
    .add(png)
    .catch((error: unknown) => error);
  expect(failed).toBeInstanceOf(PictureNotSentError);
  expect(String(failed)).toContain(text);
  expect(onRefused).toHaveBeenCalledTimes(times);
});

test('an upload that is ended is cancelled, and rejects with the reason', async () => {
  const cancel = uploads('storage/canceled');
  const controller = new AbortController();
  const sending = open().add(png, {
    signal: controller.signal,
    onProgress: () => controller.abort(new Error('no longer wanted')),
  });
  await expect(sending).rejects.toThrow('no longer wanted');
  expect(cancel).toHaveBeenCalledTimes(1);
});

test('the library lists pictures that were not removed, newest first', async () => {
  const metadata: Readonly<Record<string, object>> = {
    [`${'a'.repeat(32)}.png`]: {
      timeCreated: '2026-01-01',
      customMetadata: { width: '4', height: '3', fileName: 'a' },
    },
    [`${'b'.repeat(32)}.jpg`]: { timeCreated: '2026-01-02', customMetadata: { width: '4', height: '3' } },
    [`${'c'.repeat(32)}.jpg`]: {
      timeCreated: '2026-01-03',
      customMetadata: { width: '4', height: '3', removedAt: 'x' },
    },
    'notes.txt': { timeCreated: '2026-01-04', customMetadata: { width: '4', height: '3' } },
    [`${'d'.repeat(32)}.jpg`]: { timeCreated: '2026-01-05' },
  };
  jest
    .mocked(listAll)
    .mockResolvedValue({ items: Object.keys(metadata).map((name) => ({ name })), prefixes: [] } as never);
  jest.mocked(getMetadata).mockImplementation(async ({ name }) => ({ name, size: 9, ...metadata[name] }) as never);
  expect((await open().list()).map(({ name, fileName }) => [name[0], fileName])).toEqual([
    ['b', ''],
    ['a', 'a'],
  ]);
});

test('a picture that something names is not taken out; another one is marked', async () => {
  const name = `${'a'.repeat(32)}.png`;
  isNamed.mockResolvedValueOnce(true);
  await expect(open().remove(name)).rejects.toThrow('used by a post, one of its versions, a draft or the trash');
  expect(updateMetadata).not.toHaveBeenCalled();
  jest.mocked(updateMetadata).mockResolvedValue({} as never);
  await open().remove(name);
  expect(updateMetadata).toHaveBeenCalledWith(
    { path: `pictures/${name}` },
    { customMetadata: { removedAt: expect.any(String) } },
  );
});

test('a picture is fetched once per page, and one not found is asked for again', async () => {
  Object.assign(URL, { createObjectURL: () => 'blob:picture' });
  jest.mocked(getBlob).mockRejectedValueOnce(new FirebaseError('storage/object-not-found', 'missing'));
  jest.mocked(getBlob).mockResolvedValue(new Blob());
  const store = open();
  await expect(store.addressOf('a')).rejects.toThrow('There is no such picture');
  expect([await store.addressOf('a'), await store.addressOf('a')]).toEqual(['blob:picture', 'blob:picture']);
  expect(getBlob).toHaveBeenCalledTimes(2);
});

test('a file to download is stored as it is, as one that is only saved', async () => {
  uploads();
  const pdf = new Blob(['%PDF-1.7 guide'], { type: 'text/html' });
  const { name } = await open().add(pdf, { fileName: 'guide.pdf', isFile: true });
  expect(name).toMatch(/^[0-9a-f]{32}\.pdf$/);
  const [, content, metadata] = jest.mocked(uploadBytesResumable).mock.lastCall ?? [];
  expect(await (content as Blob).text()).toBe('%PDF-1.7 guide');
  expect(metadata).toMatchObject({ contentType: 'application/pdf', contentDisposition: 'attachment' });
  await expect(open().add(png, { fileName: 'guide.pdf', isFile: true })).rejects.toThrow(PictureRefusedError);
});
