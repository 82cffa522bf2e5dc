import { createVisitorCounter } from './count-visitors';

const visitor = (address: string) => ({ address, peer: '127.0.0.1' });

test('an address counts once a day for each package', () => {
  const clock = { now: 0 };
  const visitors = createVisitorCounter(() => clock.now);
  const counts = (address: string, remote: string) => visitors.admit(visitor(address), remote) !== undefined;
  const results = [counts('203.0.113.7', 'mfe-a'), counts('203.0.113.7:4711', 'mfe-a'), counts('203.0.113.7', 'mfe-b')];
  clock.now += 86_400_000;
  results.push(counts('203.0.113.7', 'mfe-a'));
  expect(results).toEqual([true, false, true, true]);
});

const addresses = (count: number, address: (number: number) => string) =>
  Array.from({ length: count }, (_, at) => address(at));
const hex = (number: number) => number.toString(16);

test.each([
  ['a /24', 4, addresses(256, (at) => `198.51.100.${at}`)],
  ['a /16', 16, addresses(512, (at) => `198.51.${at % 256}.${at >> 8}`)],
  ['a /48 of IPv6', 1, addresses(256, (at) => `2001:db8:1:${hex(at)}::1`)],
  ['a /32 of IPv6', 16, addresses(256, (at) => `2001:db8:${hex(at * 256)}::1`)],
  ['networks of their own', 256, addresses(256, (at) => `2a02:${hex(at)}::1`)],
])('of many addresses in %s, %i count in a day', (_, most, all) => {
  const visitors = createVisitorCounter(() => 0);
  expect(all.filter((address) => visitors.admit(visitor(address), 'mfe-a') !== undefined)).toHaveLength(most);
});

test('an address counts as served for its customer, version and day', () => {
  const clock = { now: 0 };
  const visitors = createVisitorCounter(() => clock.now);
  const was = (address: string, version = 'a') => visitors.wasServed(visitor(address), 'mfe-a', version);
  visitors.serve(visitor('2001:db8:1:2::3'), 'mfe-a', 'a');
  visitors.serve(visitor('203.0.113.7'), 'mfe-a', 'a');
  expect([was('2001:db8:1:ffff::1'), was('203.0.113.7'), was('203.0.113.8'), was('203.0.113.7', 'b')]).toEqual([
    true,
    true,
    false,
    false,
  ]);
  clock.now += 86_400_000;
  expect(was('203.0.113.7')).toBe(false);
});

test('fetching pages from all networks of one provider pushes no other visitor out', () => {
  const visitors = createVisitorCounter(() => 0);
  for (let at = 0; at < 10_000; at += 1) visitors.serve(visitor(`198.51.${at % 256}.${at >> 8}`), 'mfe-a', 'a');
  visitors.serve(visitor('203.0.113.7'), 'mfe-a', 'a');
  const was = (address: string) => visitors.wasServed(visitor(address), 'mfe-a', 'a');
  expect([was('198.51.0.0'), was('198.51.15.39'), was('203.0.113.7')]).toEqual([true, false, true]);
});

test('who sends more than eight messages at once is no visitor', () => {
  const visitors = createVisitorCounter(() => 0);
  const one = visitor('203.0.113.7');
  const bucket = visitors.admit(one, 'mfe-a') ?? 0;
  for (let at = 1; at < 8; at += 1) visitors.admit(one, 'mfe-a');
  expect(visitors.isFlood(bucket)).toBe(false);
  visitors.admit(one, 'mfe-a');
  expect(visitors.isFlood(bucket)).toBe(true);
});
