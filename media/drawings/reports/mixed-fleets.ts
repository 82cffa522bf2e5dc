import { accent, box, ink, line, path, soft, surface, words } from '../drawing-shapes';
import { type Ink, plain, type Report } from './report';
import { dot, text } from './report-shapes';

const turned = (x: number, y: number, turn: number, content: string) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">${content}</g>`;

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

export const mixedFleets: Report = {
  id: 'mixed-fleets',
  category: 'Integration',
  number: 3,
  title: ['Mixed fleets: what', 'VDA 5050 covers', 'and what it does not'],
  look: plain,
  cover: crossing,
  page: { number: 3, heading: 'Who decides what', content: interfaceTable },
};
