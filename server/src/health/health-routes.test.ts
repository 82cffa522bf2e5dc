import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import * as v from 'valibot';
import { openDatabase } from '../storage/open-database';
import { startTestSite, type TestSite } from '../testing/test-site';
import { checkHealth, type HealthSources } from './check-health';

let site: TestSite;
beforeEach(async () => {
  site = await startTestSite();
});
afterEach(async () => {
  await site.dispose();
  jest.restoreAllMocks();
});

const bodySchema = v.strictObject({
  ok: v.boolean(),
  checks: v.optional(v.array(v.object({ name: v.string(), state: v.string(), detail: v.string() }))),
});

/** Sends a Host header, which fetch would not do. */
async function ask(path: string, headers: Record<string, string> = {}) {
  const [status, text] = await new Promise<[number, string]>((found, failed) => {
    request(`${site.server.address}${path}`, { headers }, (response) => {
      let body = '';
      response.on('data', (chunk) => (body += chunk));
      response.on('end', () => found([response.statusCode ?? 0, body]));
    })
      .on('error', failed)
      .end();
  });
  return { status, ...v.parse(v.pipe(v.string(), v.parseJson(), bodySchema), text) };
}

test('visitors get the health without a reason', async () => {
  expect(await ask('/__health')).toEqual({ status: 200, ok: true });
});

test('staff get every check', async () => {
  const { checks } = await ask('/__health?detail');
  expect(checks).toEqual([
    { name: 'database', state: 'ok', detail: expect.stringMatching(/^written and read in [\d.]+ ms/) },
    { name: 'free space', state: expect.any(String), detail: expect.stringMatching(/^\d+ MB/) },
    { name: 'outbox', state: 'ok', detail: 'empty' },
    { name: 'site', state: 'ok', detail: expect.stringMatching(/^composition one, composed 20/) },
    { name: 'last compose', state: 'ok', detail: 'no failure' },
  ]);
});

test('a damaged database is ill until it is restored', async () => {
  const file = join(site.dataFolder, 'site.sqlite');
  writeFileSync(join(site.folder, 'junk'), 'no database'.repeat(1000));
  renameSync(join(site.folder, 'junk'), file);
  const { status, ok, checks } = await ask('/__health?detail');
  expect([status, ok]).toEqual([503, false]);
  expect(checks).toContainEqual({ name: 'database', state: 'ill', detail: expect.stringContaining('it is damaged') });
  expect(await ask('/__health')).toEqual({ status: 503, ok: false });
  rmSync(file);
  // A report is reused for a second.
  expect((await ask('/__health')).status).toBe(503);
  const { now } = Date;
  jest.spyOn(Date, 'now').mockImplementation(() => now() + 1000);
  expect(await ask('/__health')).toEqual({ status: 200, ok: true });
});

describe('warnings and failures', () => {
  const sourcesOf = (rest: Partial<HealthSources>): HealthSources => ({
    storage: { connection: openDatabase(join(site.folder, 'other')), check: () => {}, close: () => {} },
    dataFolder: site.dataFolder,
    readComposition: async () => ({ id: 'one', composedAt: '2026-01-01T00:00:00.000Z' }),
    composeFailure: () => undefined,
    ...rest,
  });
  const findings = async (rest: Partial<HealthSources>) => {
    const { isOk, checks } = await checkHealth(sourcesOf(rest));
    return [isOk, checks.filter(({ state }) => state !== 'ok').map(({ name, state }) => [name, state])];
  };

  test('a failed compose is a warning, a missing site is ill', async () => {
    expect(await findings({ composeFailure: () => 'a post' })).toEqual([true, [['last compose', 'warning']]]);
    const readComposition = () => Promise.reject(new Error('there is no composed site'));
    expect(await findings({ readComposition })).toEqual([false, [['site', 'ill']]]);
  });

  test('a receiver that keeps failing is a warning', async () => {
    const { storage } = sourcesOf({});
    storage.connection.exec(
      "INSERT INTO submissions (id, form, received_at, fields) VALUES (1, 'f', '2026-01-01', '{}'); INSERT INTO outbox (submission, attempts, due_at) VALUES (1, 5, '')",
    );
    expect(await findings({ storage })).toEqual([true, []]);
    storage.connection.exec('UPDATE outbox SET attempts = 6');
    expect(await findings({ storage })).toEqual([true, [['outbox', 'warning']]]);
  });
});
