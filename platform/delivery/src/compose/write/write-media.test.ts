import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { openTestWorkspace, type TestWorkspace } from '../../../testing/test-workspace';
import { mediaFolder } from '../../workspace';
import { digestMedia } from '../plan/list-media';
import { writeMedia } from './write-media';

let workspace: TestWorkspace;
beforeEach(() => {
  workspace = openTestWorkspace();
  put(workspace.media, 'favicon.svg', '<svg/>');
  put(workspace.media, 'films/robot.0a1b2c3d.mp4', 'film');
  put(workspace.datasheets, 'robot.pdf', 'PDF');
  put(workspace.datasheets, 'robot.dxf', 'DXF');
  put(workspace.datasheets, 'typefaces/text.ttf', 'typeface');
});
afterEach(() => workspace.dispose());

function put(folder: string, file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}
let sites = 0;
async function write(isVerified = false): Promise<(file: string) => Buffer> {
  sites += 1;
  const site = join(workspace.sites, `site-${sites}`);
  await writeMedia(workspace, digestMedia(workspace), { isVerified }, site);
  return (file) => readFileSync(join(site, file));
}

test('without its installed media a site is not composed; a checkout may have none', () => {
  const media = mediaFolder(workspace.root, false);
  const installed = { ...workspace, media: join(media, 'published'), datasheets: join(media, 'datasheets') };
  expect(() => digestMedia(installed)).toThrow(
    'node_modules/site-media: it is not there, so the site would be composed without its pictures and documents. Run "npm install site-media@npm:',
  );
  put(installed.media, 'favicon.svg', '<svg/>');
  expect(digestMedia(installed)).toMatch(/^[0-9a-f]{16}$/);
  expect(() => digestMedia({ ...workspace, media: '/nowhere', datasheets: '/nowhere' })).not.toThrow();
});

test('pictures and films are under /media, PDFs and drawings under /pdfs', async () => {
  const read = await write();
  expect(read('media/favicon.svg').toString()).toBe('<svg/>');
  expect(brotliDecompressSync(read('media/favicon.svg.br')).toString()).toBe('<svg/>');
  expect(gunzipSync(read('media/favicon.svg.gz')).toString()).toBe('<svg/>');
  expect(read('media/films/robot.0a1b2c3d.mp4').toString()).toBe('film');
  expect([read('pdfs/robot.pdf').toString(), read('pdfs/robot.dxf').toString()]).toEqual(['PDF', 'DXF']);
  for (const file of ['media/films/robot.0a1b2c3d.mp4.br', 'pdfs/typefaces/text.ttf'])
    expect(() => read(file)).toThrow('ENOENT');
});

test('a new or changed picture, or a new PDF, changes the digest of the media', async () => {
  const digests = [digestMedia(workspace)];
  put(workspace.media, 'favicon.svg', '<svg />');
  digests.push(digestMedia(workspace));
  put(workspace.media, 'new.avif', 'picture');
  digests.push(digestMedia(workspace));
  put(workspace.datasheets, 'robot.pdf', 'PDF, second edition');
  digests.push(digestMedia(workspace));
  expect(new Set(digests).size).toBe(4);
  expect((await write())('pdfs/robot.pdf').toString()).toBe('PDF, second edition');
});

test('what was compressed before is taken over, unless it was damaged', async () => {
  await write();
  const prepared = join(workspace.cache, 'media', digestMedia(workspace));
  put(workspace.media, 'films/robot.0a1b2c3d.mp4', 'not looked at');
  expect((await write())('media/films/robot.0a1b2c3d.mp4').toString()).toBe('film');
  put(prepared, 'added', '');
  const verified = await write(true);
  expect(verified('media/films/robot.0a1b2c3d.mp4').toString()).toBe('not looked at');
  expect(existsSync(join(prepared, 'added'))).toBe(false);
});
