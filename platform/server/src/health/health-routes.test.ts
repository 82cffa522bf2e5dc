import fs, {
  appendFileSync,
  closeSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import Database from 'libsql';
import * as v from 'valibot';
import { startServer } from '../serve';
import { readSettings } from '../settings';
import { openDatabase } from '../storage/opening/open-database';
import { mayMount, mountDisk, unmountDisk } from '../testing/mounted-disk';
import { startTestSite, type TestSite } from '../testing/test-site';
import { checkHealth, type HealthSources } from './check-health';
import { createRowReader } from './read-rows';

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
  composesPosts: v.optional(v.boolean()),
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

/** Lets time pass that is measured by a clock that nobody can set. */
function passSeconds(seconds: number): void {
  const time = performance.now() + seconds * 1000;
  jest.spyOn(performance, 'now').mockReturnValue(time);
}

test('visitors get the health without a reason', async () => {
  expect(await ask('/__health')).toEqual({ status: 200, ok: true });
  for (const method of ['GET', 'HEAD']) {
    const response = await fetch(`${site.server.address}/__health`, { method });
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
  }
});

test('staff get every check', async () => {
  const { checks, composesPosts } = await ask('/__health?detail');
  // This one was started without what composes.
  expect(composesPosts).toBe(false);
  expect(checks).toEqual([
    { name: 'database', state: 'ok', detail: expect.stringMatching(/^written and read in [\d.]+ ms/) },
    { name: 'free space', state: expect.any(String), detail: expect.stringMatching(/^\d+ MB/) },
    { name: 'outbox', state: 'ok', detail: 'empty' },
    { name: 'site', state: 'ok', detail: expect.stringMatching(/^composition one, composed 20/) },
    { name: 'last compose', state: 'ok', detail: 'no failure' },
    { name: 'periodic work', state: 'ok', detail: 'done' },
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
  passSeconds(2);
  expect(await ask('/__health')).toEqual({ status: 200, ok: true });
});

test('a clock that was set back brings no old report', async () => {
  expect((await ask('/__health')).status).toBe(200);
  new Database(join(site.dataFolder, 'site.sqlite')).exec('DROP TABLE documents');
  const { now } = Date;
  jest.spyOn(Date, 'now').mockImplementation(() => now() - 3_600_000);
  passSeconds(2);
  expect((await ask('/__health')).status).toBe(503);
});

/** Stores documents, and breaks the last. */
function storeDocuments(file: string, count: number): void {
  const database = new Database(file);
  const insert = database.prepare("INSERT INTO documents VALUES (?, 1, ?, '', '', NULL, ?)");
  for (let id = 1; id <= count; id += 1) insert.run([id, `${id}`, `${id}`.repeat(20_000)]);
  database.pragma('wal_checkpoint(TRUNCATE)');
  database.close();
  // Such a page begins with the number of the next one.
  const pageSize = 4096;
  const at = readFileSync(file).indexOf(`${count}`.repeat(pageSize - 4)) - 4;
  const descriptor = openSync(file, 'r+');
  writeSync(descriptor, Buffer.alloc(4, 0xff), 0, 4, at);
  closeSync(descriptor);
}

const form = () => {
  const fields = { firm: 'B', email: 'a@b.example', dialCode: '+1', telephone: '12345', reason: 'Support' };
  return new URLSearchParams({ 'form-name': 'enquiry', person: 'Ada', ...fields });
};

(mayMount ? test : test.skip)(
  'while a full disk takes no form, the server is ill, and well again with space',
  async () => {
    const disk = join(site.folder, 'disk');
    mkdirSync(disk);
    mountDisk(disk, 'size=2m');
    const filler = join(disk, 'filler');
    const full = await startTestSite({ dataFolder: join(disk, 'data'), formsPerMinute: 10_000 });
    const post = async () => (await fetch(full.server.address, { method: 'POST', body: form() })).status;
    const health = async () => (await fetch(`${full.server.address}/__health`)).status;
    try {
      expect([await health(), await post()]).toEqual([200, 200]);
      for (const size of [65_536, 4096, 1]) {
        expect(() => {
          for (;;) appendFileSync(filler, Buffer.alloc(size));
        }).toThrow('ENOSPC');
      }
      // Room for the page or two that the check of the database writes, and for no form.
      truncateSync(filler, statSync(filler).size - 8192);
      expect(await post()).toBe(503);
      passSeconds(2);
      expect(await health()).toBe(503);
      rmSync(filler);
      passSeconds(2);
      expect([await health(), await post()]).toEqual([200, 200]);
    } finally {
      await full.dispose();
      unmountDisk(disk);
    }
  },
);

test.each([
  [
    'the numbers of submissions are exhausted',
    "INSERT INTO sqlite_sequence VALUES ('submissions', 9223372036854775807)",
    'its table submissions has given the largest number that there is. Back it up and restore that backup',
  ],
  [
    'the numbers of what robots send are exhausted',
    "INSERT INTO sqlite_sequence VALUES ('trapped_submissions', 9223372036854775807)",
    'its table trapped_submissions has given',
  ],
  [
    'a trigger refuses them',
    "CREATE TRIGGER refuse BEFORE INSERT ON submissions BEGIN SELECT RAISE(ABORT, 'refused by a trigger'); END",
    'refused by a trigger',
  ],
  [
    'a trigger refuses the mails that they promise',
    "CREATE TRIGGER refuse BEFORE INSERT ON mails BEGIN SELECT RAISE(ABORT, 'refused by a trigger'); END",
    'refused by a trigger',
  ],
])('the server is ill while no form can be stored because %s', async (_why, sql, finding) => {
  const database = new Database(join(site.dataFolder, 'site.sqlite'));
  database.exec(sql);
  database.close();
  const { status, checks } = await ask('/__health?detail');
  expect(status).toBe(503);
  expect(checks).toContainEqual({ name: 'database', state: 'ill', detail: expect.stringContaining(finding) });
});

test('folders in the place of files end no server: its health names them', async () => {
  const { dataFolder, dispose, server, link: siteFolder } = await startTestSite();
  await server.close();
  rmSync(join(dataFolder, 'known-time.json'));
  mkdirSync(join(dataFolder, 'known-time.json'));
  const next = await startServer({ ...readSettings({}), siteFolder, dataFolder, port: 0, log: () => {} });
  const detail = await (await fetch(`${next.address}/__health?detail`)).text();
  expect(detail).toContain('"periodic work","state":"warning"');
  expect(detail).toContain('known-time.json: move away what is no file there');
  expect((await fetch(next.address, { method: 'POST', body: form() })).status).toBe(200);
  await next.close();
  await dispose();
});

test('the form that a check stores is not there afterwards, and takes no number', async () => {
  expect((await ask('/__health')).status).toBe(200);
  expect((await fetch(site.server.address, { method: 'POST', body: form() })).status).toBe(200);
  const database = new Database(join(site.dataFolder, 'site.sqlite'));
  const count = 'SELECT (SELECT count(*) FROM mails) + (SELECT count(*) FROM trapped_submissions) AS others';
  expect(database.prepare('SELECT id FROM submissions').all([])).toEqual([{ id: 1 }]);
  expect(database.prepare(count).get([])).toMatchObject({ others: 0 });
  database.close();
});

test('an unreadable document is found in its turn, and forms are still stored', async () => {
  storeDocuments(join(site.dataFolder, 'site.sqlite'), 3);
  for (const status of [200, 200, 503]) {
    expect(await ask('/__health')).toEqual({ status, ok: status === 200 });
    passSeconds(2);
  }
  expect((await fetch(site.server.address, { method: 'POST', body: form() })).status).toBe(200);
});

test('a row of every table is read', () => {
  const connection = openDatabase(join(site.folder, 'other'));
  const names = connection.prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%'");
  for (const { name } of v.parse(v.array(v.object({ name: v.string() })), names.all([]))) {
    const read = createRowReader(join(site.folder, 'other'), () => {});
    read();
    connection.exec(`ALTER TABLE ${name} RENAME TO gone`);
    expect(read).toThrow(`Table ${name}: `);
    connection.exec(`ALTER TABLE gone RENAME TO ${name}`);
  }
  connection.close();
});

describe('warnings and failures', () => {
  const sourcesOf = (rest: Partial<HealthSources>): HealthSources => ({
    storage: {
      connection: openDatabase(join(site.folder, 'other')),
      check: () => {},
      failure: () => undefined,
      mendOnClose: () => {},
      close: () => {},
    },
    dataFolder: site.dataFolder,
    storeForm: () => {},
    readRows: () => {},
    readComposition: async () => ({ id: 'one', composedAt: '2026-01-01T00:00:00.000Z' }),
    composesPosts: true,
    composeFailure: () => undefined,
    findUndone: () => [],
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

  test('what the server does by itself and could not is a warning', async () => {
    expect(await findings({ findUndone: () => ['The clock is ahead'] })).toEqual([
      true,
      [['periodic work', 'warning']],
    ]);
  });

  test('a receiver that keeps failing is a warning', async () => {
    const { storage } = sourcesOf({});
    storage.connection.exec(
      "INSERT INTO submissions (id, form, received_at, fields) VALUES (1, 'f', '2026-01-01', '{}'); INSERT INTO outbox (submission, attempts, due_at) VALUES (1, 5, '')",
    );
    expect(await findings({ storage })).toEqual([true, []]);
    storage.connection.exec('UPDATE outbox SET attempts = 6');
    expect(await findings({ storage })).toEqual([true, [['outbox', 'warning']]]);
    storage.connection.exec(
      "INSERT INTO submissions (id, form, received_at, fields) VALUES (2, 'f', '2026-01-02', '{}'); INSERT INTO outbox (submission, due_at) VALUES (2, '')",
    );
    const { checks } = await checkHealth(sourcesOf({ storage }));
    expect(checks.find(({ name }) => name === 'outbox')?.detail).toBe(
      '2 wait to be forwarded, the oldest since 2026-01-01. Look at the receiver, FORM_WEBHOOK',
    );
  });

  test('less than 200 MB of free space are a warning', async () => {
    const stats = fs.statfsSync(site.dataFolder);
    const statfs = jest.spyOn(fs, 'statfsSync');
    statfs.mockReturnValue({ ...stats, bavail: 200, bsize: 1_000_000 });
    expect(await findings({})).toEqual([true, []]);
    statfs.mockReturnValue({ ...stats, bavail: 199, bsize: 1_000_000 });
    expect(await findings({})).toEqual([true, [['free space', 'warning']]]);
  });
});
