import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createTemporaryFolder } from 'kit/presets/jest/temporary-folder';
import { openDatabase } from '../storage/opening/open-database';
import { keepSubmissions } from './delete-old-submissions';
import { createSubmissionStore } from './submission-store';

const hour = 3_600_000;
const day = 24 * hour;

let folder: string;
beforeEach(() => {
  jest.useFakeTimers();
  folder = createTemporaryFolder('retention');
});
afterEach(() => {
  jest.useRealTimers();
  rmSync(folder, { recursive: true });
});

test('submissions are deleted after two years, at the start and while the server runs', () => {
  const connection = openDatabase(folder);
  const store = createSubmissionStore(connection);
  const sentAt = Date.parse('2026-01-01T00:00:00Z');
  jest.setSystemTime(sentAt);
  store.add({ form: 'enquiry', fields: { message: 'Hello' }, droppedFields: 0, key: null });
  store.addTrapped('bot-field=x');
  const { stop } = keepSubmissions({ store, dataFolder: folder, clock: { isTrusted: () => true } }, () => {});
  jest.setSystemTime(sentAt + 730 * day - hour);
  jest.advanceTimersByTime(hour);
  expect([store.list().length, store.listTrapped().length]).toEqual([1, 1]);
  jest.advanceTimersByTime(hour);
  expect([store.list(), store.listTrapped()]).toEqual([[], []]);
  // Kept as long as a backup, for the case that the clock was wrong.
  const kept = join(folder, 'backups', 'deleted-2028-01-01.jsonl');
  expect(
    readFileSync(kept, 'utf8')
      .split('\n')
      .slice(0, 2)
      .map((line) => JSON.parse(line)),
  ).toMatchObject([{ form: 'enquiry', fields: { message: 'Hello' } }, { body: 'bot-field=x' }]);
  jest.advanceTimersByTime(30 * day);
  expect(existsSync(kept)).toBe(true);
  jest.advanceTimersByTime(day);
  expect(existsSync(kept)).toBe(false);
  stop();
  connection.close();
});

test('what is too old is deleted 200 enquiries at a time, with others in between', async () => {
  const connection = openDatabase(folder);
  const store = createSubmissionStore(connection);
  for (let at = 0; at < 450; at += 1) store.add({ form: 'enquiry', fields: {}, droppedFields: 0, key: null });
  jest.setSystemTime(Date.now() + 31 * day);
  const { stop } = keepSubmissions({ store, dataFolder: folder, clock: { isTrusted: () => true }, days: 30 }, () => {});
  expect(store.list()).toHaveLength(250);
  await jest.advanceTimersByTimeAsync(1);
  expect(store.list()).toEqual([]);
  stop();
  connection.close();
});

test('a submission that waits to be forwarded outlives a shorter retention time', () => {
  const connection = openDatabase(folder);
  const store = createSubmissionStore(connection, { isForwarded: true });
  store.add({ form: 'enquiry', fields: { message: 'Waits' }, droppedFields: 0, key: null });
  const { stop } = keepSubmissions({ store, dataFolder: folder, clock: { isTrusted: () => true }, days: 30 }, () => {});
  jest.advanceTimersByTime(31 * day);
  expect(store.list()).toHaveLength(1);
  stop();
  connection.close();
});

test('nothing is deleted while the clock is doubted', () => {
  const connection = openDatabase(folder);
  const store = createSubmissionStore(connection);
  store.add({ form: 'enquiry', fields: { message: 'Hello' }, droppedFields: 0, key: null });
  jest.setSystemTime(Date.now() + 1000 * day);
  keepSubmissions({ store, dataFolder: folder, clock: { isTrusted: () => false } }, () => {}).stop();
  expect(store.list()).toHaveLength(1);
  connection.close();
});

test('on a full disk the server goes on, and nothing is deleted', async () => {
  const connection = openDatabase(folder);
  const isTrusted = () => {
    throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  };
  const messages: string[] = [];
  const retention = { store: createSubmissionStore(connection), dataFolder: folder, clock: { isTrusted } };
  const { failure, stop } = keepSubmissions(retention, (message) => messages.push(message));
  await jest.advanceTimersByTimeAsync(0);
  expect([failure(), messages.length]).toEqual([expect.stringContaining('no space left'), 1]);
  stop();
  connection.close();
});

test('a folder in place of a file stops nothing, and is named until it is removed', async () => {
  const connection = openDatabase(folder);
  const store = createSubmissionStore(connection);
  jest.setSystemTime(Date.parse('2026-01-01T00:00:00Z'));
  store.add({ form: 'enquiry', fields: {}, droppedFields: 0, key: null });
  jest.setSystemTime(Date.parse('2029-01-01T00:00:00Z'));
  const place = join(folder, 'backups', 'deleted-2029-01-01.jsonl');
  for (const name of [place, join(folder, 'backups', 'deleted-2020-01-01.jsonl')]) mkdirSync(name, { recursive: true });
  const messages: string[] = [];
  const retention = { store, dataFolder: folder, clock: { isTrusted: () => true } };
  const { stop, failure } = keepSubmissions(retention, (message) => messages.push(message));
  await jest.advanceTimersByTimeAsync(hour);
  const named = expect.stringMatching(
    /^Submissions .* not all deleted: .*EISDIR.*deleted-2029-01-01.jsonl.*tried again/,
  );
  expect([failure(), ...messages]).toEqual([named, named, named]);
  expect(store.list()).toHaveLength(1);
  rmSync(place, { recursive: true });
  await jest.advanceTimersByTimeAsync(hour);
  await jest.advanceTimersByTimeAsync(1);
  expect([failure(), store.list(), messages.length]).toEqual([undefined, [], 2]);
  stop();
  connection.close();
});

test('nothing is deleted after the server stops, neither at once nor an hour later', async () => {
  const connection = openDatabase(folder);
  const store = createSubmissionStore(connection);
  for (let at = 0; at < 250; at += 1) store.add({ form: 'enquiry', fields: {}, droppedFields: 0, key: null });
  jest.setSystemTime(Date.now() + 31 * day);
  keepSubmissions({ store, dataFolder: folder, clock: { isTrusted: () => true }, days: 30 }, () => {}).stop();
  await jest.advanceTimersByTimeAsync(2 * hour);
  expect(store.list()).toHaveLength(50);
  connection.close();
});
