import { retryWhenOvertaken } from './retry-when-overtaken';

test('what was overtaken is done again, until nothing comes between', async () => {
  const outcomes = [undefined, undefined, 'live'];
  expect(await retryWhenOvertaken('production', async () => outcomes.shift())).toBe('live');
});

test('what is overtaken without end is given up, with a reason', async () => {
  let now = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  const attempt = async () => {
    now += 60_000;
    return undefined;
  };
  await expect(retryWhenOvertaken('production', attempt)).rejects.toMatchObject({
    code: 'registry-busy',
    subject: 'production',
  });
  expect(now).toBe(16 * 60_000);
});
