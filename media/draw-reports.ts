import { accent, box, ink, line, path, soft, stressed, strong, surface, words } from './drawing-shapes';

// The reports as they lie on a table: the cover, and beside it the page that is asked for most. Form and colour are those of the plans
// (docs/design-language.md, Drawings).

const sheet = { width: 188, height: 266 };
const top = 7;
const coverLeft = 1;
const pageLeft = 216;

const shift = (x: number, y: number, content: readonly string[]) =>
  `<g transform="translate(${x} ${y})">${content.join('')}</g>`;
const dot = (x: number, y: number, radius: number, look: string) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" ${look}/>`;
const turned = (x: number, y: number, turn: number, content: string) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">${content}</g>`;

/** What a cover is printed in. */
type Ink = { ground: string; words: string; lines: string };

const dark: Ink = {
  ground: 'var(--colour-inverse)',
  words: 'var(--colour-on-inverse)',
  lines: 'var(--colour-on-inverse-soft)',
};
const plain: Ink = { ground: surface, words: ink, lines: strong };
const warm: Ink = { ground: 'var(--colour-accent-soft)', words: ink, lines: strong };

/** A report: what stands on its cover, and what is drawn there and on a page of it, from the upper left corner. */
type Report = {
  id: string;
  category: string;
  /** Its place in the series. */
  number: number;
  title: readonly string[];
  look: Ink;
  cover: (look: Ink) => readonly string[];
  page: { number: number; heading: string; content: readonly string[] };
};

const drawCover = ({ category, number, title, look, cover }: Report) =>
  shift(coverLeft, top, [
    // The sheets below it.
    ...[4, 2].map((under) =>
      box(under, under, sheet.width, sheet.height, `fill="${surface}" stroke="${strong}" stroke-width=".75"`, 2),
    ),
    box(0, 0, sheet.width, sheet.height, `fill="${look.ground}" stroke="${strong}" stroke-width=".75"`, 2),
    path('M25.4 15.9A5 5 0 1 0 25.4 22.1', `stroke="${look.words}" stroke-width="1.9"`),
    `<path d="M20.1 16.6L24 19L20.1 21.4Z" fill="${accent}"/>`,
    words(31, 22.4, 'Corvane', `fill="${look.words}" ${stressed}`, 9.5),
    words(172, 22.4, `Report ${number}`, `fill="${look.lines}" text-anchor="end"`, 8.5),
    words(16, 45, category, `fill="${look.lines}"`, 8.5),
    ...title.map((text, index) =>
      words(16, 67 + 19 * index, text, `fill="${look.words}" font-weight="640" letter-spacing="-.45"`, 17.8),
    ),
    ...cover(look),
  ]);

const drawPage = ({ number, page: { number: pageNumber, heading, content } }: Report) =>
  shift(pageLeft, top, [
    box(0, 0, sheet.width, sheet.height, `fill="${surface}" stroke="${strong}" stroke-width=".75"`, 2),
    path('M16 27H172', `stroke="${line}"`),
    words(16, 21, `Report ${number}`, `fill="${soft}"`, 6.5),
    words(172, 21, `${pageNumber}`, `fill="${soft}" text-anchor="end"`, 6.5),
    words(16, 48, heading, `font-weight="640" letter-spacing="-.2"`, 13),
    ...content,
  ]);

/** Lines of a paragraph, each as long as it says. */
const text = (x: number, y: number, lengths: readonly number[], fill = line) =>
  lengths.map((length, index) => box(x, y + 6 * index, length, 2.4, `fill="${fill}"`, 1.2)).join('');

/** Racks seen from above. */
const racks = (x: number, y: number, count: number, look: string) =>
  Array.from({ length: count }, (_, index) => box(x + 15 * index, y, 13, 11, look, 1)).join('');

/** A plant with the way of a walk through it, and where one stops. */
const walk = ({ ground, words: wall, lines }: Ink) => {
  const stops = [
    [34, 236],
    [34, 186],
    [96, 186],
    [148, 214],
  ] as const;
  return [
    path('M48 250H16V142H172V250H82', `stroke="${wall}" stroke-width="2.5"`),
    path('M48 250A17 17 0 0 1 65 233V250', `stroke="${lines}" stroke-width="1"`),
    path('M120 142V166M120 200V250', `stroke="${wall}" stroke-width="2.5"`),
    ...[152, 166, 204, 218].map((y) => racks(54, y, 4, `fill="none" stroke="${lines}"`)),
    box(134, 152, 28, 22, `fill="none" stroke="${lines}"`, 1),
    box(134, 226, 28, 14, `fill="none" stroke="${lines}"`, 1),
    path('M34 244V186H148V214', `stroke="${accent}" stroke-width="2" stroke-dasharray="5 4" stroke-linejoin="round"`),
    ...stops.flatMap(([x, y], index) => [
      dot(x, y, 7, `fill="${ground}" stroke="${accent}" stroke-width="2"`),
      words(x, y + 3, `${index + 1}`, `fill="${wall}" text-anchor="middle" ${stressed}`, 8),
    ]),
  ];
};

