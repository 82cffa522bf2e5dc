import { plainPalette } from '../../contract/palette';
import { comparePalette } from './compare-palette';

/** A stylesheet with the plain palette, but for what `changed` says. */
function stylesheet(changed: Readonly<Record<string, string>> = {}): string {
  const colours = Object.entries(plainPalette).map(([name, { light, dark }]) => [
    name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
    `light-dark(${light}, ${dark})`,
  ]);
  const all = { ...Object.fromEntries(colours), ...changed };
  const lines = Object.entries(all).map(([name, value]) => `--colour-${name}: ${value};`);
  return `:root {\n${lines.join('\n')}\n}`;
}

test('a palette that has the colours of the stylesheet differs in nothing', () =>
  expect(comparePalette(stylesheet(), plainPalette)).toEqual([]));

test('a colour that differs is named with both files and both values', () =>
  expect(comparePalette(stylesheet({ accent: 'light-dark(#8A5A2B, #93b4ff)' }), plainPalette)).toEqual([
    'accent, light: palette.ts has #1d4ed8, and tokens.css makes --colour-accent #8a5a2b. Give it one value in both',
  ]));

test.each([
  ['color-mix(in srgb, var(--colour-page), var(--colour-ink) 30%)', ['#bababa', '#585858']],
  ['color-mix(in srgb, black 25%, white)', ['#bfbfbf', '#bfbfbf']],
  [
    'light-dark(\n    color-mix(in srgb, white, black),\n    /* as ink; */ var(--colour-ink)\n  )',
    ['#808080', '#f2f2f2'],
  ],
])('"%s" is computed as a browser does', (focus, [light, dark]) => {
  const differences = comparePalette(stylesheet({ focus }), plainPalette);
  expect(differences).toEqual([expect.stringContaining(`${light}.`), expect.stringContaining(`${dark}.`)]);
});

test('the colours of the screen are compared, and not those of paper below them', () =>
  expect(comparePalette(`${stylesheet()} @media print { :root { --colour-page: white; } }`, plainPalette)).toEqual([]));

test.each(['oklch(0.5 0.1 40)', 'color-mix(in oklch, white, black)', 'var(--brand)'])(
  'a colour "%s" that cannot be computed is named with what can',
  (focus) =>
    expect(comparePalette(stylesheet({ focus }), plainPalette)).toEqual([
      `tokens.css has "${focus}" as --colour-focus, which cannot be computed here. Make it of colours such as #16181b with var(), light-dark() and color-mix(in srgb, …)`,
    ]),
);
