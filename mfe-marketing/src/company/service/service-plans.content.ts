import { readServicePlans } from '../../../content/read-service-plans';

const { plans, rows, included, excluded, questions } = readServicePlans();

/** The plans, from the smallest on, and which plants each is for. */
export const servicePlans = plans;

/** The rows of the comparison: the label, and its value in each plan, in their order. Large ones are figures. */
export const serviceRows = rows;

/** The services that do not depend on the plan. */
export const inEveryPlan = included;

/** The services that have to be ordered, or are somebody else’s responsibility. */
export const inNoPlan = excluded;

/** The questions about plans. */
export const serviceQuestions = questions;
