import { excerptOf, markWords } from './mark-words';

const marked = (text: string, ...words: string[]) =>
  markWords(text, new Set(words))
    .map((piece) => (piece.isMarked ? `[${piece.text}]` : piece.text))
    .join('');

test('words are marked in the text as written, whatever form was searched for', () => {
  expect(marked('Payloads up to 1.5 tons, or 1500 kg.', '1500kg')).toBe('Payloads up to [1.5 tons], or [1500 kg].');
  expect(marked('Charging takes 2 hrs.', 'charg')).toBe('[Charging] takes 2 hrs.');
  expect(marked('Wi-Fi in München', 'wifi', 'munchen')).toBe('[Wi-Fi] in [München]');
  expect(marked('<b>lifter</b>', 'b')).toBe('<[b]>lifter</[b]>');
  expect(marked('nothing', 'else')).toBe('nothing');
});

test('an excerpt surrounds the first match, from one gap to another', () => {
  const text = `${'before '.repeat(40)}lifter ${'behind '.repeat(40)}`.trim();
  const excerpt = excerptOf(text, new Set(['lifter']));
  expect(excerpt).toMatch(/^… (before )+lifter (behind )+…$/);
  expect(excerpt.length).toBeLessThan(200);
  expect(excerptOf('short', new Set())).toBe('short');
  expect(excerptOf('x'.repeat(500), new Set()).length).toBeLessThan(200);
  expect(excerptOf(`${'before '.repeat(60)}lifter`, new Set(['lifter']))).toMatch(/^… (before )+lifter$/);
});
