import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTemporaryFolder } from 'kit/presets/jest/temporary-folder';

const checkout = join(import.meta.dirname, '../..');

let folder: string;
beforeEach(() => {
  folder = createTemporaryFolder('site');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs a command of the checkout. */
function run(...words: string[]) {
  const script = join(checkout, 'platform/delivery/src/main.ts');
  const { stdout, stderr, status } = spawnSync(process.execPath, [join(checkout, 'run.cjs'), script, ...words], {
    cwd: checkout,
    env: { PATH: process.env['PATH'] },
    encoding: 'utf8',
  });
  return { stdout, stderr, status };
}

test('a command works on the site that --site names, with its remotes and settings', () => {
  mkdirSync(join(folder, 'shell'));
  mkdirSync(join(folder, 'mfe-a'));
  writeFileSync(join(folder, 'mfe-a/remote.ts'), '');
  expect(run('release', '--site', folder, 'mfe-b').stderr).toContain('Use one of: shell, mfe-a');
  writeFileSync(join(folder, 'site.env'), "RELEASE_REGISTRY='documents'\nDOCUMENTS_ORIGIN='nowhere'\n");
  expect(run('releases', '--site', folder).stderr).toContain('DOCUMENTS_ORIGIN: ');
  expect(run('releases', `--site=${folder}`).stderr).toContain('DOCUMENTS_ORIGIN: ');
});

test.each([
  ['a folder without a site', [], '--site: there is no site in it'],
  ['no folder', ['nowhere'], '--site nowhere: there is no site in it, whose host is in "shell"'],
])('%s is refused by name', (_case, words, message) => {
  const { stderr, status } = run('releases', '--site', ...words);
  expect(stderr).toContain(message);
  expect(status).toBe(1);
});

test('messages name commands as they are typed for that site', () => {
  expect(run('release', '--help', '--site', 'examples/second-site').stdout).toMatch(
    /^Usage: npx -y pnpm@12 delivery release --site examples\/second-site /,
  );
});
