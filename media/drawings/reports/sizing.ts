import { accent, box, ink, line, path, soft, stressed, words } from '../drawing-shapes';
import { dark, type Ink, type Report } from './report';
import { text } from './report-shapes';

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

const sums = [
  ['Loads per hour', '48'],
  ['Metres per load, both ways', '124'],
  ['Seconds of driving', '103'],
  ['Seconds of transfer', '60'],
] as const;

const calculation = [
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

export const sizing: Report = {
  id: 'sizing',
  category: 'Planning',
  number: 2,
  title: ['How many robots?', 'Sizing a fleet', 'on paper'],
  look: dark,
  cover: fleet,
  page: { number: 2, heading: 'On one page', content: calculation },
};
