import { once } from 'node:events';
import { createServer } from 'node:http';
import { provideBrowserFiles } from 'kit/presets/jest/browser-files';
import { expectConsole } from 'kit/presets/jest/expect-console';
import { startTestPictures, type TestPictures } from 'server/src/testing/test-pictures';
import { createEmbeddedStore } from './embedded-store';
import { PictureNotSentError, PictureRefusedError } from './picture-store';

provideBrowserFiles();

let server: TestPictures;
beforeAll(async () => {
  // The tool on an origin of its own, so that the browser's rules for that hold as well.
  server = await startTestPictures(location.origin);
}, 60_000);
afterAll(() => server.dispose());

const open = (origin = server.address) => createEmbeddedStore({ origin }, location.origin);
const picture = (name: string) => new Blob([server.draw(name)]);

test('a picture is sent, listed, shown and taken out of the library', async () => {
  const createObjectURL = jest.fn(() => 'blob:picture');
  Object.assign(URL, { createObjectURL });
  const store = open();
  const onProgress = jest.fn();
  const stored = await store.add(picture('one'), { fileName: 'plan & way.svg', onProgress });
  expect(stored).toMatchObject({ width: 30, fileName: 'plan & way.svg' });
  expect(onProgress).toHaveBeenLastCalledWith(1);
  expect(await store.list()).toEqual([stored]);
  expect([await store.addressOf(stored.name), await store.addressOf(stored.name)]).toEqual([
    'blob:picture',
    'blob:picture',
  ]);
  expect(createObjectURL).toHaveBeenCalledTimes(1);
  await store.remove(stored.name);
  expect(await store.list()).toEqual([]);
  await expect(store.remove(stored.name)).rejects.toThrow('There is no such picture');
}, 30_000);

test('a file is sent, listed behind the pictures, and refused by its content', async () => {
  const store = open();
  const file = await store.add(new Blob(['%PDF-1.7']), { fileName: 'guide.pdf', isFile: true });
  expect(file).toMatchObject({ name: expect.stringMatching(/\.pdf$/), bytes: 8, fileName: 'guide.pdf' });
  const beside = await store.add(picture('beside'));
  expect(await store.list()).toEqual([beside, file]);
  for (const { name } of [file, beside]) await store.remove(name);
  await expect(store.add(new Blob(['<p>']), { fileName: 'a.pdf', isFile: true })).rejects.toThrow(
    'it is neither PDF, STEP nor ZIP',
  );
}, 30_000);

test('on the server’s own page a picture has its own address', async () => {
  const store = createEmbeddedStore({ origin: location.origin }, location.origin);
  expect(await store.addressOf('a.png')).toBe(`${location.origin}/__pictures/a.png`);
});

test('what is refused says why; it is no use to send it again', async () => {
  const refused = await open()
    .add(new Blob(['<svg viewBox="0 0 1 1"/>']))
    .catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(PictureRefusedError);
  expect(String(refused)).toContain('Insert it in the blog tool, which draws it');
});

test('what did not get there can be sent again', async () => {
  expectConsole('error', /ECONNREFUSED/);
  const lost = await open('http://127.0.0.1:9')
    .add(picture('three'))
    .catch((error: unknown) => error);
  expect(lost).toBeInstanceOf(PictureNotSentError);
  const store = open();
  const [one, other] = [await store.add(picture('three')), await store.add(picture('three'))];
  expect(one).toEqual(other);
});

test('when the store cannot take it now, it says when it can', async () => {
  const busy = createServer(({ method }, response) => {
    response.writeHead(method === 'OPTIONS' ? 204 : 503, {
      'Access-Control-Allow-Origin': location.origin,
      'Access-Control-Expose-Headers': 'Retry-After',
      'Access-Control-Allow-Methods': 'PUT',
      'Retry-After': '20',
    });
    response.end(method === 'OPTIONS' ? '' : '{"message":"The picture: others are being read"}');
  }).listen(0, '127.0.0.1');
  await once(busy, 'listening');
  const address = busy.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const error = await open(`http://127.0.0.1:${port}`)
    .add(picture('five'))
    .catch((reason: unknown) => reason);
  expect(error).toMatchObject({ name: 'PictureNotSentError', retryAfter: 20_000 });
  busy.closeAllConnections();
  busy.close();
});

test('an upload that is ended rejects with the reason', async () => {
  const controller = new AbortController();
  const sending = open().add(picture('four'), { signal: controller.signal });
  controller.abort(new Error('no longer wanted'));
  await expect(sending).rejects.toThrow('no longer wanted');
});
