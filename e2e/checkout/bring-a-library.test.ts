import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Release } from 'kit/contract/release';
import { createTemporaryFolder } from 'kit/presets/jest/temporary-folder';
import { checkSource } from '../../platform/delivery/src/checks/source/check-source';
import { describeNewRemote, remoteFiles } from '../../platform/delivery/src/create/remote-files';
import { buildPackage } from '../../platform/delivery/src/releases/build-package';
import { describeCopies } from '../../platform/delivery/src/releases/bundled-libraries';
import { publishRelease } from '../../platform/delivery/src/releases/publish-release';
import { releaseFolder } from '../../platform/delivery/src/releases/release-folder';
import { openWorkspace, type Workspace } from '../../platform/delivery/src/workspace';

const root = resolve(import.meta.dirname, '../..');
const model = join(root, 'mfe-partners');
let workspace: Workspace;

beforeAll(() => {
  const folder = createTemporaryFolder('library');
  for (const file of ['package.json', 'pnpm-workspace.yaml']) cpSync(join(root, file), join(folder, file));
  for (const linked of ['node_modules', 'platform', 'shared-config', 'shared-ui'])
    symlinkSync(join(root, linked), join(folder, linked));
  workspace = openWorkspace(folder);
});
afterAll(() => rmSync(workspace.root, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(dirname(join(workspace.root, file)), { recursive: true });
  writeFileSync(join(workspace.root, file), text);
}

/** A new remote whose page uses a library in a version of its own. */
function writeRemote(name: string, version: string): void {
  const { page, definition } = describeNewRemote(name, 'team');
  for (const [file, text] of Object.entries(remoteFiles(definition, page, ''))) write(`${name}/${file}`, text);
  for (const file of readdirSync(model).filter((one) => /^(?:tsconfig|rspack|jest)/.test(one)))
    cpSync(join(model, file), join(workspace.root, name, file));
  const { dependencies } = JSON.parse(readFileSync(join(model, 'package.json'), 'utf8'));
  write(`${name}/package.json`, JSON.stringify({ name, dependencies: { ...dependencies, chimes: version } }));
  const modules = join(name, 'node_modules');
  mkdirSync(join(workspace.root, modules));
  for (const installed of readdirSync(join(model, 'node_modules')))
    symlinkSync(join(model, 'node_modules', installed), join(workspace.root, modules, installed));
  write(
    `${modules}/chimes/package.json`,
    JSON.stringify({ name: 'chimes', version, type: 'module', main: 'chimes.js' }),
  );
  const text = `version ${version} `.repeat(200);
  write(`${modules}/chimes/chimes.js`, `export const chime = (bell) => bell + ${JSON.stringify(text)};\n`);
  const file = join(workspace.root, name, `src${page.path}${page.path}-page.tsx`);
  const source = readFileSync(file, 'utf8');
  writeFileSync(file, `import { chime } from 'chimes';\n${source.replace('</h1>', "{chime('c')}</h1>")}`);
}

async function release(name: string): Promise<Release> {
  await checkSource(workspace, name, false);
  return publishRelease(workspace, name, await buildPackage(join(workspace.root, name), name));
}

test('two remotes bring two versions of a library, and the second tells both sizes', async () => {
  writeRemote('mfe-chimes', '1.2.0');
  writeRemote('mfe-carillon', '2.0.0');
  const [first, second] = [await release('mfe-chimes'), await release('mfe-carillon')];
  for (const [{ remote, version, exposes }, own] of [
    [first, '1.2.0'],
    [second, '2.0.0'],
  ] as const) {
    const scripts = Object.values(exposes).flatMap((expose) => expose.scripts);
    const folder = join(releaseFolder(workspace, remote, version), 'web');
    expect(scripts.map((file) => readFileSync(join(folder, file), 'utf8')).join('')).toContain(`version ${own} `);
  }
  expect(await describeCopies(workspace, first, [first])).toEqual([]);
  expect(await describeCopies(workspace, second, [first, second])).toEqual([
    expect.stringMatching(
      /^more than once: chimes, before compression: mfe-carillon 2\.0\.0 \(2\.\d kB\), mfe-chimes 1\.2\.0 \(2\.\d kB\)$/,
    ),
  ]);
}, 120_000);
