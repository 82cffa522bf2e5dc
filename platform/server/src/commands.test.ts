import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runProcess } from 'kit/presets/command-line/run-process';
import { createTemporaryFolder } from 'kit/presets/jest/temporary-folder';
import { openStaffToken } from './listeners/staff-token';
import { confirmClock, createClockGate } from './storage/clock-gate';
import { openDatabase } from './storage/opening/open-database';
import { openStorage } from './storage/opening/open-storage';
import './submissions/submissions-command';
import './backup/back-up-command';
import './backup/restore-command';
import './staff-link-command';
import './pictures/check-pictures-command';

jest.mock('kit/presets/command-line/run-process', () => ({
  ...jest.requireActual('kit/presets/command-line/run-process'),
  runProcess: jest.fn(),
}));

// What each of them would run as a process of its own, in the order of the imports.
const [submissions, backup, restore, staffLink, pictures] = jest.mocked(runProcess).mock.calls.map(([run]) => run);

/** Runs a command. @returns what it prints */
async function print(run: typeof submissions, ...args: string[]): Promise<string> {
  const lines: string[] = [];
  const log = jest.spyOn(console, 'log').mockImplementation((line) => void lines.push(String(line)));
  try {
    await run?.(args);
  } finally {
    log.mockRestore();
  }
  return lines.join('\n');
}

const environment = ['DATA_DIR', 'DELIVERY_DIR', 'FORM_RETENTION_DAYS', 'STAFF_PORT', 'STAFF_ORIGIN'] as const;
let folder: string;
let dataFolder: string;
beforeEach(() => {
  folder = createTemporaryFolder('commands');
  dataFolder = join(folder, 'data');
  Object.assign(process.env, { DATA_DIR: dataFolder, DELIVERY_DIR: folder });
  const connection = openDatabase(dataFolder);
  connection.exec(
    `INSERT INTO submissions (form, received_at, fields) VALUES
       ('enquiry', '2026-01-30T23:59:59.999Z', '{"person":"Ada","email":"ada@example.com","message":"Conveyors"}'),
       ('dealer-enquiry', '2026-01-31T00:00:00.000Z', '{"person":"Grace","email":"grace@example.com"}');
     INSERT INTO trapped_submissions (received_at, body) VALUES ('2026-02-01T00:00:00.000Z', 'bot-field=x&email=ada%40example.com')`,
  );
  connection.close();
});
afterEach(() => {
  for (const name of environment) delete process.env[name];
  rmSync(folder, { recursive: true });
});

const ofAda = '#1 enquiry, 2026-01-30T23:59:59.999Z\n  person: Ada\n  email: ada@example.com\n  message: Conveyors';
const ofGrace = '#2 dealer-enquiry, 2026-01-31T00:00:00.000Z\n  person: Grace\n  email: grace@example.com';

