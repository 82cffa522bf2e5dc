import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import { join } from 'node:path';
import { createTemporaryFolder } from 'kit/presets/jest/temporary-folder';
import { confirmClock, createClockGate, latestTime, timeOfArrival } from './clock-gate';
import { openDatabase } from './opening/open-database';

const day = 86_400_000;

let folder: string;
let up = 0;
const reported: string[] = [];
beforeEach(() => {
  folder = createTemporaryFolder('clock');
  jest.useFakeTimers({ now: Date.parse('2026-01-01T00:00:00Z') });
  up = 1000;
  jest.spyOn(os, 'uptime').mockImplementation(() => up / 1000);
  reported.length = 0;
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

const openGate = (latest?: number) =>
  createClockGate(
    folder,
    () => latest,
    (message) => void reported.push(message),
  );
/** Time goes by, for the clock and for the machine. */
const pass = (clock: number, machine = clock) => {
  jest.setSystemTime(Date.now() + clock);
  up += machine;
};

test('a clock that agrees with the machine is trusted, over hours and over a month', () => {
  expect(openGate().isTrusted()).toBe(true);
  for (const time of [3_600_000, 31 * day]) {
    pass(time);
    expect(openGate().isTrusted()).toBe(true);
  }
});

test('a clock that jumps ahead by more than a day waits for a person, and says so once', () => {
  const gate = openGate();
  gate.isTrusted();
  pass(3 * 365 * day, 3_600_000);
  expect([gate.isTrusted(), gate.isTrusted(), openGate().isTrusted()]).toEqual([false, false, false]);
  expect(reported).toHaveLength(2);
  expect(reported[0]).toMatch(/^The clock says 2028-12-31T.* 1095 days ahead .*--confirm-clock$/);
  confirmClock(folder);
  expect(gate.isTrusted()).toBe(true);
});

test('a clock that is put right again by itself is believed again', () => {
  const gate = openGate();
  gate.isTrusted();
  pass(400 * day, 1000);
  expect(gate.isTrusted()).toBe(false);
  pass(-400 * day, 1000);
  expect(gate.isTrusted()).toBe(true);
});

test('a first start years after the latest enquiry waits for a person, weeks do not', () => {
  expect(openGate(Date.now() - 3 * 365 * day).isTrusted()).toBe(false);
  expect(openGate(Date.now() - 20 * day).isTrusted()).toBe(true);
});

test('a jump of a day is believed, one beyond it is not', () => {
  const gate = openGate();
  gate.isTrusted();
  pass(day, 0);
  expect(gate.isTrusted()).toBe(true);
  pass(day + 1, 0);
  expect(gate.isTrusted()).toBe(false);
});

test('a machine that was started anew may have been off for a month', () => {
  const knowOfFormerStart = () =>
    writeFileSync(join(folder, 'known-time.json'), JSON.stringify({ at: Date.now(), boot: 'former', up }));
  knowOfFormerStart();
  pass(32 * day, 1000);
  expect(openGate().isTrusted()).toBe(true);
  knowOfFormerStart();
  pass(32 * day + 1, 1000);
  expect(openGate().isTrusted()).toBe(false);
});

test('a second jump is said as well', () => {
  const gate = openGate();
  gate.isTrusted();
  for (const clock of [400 * day, -400 * day, 400 * day]) {
    pass(clock, 1000);
    gate.isTrusted();
  }
  expect(reported).toHaveLength(2);
});

test('a clock years behind a folder’s latest enquiry is doubted, even without a note', () => {
  const latest = Date.now();
  pass(-1100 * day);
  expect([openGate(latest).isTrusted(), timeOfArrival(folder)]).toEqual([false, latest]);
});

test('a clock behind the time the site was composed is doubted at the first start', () => {
  const composedAt = Date.now();
  pass(-1100 * day);
  const openFirst = () =>
    createClockGate(
      folder,
      () => undefined,
      (message) => void reported.push(message),
      composedAt,
    );
  expect([openFirst().isTrusted(), timeOfArrival(folder)]).toEqual([false, composedAt]);
  confirmClock(folder);
  expect([openFirst().isTrusted(), timeOfArrival(folder)]).toEqual([true, Date.now()]);
});

test('a folder in place of the note is named, and nothing is deleted meanwhile', () => {
  mkdirSync(join(folder, 'known-time.json'));
  const gate = openGate();
  expect([gate.isTrusted(), gate.isTrusted(), timeOfArrival(folder)]).toEqual([false, false, Date.now()]);
  expect(reported).toEqual([expect.stringMatching(/EISDIR.*Nothing is deleted.*known-time.json: move away/)]);
  expect(gate.doubt()).toBe(reported[0]);
  rmSync(join(folder, 'known-time.json'), { recursive: true });
  expect([gate.isTrusted(), gate.doubt()]).toEqual([true, undefined]);
});

test.each(['{', '{"at":1e17,"boot":"","up":0}', '{"at":8.64e15,"boot":"","up":0}', '{"at":-1,"boot":"","up":0}'])(
  'an unreadable or implausible note of the time counts as none: %s',
  (note) => {
    writeFileSync(join(folder, 'known-time.json'), note);
    expect(openGate(Date.now() - 3 * 365 * day).isTrusted()).toBe(false);
    expect(openGate().isTrusted()).toBe(true);
  },
);

test('a clock years behind is doubted, and enquiries get the last known time', () => {
  const gate = openGate();
  gate.isTrusted();
  const start = Date.now();
  pass(-1100 * day, day);
  expect([gate.isTrusted(), timeOfArrival(folder)]).toEqual([false, start + day]);
  expect(reported).toEqual([expect.stringMatching(/^The clock says .* 1101 days behind .*--confirm-clock$/)]);
  pass(day);
  expect([openGate().isTrusted(), timeOfArrival(folder)]).toEqual([false, start + 2 * day]);
  pass(1101 * day, 1000);
  expect([openGate().isTrusted(), timeOfArrival(folder)]).toEqual([true, Date.now()]);
});

test('a clock years behind is the right one once a person confirms it', () => {
  openGate().isTrusted();
  pass(-1100 * day, 1000);
  expect(openGate().isTrusted()).toBe(false);
  confirmClock(folder);
  expect([openGate().isTrusted(), timeOfArrival(folder)]).toEqual([true, Date.now()]);
});

test('a clock less than a day behind is believed, and what comes has its time', () => {
  openGate().isTrusted();
  pass(-day, 0);
  expect([timeOfArrival(folder), openGate().isTrusted()]).toEqual([Date.now(), true]);
});

test('a machine that starts anew with a clock years behind knows what it knew', () => {
  const start = Date.now();
  writeFileSync(join(folder, 'known-time.json'), JSON.stringify({ at: start, boot: 'former', up: 0 }));
  pass(-1100 * day, 0);
  expect([openGate().isTrusted(), timeOfArrival(folder)]).toEqual([false, start]);
  pass(day);
  expect(timeOfArrival(folder)).toBe(start + day);
});

test('what is known of a folder without a note is when its latest enquiry came', () => {
  const connection = openDatabase(folder);
  expect(latestTime(connection)).toBeUndefined();
  const times = ['2026-01-02T00:00:00.000Z', '2025-01-01T00:00:00.000Z'];
  for (const time of times)
    connection.exec(`INSERT INTO submissions (form, received_at, fields) VALUES ('f', '${time}', '{}')`);
  expect(latestTime(connection)).toBe(Date.parse('2026-01-02T00:00:00.000Z'));
  connection.close();
});
