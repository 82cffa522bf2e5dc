import { readServicePlans } from '../../../content/read-service-plans';

const { plans, rows, included, excluded, questions } = readServicePlans();

/** The plans, from the smallest on, and which plants each is for. */
export const servicePlans = plans;

/** The rows of the comparison: what is compared, and what each plan has of it, in their order. Large ones are figures. */
export const serviceRows = rows;

/** What does not depend on the plan. */
export const inEveryPlan = included;

/** What has to be ordered, or is somebody else’s responsibility. */
export const inNoPlan = excluded;

/** What is asked about plans. */
export const serviceQuestions = questions;
