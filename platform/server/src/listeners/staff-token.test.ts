import { chmodSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTemporaryFolder } from 'kit/presets/jest/temporary-folder';
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

test('a token file that others may read, or that holds no token, is refused with the remedy', () => {
  openStaffToken(folder);
  const file = join(folder, 'staff-token');
  chmodSync(file, 0o644);
  expect(() => openStaffToken(folder)).toThrow(`${file}: others may read it. Delete it, so that a new one is made`);
  chmodSync(file, 0o600);
  writeFileSync(file, 'short');
  expect(() => openStaffToken(folder)).toThrow('it holds no token');
});
