import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { picturesPath, storedPictureSchema } from 'kit/posts/stored-picture';
import sharp, { type Sharp } from 'sharp';
import * as v from 'valibot';
import { startTestSite, type TestSite } from '../testing/test-site';
import { hostileFiles } from './testing/hostile-files';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
}, 30_000);
afterAll(() => site.dispose());

const digestOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const address = (path = '') => `${site.server.address}${picturesPath}${path}`;
const put = (bytes: Uint8Array<ArrayBuffer>, file = 'picture.jpg', headers: Record<string, string> = {}) =>
  fetch(address(`/${digestOf(bytes)}?file=${encodeURIComponent(file)}`), { method: 'PUT', body: bytes, headers });
const stored = async (response: Response) => v.parse(storedPictureSchema, await response.json());
const message = async (response: Response) => v.parse(v.object({ message: v.string() }), await response.json()).message;
const incoming = () => readdirSync(join(site.dataFolder, 'pictures/incoming')).filter((name) => name !== 'reader');

let shade = 0;
const draw = (width: number, height: number) => {
  shade += 1;
  return sharp({ create: { width, height, channels: 3, background: { r: shade, g: 90, b: 160 } } });
};
const bytesOf = async (picture: Sharp) => new Uint8Array(await picture.toBuffer());

test('a picture from a phone is stored upright, without place, camera or name', async () => {
  const phone = draw(400, 300)
    .withMetadata({ orientation: 6 })
    .withExif({ IFD0: { Make: 'Phone', Artist: 'Ada' }, IFD3: { GPSLatitude: '48/1 8/1 0/1' } })
    .jpeg();
  const response = await put(await bytesOf(phone), 'Ada’s holiday.jpg');
  expect(response.status).toBe(201);
  const picture = await stored(response);
  expect(picture).toMatchObject({ width: 300, height: 400, fileName: 'Ada’s holiday.jpg' });
  const file = join(site.dataFolder, 'pictures', picture.name);
  expect([statSync(file).mode & 0o777, statSync(file).size]).toEqual([0o600, picture.bytes]);
  expect(readFileSync(file, 'latin1')).not.toMatch(/Phone|Ada|Exif/);
  const shown = await fetch(address(`/${picture.name}`));
  const seen = await sharp(Buffer.from(await shown.arrayBuffer())).metadata();
  expect([shown.headers.get('content-type'), seen.width, seen.height, seen.orientation]).toEqual([
    'image/jpeg',
    300,
    400,
    undefined,
  ]);
  expect(shown.headers.get('content-security-policy')).toContain('sandbox');
  expect(shown.headers.get('x-content-type-options')).toBe('nosniff');
  expect(incoming()).toEqual([]);
}, 30_000);

test('a file’s content counts, not its name, and each is kept in a suitable form', async () => {
  const clear = draw(40, 30).ensureAlpha(0.5);
  const forms: [Sharp, string][] = [
    [draw(40, 30).png(), 'png'],
    [draw(40, 30).webp(), 'jpg'],
    [draw(40, 30).webp({ lossless: true }), 'png'],
    [clear.clone().webp(), 'png'],
    [draw(40, 30).avif(), 'jpg'],
    [draw(40, 30).gif(), 'png'],
  ];
  for (const [picture, extension] of forms) {
    const { name, width, height } = await stored(await put(await bytesOf(picture), 'a.jpg'));
    expect([name.slice(33), width, height]).toEqual([extension, 40, 30]);
  }
}, 30_000);

test('an SVG is refused, whatever it is called and whatever is in it', async () => {
  const before = readdirSync(join(site.dataFolder, 'pictures'));
  for (const text of ['<svg viewBox="0 0 40 30"><path d="M0 0"/></svg>', '<?xml version="1.0"?><svg onload="a()"/>']) {
    const response = await put(new TextEncoder().encode(text), 'a.png');
    expect([response.status, await message(response)]).toEqual([
      415,
      'The SVG: how long browsers take to draw it cannot be told, so none is sent to others. Insert it in the blog tool, which draws it and sends its pixels, or save it as PNG',
    ]);
  }
  expect(readdirSync(join(site.dataFolder, 'pictures'))).toEqual(before);
});

test('an SVG from an earlier version is sent to staff so that none of it runs', async () => {
  const name = `${'a'.repeat(32)}.svg`;
  const folder = join(site.dataFolder, 'pictures');
  writeFileSync(join(folder, name), '<svg viewBox="0 0 40 30"/>');
  writeFileSync(
    join(folder, `${name}.json`),
    JSON.stringify({ name, width: 40, height: 30, bytes: 26, addedAt: '2026-01-01T00:00:00.000Z' }),
  );
  const shown = await fetch(address(`/${name}`));
  expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
  expect(shown.headers.get('content-security-policy')).toContain('sandbox');
});

test('one that moves is kept as its first frame, and says so', async () => {
  const other = draw(20, 20).negate();
  const frames = sharp([await draw(20, 20).png().toBuffer(), await other.png().toBuffer()], {
    join: { animated: true },
  }).gif();
  expect(await stored(await put(await bytesOf(frames)))).toMatchObject({ width: 20, height: 20, wasAnimated: true });
});

test('one that is larger than the site needs is made smaller', async () => {
  const { width, height } = await stored(await put(await bytesOf(draw(5000, 100).png())));
  expect([width, height]).toEqual([4096, 82]);
});

