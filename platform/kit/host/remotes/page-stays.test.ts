/** @jest-environment jsdom */
import { pageStays } from './page-stays';

/** As a browser does, in whose clock the event stands; that of the tests is faked. */
const leaveBy = (event: string) =>
  window.dispatchEvent(Object.defineProperty(new Event(event), 'timeStamp', { value: performance.now() }));
const onStays = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  onStays.mockReset();
  // What an earlier test has left is long ago.
  jest.advanceTimersByTime(60_000);
});
afterEach(() => jest.useRealTimers());

const fail = () => void pageStays().then(onStays);
const wait = (time: number) => jest.advanceTimersByTimeAsync(time);

test('what fails on a page that stays is reported and shown 500 ms later', async () => {
  fail();
  await wait(499);
  expect(onStays).not.toHaveBeenCalled();
  await wait(1);
  expect(onStays).toHaveBeenCalledTimes(1);
});

test.each(['beforeunload', 'pagehide'])('what fails at %s, shortly before or after it, never is', async (event) => {
  fail();
  await wait(400);
  leaveBy(event);
  fail();
  await wait(400);
  fail();
  await wait(60_000);
  expect(onStays).not.toHaveBeenCalled();
});

test('a link to a file, which does not leave the page, silences no later failure', async () => {
  leaveBy('beforeunload');
  await wait(501);
  fail();
  await wait(500);
  expect(onStays).toHaveBeenCalledTimes(1);
});
