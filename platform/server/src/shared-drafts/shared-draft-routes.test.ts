import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { embeddedProject } from 'kit/contract/embedded-project';
import { sharedDraftsCollection, sharedDraftsPath } from 'kit/posts/draft-link';
import { picturesPath, storedPictureSchema } from 'kit/posts/stored-picture';
import sharp from 'sharp';
import * as v from 'valibot';
import { createLog } from '../logging/log';
import { readSettings } from '../settings';
import { startTestSite, type TestSite } from '../testing/test-site';

const origin = 'https://www.halvard.example';
const lines: string[] = [];
let site: TestSite;
let staff: { address: string; token: string };
let pictures: string[];
let guide: string;

beforeAll(async () => {
  const { public: visitors, staffPort } = readSettings({ PUBLIC_ORIGIN: origin, STAFF_PORT: '0' });
  site = await startTestSite({ public: visitors, staffPort, log: createLog((line) => lines.push(line)) });
  if (!site.server.staff) throw new Error('There is no listener for staff');
  staff = site.server.staff;
  pictures = [await addPicture('#369'), await addPicture('#963')];
  guide = await send(new TextEncoder().encode('%PDF-1.7'), '?as=file');
}, 30_000);
afterAll(() => site.dispose());

const token = 'ab'.repeat(16);
const drawing = `${'a'.repeat(32)}.svg`;
const asStaff = () => ({ Authorization: `Bearer ${staff.token}`, Origin: staff.address });
const get = (path: string) => fetch(`${site.server.address}${sharedDraftsPath}${path}`);

async function addPicture(background: string): Promise<string> {
  const size = { width: 40, height: 30, channels: 3 } as const;
  const body = new Uint8Array(
    await sharp({ create: { ...size, background } })
      .jpeg()
      .toBuffer(),
  );
  return send(body);
}

async function send(body: Uint8Array<ArrayBuffer>, query = ''): Promise<string> {
  const digest = createHash('sha256').update(body).digest('hex');
  const options = { method: 'PUT', headers: asStaff(), body };
  const response = await fetch(`${staff.address}${picturesPath}/${digest}${query}`, options);
  return v.parse(storedPictureSchema, await response.json()).name;
}

const root = `projects/${embeddedProject}/databases/(default)/documents`;
async function commit(...writes: object[]): Promise<void> {
  const address = `${staff.address}/v1/projects/${embeddedProject}/databases/(default)/documents:commit`;
  const response = await fetch(address, { method: 'POST', headers: asStaff(), body: JSON.stringify({ writes }) });
  expect(response.status).toBe(200);
}
const put = (path: string, fields: object) => ({ update: { name: `${root}/${path}`, fields } });
const remove = (path: string) => ({ delete: `${root}/${path}` });
/** @param expiresIn ms from now on */
const share = (expiresIn = 60_000) =>
  commit(
    put(`${sharedDraftsCollection}/${token}`, {
      post: { stringValue: 'p1' },
      draft: {
        stringValue: JSON.stringify({
          title: 'Shared',
          content: [{ picture: pictures[0] }, { picture: drawing }, { file: guide }],
        }),
      },
      sharedAt: { stringValue: new Date().toISOString() },
      expiresAt: { timestampValue: new Date(Date.now() + expiresIn).toISOString() },
    }),
  );

test('whoever has the link gets only that draft and its pictures, and nothing is kept', async () => {
  await share();
  const response = await get(`/${token}`);
  expect(response.status).toBe(200);
  expect(await response.text()).toContain('Shared');
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
  });
  const picture = await get(`/${token}/pictures/${pictures[0]}`);
  expect([picture.status, picture.headers.get('content-type'), picture.headers.get('cache-control')]).toEqual([
    200,
    'image/jpeg',
    'no-store',
  ]);
  expect(picture.headers.get('content-security-policy')).toContain('sandbox');
  const file = await get(`/${token}/pictures/${guide}`);
  expect([file.status, file.headers.get('content-disposition')]).toEqual([200, 'attachment']);
  for (const path of [`/${token}/pictures/${pictures[1]}`, `/${token}/pictures/..%2f..%2fsite.sqlite`, `/${token}x`])
    expect((await get(path)).status).toBe(404);
  expect((await fetch(`${site.server.address}${picturesPath}/${pictures[0]}`)).status).toBe(404);
  // One that an earlier version has taken in, which would be drawn in the reader's browser.
  const drawn = join(site.dataFolder, 'pictures', drawing);
  writeFileSync(drawn, '<svg viewBox="0 0 1 1"/>');
  const record = { name: drawing, width: 1, height: 1, bytes: 24, addedAt: '2026-01-01T00:00:00.000Z' };
  writeFileSync(`${drawn}.json`, JSON.stringify(record));
  const staffOnly = `${staff.address}${picturesPath}/${drawing}`;
  expect((await fetch(staffOnly, { headers: asStaff() })).status).toBe(200);
  expect((await get(`/${token}/pictures/${drawing}`)).status).toBe(404);
  expect(lines.join('\n')).not.toContain(token);
});

test('an expired, withdrawn, guessed or trashed link gets the same 404', async () => {
  await share(-1);
  const expired = await get(`/${token}`);
  expect(expired.status).toBe(404);
  const answer = await expired.text();
  await share();
  await commit(put('trash/p1', {}));
  const trashed = await get(`/${token}`);
  expect([trashed.status, await trashed.text()]).toEqual([404, answer]);
  expect((await get(`/${token}/pictures/${pictures[0]}`)).status).toBe(404);
  await commit(remove('trash/p1'));
  expect((await get(`/${token}`)).status).toBe(200);
  await commit(remove(`${sharedDraftsCollection}/${token}`));
  const withdrawn = await get(`/${token}`);
  expect([withdrawn.status, await withdrawn.text()]).toEqual([404, answer]);
  expect(await (await get(`/${'cd'.repeat(16)}`)).text()).toBe(answer);
});

test('the tool learns where visitors open the link', async () => {
  const response = await fetch(`${staff.address}${sharedDraftsPath}`, { headers: asStaff() });
  expect(await response.json()).toEqual({ origin });
});
