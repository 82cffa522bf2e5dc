import { site } from '../../shared-config/src/site';
import { accent, box, ink, line, page, path, stressed, strong, surface, words } from './drawing-shapes';

// The screens of the platform's three parts, as cards show them: a window with what is done there, in the page's own colours.
// Form and colour are those of the plans (docs/design-language.md, Drawings).

const outline = `fill="${surface}" stroke="${strong}"`;

/** A robot that looks right, or where it is turned to: a body with a nose. */
const robot = (x: number, y: number, fill: string, turn = 0) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">${box(-14, -9, 28, 18, `fill="${fill}"`)}<path d="M6 -5L11 0L6 5Z" fill="${surface}"/></g>`;

/** The frame of a screen with its title and the state of all that is connected. */
const screen = (id: string, title: string, content: readonly string[]) =>
  [
    `<g id="${id}">`,
    box(24, 26, 352, 248, outline, 8),
    words(40, 49, title, stressed),
    `<circle cx="356" cy="45" r="5" fill="${accent}"/>`,
    path('M24 62H376', `stroke="${line}"`),
    ...content,
    '</g>',
  ].join('');

const racks = [84, 128].flatMap((y) =>
  [44, 78, 112].map((x) => box(x, y, 28, 26, `fill="${line}" stroke="${strong}"`)),
);

/** A map with robots on their ways, and who does what. */
const fleetManager = screen('fleet-manager', 'Fleet Manager', [
  box(36, 74, 204, 188, `fill="${page}" stroke="${line}"`),
  path('M220 176H58V240H220M164 96V240', `stroke="${line}" stroke-width="14" stroke-linejoin="round"`),
  ...racks,
  path('M58 240V176H164V110', `stroke="${accent}" stroke-width="2.5" stroke-dasharray="7 5" stroke-linejoin="round"`),
  path('M196 240H220', `stroke="${accent}" stroke-width="2.5" stroke-dasharray="7 5"`),
  `<circle cx="164" cy="104" r="6" fill="${surface}" stroke="${accent}" stroke-width="2.5"/>`,
  robot(104, 176, accent),
  robot(182, 240, accent),
  robot(58, 214, ink, -90),
  ...(
    [
      ['Lifter 1', accent, 78],
      ['Fork 2', accent, 42],
      ['Tugger 3', ink, 0],
      ['Lifter 4', accent, 64],
    ] as const
  ).flatMap(([name, fill, done], row) => {
    const y = 90 + 48 * row;
    return [
      robot(270, y - 4, fill),
      words(292, y, name),
      box(256, y + 12, 104, 5, `fill="${line}"`, 2.5),
      ...(done ? [box(256, y + 12, (104 * done) / 100, 5, `fill="${accent}"`, 2.5)] : []),
    ];
  }),
]);

const systems = [
  ['WMS', 92],
  ['MES', 140],
  ['PLC', 188],
  ['Door', 236],
] as const;
const machines = [
  ['Conveyor', 92],
  ['Lift', 140],
  ['Lifter', 188],
  ['Other brand', 236],
] as const;

/** What is connected: systems on the left, machines and robots on the right. */
const integrator = screen('integrator', 'Integrator', [
  ...[...systems, ...machines].map(([, y], index) =>
    path(
      index < systems.length ? `M108 ${y}C140 ${y} 140 164 172 164` : `M262 ${y}C240 ${y} 252 164 228 164`,
      `stroke="${accent}" stroke-width="2"`,
    ),
  ),
  box(164, 134, 72, 60, `fill="${surface}" stroke="${accent}" stroke-width="2.5"`, 8),
  path(
    'M184 156H212M206 150L212 156L206 162M216 172H188M194 166L188 172L194 178',
    `stroke="${ink}" stroke-width="2.5"`,
  ),
  ...systems.flatMap(([name, y]) => [box(40, y - 16, 68, 32, outline), words(52, y + 5, name)]),
  ...machines.flatMap(([name, y]) => [box(262, y - 16, 98, 32, outline), words(272, y + 5, name)]),
]);

const steps = ['Pallet is ready', 'Forklift fetches it', 'Door opens', 'Set down in rack'];

/** A mission that is built of steps, and the way it takes. */
const syncos = screen('syncos', site.platformName, [
  path('M56 92V236', `stroke="${accent}" stroke-width="2"`),
  ...steps.flatMap((step, index) => {
    const y = 92 + 48 * index;
    const isFirst = index === 0;
    return [
      box(68, y - 17, 134, 34, isFirst ? `fill="${surface}" stroke="${accent}" stroke-width="2"` : outline),
      words(78, y + 5, step),
      `<circle cx="56" cy="${y}" r="6" fill="${isFirst ? accent : surface}" stroke="${accent}" stroke-width="2"/>`,
    ];
  }),
  box(220, 74, 144, 188, `fill="${page}" stroke="${line}"`),
  path('M248 236V168H336V108', `stroke="${line}" stroke-width="14" stroke-linejoin="round"`),
  path('M292 74V140M292 196V262', `stroke="${ink}" stroke-width="3"`),
  path('M248 228V168H336V112', `stroke="${accent}" stroke-width="2.5" stroke-dasharray="7 5" stroke-linejoin="round"`),
  box(312, 84, 46, 20, `fill="${line}" stroke="${strong}"`),
  box(230, 226, 36, 24, outline),
  robot(270, 168, accent),
]);

/** The screens as an SVG file: `#fleet-manager`, `#integrator` and `#syncos`, each 400 by 300 with a margin. */
export const drawScreens = () =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300">${fleetManager}${integrator}${syncos}</svg>\n`;
