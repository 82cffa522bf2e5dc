import type { Demand } from './judge';
import { type ExamResults, isFailed, unmetIn } from './results';
import type { Outcome } from './scenarios';
import type { View } from './view';

const view: View = {
  subject: '/robots',
  expected: 'Robots',
  screen: 'Robots, release 1',
  press: { kind: 'does nothing' },
  link: { kind: 'missing' },
  errors: [],
};
const outcome = (...demands: Demand[]): Outcome => ({
  observations: demands.map((demand) => ({ view, demands: [demand] })),
});
const holding = outcome('shows its content');
const failing = outcome('has a button that acts');
const examine = (plain: Outcome, own: Outcome): ExamResults => ({
  sites: [
    { name: 'plain', description: '', mustHold: false },
    { name: 'own', description: '', mustHold: true },
  ],
  scenarios: [
    { title: 'one', event: '', complaints: [], outcomes: [holding, holding] },
    { title: 'two', event: '', complaints: [], outcomes: [plain, own] },
  ],
});

test('what several pages do not meet is named once', () => {
  expect(unmetIn(outcome('has a button that acts', 'shows its content', 'has a button that acts'))).toEqual([
    'has a button that acts',
  ]);
});

test('the exam is failed by a site that must hold and does not, in any scenario, and by no other', () => {
  expect(isFailed(examine(holding, failing))).toBe(true);
  expect(isFailed(examine(failing, holding))).toBe(false);
});
