import type { ExamSite } from './exam-site';
import { type Demand, type Observation, unmetDemands } from './judge';
import type { Outcome, Scenario } from './scenarios';

/** A site that has taken the exam. @property outcomes one for each scenario, in their order */
export type ExaminedSite = Pick<ExamSite, 'name' | 'description' | 'mustHold'> & { outcomes: readonly Outcome[] };

/** The whole exam. */
export type ExamResults = {
  scenarios: readonly Pick<Scenario, 'title' | 'event' | 'complaints'>[];
  sites: readonly ExaminedSite[];
};

/** What a site owes its visitors in a scenario, each demand once. */
export const unmetIn = (observations: readonly Observation[]): Demand[] => [
  ...new Set(observations.flatMap(unmetDemands)),
];

/** Whether a site that must hold does not, in any scenario. */
export const isFailed = ({ sites }: ExamResults): boolean =>
  sites.some(
    ({ mustHold, outcomes }) => mustHold && outcomes.some(({ observations }) => unmetIn(observations).length > 0),
  );
