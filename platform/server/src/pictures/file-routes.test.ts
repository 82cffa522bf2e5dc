import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { maxFileBytes, maxFilesBytes } from 'kit/posts/stored-file';
import { picturesPath, storedPictureSchema } from 'kit/posts/stored-picture';
import * as v from 'valibot';
import { smallPicture } from '../testing/png';
import { startTestSite, type TestSite } from '../testing/test-site';
import { writeRecord } from './picture-folder';

let site: TestSite;
beforeEach(async () => {
  site = await startTestSite();
}, 30_000);
afterEach(() => site.dispose());

const address = (path = '') => `${site.server.address}${picturesPath}${path}`;
const put = (content: string | Uint8Array<ArrayBuffer>, file = 'guide.pdf', as = '&as=file') => {
  const digest = createHash('sha256').update(content).digest('hex');
  return fetch(address(`/${digest}?file=${encodeURIComponent(file)}${as}`), { method: 'PUT', body: content });
};
const stored = async (response: Response) => v.parse(storedPictureSchema, await response.json());
const message = async (response: Response) => v.parse(v.object({ message: v.string() }), await response.json()).message;
const files = () => readdirSync(join(site.dataFolder, 'pictures')).filter((name) => name !== 'incoming');

test.each([
  ['%PDF-1.7 guide', 'pdf', 'application/pdf'],
  ['ISO-10303-21;\nHEADER;', 'stp', 'model/step'],
  ['PK\u0003\u0004 drawings', 'zip', 'application/zip'],
])('%j is stored as it came, and sent as what is downloaded and never shown', async (content, ending, type) => {
  const response = await put(content, 'Guide für alle.bin');
  expect(response.status).toBe(201);
  const file = await stored(response);
  expect(file).toMatchObject({ fileName: 'Guide für alle.bin', bytes: content.length, width: 0, height: 0 });
  expect(file.name).toBe(`${createHash('sha256').update(content).digest('hex').slice(0, 32)}.${ending}`);
  const sent = await fetch(address(`/${file.name}`));
  expect(await sent.text()).toBe(content);
  expect(Object.fromEntries(sent.headers)).toMatchObject({
    'content-type': type,
    'content-disposition': 'attachment',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining('sandbox'),
  });
  expect((await put(content)).status).toBe(200);
  expect(readdirSync(join(site.dataFolder, 'pictures/incoming'))).toEqual([]);
});

test('HTML under the name of a PDF is refused, and a PDF in place of a picture', async () => {
  for (const content of ['<!doctype html><script>a()</script>', ' %PDF-1.7', '']) {
    const response = await put(content);
    expect([response.status, await message(response)]).toEqual([
      415,
      'The file: it is neither PDF, STEP nor ZIP, whatever its name says. Save it as PDF, or pack it into a ZIP archive',
    ]);
  }
  expect((await put('%PDF-1.7', 'a.pdf', '')).status).toBe(415);
  expect((await put(smallPicture('a'), 'a.pdf')).status).toBe(415);
  expect(files()).toEqual([]);
});

test('a tool of before files lists pictures alone; files stand beside them', async () => {
  const [picture, file] = [
    await stored(await put(smallPicture('a'), 'a.png', '')),
    await stored(await put('%PDF-1.7')),
  ];
  expect(await (await fetch(address())).json()).toEqual({ pictures: [picture], files: [file] });
});

test('one that is too large is refused; one that has no room is to be sent later', async () => {
  const large = new Uint8Array(maxFileBytes + 1);
  large.set(new TextEncoder().encode('%PDF-1.7'));
  const refused = await put(large);
  expect([refused.status, await message(refused)]).toEqual([
    413,
    'The file: it has more than 20 MB. Make it smaller, or divide it',
  ]);
  const first = await stored(await put('%PDF-1.7 first'));
  writeRecord(site.dataFolder, { ...first, bytes: maxFilesBytes - 10 });
  await site.server.close();
  const again = await startTestSite({ dataFolder: site.dataFolder });
  try {
    site.server = again.server;
    const full = await put('%PDF-1.7 second');
    expect([full.status, await message(full)]).toEqual([
      503,
      'The file: all files together would have more than 2 GB. Delete some that no post uses, under "Pictures", then send it again',
    ]);
    expect((await put('%PDF-1.7 first')).status).toBe(200);
    expect(files()).toHaveLength(2);
  } finally {
    await again.dispose();
  }
});
