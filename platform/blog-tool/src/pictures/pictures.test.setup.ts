import type { StoredPicture } from 'kit/posts/stored-picture';
import type { PictureStore, UploadOptions } from './picture-store';
import type { WaitingPicture, WaitingPictures } from './waiting-picture';

/** The waiting pictures of a browser's database, which jsdom does not have. */
export function createTestDatabase() {
  const kept = new Map<string, WaitingPicture>();
  let isFull = false;
  const database: WaitingPictures = {
    keep: async (name, picture) => {
      if (isFull) throw new Error('QuotaExceededError');
      kept.set(name, picture);
    },
    read: async (name) => kept.get(name),
    list: async () => [...kept],
    forget: async (name) => void kept.delete(name),
  };
  return {
    ...database,
    kept,
    fill: () => {
      isFull = true;
    },
  };
}

/** A stored picture of a file. */
export const storedPicture = (fileName: string, digit = 'a'): StoredPicture => ({
  name: `${digit.repeat(32)}.jpg`,
  width: 1200,
  height: 800,
  bytes: 2_000_000,
  addedAt: '2026-01-02T00:00:00.000Z',
  fileName,
});

type Sending = UploadOptions & { resolve: (picture: StoredPicture) => void; reject: (reason: unknown) => void };

/** A store whose uploads end when a test says so. */
export function createTestStore(pictures: readonly StoredPicture[] = []) {
  const sending: Sending[] = [];
  const store: jest.Mocked<PictureStore> = {
    add: jest.fn(
      (_file: Blob, options: UploadOptions = {}) =>
        new Promise<StoredPicture>((resolve, reject) => {
          options.signal?.addEventListener('abort', () => reject(options.signal?.reason));
          sending.push({ ...options, resolve, reject });
        }),
    ),
    list: jest.fn(async () => [...pictures]),
    addressOf: jest.fn(async (name: string) => `/__pictures/${name}`),
    remove: jest.fn(async (_name: string) => {}),
  };
  return { store, sending };
}

/** Waits until everything that is under way has gone on. */
export const settle = async () => {
  for (let time = 0; time < 20; time += 1) await Promise.resolve();
};

let isOnline = true;

/** Whether the browser says that there is a connection. */
export function setOnline(isNow: boolean): void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isOnline });
  isOnline = isNow;
  if (isNow) globalThis.dispatchEvent(new Event('online'));
}