const nose = `<path d="M5 -4.5L10 0L5 4.5Z" fill="${surface}"/>`;
const own = (x: number, y: number, turn: number) =>
  turned(x, y, turn, `${box(-14, -9, 28, 18, `fill="${accent}"`, 3)}${nose}`);
const other = (x: number, y: number, turn: number) =>
  turned(x, y, turn, `${box(-12, -10, 24, 20, `fill="${ink}"`, 10)}${nose}`);
const third = (x: number, y: number, turn: number) =>
  turned(
    x,
    y,
    turn,
    `${box(-18, -8, 36, 16, `fill="${surface}" stroke="${ink}" stroke-width="2"`, 2)}<path d="M9 -4L14 0L9 4Z" fill="${ink}"/>`,
  );

/** Robots of three makes at a crossing that is reserved for one of them. */
const crossing = ({ lines }: Ink) => [
  path('M16 192H172M94 136V250', `stroke="${line}" stroke-width="34"`),
  path('M16 192H70M118 192H172M94 136V168M94 216V250', `stroke="${lines}" stroke-width="1" stroke-dasharray="4 4"`),
  box(72, 170, 44, 44, `fill="none" stroke="${accent}" stroke-width="2" stroke-dasharray="5 4"`, 3),
  path('M94 192H146', `stroke="${accent}" stroke-width="2.5"`),
  path('M142 187L148 192L142 197', `stroke="${accent}" stroke-width="2.5" stroke-linejoin="round"`),
  own(90, 192, 0),
  other(94, 237, -90),
  third(94, 149, 90),
  third(38, 192, 0),
];

/** Robots in their bays: those that the calculation gives, and those that nobody needs. */
const fleet = ({ lines, ground }: Ink) =>
  Array.from({ length: 12 }, (_, index) => {
    const [x, y] = [36 + 39 * (index % 4), 158 + 38 * Math.floor(index / 4)];
    const isNeeded = index < 4;
    const look = isNeeded
      ? `fill="${accent}"`
      : `fill="none" stroke="${lines}" stroke-width="1" stroke-dasharray="3.5 3"`;
    return [
      box(x - 15, y - 10, 30, 20, look, 3),
      isNeeded ? `<path d="M${x + 5} ${y - 5}L${x + 10.5} ${y}L${x + 5} ${y + 5}Z" fill="${ground}"/>` : '',
    ].join('');
  });

const moves = [6, 14, 19, 34, 45, 52, 58, 70, 79, 84, 92, 98];

/** What a fleet moves from month to month. */
const year = ({ lines, words: strongest }: Ink) => {
  const x = (month: number) => 21 + 13.2 * month;
  const y = (percent: number) => 242 - percent;
  const points = moves.map((percent, month) => `${x(month)} ${y(percent)}`);
  return [
    ...moves.map((percent, month) => path(`M${x(month)} 242V${y(percent)}`, `stroke="${lines}"`)),
    path('M16 242H172', `stroke="${strongest}" stroke-width="1.5"`),
    path(`M${points.join('L')}`, `stroke="${accent}" stroke-width="2.5" stroke-linejoin="round"`),
    ...moves.map((percent, month) =>
      dot(x(month), y(percent), month === 11 ? 4.5 : 2.5, `fill="${month === 11 ? accent : strongest}"`),
    ),
    ...[1, 6, 12].map((month) => words(x(month - 1), 253, `${month}`, `fill="${strongest}" text-anchor="middle"`, 7.5)),
  ];
};

const questions = [
  ['Steps below 5 mm', true],
  ['Gaps below 20 mm', true],
  ['Dry where wheels turn', true],
  ['Doors report that they are open', false],
  ['Two robots pass in each aisle', true],
  ['Wi-Fi at every stop', true],
  ['No pallet stands in a lane', false],
] as const;

const checklist = questions.flatMap(([question, isYes], index) => {
  const y = 72 + 26 * index;
  return [
    box(16, y - 8, 10, 10, `fill="none" stroke="${isYes ? strong : accent}"`, 1.5),
    isYes ? path(`M18.4 ${y - 3.2}L20.6 ${y - 0.8}L24 ${y - 5.6}`, `stroke="${accent}" stroke-width="1.6"`) : '',
    words(33, y, question, '', 8),
    isYes ? text(33, y + 5, [104]) : words(33, y + 9.5, 'If not: see the remedy', `fill="${accent}"`, 7),
  ];
});

