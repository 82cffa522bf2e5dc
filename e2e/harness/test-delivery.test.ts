import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createTemporaryFolder } from 'kit/presets/jest/temporary-folder';
import { runIn } from './fresh-checkout';
import { environmentIn, platformSite, testDelivery } from './test-delivery';

const root = resolve(import.meta.dirname, '../..');
const e2e = join(root, 'e2e');

describe('what is live', () => {
  const live = createTemporaryFolder('live');
  const named = {
    DELIVERY_DIR: live,
    SITE_DIR: join(live, 'site'),
    DATA_DIR: join(live, 'data'),
    RELEASE_REGISTRY: 'documents',
    RELEASE_STORE: 'https://npm.example.com',
    RELEASE_BASE_PATH: '/robots/',
  };
  const before = { ...process.env };
  beforeAll(() => {
    mkdirSync(join(live, 'releases'));
    const history = [{ version: '1'.repeat(16), at: '2026-01-01T00:00:00.000Z', by: 'promote' }];
    const packages = { 'mfe-live': { live: '1'.repeat(16), history } };
    writeFileSync(join(live, 'releases/registry.json'), JSON.stringify({ contractVersion: 2, packages }));
    Object.assign(process.env, named);
  });
  afterAll(() => {
    for (const name of Object.keys(named)) delete process.env[name];
    Object.assign(process.env, before);
    rmSync(live, { recursive: true });
  });

  test('is not what tests release and compose, whatever the environment names', () => {
    expect(testDelivery).toBe(join(root, '.cache/tests'));
    expect(environmentIn(root)).toMatchObject({
      DELIVERY_DIR: testDelivery,
      DATA_DIR: join(testDelivery, 'data'),
      SITE_DIR: '',
      RELEASE_REGISTRY: '',
      RELEASE_STORE: '',
      RELEASE_BASE_PATH: '',
    });
    const { folder, delivery } = platformSite;
    expect(delivery).toBe(join(root, '.cache/tests-second'));
    expect(environmentIn(folder)).toMatchObject({
      DELIVERY_DIR: delivery,
      DATA_DIR: join(delivery, 'data'),
      SITE_DIR: '',
      RELEASE_STORE: '',
    });
    // A copy of the checkout has a store of its own.
    expect(environmentIn('/copy')).toMatchObject({
      DELIVERY_DIR: '',
      DATA_DIR: '',
      SITE_DIR: '',
      RELEASE_REGISTRY: '',
      RELEASE_STORE: '',
      RELEASE_BASE_PATH: '',
    });
  });

  test('is not seen by a command that a test runs, and not changed by one', () => {
    const registry = () => readFileSync(join(live, 'releases/registry.json'), 'utf8');
    const unchanged = registry();
    const { status, output } = runIn(root, 'platform/delivery/src/main.ts', ['releases']);
    expect(status).toBe(0);
    expect(output).not.toContain('mfe-live');
    expect(runIn(root, 'platform/delivery/src/main.ts', ['retire', 'mfe-live', '--to', '/']).output).toContain(
      'mfe-live',
    );
    expect(registry()).toBe(unchanged);
  });
});

test('no test code names the store, the site or the data of the checkout itself', () => {
  const files = readdirSync(e2e, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.startsWith('node_modules'),
  );
  const naming = files.filter((file) =>
    /join\(root, '(site|releases|data)\b/.test(readFileSync(join(e2e, file), 'utf8')),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(naming).toEqual([]);
});
