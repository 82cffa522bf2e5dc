import { cutText } from './cut-text';

test.each([
  ['a text that fits', 'Pumps', 5, 'Pumps'],
  ['a longer one', 'Pumps', 4, 'Pump…'],
  ['one that would be cut within a character', 'Go 🚀!', 4, 'Go …'],
  ['one that would be cut behind it', 'Go 🚀!', 5, 'Go 🚀…'],
])('%s has as much as there may be, and whole characters', (_what, text, most, cut) => {
  expect(cutText(text, most)).toBe(cut);
});
