import * as v from 'valibot';
import { findFaint, type Palette, paletteSchema, plainPalette, writeColours } from './palette';

const refused = (change: Partial<Palette>) => findFaint({ ...plainPalette, ...change });

test('the default colours are legible; illegible ones are refused per colour scheme', () => {
  expect(refused({})).toEqual([]);
  expect(refused({ inkSoft: { light: '#999999', dark: '#b8b8b8' } })).toEqual([
    '"inkSoft" on "page" has a contrast of 2.8 (light), and needs 4.5',
    '"inkSoft" on "surface" has a contrast of 2.8 (light), and needs 4.5',
  ]);
  expect(refused({ focus: { light: '#1d4ed8', dark: '#303030' } })).toEqual([
    expect.stringMatching(/^"focus" on "page" has a contrast of 1\.\d \(dark\), and needs 3$/),
  ]);
  const named = v.safeParse(paletteSchema, { ...plainPalette, ink: { light: 'black', dark: '#f2f2f2' } });
  expect(named.issues?.map(({ message }) => message)).toEqual(['must be a colour such as "#16181b"']);
});

test('a page has the colours as custom properties of both schemes', () => {
  expect(writeColours(plainPalette)).toMatch(
    /^:root\{color-scheme:light dark;--colour-page:light-dark\(#ffffff,#161616\);/,
  );
  expect(writeColours(plainPalette)).toContain('--colour-ink-soft:light-dark(#555555,#b8b8b8)');
});