describe('submissions', () => {
  test('are listed, all or by form, day and words; what was taken for spam apart', async () => {
    expect(await print(submissions)).toBe(`${ofAda}\n\n${ofGrace}`);
    expect(await print(submissions, '--form', 'enquiry')).toBe(ofAda);
    for (const since of ['2026-01-31', '2026-01-31T01:00+01:00'])
      expect(await print(submissions, '--since', since)).toBe(ofGrace);
    expect(await print(submissions, '--text', 'CONVEY')).toBe(ofAda);
    expect(await print(submissions, '--text', 'nothing')).toBe('No submissions.');
    expect(await print(submissions, '--trapped')).toBe('2026-02-01T00:00:00.000Z bot-field=x&email=ada%40example.com');
    expect(await print(submissions, '--csv', '--form', 'dealer-enquiry')).toBe(
      '"id","form","receivedAt","person","email"\r\n"2","dealer-enquiry","2026-01-31T00:00:00.000Z","Grace","grace@example.com"\r',
    );
    expect(JSON.parse(await print(submissions, '--json'))).toMatchObject([{ id: 1 }, { id: 2 }]);
  });

  test('an unknown form and an invalid day are refused', async () => {
    await expect(print(submissions, '--form', 'newsletter')).rejects.toThrow(
      '--form "newsletter": nothing was sent through it',
    );
    await expect(print(submissions, '--since', 'monday')).rejects.toThrow('--since "monday": it is not a date');
  });

  test('are written to a file that only its owner can read', async () => {
    const file = join(folder, 'list.txt');
    expect(await print(submissions, '--out', file)).toBe('');
    expect([readFileSync(file, 'utf8'), (statSync(file).mode & 0o777).toString(8)]).toEqual([
      `${ofAda}\n\n${ofGrace}\n`,
      '600',
    ]);
  });

  test('of an address are deleted, from everywhere, but not beside a server', async () => {
    const storage = openStorage(dataFolder, () => {});
    await expect(print(submissions, '--delete-email', 'ada@example.com')).rejects.toThrow(
      'a server uses it. Delete them in its inbox, /__enquiries, or stop it first',
    );
    storage.close();
    expect(await print(submissions, '--delete-email', 'ADA@example.com')).toBe(
      'Deleted 1 submissions of ADA@example.com',
    );
    expect([await print(submissions), await print(submissions, '--trapped')]).toEqual([ofGrace, '']);
    // The folder is free again.
    openStorage(dataFolder, () => {}).close();
  });

  test('of an address are exported whole, with what staff noted, also beside a server', async () => {
    const storage = openStorage(dataFolder, () => {});
    storage.connection.exec("INSERT INTO enquiries (submission, note) VALUES (1, 'Called back')");
    const file = join(folder, 'ada.json');
    expect(await print(submissions, '--export-email', 'ADA@example.com', '--out', file)).toBe('');
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({
      email: 'ADA@example.com',
      exportedAt: expect.stringMatching(/^2\d{3}-/),
      submissions: [
        {
          id: 1,
          form: 'enquiry',
          receivedAt: '2026-01-30T23:59:59.999Z',
          fields: { person: 'Ada', email: 'ada@example.com', message: 'Conveyors' },
          note: 'Called back',
        },
      ],
      trapped: [{ receivedAt: '2026-02-01T00:00:00.000Z', body: 'bot-field=x&email=ada%40example.com' }],
    });
    storage.close();
    expect(JSON.parse(await print(submissions, '--export-email', 'nobody@example.com'))).toMatchObject({
      submissions: [],
      trapped: [],
    });
  });

  test('nothing is deleted by a call that asks for an export as well', async () => {
    await expect(
      print(submissions, '--export-email', 'ada@example.com', '--delete-email', 'ada@example.com'),
    ).rejects.toThrow('--export-email and --delete-email: each is a call of its own');
    expect(await print(submissions)).toBe(`${ofAda}\n\n${ofGrace}`);
  });

  describe('that are too old', () => {
    beforeEach(() => jest.useFakeTimers({ doNotFake: ['setImmediate'] }));
    afterEach(() => {
      jest.useRealTimers();
      process.exitCode = undefined;
    });

    test('are deleted by the promised day or an earlier one, and kept as long as a backup', async () => {
      jest.setSystemTime(new Date('2028-01-30T12:00:00Z'));
      confirmClock(dataFolder);
      expect(await print(submissions, '--delete-old')).toBe('Deleted 0 submissions that were older than 730 days');
      jest.setSystemTime(new Date('2028-01-30T23:59:59.999Z'));
      expect(await print(submissions, '--delete-old')).toBe('Deleted 0 submissions that were older than 730 days');
      jest.setSystemTime(new Date('2028-01-31T00:00:00Z'));
      expect(await print(submissions, '--delete-old')).toBe('Deleted 1 submissions that were older than 730 days');
      expect(await print(submissions)).toBe(ofGrace);
      expect(readFileSync(join(dataFolder, 'backups', 'deleted-2028-01-31.jsonl'), 'utf8')).toContain('"Ada"');
      process.env['FORM_RETENTION_DAYS'] = '30';
      expect(await print(submissions, '--delete-old')).toBe('Deleted 2 submissions that were older than 30 days');
      expect([await print(submissions), await print(submissions, '--trapped')]).toEqual(['No submissions.', '']);
    });

    test('are kept while the clock is doubted, and beside a server, which deletes them', async () => {
      confirmClock(dataFolder);
      jest.setSystemTime(new Date('2031-01-01T00:00:00Z'));
      const error = jest.spyOn(console, 'error').mockImplementation(() => {});
      expect(await print(submissions, '--delete-old')).toBe('');
      expect(error.mock.calls.flat().join()).toContain('Nothing is deleted by its word');
      error.mockRestore();
      const storage = openStorage(dataFolder, () => {});
      await expect(print(submissions, '--delete-old')).rejects.toThrow('It deletes what is too old every hour');
      storage.close();
      expect(await print(submissions)).toBe(`${ofAda}\n\n${ofGrace}`);
    });
  });

  test('the clock is confirmed, and nothing is listed', async () => {
    const gate = createClockGate(
      dataFolder,
      () => 0,
      () => {},
    );
    expect(gate.isTrusted()).toBe(false);
    expect(await print(submissions, '--confirm-clock')).toMatch(/^2\d{3}-.*Z is noted as right$/);
    expect(gate.isTrusted()).toBe(true);
  });
});

