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
  ['12,500 kg', '12500kg'],
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
  expect(splitQuery('industries batteries carried')).toEqual(splitQuery('industry battery carry'));
  for (const word of ['gas', 'bus', 'PL', 'slope']) expect(splitQuery(word)[0]).toHaveLength(Math.min(word.length, 4));
});

test('a word with hyphens is found by its parts or whole; a standard by its number', () => {
  expect(splitText('Wi-Fi')).toEqual(['wi', 'fi', 'wifi']);
  expect(splitQuery('end-of-line')).toEqual(['end', 'line']);
  expect(splitQuery('VDA 5050')).toEqual(['vda', '5050']);
  expect(splitText('ISO 3691-4')).toEqual(['iso', '3691', '4']);
});

test('a part number is searched for as one, and found by its pieces too', () => {
  expect(splitQuery('MAG-C1500')).toEqual(['magc1500']);
  expect(splitText('MAG-C1500')).toEqual(['magc1500', 'mag', 'c1500', 'mag', 'c', '1500']);
});

test('gaps between thousands part no figure, in a query; in a table they part two', () => {
  expect(splitQuery('12 500 kg')).toEqual(['12500kg']);
  expect(splitQuery('ISO 3691 400')).toEqual(['iso', '3691', '400']);
  expect(splitText('2 300 mm')).toContain('300mm');
});

test('soft hyphens part no word, and any hyphen joins one', () => {
  expect(splitText('Wi‑Fi')).toEqual(splitText('Wi-Fi'));
  expect(splitText('hand\u00adover')).toEqual(['handover']);
});

test('only the meaningful words of a question count', () => {
  expect(splitQuery('How much does the fork carry?')).toEqual(['fork', 'carry']);
  expect(splitQuery('how to do it')).toEqual([]);
  expect(splitQuery('where is there')).toEqual([]);
});
