import { roundUp } from '../round-up';
import type { AskedPlan } from './savings-fields';

/**
 * Wages saved against investment and running costs: the static payback, without interest, tax and inflation. VDI 2710
 * Part 4 describes the methods that reckon with interest; an investment of some size deserves one of them.
 * @returns also the figures on the way there, a year; `netSaving` below 0 says that the system costs more than it saves
 */
export function calculateSavings(plan: Omit<AskedPlan, 'currency'>) {
  const hoursSaved = plan.people * plan.shifts * plan.hours * plan.days;
  const wagesSaved = hoursSaved * plan.wage;
  const investment = plan.robots * plan.price + plan.project;
  const netSaving = wagesSaved - plan.running;
  return {
    hoursSaved,
    wagesSaved,
    investment,
    netSaving,
    /** `null` where the investment never comes back. */
    paybackMonths: netSaving > 0 ? roundUp((12 * investment) / netSaving) : null,
    total: plan.years * netSaving - investment,
  };
}
