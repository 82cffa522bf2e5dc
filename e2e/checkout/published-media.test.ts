import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createTemporaryFolder } from 'kit/presets/jest/temporary-folder';
import { drawings } from '../../media/drawings/drawings';

const root = resolve(import.meta.dirname, '../..');
const published = join(root, 'media/published');

/** Programs that not every machine has; here they write an empty file, where they are told. */
const encoders = { 'rsvg-convert': ': > "$4"', ffmpeg: 'for file; do :; done\n: > "$file"' };

/** A checkout that has the names of what is published, and no masters. */
function createCheckout(): string {
  const folder = createTemporaryFolder('media');
  const copied = ['publish', 'drawings', 'source', 'media-list.ts'].map((part) => `media/${part}`);
  for (const part of ['package.json', ...copied, 'shared-config/src', 'shared-config/package.json'])
    cpSync(join(root, part), join(folder, part), { recursive: true });
  for (const part of ['shared-ui', 'shared-config/node_modules']) symlinkSync(join(root, part), join(folder, part));
  for (const part of ['media/published', 'encoders']) mkdirSync(join(folder, part));
  for (const name of readdirSync(published)) writeFileSync(join(folder, 'media/published', name), '');
  for (const [name, script] of Object.entries(encoders))
    writeFileSync(join(folder, 'encoders', name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  return folder;
}

test('publishing without masters keeps every file, and the catalog as it is', () => {
  const folder = createCheckout();
  execFileSync(process.execPath, ['--import', 'tsx', join(folder, 'media/publish/publish-media.ts')], {
    cwd: root,
    env: { ...process.env, PATH: `${join(folder, 'encoders')}:${process.env['PATH']}` },
  });
  expect(readdirSync(join(folder, 'media/published')).sort()).toEqual(readdirSync(published).sort());
  const sources = join(root, 'shared-config/src/media');
  for (const file of readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((name) => /\.\w+$/.test(name)))
    expect([file, readFileSync(join(folder, 'shared-config/src/media', file), 'utf8')]).toEqual([
      file,
      readFileSync(join(sources, file), 'utf8'),
    ]);
  rmSync(folder, { recursive: true });
});

test.each(drawings)('the drawing $name is published as it is drawn', ({ name, draw }) => {
  const files = readdirSync(published).filter((file) => file.startsWith(`${name}.`));
  const drawn = draw();
  // In a word: a difference would be printed as a line of 30 kB.
  expect(files.map((file) => readFileSync(join(published, file), 'utf8') === drawn)).toEqual([true]);
});
