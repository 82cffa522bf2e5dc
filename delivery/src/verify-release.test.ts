import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseRelease } from 'shared-config/contract/release';
import { verifyRelease } from './verify-release';

let folder: string;
const code = 'console.log(1)';
const release = parseRelease(
  {
    contractVersion: 1,
    remote: 'mfe-a',
    version: '0'.repeat(16),
    team: 'a',
    routes: [],
    exposes: {},
    entries: { web: 'entry.js', node: 'remoteEntry.js' },
    shared: {},
    files: {
      'web/entry.js': { size: code.length, integrity: `sha384-${createHash('sha384').update(code).digest('base64')}` },
    },
  },
  'release.json',
);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'release-'));
  mkdirSync(join(folder, 'web'));
  writeFileSync(join(folder, 'web/entry.js'), code);
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a release as it was published is accepted', async () => {
  await expect(verifyRelease(folder, release)).resolves.toBeUndefined();
});

test('one changed byte is refused, naming the file', async () => {
  writeFileSync(join(folder, 'web/entry.js'), 'console.log(2)');
  await expect(verifyRelease(folder, release)).rejects.toThrow(
    'web/entry.js: the file is not the one that was published',
  );
});

test('a missing file is refused, naming it and the remedy', async () => {
  rmSync(join(folder, 'web/entry.js'));
  await expect(verifyRelease(folder, release)).rejects.toThrow('release mfe-a again');
});
