import { splitQuery, splitText } from './split-text';

test.each([
  ['1.5 t', '1500kg'],
  ['1,5t', '1500kg'],
  ['1.5 tons', '1500kg'],
  ['1,500 kg', '1500kg'],
  ['1500 KG', '1500kg'],
  ['0.3 t', '300kg'],
  ['85 cm', '850mm'],
  ['2.6 m', '2600mm'],
])('the figure %s is searched for as %s, whatever its spelling', (written, figure) => {
  expect(splitQuery(written)).toEqual([figure]);
  expect(splitText(`up to ${written}, unloaded`)).toContain(figure);
});

test('a text with a figure is found by the number alone; a speed is not a length', () => {
  expect(splitText('Payload 1500 kg')).toEqual(['payload', '1500kg', '1500', 'kg']);
  expect(splitText('1.5 m/s')).toEqual(['1.5', 'm', 's']);
});

test('accents, capitals and endings make no difference', () => {
  expect(splitQuery('Lager in MÜNCHEN')).toEqual(splitQuery('lager munchen'));
  expect(splitQuery('Straße')).toEqual(splitQuery('strasse'));
  for (const word of ['charge', 'charges', 'charged', 'Charging']) expect(splitQuery(word)).toEqual(['charg']);
  for (const word of ['gas', 'bus', 'PL', 'slope']) expect(splitQuery(word)[0]).toHaveLength(Math.min(word.length, 4));
});

test('a word with hyphens is found by its parts or whole; a standard by its number', () => {
  expect(splitText('Wi-Fi')).toEqual(['wi', 'fi', 'wifi']);
  expect(splitQuery('end-of-line')).toEqual(['end', 'line']);
  expect(splitQuery('VDA 5050')).toEqual(['vda', '5050']);
  expect(splitText('ISO 3691-4')).toEqual(['iso', '3691', '4']);
});

test('only the meaningful words of a question count', () => {
  expect(splitQuery('How much does the fork carry?')).toEqual(['fork', 'carry']);
  expect(splitQuery('how to do it')).toEqual([]);
});
