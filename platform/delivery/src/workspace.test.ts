import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createTemporaryFolder } from 'kit/presets/jest/temporary-folder';
import { testDefinition } from 'kit/presets/jest/test-definition';
import { readEnvironment } from './environment';
import { readScope } from './site-source';
import { inEnvironment, listPackages, listRemotes, openWorkspace, packageFolder } from './workspace';

test('releases and sites are where the environment says, media in the checkout', () => {
  const elsewhere = openWorkspace('/checkout', readEnvironment({ DELIVERY_DIR: '/srv/delivery' }));
  expect([elsewhere.releases, elsewhere.site, elsewhere.sites, elsewhere.cache]).toEqual(
    ['releases', 'site', '.sites', '.cache'].map((folder) => `/srv/delivery/${folder}`),
  );
  expect([elsewhere.media, elsewhere.datasheets]).toEqual(['/checkout/media/published', '/checkout/media/datasheets']);
  expect(openWorkspace('/checkout').releases).toBe('/checkout/releases');
  const shared = openWorkspace(
    '/checkout',
    readEnvironment({ DELIVERY_DIR: '/srv/a', RELEASE_STORE: '/srv/releases' }),
  );
  expect([shared.releases, shared.site]).toEqual(['/srv/releases', '/srv/a/site']);
  expect(openWorkspace('/checkout', readEnvironment({ DELIVERY_DIR: '../delivery' })).site).toBe('/delivery/site');
});

test('remotes are the folders with a definition, by name; anything else is no package', () => {
  const workspace = openWorkspace(createTemporaryFolder('workspace'));
  for (const name of ['mfe-b', 'mfe-a', 'docs', 'shell']) mkdirSync(join(workspace.root, name));
  for (const name of ['mfe-b', 'mfe-a']) writeFileSync(join(workspace.root, name, 'remote.ts'), '');
  writeFileSync(join(workspace.root, 'remote.ts'), '');
  expect(listRemotes(workspace)).toEqual(['mfe-a', 'mfe-b']);
  expect(packageFolder(workspace, 'shell')).toBe(join(workspace.root, 'shell'));
  for (const name of ['docs', '../mfe-a', ''])
    expect(() => packageFolder(workspace, name)).toThrow(
      /there is no such remote\. (Did you mean mfe-a\? )?Use one of: shell, mfe-a, mfe-b$/,
    );
  rmSync(workspace.root, { recursive: true });
});

describe('the scope of packages in a registry is', () => {
  const root = createTemporaryFolder('scope');
  afterAll(() => rmSync(root, { recursive: true }));
  const scopeIn = (RELEASE_SCOPE = '') =>
    openWorkspace(root, readEnvironment({ RELEASE_STORE: 'https://npm.example.com', RELEASE_SCOPE })).environment.store
      ?.scope;
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };

  test('required where nothing gives it, but not if releases are kept in a folder', () => {
    expect(scopeIn).toThrow('RELEASE_SCOPE: it is not set, and neither a checkout nor a live site says which');
    expect(openWorkspace(root).environment.store).toBeUndefined();
  });

  test('that of the live site’s definition, or without one, made from its name', () => {
    write('site/site.json', JSON.stringify({ ...testDefinition, name: 'Halvard Pumps AG' }));
    expect(scopeIn()).toBe('@halvard-pumps-ag');
    write('site/site.json', JSON.stringify({ ...testDefinition, scope: '@halvard' }));
    expect(scopeIn()).toBe('@halvard');
  });

  test('that of the checkout before the live site’s, and the environment’s before both', () => {
    const definition = JSON.stringify({ ...testDefinition, scope: '@pumps' });
    write('shell/site.ts', `export default ${definition};`);
    expect(scopeIn()).toBe('@pumps');
    expect(scopeIn('@ours')).toBe('@ours');
  });

  test('that of the package that the commands were installed as, where there is neither', () => {
    const code = join(root, 'node_modules/delivery');
    write('node_modules/delivery/package.json', '{ "name": "@installed/delivery" }');
    expect(readScope({ live: join(root, 'none'), code })).toBe('@installed');
  });
});

test('an environment has its own site beside production’s, and the same releases', () => {
  const staging = openWorkspace('/checkout', readEnvironment({ SITE_ENVIRONMENT: 'staging' }));
  const production = openWorkspace('/checkout');
  expect([staging.siteEnvironment, staging.site, staging.releases, staging.sites]).toEqual([
    'staging',
    '/checkout/site-staging',
    production.releases,
    production.sites,
  ]);
  expect(inEnvironment(staging, 'production').site).toBe(production.site);
  expect(() => readEnvironment({ SITE_ENVIRONMENT: '__proto__' })).toThrow(
    'SITE_ENVIRONMENT: must be lower-case words',
  );
});

test("a team's own repository has remotes and no shell", () => {
  const workspace = openWorkspace(createTemporaryFolder('own'));
  mkdirSync(join(workspace.root, 'mfe-a'));
  writeFileSync(join(workspace.root, 'mfe-a/remote.ts'), '');
  expect(listPackages(workspace)).toEqual(['mfe-a']);
  expect(() => packageFolder(workspace, 'shell')).toThrow('"shell": there is no such remote. Use one of: mfe-a');
  rmSync(workspace.root, { recursive: true });
});
