import { maxPictureBytes } from 'kit/posts/stored-picture';
import { expectConsole } from 'kit/presets/jest/expect-console';
import { checkFile } from './check-file';
import { drawSvg } from './draw-svg';
import { PictureNotSentError, PictureRefusedError } from './picture-store';
import { createPictures } from './pictures';
import { createTestDatabase, createTestStore, setOnline, settle, storedPicture } from './pictures.test.setup';

// What draws is the browser; `e2e/tests/write-with-pictures.spec.ts` has one.
jest.mock('./draw-svg', () => ({
  isSvg: async ({ type }: Blob) => type === 'image/svg+xml',
  drawSvg: jest.fn(),
}));

jest.mock('./check-file', () => ({ checkFile: jest.fn(async () => 'pdf') }));
jest.mock('./is-moving', () => ({ isMoving: async ({ type }: Blob) => type === 'image/gif' }));

beforeAll(() => {
  Object.assign(URL, { createObjectURL: jest.fn(() => 'blob:waiting') });
});
beforeEach(() => {
  jest.useFakeTimers();
  setOnline(true);
});
afterEach(() => jest.useRealTimers());

function open(database = createTestDatabase()) {
  const { store, sending } = createTestStore();
  return { database, store, sending, pictures: createPictures(async () => store, database) };
}
const file = (size = 3) => new Blob([new Uint8Array(size)]);

test('a picture is kept in the browser while it is sent, and is then the stored one', async () => {
  const { pictures, sending, database } = open();
  const changed = jest.fn();
  pictures.watch(changed);
  const name = pictures.add(file(), 'aisle.jpg');
  await settle();
  expect(database.kept.get(name)).toMatchObject({ fileName: 'aisle.jpg', file: expect.any(Blob) });
  expect(await pictures.addressOf(name)).toBe('blob:waiting');
  sending[0]?.onProgress?.(0.4);
  expect(pictures.stateOf(name)).toEqual({ kind: 'sending', fileName: 'aisle.jpg', sent: 0.4 });
  sending[0]?.resolve(storedPicture('aisle.jpg'));
  await pictures.whenSettled([name]);
  expect(pictures.stateOf(name)).toMatchObject({ kind: 'stored', picture: { width: 1200 } });
  expect(changed).toHaveBeenCalled();
  // A draft that names it still is told which picture it became; the file is not kept twice.
  expect(database.kept.get(name)).not.toHaveProperty('file');
  const again = open(database);
  again.pictures.stateOf(name);
  await settle();
  expect(again.pictures.stateOf(name)).toMatchObject({ kind: 'stored' });
  expect(again.store.add).not.toHaveBeenCalled();
  expect(await again.pictures.listWaiting()).toEqual([]);
});

test.each(['../?override=mfe-a@http://localhost:1/x.js', '../__enquiries/1', 'a.jpg', `${'a'.repeat(32)}.jpg?x`])(
  'the name %s is asked for nowhere: a post may say anything',
  async (name) => {
    const { pictures, store } = open();
    const asked = jest.spyOn(store, 'addressOf');
    await expect(pictures.addressOf(name)).rejects.toThrow('is no name of a picture');
    expect(asked).not.toHaveBeenCalled();
  },
);

test('two are sent at one time, the others in their turn', async () => {
  const { pictures, sending } = open();
  for (const name of ['1', '2', '3']) pictures.add(file(), name);
  await settle();
  expect(sending.map(({ fileName }) => fileName)).toEqual(['1', '2']);
  sending[0]?.resolve(storedPicture('1'));
  await settle();
  expect(sending.map(({ fileName }) => fileName)).toEqual(['1', '2', '3']);
});

