import { startTest, takeBlock } from './sequential-test';

const block = (shareViews: number, shareBad: number, otherViews: number, otherBad: number) => ({
  share: { views: shareViews, bad: shareBad },
  others: { views: otherViews, bad: otherBad },
});

test('one look is Fisher’s exact test: a tail up to the level is suspected', () => {
  // Of 10 bad views among 20 and 20, at least 9 in the share: 2 × ... = 0.00954; at least 8: 0.0648 (hypergeometric).
  const suspects = (bad: number, level: number) =>
    takeBlock(startTest, block(20, bad, 20, 10 - bad), () => level).isSuspected;
  expect([suspects(9, 0.0042), suspects(9, 0.0041), suspects(8, 0.0325), suspects(8, 0.0324)]).toEqual([
    true,
    false,
    true,
    false,
  ]);
});

test('a suspicion stays, and blocks with visitors on only one side change nothing', () => {
  const suspected = takeBlock(startTest, block(50, 50, 50, 0), () => 0.01);
  expect(suspected.isSuspected).toBe(true);
  expect(takeBlock(suspected, block(100, 0, 100, 100), () => 0.01)).toBe(suspected);
  expect(takeBlock(startTest, block(0, 0, 50, 50), () => 0.01)).toBe(startTest);
  expect(takeBlock(startTest, block(50, 50, 0, 0), () => 0.01)).toBe(startTest);
});

test('however often it looks, the error probability spent stays within the level', () => {
  let test = startTest;
  for (let look = 1; look <= 400; look += 1) {
    test = takeBlock(test, block(10, look % 2, 90, 5), () => 0.01);
    expect(test.spent).toBeLessThanOrEqual(0.01);
  }
  const left = test.chances.reduce((sum, chance) => sum + chance, 0);
  expect(left + test.spent).toBeCloseTo(1, 9);
});
