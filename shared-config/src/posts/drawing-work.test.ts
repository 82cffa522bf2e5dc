import { heavyDrawings } from 'shared-config/presets/jest/heavy-drawings';
import { cleanSvg } from './clean-svg';
import { UnsafeSvgError } from './unsafe-svg-error';

const svg = (inside: string) => `<svg viewBox="0 0 1000 600">${inside}</svg>`;
const refusal = (text: string) => {
  try {
    cleanSvg(text);
    return 'taken in';
  } catch (error) {
    if (error instanceof UnsafeSvgError) return error.message;
    throw error;
  }
};

test.each(Object.entries(heavyDrawings))(
  'what browsers take too long to draw is refused with a remedy: %s',
  (_, text) => {
    expect(refusal(text)).toMatch(
      /^(browsers would take too long to draw it|what refers to|it has more than).+\. [A-Z].+ save it as PNG$/,
    );
  },
);

const places = (times: number, write: (x: number, y: number) => string) =>
  Array.from({ length: times }, (_, at) => write((at * 7919) % 1000, (at * 104_729) % 600)).join('');

test.each([
  ['a map of 20,000 places', places(20_000, (x, y) => `<path stroke="#fff" d="M${x} ${y}l9 2 3 7-8 1z"/>`)],
  [
    'an illustration of 2,000 parts with gradients',
    `<linearGradient id="a"><stop/><stop/></linearGradient>${places(2000, (x, y) => `<path fill="url(#a)" d="M${x} ${y}c50 60 40 20 90-30z"/>`)}`,
  ],
  [
    'a thousand icons',
    `<symbol id="s" viewBox="0 0 24 24"><path d="M0 0h24v24h-24z"/></symbol>${places(1000, (x, y) => `<use href="#s" x="${x}" y="${y}" width="24" height="24"/>`)}`,
  ],
  [
    'five hundred arrows',
    `<marker id="m" viewBox="0 0 10 10"><path d="M0 0L10 5L0 10z"/></marker>${places(500, (x, y) => `<path stroke="#000" marker-end="url(#m)" d="M${x} ${y}l90 50"/>`)}`,
  ],
  [
    'a hundred cards with shadows',
    Array.from(
      { length: 100 },
      (_, at) =>
        `<g filter="url(#f${at})"><rect width="300" height="40"/></g><filter id="f${at}" filterUnits="userSpaceOnUse" width="320" height="60"><feFlood result="b"/><feColorMatrix in="SourceAlpha"/><feOffset/><feGaussianBlur stdDeviation="2"/><feBlend in2="b" result="s"/><feBlend in="SourceGraphic" in2="s"/></filter>`,
    ).join(''),
  ],
  [
    'a chart with dashed lines and dots',
    `${places(2000, (x, y) => `<circle cx="${x}" cy="${y}" r="3" opacity=".8"/>`)}${places(200, (_, y) => `<line y1="${y}" x2="1000" y2="${y}" stroke="#ccc" stroke-dasharray="2 2"/>`)}`,
  ],
])('what people draw is taken in: %s', (_, inside) => {
  expect(refusal(svg(inside))).toBe('taken in');
});

test.each(['#a%20b', '#a%ff', '#a1\u00a0', '#a&#10;b', '#a b'])(
  'a reference that browsers may read as another name is refused: %s',
  (href) => {
    expect(refusal(svg(`<use href="${href}"/>`))).toMatch(/^it refers to .*Give it another name/s);
    expect(refusal(svg(`<rect fill="url('${href}')"/>`))).toMatch(/^it refers to .*Give it another name/s);
  },
);

test('of a style no rule is taken over that looks at what stands before an element, or has a blank that is a letter', () => {
  const { svg: clean } = cleanSvg(svg('<style>.a~rect{fill:red}.a+b{fill:red}.x\u00a0y{fill:red}.c{fill:red}</style>'));
  expect(clean).toContain('<style>.c{fill:red}</style>');
});

test('how it is written makes no difference: flags of arcs without blanks, curves that go on', () => {
  const arcs = `<path stroke="red" stroke-dasharray=".01" d="M0 0a500 500 0 01900 0a500 500 0 11-900 0"/>`;
  expect(refusal(svg(arcs.repeat(5)))).toContain('too long');
  const mirrored = '<path stroke="red" stroke-dasharray=".05" d="M0 0Q900 900 0 9T9 9T0 9T9 9T0 9"/>';
  expect(refusal(svg(mirrored.repeat(5)))).toContain('too long');
});

test('of a style is written what draws once: no animation, no shadow, no picture, nothing of the element around', () => {
  const { svg: clean } = cleanSvg(
    svg(
      '<style>@charset "a";@keyframes k{to{fill:red}}.a{animation:k 1s;fill:red;text-shadow:0 0 9px red;--c:blue;--f:blur(9px)}.a:not(.b){fill:red}@media (min-width:1px){.b{background:linear-gradient(red,blue);stroke:var(--c)}}.c{fill:red;.d{stroke:red}}</style><path style="mask:inherit;stroke:red;backdrop-filter:blur(9px)" mask="inherit"/>',
    ),
  );
  expect(clean).toContain(
    '<style>.a{fill:red;--c:blue}@media (min-width:1px){.b{stroke:var(--c)}}.c{fill:red}</style><path style="stroke:red"></path>',
  );
});

test.each([
  ['blanks before a reference', `<path fill="url(${' '.repeat(1_000_000)}#a)"/>`],
  ['comments that do not end', `<style>${'/*'.repeat(500_000)}</style>`],
  ['blanks in a style', `<style>a{fill:${' '.repeat(1_000_000)}}</style>`],
  ['letters in a transformation', `<g transform="${'a'.repeat(1_000_000)}"/>`],
  ['brackets', `<path style="fill:${'url('.repeat(200_000)}"/>`],
  ['digits of a path', `<path d="M${'1'.repeat(1_000_000)}"/>`],
  ['selectors', `<style>${'a,'.repeat(500_000)}{fill:red}</style>`],
  ['declarations', `<path style="${'fill:red;'.repeat(100_000)}"/>`],
])('a megabyte of %s is read in the time of its length', (_, inside) => {
  const begin = performance.now();
  refusal(svg(inside));
  // On a machine with other work; what grows with the square takes minutes.
  expect(performance.now() - begin).toBeLessThan(5000);
});
