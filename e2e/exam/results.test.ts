import type { Demand, Observation } from './judge';
import { type ExamResults, isFailed, unmetIn } from './results';
import type { View } from './view';

const view: View = {
  subject: '/robots',
  expected: 'Robots',
  screen: 'Robots, release 1',
  press: { kind: 'does nothing' },
  link: { kind: 'missing' },
  errors: [],
};
const observe = (...demands: Demand[]): Observation[] => demands.map((demand) => ({ view, demands: [demand] }));
const holding = observe('shows its content');
const failing = observe('has a button that acts');

test('what several pages do not meet is named once', () => {
  expect(unmetIn([...failing, ...holding, ...failing])).toEqual(['has a button that acts']);
});

test('the exam is failed by a site that must hold and does not, in any scenario, and by no other', () => {
  const examine = (plain: Observation[], own: Observation[]): ExamResults => ({
    scenarios: [],
    sites: [
      { name: 'plain', description: '', mustHold: false, outcomes: [holding, plain].map(asOutcome) },
      { name: 'own', description: '', mustHold: true, outcomes: [holding, own].map(asOutcome) },
    ],
  });
  expect(isFailed(examine(holding, failing))).toBe(true);
  expect(isFailed(examine(failing, holding))).toBe(false);
});

const asOutcome = (observations: Observation[]) => ({ observations });
