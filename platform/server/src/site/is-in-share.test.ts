import { isInShare, visitorBuckets } from './is-in-share';

const [one, two] = ['1'.repeat(16), '2'.repeat(16)];
const buckets = Array.from({ length: visitorBuckets }, (_, bucket) => bucket);
const percentOf = (isIn: (bucket: number) => boolean) => (buckets.filter(isIn).length / buckets.length) * 100;
const ofPackage = (name: string, version: string, share: number) => (bucket: number) =>
  isInShare(bucket, { package: name, version, share });

test.each([1, 10, 50, 99])('a share of %d %% is that many of the visitors', (share) => {
  expect(Math.abs(percentOf(ofPackage('mfe-a', one, share)) - share)).toBeLessThan(1);
});

test('two shares at once are independent of each other', () => {
  const [a, b] = [ofPackage('mfe-a', one, 50), ofPackage('mfe-b', two, 10)];
  expect(Math.abs(percentOf((bucket) => a(bucket) && b(bucket)) - 5)).toBeLessThan(1);
  expect(Math.abs(percentOf((bucket) => !a(bucket) && b(bucket)) - 5)).toBeLessThan(1);
});

test('a raised share moves nobody back, and another version begins with other visitors', () => {
  const [few, more] = [ofPackage('mfe-a', one, 10), ofPackage('mfe-a', one, 30)];
  expect(buckets.filter((bucket) => few(bucket) && !more(bucket))).toEqual([]);
  const next = ofPackage('mfe-a', two, 10);
  expect(percentOf((bucket) => few(bucket) && next(bucket))).toBeLessThan(2);
});