test('the same picture twice, also at once, is one; the library has the newest first', async () => {
  const bytes = await bytesOf(draw(64, 48).png());
  const responses = await Promise.all([put(bytes), put(bytes)]);
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 201]);
  const [one, other] = await Promise.all(responses.map(stored));
  expect(one).toEqual(other);
  const listed = v.parse(v.object({ pictures: v.array(storedPictureSchema) }), await (await fetch(address())).json());
  expect(listed.pictures.filter(({ name }) => name === one?.name)).toHaveLength(1);
  const times = listed.pictures.map(({ addedAt }) => addedAt);
  expect(times).toEqual([...times].sort().reverse());
});

test('an unused picture is deleted from the library, and is back when sent again', async () => {
  const bytes = await bytesOf(draw(66, 48).png());
  const { name } = await stored(await put(bytes));
  const names = async () => (await (await fetch(address())).text()).includes(name);
  expect((await fetch(address(`/${name}`), { method: 'DELETE' })).status).toBe(204);
  expect(await names()).toBe(false);
  // A text that somebody is writing may still show it.
  expect((await fetch(address(`/${name}`))).status).toBe(200);
  expect((await fetch(address(`/${name}`), { method: 'DELETE' })).status).toBe(404);
  expect((await put(bytes)).status).toBe(201);
  expect(await names()).toBe(true);
});

test('what did not arrive as it was sent is refused', async () => {
  const bytes = await bytesOf(draw(10, 10).png());
  const response = await fetch(address(`/${'0'.repeat(64)}`), { method: 'PUT', body: bytes });
  expect([response.status, await message(response)]).toEqual([
    400,
    'The file: it did not arrive as it was sent. Send it again',
  ]);
  expect((await fetch(address('/picture.jpg'), { method: 'PUT', body: bytes })).status).toBe(400);
  expect((await fetch(address(`/${digestOf(new Uint8Array())}`), { method: 'PUT' })).status).toBe(415);
});

test('more than 25 MB are refused, announced or not, and nothing of them stays', async () => {
  const bytes = new Uint8Array(26 * 1024 * 1024);
  const announced = await put(bytes);
  expect([announced.status, await message(announced)]).toEqual([
    413,
    'The file: it has more than 25 MB. Save it smaller, or as JPEG',
  ]);
  let megabytes = 0;
  const body = new ReadableStream({
    pull: (controller) => {
      megabytes += 1;
      if (megabytes > 40) controller.close();
      else controller.enqueue(new Uint8Array(1024 * 1024));
    },
  });
  const unannounced = await fetch(address(`/${'0'.repeat(64)}`), {
    method: 'PUT',
    body,
    duplex: 'half',
  } as RequestInit);
  expect(unannounced.status).toBe(413);
  expect(incoming()).toEqual([]);
}, 30_000);

test('other pages may neither send nor delete pictures, and no name leads elsewhere', async () => {
  const bytes = await bytesOf(draw(10, 10).png());
  const Origin = 'https://elsewhere.example';
  expect((await put(bytes, 'a', { Origin })).status).toBe(403);
  const { name } = await stored(await put(bytes));
  expect((await fetch(address(`/${name}`), { method: 'DELETE', headers: { Origin } })).status).toBe(403);
  for (const path of ['/..%2f..%2fsite.sqlite', `/${name}.json`, '/incoming', '/%00'])
    expect((await fetch(address(path))).status).toBe(404);
});

test('visitors reach no picture: theirs are in the site that was composed', async () => {
  const origin = 'https://www.halvard.example';
  const both = await startTestSite({ public: { origin, host: '127.0.0.1', trustedProxies: [] }, staffPort: 0 });
  const bytes = await bytesOf(draw(12, 12).png());
  const path = `${picturesPath}/${digestOf(bytes)}`;
  const { address = '', token = '' } = both.server.staff ?? {};
  const headers = { Authorization: `Bearer ${token}` };
  const { name } = await stored(await fetch(address + path, { method: 'PUT', body: bytes, headers }));
  for (const url of [`${picturesPath}/${name}`, picturesPath, `${picturesPath}/`])
    expect((await fetch(both.server.address + url)).status).toBe(404);
  for (const method of ['PUT', 'DELETE'])
    expect((await fetch(both.server.address + path, { method, headers })).status).toBe(405);
  expect((await fetch(address + picturesPath)).status).toBe(401);
  await both.dispose();
}, 30_000);

test('hostile files are refused with a reason or made harmless, and the server goes on', async () => {
  const before = new Set(readdirSync(join(site.dataFolder, 'pictures')));
  for (const { name, bytes, expected } of await hostileFiles('some')) {
    const response = await put(bytes, name);
    const text = await response.text();
    expect([name, response.status >= 400]).toEqual([name, expected === 'refused']);
    if (expected === 'refused') expect([name, text]).toEqual([name, expect.stringMatching(/: .+\. [A-Z].+/)]);
  }
  for (const file of readdirSync(join(site.dataFolder, 'pictures')))
    if (!before.has(file) && existsSync(file))
      expect(readFileSync(file, 'latin1')).not.toMatch(/<script|<\?php|an archive|%PDF/);
  expect((await fetch(address())).status).toBe(200);
}, 120_000);
