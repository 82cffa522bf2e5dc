import { cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { createTemporaryFolder } from 'kit/presets/jest/temporary-folder';
import { startTestRegistry, type TestRegistry } from '../../testing/test-registry';
import { openNpmClient } from '../store/npm-client';
import { openWorkspace, type Workspace } from '../workspace';
import { checkPublishable } from './check-publishable';
import { describePackage } from './describe-package';
import { packPackage } from './pack-package';
import { publishPackages } from './publish-packages';
import { publishedPackages } from './published-packages';

const platform = resolve(import.meta.dirname, '../../../..');

let registry: TestRegistry;
let checkout: Workspace;
beforeAll(async () => {
  registry = await startTestRegistry();
  checkout = openWorkspace(createTemporaryFolder('checkout'));
  for (const part of ['package.json', 'presets/typescript', 'presets/jest/jest-dom.d.ts'])
    cpSync(join(platform, 'platform/kit', part), join(checkout.root, 'platform/kit', part), { recursive: true });
  symlinkSync(join(platform, 'node_modules'), join(checkout.root, 'node_modules'));
  write('pnpm-workspace.yaml', 'packages:\n  - platform/*\n  - shared-*\n  - blog-tool\ncatalog: {}\n');
  for (const name of ['shared-config', 'blog-tool']) write(`${name}/package.json`, '{}');
  write('.npmrc', registry.npmrc('ada'));
  write('shared-ui/README.md', '');
});
afterAll(async () => {
  await registry.stop();
  rmSync(checkout.root, { recursive: true });
});

function write(file: string, text: string): void {
  mkdirSync(dirname(join(checkout.root, file)), { recursive: true });
  writeFileSync(join(checkout.root, file), text);
}

/** Has the checkout a version with one module. */
function writeVersion(version: string, list: string, exports: Record<string, string> = { './list': './src/list.ts' }) {
  write('platform/delivery/package.json', JSON.stringify({ version }));
  write('CHANGELOG.md', `## ${version}\n`);
  write('shared-ui/package.json', JSON.stringify({ version, exports }));
  write('shared-ui/src/list.ts', list);
}

const store = () => ({ registry: registry.address, scope: '@halvard' });
const check = () => checkPublishable(checkout, store());

/** Publishes the package of the checkout as it is, when it may be. */
async function publish(): Promise<void> {
  await check();
  const described = publishedPackages.find(({ name }) => name === 'shared-ui');
  if (!described) throw new Error('shared-ui');
  const manifest = await describePackage(checkout, described, store().scope);
  const client = await openNpmClient(checkout, store());
  await client.publishPackage(manifest, await packPackage(checkout, described, manifest));
}

test('a version is held to the one that was published last, unless it is a major one', async () => {
  writeVersion('2.0.0', 'export const list = (items: string[]) => items;');
  await publish();
  writeVersion('2.1.0', 'export const list = (items: string[]) => items;\nexport const first = 1;');
  await publish();
  const breaking = 'export const list = (items: number[]) => items;\nexport const last = 1;';
  writeVersion('2.2.0', breaking);
  const refusal = await check().catch(String);
  expect(refusal).toContain('@halvard/shared-ui@2.1.0/types/src/list.d.ts:1: list: ');
  expect(refusal).toContain('@halvard/shared-ui@2.1.0/types/src/list.d.ts:2: first: it is gone');
  writeVersion('2.2.0', 'export const first = 1;', {});
  await expect(check()).rejects.toThrow('types/src/list.d.ts:1: shared-ui/list: the module is gone');
  writeVersion('3.0.0', breaking);
  await publish();
});

test('nobody is held to the content of the site', async () => {
  const list = `import type { Name } from './media/names';\nexport const list = (names: Name[]) => names;`;
  writeVersion('4.0.0', list);
  write('shared-ui/src/media/names.ts', `export type Name = 'gear' | 'pump';`);
  await publish();
  writeVersion('4.1.0', list);
  write('shared-ui/src/media/names.ts', `export type Name = 'gear';`);
  await expect(check()).resolves.toBeUndefined();
});

test('a version that CHANGELOG.md says nothing of is not published', async () => {
  writeVersion('5.1.0', '');
  write('CHANGELOG.md', '## 5.0.0\n');
  await expect(check()).rejects.toThrow('CHANGELOG.md: it has no entry for 5.1.0. Write "## 5.1.0"');
});

test('without a registry nothing is compared or published, and publishing says so', async () => {
  await expect(publishPackages(checkout)).rejects.toThrow(
    'RELEASE_STORE: it names no registry, so nothing is compared or published',
  );
});
