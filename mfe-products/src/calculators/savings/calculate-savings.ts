import { roundUp } from '../round-up';

/** The work that robots are to take over, and what they cost; amounts in one currency. */
export type Plan = {
  /** People in each shift whose work the robots take over. */
  people: number;
  /** Shifts a day. */
  shifts: number;
  /** Hours a shift. */
  hours: number;
  /** Working days a year. */
  days: number;
  /** Cost of an hour's work, with all that an employer pays. */
  wage: number;
  robots: number;
  /** Price of a robot. */
  price: number;
  /** Software, integration and start-up, once. */
  project: number;
  /** Service, software, electricity and spare parts, a year. */
  running: number;
  /** Years that the system is used. */
  years: number;
};

/** What a system saves, and each figure on the way there. */
export type Savings = {
  /** Working hours a year that the robots take over. */
  hoursSaved: number;
  /** What those cost, a year. */
  wagesSaved: number;
  investment: number;
  /** A year, after running costs; below 0 the system costs more than it saves. */
  netSaving: number;
  /** Months until the investment is back, rounded up; `null` where it never is. */
  paybackMonths: number | null;
  /** Over all years of use, after investment and running costs. */
  total: number;
};

/**
 * Wages saved against investment and running costs: the static payback, without interest, tax and inflation. VDI 2710
 * Part 4 describes the methods that reckon with interest; an investment of some size deserves one of them.
 */
export function calculateSavings(plan: Plan): Savings {
  const hoursSaved = plan.people * plan.shifts * plan.hours * plan.days;
  const wagesSaved = hoursSaved * plan.wage;
  const investment = plan.robots * plan.price + plan.project;
  const netSaving = wagesSaved - plan.running;
  return {
    hoursSaved,
    wagesSaved,
    investment,
    netSaving,
    paybackMonths: netSaving > 0 ? roundUp((12 * investment) / netSaving) : null,
    total: plan.years * netSaving - investment,
  };
}
