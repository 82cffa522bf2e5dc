import { convertFigure } from './convert-figure';
import type { Figure } from './figure';
import { formatFigure } from './format-figure';

const write = (figure: Figure) => formatFigure(convertFigure(figure, 'imperial'));

test.each<[Figure, string]>([
  [{ value: 1500, unit: 'kg' }, '3307 lb'],
  [{ value: 1.5, unit: 'm/s' }, '4.9 ft/s'],
  [{ value: 1, unit: 'm/s', base: 'loaded' }, '3.3 ft/s, loaded'],
  [{ value: 1320, unit: 'mm' }, '52.0 in'],
  [{ value: 340, unit: 'mm' }, '13.4 in'],
  [{ value: 5, unit: 'mm' }, '0.2 in'],
  [{ value: 100, unit: 'mm' }, '3.9 in'],
  [{ value: 20, unit: 'mm' }, '0.8 in'],
  [{ value: 10, unit: 'mm' }, '0.4 in'],
  [{ value: 2870, unit: 'mm' }, '113.0 in'],
  [{ from: 85, to: 205, unit: 'mm' }, '3.3-8.1 in'],
  [{ value: 0.6, unit: 'm/s' }, '2.0 ft/s'],
  [{ value: 120, unit: 'mm' }, '4.7 in'],
  [{ from: 340, to: 440, unit: 'mm' }, '13.4-17.3 in'],
  [{ from: 0, to: 40, unit: '°C' }, '32-104 °F'],
  [{ from: 7, to: 9, unit: 'hrs' }, '7-9 hrs'],
  [{ value: 62, unit: 'dB(A)' }, '62 dB(A)'],
])('%j in imperial units is %s', (figure, expected) => {
  expect(write(figure)).toBe(expected);
});

test('in metric units a figure stays as it is', () => {
  expect(formatFigure(convertFigure({ value: 1.38, unit: 'm/s' }, 'metric'))).toBe('1.38 m/s');
});