test('without a connection a picture waits; when there is one it is sent by itself', async () => {
  setOnline(false);
  const { pictures, sending } = open();
  const name = pictures.add(file(), 'aisle.jpg');
  await settle();
  expect(pictures.stateOf(name)).toEqual({
    kind: 'waiting',
    fileName: 'aisle.jpg',
    isKept: true,
    reason: 'There is no connection. It is kept in this browser, and is sent when there is one',
  });
  await pictures.whenSettled([name]);
  expect(sending).toEqual([]);
  setOnline(true);
  await settle();
  expect(sending).toHaveLength(1);
});

test('one whose line was lost is sent again, later each time, or when somebody says so', async () => {
  const { pictures, sending } = open();
  const name = pictures.add(file(), 'aisle.jpg');
  await settle();
  sending[0]?.reject(new PictureNotSentError('The server does not respond. Check the connection and try again'));
  await settle();
  expect(pictures.stateOf(name)).toMatchObject({ kind: 'waiting', reason: expect.stringMatching(/does not respond/) });
  await jest.advanceTimersByTimeAsync(5_000);
  expect(sending).toHaveLength(2);
  sending[1]?.reject(new PictureNotSentError('The server does not respond'));
  await settle();
  await jest.advanceTimersByTimeAsync(9_000);
  expect(sending).toHaveLength(2);
  pictures.sendAgain(name);
  await settle();
  expect(sending).toHaveLength(3);
});

test('one the store cannot take now is kept, and sent again at the time it names', async () => {
  const { pictures, sending, database } = open();
  const name = pictures.add(file(), 'aisle.jpg');
  await settle();
  sending[0]?.reject(new PictureNotSentError('The picture: others are being read', undefined, 20_000));
  await settle();
  expect(pictures.stateOf(name)).toMatchObject({ kind: 'waiting', reason: expect.stringMatching(/sent again auto/) });
  expect(database.kept.get(name)).toHaveProperty('file');
  await jest.advanceTimersByTimeAsync(19_000);
  expect(sending).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(sending).toHaveLength(2);
});

test('one that somebody stops stays in this browser, and can be sent again', async () => {
  const { pictures, sending, database } = open();
  const name = pictures.add(file(), 'aisle.jpg');
  await settle();
  pictures.stop(name);
  await settle();
  expect(pictures.stateOf(name)).toMatchObject({
    kind: 'failed',
    reason: 'You stopped sending it',
    canRetry: true,
  });
  expect(database.kept.get(name)).toHaveProperty('file');
  pictures.sendAgain(name);
  await settle();
  expect(sending).toHaveLength(2);
});

test('what is refused says why, and is not sent again', async () => {
  const { pictures, sending, database, store } = open();
  const [refused, large] = [pictures.add(file(), 'plan.pdf'), pictures.add(file(maxPictureBytes + 1), 'large.jpg')];
  await settle();
  sending[0]?.reject(new PictureRefusedError('The file: it is none of the pictures that browsers show'));
  await settle();
  expect(pictures.stateOf(refused)).toMatchObject({ kind: 'failed', fileName: 'plan.pdf', canRetry: false });
  expect(pictures.stateOf(large)).toMatchObject({
    kind: 'failed',
    reason: expect.stringMatching(/^The file has 26 MB/),
  });
  expect(store.add).toHaveBeenCalledTimes(1);
  const again = open(database);
  again.pictures.stateOf(refused);
  await settle();
  expect(again.pictures.stateOf(refused)).toMatchObject({
    kind: 'failed',
    reason: expect.stringMatching(/none of the/),
  });
  expect(await again.pictures.listWaiting()).toHaveLength(2);
});

test('a picture is sent after a window was closed, and one in another browser says so', async () => {
  setOnline(false);
  const { pictures, database } = open();
  const name = pictures.add(file(), 'aisle.jpg');
  await settle();
  setOnline(true);
  const again = open(database);
  expect(again.pictures.stateOf(name)).toEqual({ kind: 'looking', fileName: '' });
  again.pictures.stateOf('waiting:elsewhere');
  await settle();
  expect(again.sending.map(({ fileName }) => fileName)).toEqual(['aisle.jpg']);
  expect(again.pictures.stateOf('waiting:elsewhere')).toMatchObject({
    kind: 'failed',
    reason: expect.stringMatching(/inserted in another browser/),
  });
});

