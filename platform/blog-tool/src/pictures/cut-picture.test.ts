import { cutBetween, mostCut } from './cut-picture';

const whole = { left: 0, right: 0, top: 0, bottom: 0 };

test('a rectangle may be drawn from any of its corners', () => {
  const cut = { left: 10, right: 40, top: 20, bottom: 50 };
  expect(cutBetween(whole, { x: 10, y: 20 }, { x: 60, y: 50 })).toEqual(cut);
  expect(cutBetween(whole, { x: 60, y: 20 }, { x: 10, y: 50 })).toEqual(cut);
});

test('a click, or a rectangle that is too narrow, changes nothing', () => {
  const before = { ...whole, left: 5 };
  expect(cutBetween(before, { x: 30, y: 30 }, { x: 30, y: 30 })).toBe(before);
  expect(cutBetween(before, { x: 30, y: 0 }, { x: 34, y: 100 })).toBe(before);
});

test('something is left between two opposite sides', () => {
  expect(mostCut({ ...whole, left: 60 }, 'right')).toBe(35);
  expect(mostCut({ ...whole, bottom: 10 }, 'top')).toBe(85);
});
