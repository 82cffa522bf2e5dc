import { checkSizes } from './check-byte-budget';

test('a route beyond its budget is refused with a table of what has grown', () => {
  const live = [{ path: '/a', bytes: 90_000 }];
  const sizes = [
    { path: '/a', bytes: 133_000 },
    { path: '/b', bytes: 100 },
  ];
  expect(() => checkSizes('mfe-a', sizes, live)).toThrow(
    /mfe-a, \/a: its scripts.*\/a +133000 B +\+43000.*\/b +100 B +new/s,
  );
  expect(() => checkSizes('mfe-a', sizes.slice(1), live)).not.toThrow();
});
