import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { createTemporaryFolder } from '../jest/temporary-folder';
import { type LoadOwnFile, loadPicture, loadPlainFile } from './load-own-file';

let checkout: string;
beforeEach(() => {
  checkout = createTemporaryFolder('checkout');
});
afterEach(() => rmSync(checkout, { recursive: true }));

/** The module that stands for a file of a remote, and the files that the build has got with it. */
async function load(loader: LoadOwnFile, file: string, source: Buffer) {
  const emitted: string[] = [];
  const rootContext = join(checkout, 'mfe-academy');
  const module = await loader(
    {
      rootContext,
      resourcePath: join(rootContext, file),
      emitFile: (name, _content, _map, info) => emitted.push(`${name} of ${info?.sourceFilename}`),
    },
    source,
  );
  return { module, emitted };
}

test('an imported picture has files for browsers, and the same names for Node', async () => {
  const source = await sharp({ create: { width: 600, height: 300, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const web = await load(loadPicture('web'), 'src/academy/Our photo.png', source);
  const node = await load(loadPicture('node'), 'src/academy/Our photo.png', source);
  const picture = web.module.slice(web.module.indexOf('export default'));
  expect(picture).toMatch(
    /^export default \{ width: 600, height: 300, avif: \[\{ src: addressOf\("Our-photo-480\.[0-9a-f]{8}\.avif"\), width: 480 \},\{ src: .*600 \}\], webp: \{ src: addressOf\("Our-photo-600\.[0-9a-f]{8}\.webp"\), width: 600 \} \};\n$/,
  );
  expect(web.emitted).toEqual([
    expect.stringMatching(/^Our-photo-480\..{8}\.avif of src\/academy\/Our photo\.png$/),
    expect.stringMatching(/^Our-photo-600\..{8}\.avif of /),
    expect.stringMatching(/^Our-photo-600\..{8}\.webp of /),
  ]);
  expect(web.module).toContain('addressInBrowser(file, __webpack_public_path__)');
  expect(node.module.endsWith(picture)).toBe(true);
  expect(node.module).toContain('addressInNode(file, "mfe-academy")');
  expect(node.emitted).toEqual([]);
});

test.each(['web', 'node'] as const)(
  'what the module of a file imports, for %s, a package finds in the kit',
  async (target) => {
    const { module } = await load(loadPlainFile(target), 'src/film.mp4', Buffer.from('a film'));
    const [, imported = ''] = /from 'kit\/([^']+)'/.exec(module) ?? [];
    expect(existsSync(join(import.meta.dirname, '../..', `${imported}.ts`))).toBe(true);
  },
);

test('a film is its address, named after its content', async () => {
  const { module, emitted } = await load(loadPlainFile('web'), 'src/film.mp4', Buffer.from('a film'));
  expect(emitted).toEqual([expect.stringMatching(/^film\.[0-9a-f]{8}\.mp4 of src\/film\.mp4$/)]);
  expect(module).toMatch(/export default addressOf\("film\.[0-9a-f]{8}\.mp4"\);\n$/);
  const other = await load(loadPlainFile('web'), 'src/film.mp4', Buffer.from('another film'));
  expect(other.emitted).not.toEqual(emitted);
});
