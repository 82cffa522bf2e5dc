import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createTemporaryFolder } from 'kit/presets/jest/temporary-folder';
import { hashIntegrity } from '../files/integrity';
import { openWorkspace, type Workspace } from '../workspace';
import { buildStandalone, listStandalone } from './build-standalone';
import { compile } from './compile';

// A build takes seconds.
jest.mock('./compile', () => ({ compile: jest.fn() }));

const remote = 'mfe-tool';
const [entry, styles] = [`${remote}.entry.0a1b.js`, `${remote}.entry.0a1b.css`] as const;
const documents = { kind: 'embedded', origin: 'https://documents.example' } as const;

let workspace: Workspace;
beforeEach(() => {
  workspace = openWorkspace(createTemporaryFolder('standalone'));
  write(`${remote}/remote.ts`);
  write(`${remote}/rspack.standalone.config.ts`);
  for (const file of [entry, styles, 'chunk.js']) write(`${remote}/dist/standalone/${file}`);
  for (const file of ['archivo.woff2', 'robot.avif']) write(`media/published/${file}`);
});
afterEach(() => rmSync(workspace.root, { recursive: true }));

function write(file: string): void {
  mkdirSync(dirname(join(workspace.root, file)), { recursive: true });
  writeFileSync(join(workspace.root, file), `of ${file}`);
}
const integrity = (file: string) => hashIntegrity(`of ${remote}/dist/standalone/${file}`);

test('a standalone tool’s page pins its scripts, and is hidden from search engines', async () => {
  const folder = await buildStandalone(workspace, remote, documents);
  expect(folder).toBe(join(workspace.standalone, remote));
  expect(compile).toHaveBeenCalledWith(join(workspace.root, remote), remote, [
    '--config',
    'rspack.standalone.config.ts',
  ]);
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  expect(page).toContain(`<script src="/${entry}" integrity="${integrity(entry)}"></script>`);
  expect(page).toContain(`<link rel="stylesheet" href="/${styles}" integrity="${integrity(styles)}">`);
  expect(page).toContain(JSON.stringify(documents));
  expect(page).toMatch(/<meta http-equiv="Content-Security-Policy" content="[^"]*connect-src [^;"]*documents\.example/);
  expect(page).toContain('<meta name="robots" content="noindex">');
  const headers = readFileSync(join(folder, '_headers'), 'utf8');
  for (const line of [
    "Content-Security-Policy: frame-ancestors 'none'",
    'Cross-Origin-Opener-Policy: same-origin-allow-popups',
    'X-Robots-Tag: noindex',
  ])
    expect(headers).toContain(`\n  ${line}\n`);
  expect(readdirSync(join(folder, 'media'))).toEqual(['archivo.woff2']);
});

test('a build takes the place of the one before, of which nothing is left', async () => {
  await buildStandalone(workspace, remote, documents);
  rmSync(join(workspace.root, remote, 'dist/standalone/chunk.js'));
  const folder = await buildStandalone(workspace, remote, documents);
  expect(readdirSync(folder).sort()).toEqual(['_headers', 'index.html', 'media', styles, entry].sort());
  expect(readdirSync(workspace.standalone)).toEqual([remote]);
});

test('a remote that cannot stand alone is refused, and so is a build without an entry', async () => {
  rmSync(join(workspace.root, remote, 'dist/standalone', entry));
  await expect(buildStandalone(workspace, remote, documents)).rejects.toThrow('the build has no entry');
  rmSync(join(workspace.root, remote, 'rspack.standalone.config.ts'));
  await expect(buildStandalone(workspace, remote, documents)).rejects.toThrow('this remote has none');
});

test('a remote’s configuration says whether it can stand alone', () => {
  write('mfe-pages/remote.ts');
  expect(listStandalone(workspace)).toEqual([remote]);
});
