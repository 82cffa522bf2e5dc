import { readHomePage } from '../../content/read-home-page';

/** The six questions of the home page, each with its answer as text or as a list (specification §3 FAQ item, §9). */
export const frequentQuestions = readHomePage().questions;

/** A question and its answer. */
export type FrequentQuestion = (typeof frequentQuestions)[number];
