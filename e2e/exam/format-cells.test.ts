import { cellHeads, formatCells, shortenError } from './format-cells';
import type { View } from './view';

const view: View = {
  subject: '/robots',
  expected: 'Robots',
  document: { status: 200, heading: 'Robots, release 1', field: 'lost' },
  screen: 'Robots, release 2',
  press: { kind: 'acts' },
  link: { kind: 'followed', expected: 'Lifter', screen: 'Lifter, release 2', documents: 0 },
  errors: ['Minified React error #418; visit https://react.dev/errors/418?args[]=HTML for the full message'],
};
const cellOf = (head: string, changed: Partial<View>) =>
  formatCells({ view: { ...view, ...changed }, demands: [] })[cellHeads.indexOf(head)];

test('a page in the words of the tables', () => {
  expect(formatCells({ view, demands: ['shows its content', 'stays as it came', 'writes no error'] })).toEqual([
    '/robots',
    '200, “Robots, release 1”',
    '“Robots, release 2”',
    'lost',
    'acts',
    'leads on',
    'React error 418',
    'stays as it came; writes no error',
  ]);
});

test.each<[string, Partial<View>, string]>([
  ['shows', { screen: '' }, 'nothing'],
  ['button', { press: { kind: 'missing' } }, 'missing'],
  ['button', { press: { kind: 'answered', text: 'Reload the page' } }, 'says “Reload the page”'],
  [
    'link',
    { link: { kind: 'followed', expected: 'Lifter', screen: 'Lifter, release 2', documents: 1 } },
    'leads on, by a full load',
  ],
  ['link', { link: { kind: 'followed', expected: 'Lifter', screen: 'Sorry', documents: 0 } }, 'leads to “Sorry”'],
  ['link', { link: { kind: 'missing' } }, 'missing'],
  ['errors', { errors: [] }, 'none'],
  ['errors', { errors: ['first', 'second'] }, '2, the first: first'],
])('%s: %j', (head, changed, cell) => {
  expect(cellOf(head, changed)).toBe(cell);
});

test.each([
  ['Uncaught Error: broken\n    at page.js:1', 'broken'],
  ['Loading http://127.0.0.1:4173/robots/a.0123456789abcdef.js failed', 'Loading /robots/a.….js failed'],
  ['x'.repeat(100), `${'x'.repeat(89)}…`],
])('a message is shown without what differs from run to run: %s', (message, text) => {
  expect(shortenError(message)).toBe(text);
});