test('a browser without room says that the picture is here alone, until it is sent', async () => {
  setOnline(false);
  const { pictures, database, sending } = open();
  database.fill();
  const name = pictures.add(file(), 'aisle.jpg');
  expect(pictures.hasUnkept()).toBe(true);
  await settle();
  expectConsole('error', /^The picture “aisle.jpg” could not be kept in this browser/);
  expect(pictures.stateOf(name)).toMatchObject({ kind: 'waiting', isKept: false });
  expect(pictures.hasUnkept()).toBe(true);
  setOnline(true);
  await settle();
  sending[0]?.resolve(storedPicture('aisle.jpg'));
  await settle();
  expectConsole('error', /^The picture “aisle.jpg” could not be kept in this browser/);
  expect(pictures.hasUnkept()).toBe(false);
});

describe('pictures of pages', () => {
  const fetchMock = jest.fn();
  beforeEach(() => {
    fetchMock.mockReset();
    Object.assign(window, { fetch: fetchMock });
  });

  test('one is fetched where its site lets others read it', async () => {
    fetchMock.mockResolvedValue({ ok: true, blob: async () => file() });
    const { pictures, sending } = open();
    pictures.addFrom('https://pictures.example/a/robot%20one.png?w=1');
    await settle();
    expect(fetchMock.mock.calls[0]?.[1]).toMatchObject({ credentials: 'omit', referrerPolicy: 'no-referrer' });
    expect(sending[0]).toMatchObject({ fileName: 'robot one.png' });
  });

  test.each([
    ['https://closed.example/a.png', /closed\.example\/a\.png cannot be used: its site does not let other pages/],
    ['http://plain.example/a.png', /plain\.example\/a\.png cannot be used: it is in a place that pages cannot read/],
    ['file:///C:/Users/ada/clip.png', /clip\.png cannot be used.*Save it on your computer and choose the file/],
  ])('%s is named with its address', async (address, reason) => {
    fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
    const { pictures, sending } = open();
    const name = pictures.addFrom(address);
    await settle();
    expect(pictures.stateOf(name)).toMatchObject({ kind: 'failed', reason: expect.stringMatching(reason) });
    expect(sending).toEqual([]);
  });

  test('one that is its own address is read without the network', async () => {
    const { pictures, store } = open();
    pictures.addFrom('data:image/png;base64,AAEC');
    await settle();
    expect(store.add.mock.calls[0]?.[0]).toMatchObject({ size: 3, type: 'image/png' });
    expect(fetchMock).not.toHaveBeenCalled();
    const broken = pictures.addFrom('data:image/png;base64,%%%');
    await settle();
    expect(pictures.stateOf(broken)).toMatchObject({ kind: 'failed', reason: expect.stringMatching(/are damaged/) });
  });
});

