import { announce, announceIsolation } from './announce';
import { readSettings } from './settings';

const address = 'http://127.0.0.1:4173';

test('the only listener says whom it serves, and what others get', () => {
  expect(announce({ address, basePath: '', staff: undefined }, readSettings({}))).toEqual([
    expect.stringMatching(
      /^Ready on http:\/\/127\.0\.0\.1:4173 for this machine alone\. .* gets files only: set PUBLIC_ORIGIN/,
    ),
  ]);
});

test('with two listeners the staff links are printed, a tool’s token after the hash', () => {
  const staff = { address: 'http://127.0.0.1:4180', token: 'abc' };
  const settings = readSettings({
    PUBLIC_ORIGIN: 'https://www.halvard.example',
    STAFF_ORIGIN: 'http://127.0.0.1:4300',
  });
  expect(announce({ address, basePath: '', staff }, settings)).toEqual([
    'Ready on http://127.0.0.1:4173 for visitors of https://www.halvard.example',
    'For staff on this machine: http://127.0.0.1:4180/__staff?token=abc',
    'For staff on this machine: http://127.0.0.1:4300/#token=abc',
  ]);
  expect(announce({ address, basePath: '/pumps', staff }, settings)).toEqual([
    'Ready on http://127.0.0.1:4173/pumps for visitors of https://www.halvard.example/pumps',
    'For staff on this machine: http://127.0.0.1:4180/pumps/__staff?token=abc',
    'For staff on this machine: http://127.0.0.1:4300/#token=abc',
  ]);
});

test('where pages are rendered with a network, the start says so', () => {
  expect(announceIsolation(true)).toEqual([]);
  expect(announceIsolation(false)).toEqual([expect.stringContaining('threat-model.md#what-a-prerender-may-do')]);
});
