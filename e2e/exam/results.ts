import type { ExamSite } from './exam-site';
import { type Demand, unmetDemands } from './judge';
import type { Outcome, Scenario } from './scenarios';

/** What came of one scenario on each site, in the order of the sites. */
export type ScenarioResult = Pick<Scenario, 'title' | 'event' | 'complaints'> & { outcomes: readonly Outcome[] };

/** The whole exam. */
export type ExamResults = {
  sites: readonly Pick<ExamSite, 'name' | 'description' | 'mustHold'>[];
  scenarios: readonly ScenarioResult[];
};

/** What a site owes its visitors in a scenario, each demand once. */
export const unmetIn = ({ observations }: Outcome): Demand[] => [...new Set(observations.flatMap(unmetDemands))];

/** Whether a site that must hold does not, in any scenario. */
export const isFailed = ({ sites, scenarios }: ExamResults): boolean =>
  scenarios.some(({ outcomes }) =>
    outcomes.some((outcome, index) => sites[index]?.mustHold === true && unmetIn(outcome).length > 0),
  );
