import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createTemporaryFolder } from 'kit/presets/jest/temporary-folder';
import { promoteTo, retire, rollBack } from '../registry/change-entry';
import { changeRegistry } from '../registry/open-registry';
import { openWorkspace, type Workspace } from '../workspace';
import { fingerprintSources } from './fingerprint-sources';
import { describeChanged, listChanged } from './list-changed';

const [one, two] = ['1'.repeat(16), '2'.repeat(16)] as const;

let workspace: Workspace;
beforeEach(() => {
  workspace = openWorkspace(createTemporaryFolder('changed'));
  for (const file of ['shell/a.ts', 'mfe-a/remote.ts', 'pnpm-lock.yaml']) write(file, file);
});
afterEach(() => rmSync(workspace.root, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(dirname(join(workspace.root, file)), { recursive: true });
  writeFileSync(join(workspace.root, file), text);
}

/** Records that the sources as they are became a version, and makes it live. */
async function release(name: string, version: string, builds: Record<string, string> = {}, suffix = ''): Promise<void> {
  const recorded = { ...builds, [fingerprintSources(workspace, name) + suffix]: version };
  write(`releases/${name}/builds.json`, JSON.stringify(recorded));
  await changeRegistry(workspace, name, promoteTo(version));
}

test('a live remote with unchanged sources is not listed, wherever its files are', async () => {
  await release('shell', one);
  await release('mfe-a', one, {}, ' https://assets.example');
  expect(await listChanged(workspace)).toEqual([]);
  expect(describeChanged([])).toEqual([]);
});

test('changed and unreleased remotes are listed with the command that releases them', async () => {
  await release('shell', one);
  await release('mfe-a', one);
  write('mfe-a/remote.ts', 'changed');
  write('mfe-b/remote.ts', 'new');
  const changed = await listChanged(workspace);
  expect(changed).toEqual([
    { name: 'mfe-a', kind: 'changed' },
    { name: 'mfe-b', kind: 'unreleased' },
  ]);
  expect(describeChanged(changed)).toEqual([
    'Not live, though in this checkout: mfe-a (changed), mfe-b (unreleased)',
    'What is live stays; "npx -y pnpm@12 release <name>" checks one of them and makes it live',
  ]);
  expect(describeChanged(changed.slice(0, 1))[1]).toContain('release mfe-a" checks it and makes it live');
});

test('a published version that is not live is listed as such; a retired remote is not', async () => {
  await release('shell', one);
  await release('mfe-a', one);
  const before = fingerprintSources(workspace, 'mfe-a');
  write('mfe-a/remote.ts', 'changed');
  write('releases/mfe-a/builds.json', JSON.stringify({ [before]: one, [fingerprintSources(workspace, 'mfe-a')]: two }));
  const changed = await listChanged(workspace);
  expect(changed).toEqual([{ name: 'mfe-a', kind: 'published', version: two }]);
  expect(describeChanged(changed)[0]).toBe(`Not live, though in this checkout: mfe-a (${two} is published)`);
  await changeRegistry(workspace, 'mfe-a', retire('mfe-a', { redirects: {} }));
  expect(await listChanged(workspace)).toEqual([]);
});

test('a rolled-back version is listed with when, who and why, and without a command', async () => {
  await release('shell', one);
  await release('mfe-a', one);
  const before = fingerprintSources(workspace, 'mfe-a');
  write('mfe-a/remote.ts', 'changed');
  await release('mfe-a', two, { [before]: one });
  expect(await listChanged(workspace)).toEqual([]);
  const note = { at: '2026-11-28T06:30:12.000Z', who: 'Ada', message: 'No 7' };
  await changeRegistry(workspace, 'mfe-a', rollBack('mfe-a', note));
  const told = [
    'mfe-a was rolled back on 2026-11-28 at 06:30 UTC by Ada ("No 7"), and stays so; release it when it is corrected',
  ];
  expect(describeChanged(await listChanged(workspace))).toEqual(told);
  // What all packages are built with has changed since.
  write('pnpm-lock.yaml', 'changed');
  expect(describeChanged(await listChanged(workspace))).toEqual([
    'Not live, though in this checkout: shell (changed)',
    'What is live stays; "npx -y pnpm@12 release shell" checks it and makes it live',
    ...told,
  ]);
  await changeRegistry(workspace, 'mfe-a', promoteTo(two));
  expect((await listChanged(workspace)).map(({ rolledBack }) => rolledBack)).toEqual([undefined, undefined]);
});

test('a remote that was retired and brought back was not rolled back', async () => {
  await release('shell', one);
  await release('mfe-a', one);
  await changeRegistry(workspace, 'mfe-a', retire('mfe-a', { redirects: {} }));
  await changeRegistry(workspace, 'mfe-a', rollBack('mfe-a'));
  write('mfe-a/remote.ts', 'changed');
  expect(await listChanged(workspace)).toEqual([{ name: 'mfe-a', kind: 'changed' }]);
});
