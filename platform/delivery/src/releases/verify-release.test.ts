import { readFileSync, rmSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import {
  drawPlainly,
  openTestWorkspace,
  overwrite,
  type TestWorkspace,
  testRemote,
} from '../../testing/test-workspace';
import { readRelease } from './read-release';
import { type Thoroughness, verifyRelease } from './verify-release';

let workspace: TestWorkspace;
let folder: string;
let version: string;
beforeEach(() => {
  workspace = openTestWorkspace();
  version = workspace.publish(drawPlainly);
  folder = join(workspace.releases, testRemote, version);
});
afterEach(() => workspace.dispose());

const verify = async (thoroughness?: Thoroughness) =>
  verifyRelease(folder, await readRelease(workspace, testRemote, version), thoroughness);
/** Writes another byte to a file; its time stays when `keepsTime`. */
const damage = (file: string, keepsTime = false) => {
  const path = join(folder, file);
  overwrite(path, Buffer.concat([readFileSync(path).subarray(0, -1), Buffer.from('!')]));
  utimesSync(path, new Date(), keepsTime ? new Date(0) : new Date(Date.now() + 1000));
};

test('a release is accepted as published, also if a copy changed its times', async () => {
  await expect(verify('contents')).resolves.toBeUndefined();
  utimesSync(join(folder, 'web/entry.js'), new Date(), new Date(Date.now() + 1000));
  await expect(verify()).resolves.toBeUndefined();
});

test.each(['web/entry.js', 'web/entry.js.br', 'web/page.js.gz', 'node/remoteEntry.js'])(
  'one changed byte is refused, naming the file: %s',
  async (file) => {
    damage(file);
    await expect(verify()).rejects.toThrow(`${file}: the file is not the one that was published`);
  },
);

test('a byte that changed without a trace is found by its content alone', async () => {
  damage('web/entry.js', true);
  await expect(verify()).resolves.toBeUndefined();
  await expect(verify('contents')).rejects.toThrow('web/entry.js: the file is not the one that was published');
});

test('a size that is not that of the file is refused, as it limits what is read', async () => {
  const release = await readRelease(workspace, testRemote, version);
  const { 'node/remoteEntry.js': entry = { size: 0, integrity: '' }, ...others } = release.files;
  const files = { ...others, 'node/remoteEntry.js': { ...entry, size: entry.size - 1 } };
  const reason = 'node/remoteEntry.js: the file is not the one that was published';
  await expect(verifyRelease(folder, { ...release, files })).rejects.toThrow(reason);
});

test('what compose runs is read each time, also where it changed without a trace', async () => {
  damage('node/remoteEntry.js', true);
  await expect(verify()).rejects.toThrow('node/remoteEntry.js: the file is not the one that was published');
});

test.each([
  ['team', '"team":"test"', '"team":"others"'],
  ['title of a tool', '"title":"Tool"', '"title":"Another"'],
])('a release.json whose %s was edited is refused, as its version differs', async (_, before, after) => {
  const file = join(folder, 'release.json');
  overwrite(file, readFileSync(file, 'utf8').replace(before, after));
  await expect(verify('contents')).rejects.toThrow('release.json: it is not the one that was published');
});

test('a missing file is refused, naming it and the remedy', async () => {
  rmSync(join(folder, 'web/entry.js'));
  await expect(verify()).rejects.toThrow('Run "npx -y pnpm@12 release mfe-test" where it was built to replace it');
});
