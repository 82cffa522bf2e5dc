import { withTimeout } from './with-timeout';

const tooLate = () => new Error('no response within 50 ms');
const never = new Promise<never>(() => {});

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a result or a failure in time is passed on, and nothing waits any longer', async () => {
  await expect(withTimeout(Promise.resolve(1), 50, tooLate)).resolves.toBe(1);
  await expect(withTimeout(Promise.reject(new Error('offline')), 50, tooLate)).rejects.toThrow('offline');
  expect(jest.getTimerCount()).toBe(0);
});

test('without a result in time it fails with the error that it was given', async () => {
  const failure = expect(withTimeout(never, 50, tooLate)).rejects.toThrow('no response within 50 ms');
  jest.advanceTimersByTime(50);
  await failure;
});
