import { accent, box, path, stressed, strong, words } from '../drawing-shapes';
import { dark, type Ink, type Report } from './report';
import { dot, text } from './report-shapes';

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

export const readiness: Report = {
  id: 'readiness',
  category: 'Planning',
  number: 4,
  title: ['Is your plant', 'ready? A checklist', 'for mobile robots'],
  look: dark,
  cover: walk,
  page: { number: 2, heading: 'Walk one: the floor', content: checklist },
};
