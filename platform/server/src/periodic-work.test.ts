import { startPeriodicWork } from './periodic-work';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test.each([
  ['an error', () => Promise.reject(new Error('odd'))],
  [
    'an error that is thrown at once',
    () => {
      throw new Error('odd');
    },
  ],
  ['what is no error', () => Promise.reject('odd')],
])('%s is reported, and the work goes on', async (_what, fail) => {
  const messages: string[] = [];
  let isFailing = true;
  const run = jest.fn(() => (isFailing ? fail() : undefined));
  const work = startPeriodicWork('It was not done', 1000, run, (message) => messages.push(message));
  await jest.advanceTimersByTimeAsync(1000);
  const named = expect.stringMatching(/^It was not done: odd\. .*tried again/);
  expect([work.failure(), ...messages]).toEqual([named, named, named]);
  isFailing = false;
  await jest.advanceTimersByTimeAsync(1000);
  expect([work.failure(), messages.length]).toEqual([undefined, 2]);
  work.stop();
  await jest.advanceTimersByTimeAsync(5000);
  expect(run).toHaveBeenCalledTimes(3);
});