const duties = [
  ['Orders', true],
  ['State', true],
  ['Actions', true],
  ['Battery', true],
  ['Map', false],
  ['Crossings', false],
  ['Lifts and doors', false],
] as const;

const interfaceTable = [
  words(104, 66, 'VDA 5050', `fill="${soft}" text-anchor="middle"`, 7),
  words(152, 66, 'To agree', `fill="${soft}" text-anchor="middle"`, 7),
  ...duties.flatMap(([duty, isCovered], index) => {
    const y = 82 + 19 * index;
    return [
      path(`M16 ${y - 11}H172`, `stroke="${line}"`),
      words(16, y + 1, duty, '', 8.5),
      isCovered
        ? dot(104, y - 2, 3.6, `fill="${ink}"`)
        : dot(152, y - 2, 3.6, `fill="none" stroke="${accent}" stroke-width="2"`),
    ];
  }),
  path('M16 204H172', `stroke="${line}"`),
  text(16, 218, [156, 148, 152, 96]),
];

const sums = [
  ['Loads per hour', '48'],
  ['Metres per load, both ways', '124'],
  ['Seconds of driving', '103'],
  ['Seconds of transfer', '60'],
] as const;

const sizing = [
  ...sums.flatMap(([name, value], index) => {
    const y = 68 + 18 * index;
    return [
      words(16, y, name, `fill="${soft}"`, 8),
      words(172, y, value, `text-anchor="end" ${stressed}`, 8.5),
      path(`M16 ${y + 6}H172`, `stroke="${line}"`),
    ];
  }),
  words(16, 156, '48 × 163 s ÷ 3600 s', '', 8.5),
  words(172, 156, '2.2', `text-anchor="end" ${stressed}`, 8.5),
  words(16, 172, '÷ 0.64 for charging, repair, reserve', '', 8.5),
  words(172, 172, '3.4', `text-anchor="end" ${stressed}`, 8.5),
  path('M16 181H172', `stroke="${ink}" stroke-width="1.5"`),
  words(16, 207, '4 robots', `fill="${accent}" font-weight="640" letter-spacing="-.5"`, 22),
  text(16, 222, [150, 156, 118]),
];

const tracks = [
  ['Routes', [0, 3]],
  ['Rules', [3, 3]],
  ['Roles', [4, 5]],
  ['Wear', [8, 4]],
] as const;

const calendar = [
  ...Array.from({ length: 12 }, (_, month) => [
    words(63 + 9.6 * month, 66, `${month + 1}`, `fill="${soft}" text-anchor="middle"`, 6.5),
    path(`M${58.2 + 9.6 * month} 71V164`, `stroke="${line}"`),
  ]).flat(),
  ...tracks.flatMap(([name, ...spans], index) => {
    const y = 86 + 23 * index;
    return [
      words(16, y + 3, name, '', 8),
      ...spans.map(([from, months]) =>
        box(59.2 + 9.6 * from, y - 5, 9.6 * months - 2, 10, `fill="${index === 0 ? accent : ink}"`, 2),
      ),
    ];
  }),
  words(16, 188, 'What was asked first', stressed, 9),
  text(16, 198, [156, 150, 154, 88]),
  text(16, 230, [152, 156, 64]),
];

const reports: readonly Report[] = [
  {
    id: 'readiness',
    category: 'Planning',
    number: 4,
    title: ['Is your plant', 'ready? A checklist', 'for mobile robots'],
    look: dark,
    cover: walk,
    page: { number: 2, heading: 'Walk one: the floor', content: checklist },
  },
  {
    id: 'mixed-fleets',
    category: 'Integration',
    number: 3,
    title: ['Mixed fleets: what', 'VDA 5050 covers', 'and what it does not'],
    look: plain,
    cover: crossing,
    page: { number: 3, heading: 'Who decides what', content: interfaceTable },
  },
  {
    id: 'sizing',
    category: 'Planning',
    number: 2,
    title: ['How many robots?', 'Sizing a fleet', 'on paper'],
    look: dark,
    cover: fleet,
    page: { number: 2, heading: 'On one page', content: sizing },
  },
  {
    id: 'first-year',
    category: 'Operations',
    number: 1,
    title: ['The first year', 'with a fleet,', 'month by month'],
    look: warm,
    cover: year,
    page: { number: 5, heading: 'Twelve months', content: calendar },
  },
];

/** The reports as an SVG file: `#readiness` and the others by their address on the page, each 420 by 280. */
export const drawReports = () =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 420 280">${reports
    .map((report) => `<g id="${report.id}">${drawCover(report)}${drawPage(report)}</g>`)
    .join('')}</svg>\n`;
