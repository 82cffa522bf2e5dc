import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../storage/open-database';
import { keepSubmissions } from './keep-submissions';
import { createSubmissionStore } from './submission-store';

const day = 86_400_000;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('what was sent is deleted after two years, without anybody asking, also while the server runs on', () => {
  const folder = mkdtempSync(join(tmpdir(), 'retention-'));
  const connection = openDatabase(folder);
  const store = createSubmissionStore(connection);
  jest.setSystemTime(new Date('2026-01-01T00:00:00Z'));
  store.add({ form: 'home-contact', fields: { message: 'Hello' }, droppedFields: 0, key: null });
  store.addTrapped('bot-field=x');
  const stop = keepSubmissions(store);
  jest.advanceTimersByTime(730 * day);
  expect([store.list().length, store.listTrapped().length]).toEqual([1, 1]);
  jest.advanceTimersByTime(day);
  expect([store.list(), store.listTrapped()]).toEqual([[], []]);
  stop();
  connection.close();
  rmSync(folder, { recursive: true });
});