test('a backup is named, and restored with what came after it or exactly', async () => {
  confirmClock(dataFolder);
  const [, file = ''] = /^Backed up to (.*\/backups\/site-.*\.sqlite)$/.exec(await print(backup)) ?? [];
  const long = new Date(Date.now() - 31 * 86_400_000).toISOString().replaceAll(/[:.]/g, '-');
  renameSync(file, join(dataFolder, 'backups', `site-${long}.sqlite`));
  expect(await print(backup)).toMatch(/^Backed up to .*; files of old backups deleted: 1$/);
  const [, kept = ''] = /^Backed up to (.*)$/.exec(await print(backup)) ?? [];
  const connection = openDatabase(dataFolder);
  connection.exec(
    `INSERT INTO submissions (form, received_at, fields) VALUES ('enquiry', '2026-03-01T00:00:00.000Z', '{"person":"Late"}')`,
  );
  connection.close();
  expect(await print(restore, kept)).toMatch(
    /^Restored .*\. Newer submissions carried over: 1\nThe former database is kept as .*\/before-restore-/,
  );
  expect(await print(submissions)).toContain('person: Late');
  expect(await print(restore, '--exact', kept)).toContain('Newer submissions carried over: 0\n');
  expect(await print(submissions)).not.toContain('person: Late');
  writeFileSync(join(dataFolder, 'site.sqlite'), 'no database'.repeat(1000));
  expect(await print(restore, kept)).toContain('The former database is damaged: newer submissions may be missing');
  await expect(print(restore)).rejects.toThrow('<file> is missing');
});

test('a restore lists what it has repaired in the backup', async () => {
  confirmClock(dataFolder);
  const connection = openDatabase(dataFolder);
  connection.exec(`UPDATE trapped_submissions SET body = CAST(x'ff' AS TEXT);
    INSERT INTO clock (id, last) VALUES (1, 'abc')`);
  connection.close();
  const [, file = ''] = /^Backed up to (.*)$/.exec(await print(backup)) ?? [];
  const printed = await print(restore, file);
  expect(printed).toContain(
    '\nMended in the backup: Table trapped_submissions, body of row 1: it was no text (UTF-8)\n',
  );
  expect(printed).toContain('\nMended in the backup: Table clock, last of row 1: it was no time of a commit');
  expect(printed).not.toContain('Numbers were exhausted');
});

test('the links for staff are printed again; sessions of no server cannot be ended', async () => {
  const token = openStaffToken(dataFolder);
  expect(await print(staffLink)).toBe(`http://127.0.0.1:4180/__staff?token=${token}`);
  Object.assign(process.env, { STAFF_PORT: '9', STAFF_ORIGIN: 'http://127.0.0.1:4300' });
  expect(await print(staffLink)).toBe(
    `http://127.0.0.1:9/__staff?token=${token}\nhttp://127.0.0.1:4300/#token=${token}`,
  );
  await expect(print(staffLink, '--end-sessions')).rejects.toThrow('it does not respond');
});

test('unreadable pictures are named with their use, reason and remedy, and set aside', async () => {
  const stored = join(dataFolder, 'pictures');
  mkdirSync(stored, { recursive: true });
  const put = (name: string) => {
    const record = { name, width: 1, height: 1, bytes: 1, addedAt: '2026-01-01T00:00:00.000Z' };
    writeFileSync(join(stored, `${name}.json`), JSON.stringify(record));
    return join(stored, name);
  };
  const sound = `${createHash('sha256').update('a picture').digest('hex').slice(0, 32)}.png`;
  writeFileSync(put(sound), 'a picture');
  expect(await print(pictures)).toBe('Every stored picture and file can be read, and is as it was stored');
  const odd = `${'a'.repeat(32)}.png`;
  mkdirSync(put(odd));
  const connection = openDatabase(dataFolder);
  connection.exec(
    `INSERT INTO collections (id, root, path, name) VALUES (70, 'r', x'626c6f6773', 'blogs');
     INSERT INTO documents (collection, name, create_time, update_time, fields)
       VALUES (70, 'p1', 't', 't', CAST('{"cover":{"stringValue":"${odd}"}}' AS BLOB)),
         (70, 'p2', 't', 't', x'ff'), (70, CAST(x'ff' AS TEXT), 't', 't', CAST(x'ff' AS TEXT))`,
  );
  connection.close();
  const rest = '(used by blogs/p1): it is no regular file. Move it away, and put the picture there or send it again';
  expect(await print(pictures)).toBe(`${join(stored, odd)} ${rest}`);
  expect(process.exitCode).toBe(3);
  process.exitCode = 0;
  const aside = join(stored, 'set-aside', odd);
  expect(await print(pictures, '--set-aside')).toBe(`${aside} ${rest}`);
  // What is mended is no failure.
  expect(process.exitCode).toBe(0);
  expect(existsSync(aside)).toBe(true);
  expect(await print(pictures)).toBe('Every stored picture and file can be read, and is as it was stored');
});
