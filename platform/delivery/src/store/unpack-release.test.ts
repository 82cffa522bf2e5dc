import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { maxReleaseText } from 'kit/contract/release';
import { create, Header } from 'tar';
import { openTestWorkspace, overwrite, type TestWorkspace, testRemote } from '../../testing/test-workspace';
import { hashIntegrity } from '../files/integrity';
import { listFiles } from '../files/list-files';
import { readRelease } from '../releases/read-release';
import { releaseBounds } from './open-tarball';
import { unpackRelease } from './unpack-release';

let workspace: TestWorkspace;
beforeEach(() => {
  workspace = openTestWorkspace();
});
afterEach(() => workspace.dispose());

const store = { registry: 'http://127.0.0.1:1/', scope: '@halvard' };
const fileOf = (version: string, file = '') => join(workspace.releases, testRemote, version, file);

/** Unpacks what somebody has published as a version. */
const unpack = (version: string, tarball: Buffer) =>
  unpackRelease(
    { fetch: async () => ({ tarball, integrity: 'sha512' }) },
    { store, remote: testRemote, version },
    join(workspace.root, 'unpacked'),
  );

/** Packs a version as it lies there, with more entries. */
const pack = (version: string, more: readonly string[] = []): Promise<Buffer> =>
  create({ cwd: fileOf(version), gzip: true, portable: true, prefix: 'package', noDirRecurse: true }, [
    ...listFiles(fileOf(version)),
    ...more,
  ]).concat();

function write(version: string, file: string, content: string | Buffer): void {
  mkdirSync(dirname(fileOf(version, file)), { recursive: true });
  writeFileSync(fileOf(version, file), content);
}

/** Publishes a version with a file more than others. */
async function publishWith(file: string): Promise<string> {
  const draw = `() => 'drawn'`;
  const { files } = await readRelease(workspace, testRemote, workspace.publish(draw));
  const content = `content of ${file}`;
  const described = { size: content.length, integrity: hashIntegrity(content) };
  const version = workspace.publish(draw, testRemote, undefined, { files: { ...files, [file]: described } });
  write(version, file, content);
  return version;
}

test('what is packed is unpacked', async () => {
  const version = await publishWith('web/picture.png');
  write(version, 'maps/web/page.js.map', '{}');
  expect(await unpack(version, await pack(version))).toBe('sha512');
  expect(listFiles(join(workspace.root, 'unpacked'))).toEqual(listFiles(fileOf(version)));
});

test.each(['.br', '.gz'])('a compressed form that nothing is compared with is refused: %s', async (suffix) => {
  const version = await publishWith('web/picture.png');
  write(version, `web/picture.png${suffix}`, 'of nobody');
  await expect(unpack(version, await pack(version))).rejects.toMatchObject({
    code: 'store-tampered',
    reason: expect.stringContaining(`web/picture.png${suffix} is no file of it`),
  });
});

test('a compressed form that does not end is not read to its end', async () => {
  const version = await publishWith('web/more.js');
  const content = gzipSync(Buffer.alloc(2 ** 20));
  write(version, 'web/more.js.br', brotliCompressSync('content of web/more.js'));
  write(version, 'web/more.js.gz', Buffer.concat([gzipSync('content of web/more.js'), ...Array(5000).fill(content)]));
  // To read it to its end takes 5 s.
  const before = process.cpuUsage();
  await expect(unpack(version, await pack(version))).rejects.toThrow('web/more.js.gz: the file is not the one');
  expect(process.cpuUsage(before).user).toBeLessThan(2_500_000);
});

test('files that a machine keeps beside a release are never part of it', async () => {
  const version = await publishWith('stored.json/more.js');
  await expect(unpack(version, await pack(version))).rejects.toThrow('stored.json/more.js is no file of it');
  const other = workspace.publish(`() => 'other'`);
  mkdirSync(fileOf(other, 'stored.json'));
  await expect(unpack(other, await pack(other, ['stored.json']))).rejects.toMatchObject({
    code: 'store-tampered',
    reason: expect.stringContaining('package/stored.json/ is a folder or a link, and not a file'),
  });
});

test.each<[string, (packed: Buffer) => Buffer, string]>([
  ['packed', (packed) => Buffer.concat([packed, Buffer.alloc(releaseBounds.packed)]), '128 MiB, which'],
  ['unpacked', () => gzipSync(Buffer.alloc(releaseBounds.unpacked + 1), { level: 1 }), '256 MiB unpacked'],
  ['of many files', (packed) => gzipSync(Buffer.concat([...manyFiles(), gunzipSync(packed)])), '10,000 files'],
])('a release that is too large is refused before anything is written: %s', async (_what, enlarge, reason) => {
  const version = workspace.publish(`() => 'drawn'`);
  await expect(unpack(version, enlarge(await pack(version)))).rejects.toMatchObject({
    code: 'store-too-large',
    subject: `@halvard/${testRemote}@0.0.0-h${version}`,
    reason: expect.stringContaining(`it has more than ${reason}`),
  });
  expect(() => listFiles(join(workspace.root, 'unpacked'))).toThrow('ENOENT');
});

test.each<[string, (packed: Buffer) => Buffer]>([
  ['gzip', gzipSync],
  ['zstd', (packed) => Buffer.concat([Buffer.from('28b52ffd', 'hex'), packed])],
])('what is packed twice is refused before anything is written: %s', async (_what, packAgain) => {
  const version = workspace.publish(`() => 'drawn'`);
  const tarball = gzipSync(packAgain(await pack(version)));
  await expect(unpack(version, tarball)).rejects.toMatchObject({
    code: 'store-tampered',
    reason: 'it is packed twice, as no release is',
  });
  expect(() => listFiles(join(workspace.root, 'unpacked'))).toThrow('ENOENT');
});

test('what a file of a tarball says of its size counts, whatever is there of it', async () => {
  const entry = Buffer.alloc(512);
  new Header({ path: 'package/x', mode: 0o644, size: releaseBounds.unpacked + 1, type: 'File' }).encode(entry);
  const version = workspace.publish(`() => 'drawn'`);
  const tarball = gzipSync(Buffer.concat([entry, gunzipSync(await pack(version))]));
  await expect(unpack(version, tarball)).rejects.toMatchObject({ code: 'store-too-large' });
  expect(() => listFiles(join(workspace.root, 'unpacked'))).toThrow('ENOENT');
});

/** Entries of empty files. */
const manyFiles = (): Buffer[] =>
  Array.from({ length: releaseBounds.files }, (_one, at) => {
    const entry = Buffer.alloc(512);
    new Header({ path: `package/maps/${at}`, mode: 0o644, size: 0, type: 'File' }).encode(entry);
    return entry;
  });

test('a release.json that is longer than any may be is refused before it is read', async () => {
  const version = workspace.publish(`() => 'drawn'`);
  const file = fileOf(version, 'release.json');
  overwrite(file, readFileSync(file, 'utf8').padEnd(maxReleaseText + 1));
  const reason = expect.stringContaining(`release.json: has more than ${maxReleaseText} characters`);
  await expect(unpack(version, await pack(version))).rejects.toMatchObject({ code: 'store-tampered', reason });
});

test('a release.json that was changed is refused', async () => {
  const version = workspace.publish(`() => 'drawn'`);
  overwrite(fileOf(version, 'release.json'), '{}');
  await expect(unpack(version, await pack(version))).rejects.toMatchObject({ code: 'store-tampered' });
});
