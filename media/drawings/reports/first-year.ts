import { accent, box, ink, line, path, soft, stressed, words } from '../drawing-shapes';
import { type Ink, type Report, warm } from './report';
import { dot, text } from './report-shapes';

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

export const firstYear: Report = {
  id: 'first-year',
  category: 'Operations',
  number: 1,
  title: ['The first year', 'with a fleet,', 'month by month'],
  look: warm,
  cover: year,
  page: { number: 5, heading: 'Twelve months', content: calendar },
};
