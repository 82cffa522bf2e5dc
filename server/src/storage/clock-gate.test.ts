import { rmSync } from 'node:fs';
import os from 'node:os';
import { createTemporaryFolder } from 'shared-config/presets/jest/temporary-folder';
import { confirmClock, createClockGate } from './clock-gate';

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

test('a clock that goes as the machine does is believed, over hours and over a month without the server', () => {
  expect(openGate().isTrusted()).toBe(true);
  for (const time of [3_600_000, 31 * day]) {
    pass(time);
    expect(openGate().isTrusted()).toBe(true);
  }
});

test('a clock that jumps ahead by more than a day is not, until a person confirms it; it is said once', () => {
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

test('a first start years after the latest enquiry waits for a person, one weeks after it does not', () => {
  expect(openGate(Date.now() - 3 * 365 * day).isTrusted()).toBe(false);
  expect(openGate(Date.now() - 20 * day).isTrusted()).toBe(true);
});
