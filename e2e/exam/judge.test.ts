import { type Demand, unmetDemands } from './judge';
import type { View } from './view';

const whole: View = {
  subject: '/robots',
  expected: 'Robots',
  document: { status: 200, heading: 'Robots, release 1', field: 'kept' },
  screen: 'Robots, release 1',
  press: { kind: 'acts' },
  link: { kind: 'followed', expected: 'Lifter', screen: 'Lifter, release 1', documents: 0 },
  errors: [],
};
const demands: readonly Demand[] = [
  'opens with status 200',
  'shows its content',
  'stays as it came',
  'keeps what was typed',
  'has a button that acts',
  'has a button that acts, or says why not',
  'has a link that leads on',
  'writes no error',
];

test('a page that a visitor has nothing to say against meets every demand', () => {
  expect(unmetDemands({ view: whole, demands })).toEqual([]);
});

test.each<[string, Partial<View>, Demand[]]>([
  [
    'another status',
    { document: { status: 500, heading: 'Robots, release 1', field: 'kept' } },
    ['opens with status 200'],
  ],
  ['a heading that changes', { screen: 'Robots, release 2' }, ['stays as it came']],
  ['a message in place of the page', { screen: 'This part…' }, ['shows its content', 'stays as it came']],
  [
    'a field that was emptied',
    { document: { status: 200, heading: 'Robots, release 1', field: 'lost' } },
    ['keeps what was typed'],
  ],
  [
    'a button without effect',
    { press: { kind: 'does nothing' } },
    ['has a button that acts', 'has a button that acts, or says why not'],
  ],
  ['a button that explains itself', { press: { kind: 'answered', text: 'Not now' } }, ['has a button that acts']],
  [
    'a link to a message',
    { link: { kind: 'followed', expected: 'Lifter', screen: 'This part…', documents: 0 } },
    ['has a link that leads on'],
  ],
  ['a link that is gone', { link: { kind: 'missing' } }, ['has a link that leads on']],
  ['an error', { errors: ['React error 418'] }, ['writes no error']],
])('%s is held against it', (_, change, unmet) => {
  expect(unmetDemands({ view: { ...whole, ...change }, demands })).toEqual(unmet);
});

test('what was not demanded is not held against a page', () => {
  expect(unmetDemands({ view: { ...whole, errors: ['a report'] }, demands: ['shows its content'] })).toEqual([]);
});

test('what was not tried does not count as met', () => {
  const { document: _document, ...opened } = whole;
  expect(unmetDemands({ view: opened, demands })).toEqual([
    'opens with status 200',
    'stays as it came',
    'keeps what was typed',
  ]);
});
