import { chmodSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTemporaryFolder } from 'kit/presets/jest/temporary-folder';
import { makeReadOnly, mayMount, mountDisk, unmountDisk } from '../testing/mounted-disk';
import { openStaffToken, readStaffToken } from './staff-token';

let folder: string;
beforeEach(() => {
  folder = createTemporaryFolder('token');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('the token is created once, and only its owner can read it', () => {
  const [data, other] = [join(folder, 'data'), join(folder, 'other')];
  for (const path of [data, other]) mkdirSync(path);
  const token = openStaffToken(data);
  expect(openStaffToken(data)).toBe(token);
  expect(readFileSync(join(data, 'staff-token'), 'utf8')).toBe(`${token}\n`);
  expect(statSync(join(data, 'staff-token')).mode & 0o777).toBe(0o600);
  expect(openStaffToken(other)).not.toBe(token);
});

test('a data folder without a token is refused', () => {
  expect(() => readStaffToken(folder)).toThrow('there is no token. Start the server with PUBLIC_ORIGIN');
  openStaffToken(folder);
  expect(readStaffToken(folder)).toBe(openStaffToken(folder));
});

test('a token file that others may read, or without a token, is refused with a remedy', () => {
  openStaffToken(folder);
  const file = join(folder, 'staff-token');
  chmodSync(file, 0o644);
  expect(() => openStaffToken(folder)).toThrow(`${file}: others may read it. Delete it, so that a new one is made`);
  chmodSync(file, 0o600);
  writeFileSync(file, 'short');
  expect(() => openStaffToken(folder)).toThrow('it holds no token');
});

(mayMount ? test : test.skip)('on a full disk no half of a token is left: it is made once there is room', () => {
  mountDisk(folder, 'size=64k');
  try {
    const other = join(folder, 'other');
    expect(() => writeFileSync(other, Buffer.alloc(100_000))).toThrow('ENOSPC');
    expect(() => openStaffToken(folder)).toThrow(expect.objectContaining({ code: 'disk-full' }));
    rmSync(other);
    expect(openStaffToken(folder)).toMatch(/^[\w-]{43}$/);
    rmSync(join(folder, 'staff-token'));
    makeReadOnly(folder);
    expect(() => openStaffToken(folder)).toThrow(expect.objectContaining({ code: 'data-folder-unwritable' }));
    unmountDisk(folder);
  } finally {
    unmountDisk(folder);
  }
});
