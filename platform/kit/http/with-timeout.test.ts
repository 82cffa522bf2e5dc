import { withTimeout } from './with-timeout';

const never = new Promise<never>(() => {});

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a result or a failure in time is passed on, and no timer stays behind', async () => {
  await expect(withTimeout(Promise.resolve(1), 50)).resolves.toBe(1);
  await expect(withTimeout(Promise.reject(new Error('offline')), 50)).rejects.toThrow('offline');
  expect(jest.getTimerCount()).toBe(0);
});

test.each([
  ['that names the time', undefined, 'No response within 2 s'],
  ['of the caller', () => new Error('reading the posts took too long'), 'reading the posts took too long'],
])('without a result in time it fails with an error %s', async (_name, createError, message) => {
  const failure = expect(withTimeout(never, 2000, createError)).rejects.toThrow(message);
  jest.advanceTimersByTime(2000);
  await failure;
});
