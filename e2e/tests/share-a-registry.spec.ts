import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { expect } from '@playwright/test';
import { openFirestoreRegistry } from '../../delivery/src/registry/firestore-registry';
import { type EntryChange, promoteTo, rollBack } from '../../delivery/src/registry/registry';
import { test } from '../harness/test';
import { expectEveryPromotionLands } from './race-promotions';
import { runInterleavingWithDocuments } from './run-interleaving';

const root = resolve(import.meta.dirname, '../..');

test('the registry as documents: promoted, taken back, and read again', async ({ siteServer }) => {
  const [one, two] = ['1'.repeat(16), '2'.repeat(16)];
  const registry = openFirestoreRegistry({ settings: { kind: 'embedded', origin: siteServer.address } });
  const change = (name: string, apply: EntryChange) =>
    registry.change(({ packages }) => ({ [name]: apply(packages[name]) }));
  await change('mfe-a', promoteTo(one));
  await change('mfe-a', promoteTo(two, { message: 'No 7' }));
  await change('mfe-a', rollBack('mfe-a'));
  const { packages } = await registry.read();
  expect(packages['mfe-a']?.live).toBe(one);
  expect(packages['mfe-a']?.history.map(({ version }) => version)).toEqual([one, two, one]);
  expect(packages['mfe-a']?.history[1]).toMatchObject({ by: 'promote', message: 'No 7' });
  await expect(change('mfe-b', rollBack('mfe-b'))).rejects.toThrow('no version was live before this one');

  await test.step('two packages that are new in the same moment see each other', async () => {
    const claim = (name: string) =>
      registry.change(({ packages: known }) => {
        if (known['mfe-new-a'] ?? known['mfe-new-b']) throw new Error('claimed');
        return { [name]: promoteTo(one)(undefined) };
      });
    const claims = await Promise.allSettled([claim('mfe-new-a'), claim('mfe-new-b')]);
    expect(claims.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  // 500 at once are part of `npx -y pnpm@12 test:faults`.
  await test.step('two processes race promotions: each lands once, none is overwritten', () =>
    expectEveryPromotionLands(siteServer.address, 20));
});

// In a file: delivery/test/interleavings. 2,000 of both: npx -y pnpm@12 test:interleavings.
test('interleavings of four teams, with the registry as documents', async ({ siteServer }) => {
  const first = Date.now() % 1_000_000;
  for (let seed = first; seed < first + 4; seed += 1) await runInterleavingWithDocuments(siteServer.address, seed);
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
    const child = spawn(process.execPath, [join(root, 'run.cjs'), join(root, 'delivery/src/main.ts'), ...command], {
      env: {
        ...process.env,
        RELEASE_REGISTRY: 'documents',
        DOCUMENTS_ORIGIN: `http://127.0.0.1:${(refusing.address() as AddressInfo).port}`,
      },
    });
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
