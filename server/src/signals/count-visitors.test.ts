import { createVisitorCounter } from './count-visitors';

const proxy = '127.0.0.1';

test('an address counts once a day for each package', () => {
  const clock = { now: 0 };
  const visitors = createVisitorCounter(() => clock.now);
  const counts = (address: string, remote: string) => visitors.admit(address, proxy, remote) !== undefined;
  const results = [counts('203.0.113.7', 'mfe-a'), counts('203.0.113.7:4711', 'mfe-a'), counts('203.0.113.7', 'mfe-b')];
  clock.now += 86_400_000;
  results.push(counts('203.0.113.7', 'mfe-a'));
  expect(results).toEqual([true, false, true, true]);
});

test('four addresses of one network count, and of IPv6 what one customer gets is one address', () => {
  const visitors = createVisitorCounter(() => 0);
  const counted = (addresses: string[]) =>
    addresses.filter((address) => visitors.admit(address, proxy, 'mfe-a') !== undefined).length;
  expect(counted(Array.from({ length: 256 }, (_, at) => `198.51.100.${at}`))).toBe(4);
  expect(counted(['2001:db8:1::1', '2001:db8:1::2', '2001:db8:1:ffff::1', '2001:db8:2::1'])).toBe(2);
});

test('who sends more than eight signals at once is no visitor', () => {
  const visitors = createVisitorCounter(() => 0);
  const bucket = visitors.admit('203.0.113.7', proxy, 'mfe-a') ?? 0;
  for (let at = 1; at < 8; at += 1) visitors.admit('203.0.113.7', proxy, 'mfe-a');
  expect(visitors.isFlood(bucket)).toBe(false);
  visitors.admit('203.0.113.7', proxy, 'mfe-a');
  expect(visitors.isFlood(bucket)).toBe(true);
});
