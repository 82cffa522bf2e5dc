import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
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
      /^(browsers would take too long to draw it|what refers to|it has more than|its ".+" (is a list|lists more)).+\. [A-Z].+ save it as PNG$/,
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
  [
    'shapes that Inkscape has blurred, each with a filter of its own',
    places(
      60,
      (x, y) =>
        `<filter id="f${x}" x="-.048" y="-.048" width="1.096" height="1.096"><feGaussianBlur stdDeviation="4"/></filter><path filter="url(#f${x})" d="M${x} ${y}c60 0 100 20 100 60l-90-30z"/>`,
    ),
  ],
  [
    'a drawing with the shadow of a filter of Illustrator',
    '<filter id="f"><feOffset dx="7" dy="7"/><feGaussianBlur stdDeviation="5" result="b"/><feFlood flood-opacity=".75"/><feComposite in2="b" operator="in"/><feComposite in="SourceGraphic"/></filter><g filter="url(#f)"><path d="M0 0h900v500z"/></g><g filter="url(#f)"><path d="M0 0h90v50z"/></g>',
  ],
  [
    'a plot of matplotlib, whose letters are shapes',
    `<defs><path id="G" d="M8 38${'q5 3 8 9'.repeat(9)}z"/><clipPath id="c"><rect width="900" height="500"/></clipPath></defs><path clip-path="url(#c)" style="fill:none;stroke:#1f77b4;stroke-width:1.5;stroke-linecap:square" d="M0 0${places(2000, (x, y) => `L${x / 300} ${y / 200}`)}"/>${places(2000, (x, y) => `<g transform="translate(${x} ${y}) scale(0.1 -0.1)"><use xlink:href="#G" transform="translate(63.6 0)"/></g>`)}`,
  ],
  [
    'a diagram with 2,000 Chinese and Japanese letters',
    places(
      250,
      (x, y) =>
        `<g transform="translate(${x} ${y})"><rect width="90" height="30" fill="#fff" stroke="#333"/><text x="45" y="20" text-anchor="middle" font-family="Noto Sans CJK, sans-serif" font-size="12">搬送ロボット制御</text></g>`,
    ),
  ],
  [
    'a map with 2,000 names',
    places(2000, (x, y) => `<text x="${x}" y="${y}" font-size="9" stroke="#fff" stroke-width="2">Neustadt</text>`),
  ],
  [
    'a chart of labels that are turned, narrow, of many sizes, and have fonts',
    `<style>svg{--font:Inter,Arial,sans-serif}.t{font-family:var(--font)}</style>${places(150, (x, y) => `<text transform="matrix(.${900 + (x % 90)} 0 0 1 ${x} ${y})" style="font:italic 12px/1.2 Arial, sans-serif">A</text>`)}${places(700, (x, y) => `<text transform="translate(${x} ${y}) rotate(${x})" font-size="${9 + (y % 9)}" font-family="Arial, Helvetica, sans-serif">A<tspan class="t">b</tspan></text>`)}`,
  ],
  [
    'a drawing of diagrams.net, whose colours follow the theme',
    `<g style="background:#fff;background-color:light-dark(#ffffff, var(--ge-dark-color, #121212));filter:drop-shadow(0 1px 2px rgba(1,2,3,.4)) drop-shadow(0 0 1px rgb(1,2,3))">${places(200, (x, y) => `<rect x="${x}" y="${y}" width="90" height="30" fill="rgb(1,2,3)" style="fill:light-dark(rgb(1, 2, 3), var(--ge-dark-color, #fff));stroke:url(&quot;#g&quot;) rgb(1,2,3);clip-path:polygon(${'0 0,9px 9px,'.repeat(20)}0 9px)" transform="translate(1,2),scale(1,2)"/>`)}</g>`,
  ],
  [
    'a chart with hatched bars',
    `<pattern id="p" width="8" height="8" patternUnits="userSpaceOnUse"><path d="M0 8L8 0" stroke="#000"/></pattern>${places(40, (x) => `<rect x="${x}" width="20" height="400" fill="url(#p)"/>`)}`,
  ],
  [
    'a flow chart of Mermaid',
    `<style>#m{font-family:"trebuchet ms";font-size:16px}#m .node rect{fill:#ECECFF;stroke:#9370DB;stroke-width:1px;filter:drop-shadow(1px 2px 2px rgba(185,185,185,1))}#m .edge{stroke:#333;stroke-width:2px;fill:none}</style><marker id="e" viewBox="0 0 10 10"><path d="M0 0L10 5L0 10z"/></marker><g id="m">${places(80, (x, y) => `<g class="node"><rect class="basic" x="${x}" y="${y}" width="90" height="50"/><text x="${x}" y="${y}"><tspan x="0" dy="1em">Robot</tspan></text></g><path class="edge" marker-end="url(#e)" d="M${x} ${y}l90 60"/>`)}</g>`,
  ],
])('what people draw is taken in: %s', (_, inside) => {
  expect(refusal(svg(inside))).toBe('taken in');
});

test('every drawing of this site is no work for browsers', () => {
  const folder = join(import.meta.dirname, '../../../media/published');
  const names = readdirSync(folder).filter((name) => name.endsWith('.svg'));
  expect(names.length).toBeGreaterThan(10);
  for (const name of names) expect(refusal(readFileSync(join(folder, name), 'utf8'))).not.toContain('too long');
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

test('of an attribute is taken over what is of a style: no gradient of CSS, no pointer; and of a style no rule for a part of an attribute', () => {
  const { svg: clean } = cleanSvg(
    svg(
      '<style>[d*=a i]{fill:red}.c{fill:red}</style><rect mask="linear-gradient(red,blue)" cursor="url(#a),auto" fill="red" aria-label="gradient(a, b)" style="background:url(#a);stroke:red"/>',
    ),
  );
  expect(clean).toContain(
    '<style>.c{fill:red}</style><rect fill="red" aria-label="gradient(a, b)" style="stroke:red"></rect>',
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
  [
    'a viewBox, used again and again',
    `<symbol id="s" viewBox="0 0 1 1${' 1'.repeat(200_000)}"/>${'<use href="#s"/>'.repeat(9000)}`,
  ],
  [
    'dashes of a class',
    `<style>.a{stroke-dasharray:${'9 '.repeat(300_000)}}</style>${'<path class="a"/>'.repeat(9000)}`,
  ],
  ['a colour that is handed down', `<g fill="${'a '.repeat(300_000)}">${'<path d="M0 0h1"/>'.repeat(9000)}</g>`],
  ['style sheets', '<style>b{fill:red}</style>'.repeat(20_000)],
  [
    'nodes of a filter that covers nothing',
    `<filter id="f" filterUnits="userSpaceOnUse" width="0" height="0"><feMerge>${'<feMergeNode/>'.repeat(20_000)}</feMerge></filter>${'<path filter="url(#f)"/>'.repeat(10_000)}`,
  ],
])('a megabyte of %s is read in the time of its length', (_, inside) => {
  const begin = process.cpuUsage();
  refusal(svg(inside));
  const { user, system } = process.cpuUsage(begin);
  // Of the processor, on a machine with other work; what grows with the square takes minutes.
  expect((user + system) / 1000).toBeLessThan(5000);
});