describe('a drawing', () => {
  const svg = new Blob(['<svg viewBox="0 0 1 1"/>'], { type: 'image/svg+xml' });
  const png = new Blob(['pixels'], { type: 'image/png' });

  test('is drawn before it is sent or shown, and what is kept of it is pixels', async () => {
    let finish = (_drawn: Blob) => {};
    const drawing = new Promise<Blob>((resolve) => {
      finish = resolve;
    });
    jest.mocked(drawSvg).mockReturnValueOnce(drawing);
    const { pictures, sending, store, database } = open();
    const name = pictures.add(svg, 'plan.svg');
    await settle();
    await expect(pictures.addressOf(name)).rejects.toThrow('There is no such picture');
    finish(png);
    await settle();
    expect(store.add.mock.calls[0]?.[0]).toBe(png);
    expect(database.kept.get(name)).toEqual({ fileName: 'plan.svg', addedAt: expect.any(String), file: png });
    const picture = storedPicture('plan.svg');
    sending[0]?.resolve(picture);
    await settle();
    expect(await pictures.addressOf(name)).toBe(`/__pictures/${picture.name}`);
  });

  test('that ended the tab is not drawn again by itself, but can be sent again', async () => {
    jest.mocked(drawSvg).mockReturnValueOnce(new Promise(() => {}));
    const { pictures, database } = open();
    const name = pictures.add(svg, 'plan.svg');
    await settle();
    jest.mocked(drawSvg).mockClear();
    const again = open(database);
    again.pictures.stateOf(name);
    await settle();
    expect(again.pictures.stateOf(name)).toMatchObject({
      ...{ kind: 'failed', canRetry: true },
      reason: expect.stringMatching(/the tab ended while it was\. Send it again/),
    });
    await expect(again.pictures.addressOf(name)).rejects.toThrow('There is no such picture');
    expect(drawSvg).not.toHaveBeenCalled();
    jest.mocked(drawSvg).mockResolvedValueOnce(png);
    again.pictures.sendAgain(name);
    await settle();
    expect(again.store.add.mock.calls[0]?.[0]).toBe(png);
    expect(database.kept.get(name)).not.toHaveProperty('refusal');
  });

  test('that this browser cannot draw is refused, and is not sent', async () => {
    jest.mocked(drawSvg).mockRejectedValueOnce(new PictureRefusedError('The SVG: this browser cannot draw it'));
    const { pictures, store } = open();
    const name = pictures.add(svg, 'plan.svg');
    await settle();
    expect(pictures.stateOf(name)).toMatchObject({ kind: 'failed', reason: 'The SVG: this browser cannot draw it' });
    expect(store.add).not.toHaveBeenCalled();
  });
});

test('before a picture that moves is sent, its writer is told that a still is kept', async () => {
  const { pictures, sending } = open();
  const name = pictures.add(new Blob(['GIF89a'], { type: 'image/gif' }), 'dance.gif');
  await settle();
  expect(pictures.stateOf(name)).toMatchObject({
    ...{ kind: 'failed', canRetry: true },
    reason: expect.stringMatching(/^It moves, and only the first picture of it is kept/),
  });
  expect(sending).toEqual([]);
  pictures.sendAgain(name);
  await settle();
  expect(sending).toHaveLength(1);
});

test('where there is no store, each picture says so', async () => {
  const pictures = createPictures(async () => undefined, createTestDatabase());
  const name = pictures.add(file(), 'aisle.jpg');
  await settle();
  await settle();
  expect(pictures.stateOf(name)).toMatchObject({ kind: 'failed', reason: expect.stringMatching(/"storageBucket"/) });
});

test('a file is sent as it is, and has no address before a store has looked at it', async () => {
  const { pictures, sending, store, database } = open();
  const pdf = new Blob(['%PDF-1.7'], { type: 'image/gif' });
  const name = pictures.add(pdf, 'guide.pdf', 'file');
  await settle();
  expect(sending[0]).toMatchObject({ fileName: 'guide.pdf', isFile: true });
  expect(store.add).toHaveBeenCalledWith(pdf, expect.anything());
  // It is said to be a PDF; what a browser would make of it is another question.
  await expect(pictures.addressOf(name)).rejects.toThrow('There is no such picture in this browser');
  const again = open(database);
  again.pictures.stateOf(name);
  await settle();
  expect(again.sending[0]).toMatchObject({ isFile: true });
});

test('a file to download that is none is refused before it is sent', async () => {
  const { pictures, store } = open();
  jest.mocked(checkFile).mockRejectedValueOnce(new PictureRefusedError('The file: it is HTML'));
  const name = pictures.add(file(), 'guide.pdf', 'file');
  await settle();
  expect(pictures.stateOf(name)).toMatchObject({ kind: 'failed', reason: 'The file: it is HTML', canRetry: false });
  expect(store.add).not.toHaveBeenCalled();
});
