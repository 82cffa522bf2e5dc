import { stepAtScroll } from './use-step-by-scroll';

test('going past the mission shows every step once, in order, and none twice', () => {
  const shown = Array.from({ length: 1400 }, (_, scrolled) => stepAtScroll(900 - scrolled, 500, 900, 6));
  expect(shown.filter((step, index) => step !== shown[index - 1])).toEqual([0, 1, 2, 3, 4, 5]);
});

test('the first step is shown while the mission comes into view, the last before it leaves', () => {
  expect(stepAtScroll(900, 500, 900, 6)).toBe(0);
  expect(stepAtScroll(450, 500, 900, 6)).toBe(0);
  expect(stepAtScroll(-100, 500, 900, 6)).toBe(5);
});
