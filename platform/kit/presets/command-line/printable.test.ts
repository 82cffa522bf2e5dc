import { toPrintable, toPrintableJson, toPrintableLine } from './printable';

const steering = [
  '\u0000',
  '\u0007',
  '\u001b',
  '\u007f',
  '\u009b',
  '\u061c',
  '\u200f',
  '\u2028',
  '\u202e',
  '\u2066',
  '\ufeff',
  '\u{e0041}',
  '\ud800',
];

test.each(steering)('characters that steer a terminal or reverse text are removed: %j', (character) => {
  expect(toPrintable(`a${character}b`)).toBe('ab');
  const json = toPrintableJson({ text: `a${character}b` });
  expect(json).toMatch(/^[\n\x20-\x7e]*$/);
  expect(JSON.parse(json)).toEqual({ text: `a${character}b` });
});

test('text in any language is unchanged', () => {
  for (const text of ['Ünïted Wörks', 'شرکت‌ها', '東京', 'नमस्ते', '👩‍🔧 done']) expect(toPrintable(text)).toBe(text);
});

test('line breaks are normalised, or removed', () => {
  expect(toPrintable('a\r\nb\rc\nd')).toBe('a\nb\nc\nd');
  expect(toPrintableLine('a\r\n\n#2 forged\tb')).toBe('a #2 forged b');
});
