import { ServerError } from '../server-error';
import { retryWhileBusy } from './retry-while-busy';

const busy = new ServerError('database-busy', 'Database', 'another process is writing', 'Try again');

test('a write that another process delays succeeds when that one has finished', async () => {
  let attempts = 0;
  const write = () => {
    attempts += 1;
    if (attempts < 4) throw busy;
    return 'written';
  };
  expect(await retryWhileBusy(write)).toBe('written');
  expect(attempts).toBe(4);
});

test('the wait is limited', async () => {
  const clock = jest.spyOn(performance, 'now');
  let now = 0;
  clock.mockImplementation(() => (now += 1000));
  let attempts = 0;
  const write = () => {
    attempts += 1;
    throw busy;
  };
  await expect(retryWhileBusy(write)).rejects.toBe(busy);
  expect(attempts).toBe(4);
  clock.mockRestore();
});

test('an error that does not pass is thrown at once', async () => {
  const full = new ServerError('disk-full', 'Database', 'the disk is full', 'Free some space');
  const write = jest.fn(() => {
    throw full;
  });
  await expect(retryWhileBusy(write)).rejects.toBe(full);
  expect(write).toHaveBeenCalledTimes(1);
});

test('a write to a file that was replaced is repeated on the new one', async () => {
  const replaced = new ServerError('database-replaced', 'Database', 'it was replaced', 'Write it again');
  const write = jest
    .fn(() => 'written')
    .mockImplementationOnce(() => {
      throw replaced;
    });
  expect(await retryWhileBusy(write)).toBe('written');
  expect(write).toHaveBeenCalledTimes(2);
});
