import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { openFirestoreRegistry } from '../delivery/src/registry/firestore-registry';
import { promoteTo, rollBack } from '../delivery/src/registry/registry';
import { test } from './browser/test';
import { expectEveryPromotionLands } from './documents/race-promotions';

test('the registry as documents: promoted, taken back, and read again', async ({ siteServer }) => {
  test.setTimeout(120_000);
  const [one, two] = ['1'.repeat(16), '2'.repeat(16)];
  const registry = openFirestoreRegistry({ settings: { kind: 'embedded', origin: siteServer.address } });
  await registry.change('mfe-a', promoteTo(one));
  await registry.change('mfe-a', promoteTo(two));
  await registry.change('mfe-a', rollBack('mfe-a'));
  const { packages } = await registry.read();
  expect(packages['mfe-a']?.live).toBe(one);
  expect(packages['mfe-a']?.history.map(({ version }) => version)).toEqual([one, two, one]);
  await expect(registry.change('mfe-b', rollBack('mfe-b'))).rejects.toThrow('no version was live before this one');

  // 500 at once are part of `npx -y pnpm@12 test:faults`.
  await test.step('two processes race promotions: each lands once, none is overwritten', () =>
    expectEveryPromotionLands(siteServer.address, 20));
});

for (const command of [['releases'], ['rollback', 'mfe-products']]) {
  test(`what the rules refuse is reported as that, at once: ${command[0]}`, async () => {
    let requests = 0;
    const refusing = createServer((_request, response) => {
      requests += 1;
      const error = { code: 403, message: 'Missing or insufficient permissions.', status: 'PERMISSION_DENIED' };
      response.writeHead(403, { 'Content-Type': 'application/json' }).end(JSON.stringify({ error }));
    });
    await new Promise<void>((ready) => refusing.listen(0, '127.0.0.1', ready));
    const child = spawn(
      process.execPath,
      ['--import', 'tsx', join(import.meta.dirname, '../delivery/src/main.ts'), ...command],
      {
        env: {
          ...process.env,
          RELEASE_REGISTRY: 'documents',
          DOCUMENTS_ORIGIN: `http://127.0.0.1:${(refusing.address() as AddressInfo).port}`,
        },
      },
    );
    let output = '';
    child.stderr.on('data', (text) => {
      output += String(text);
    });
    const code = await new Promise<number | null>((ended) => child.once('exit', ended));
    refusing.close();
    expect(output).toContain('the account may not do this (firestore.rules)');
    expect([code, requests]).toEqual([1, 1]);
  });
}
