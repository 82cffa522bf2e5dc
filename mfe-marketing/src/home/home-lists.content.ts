import { readHomePage } from '../../content/read-home-page';

const { products, industries, robots } = readHomePage();

/** The parts of the platform. */
export const productParts = products;

/** A line for each industry, by its id. */
export const industryLines = industries;

/** What each robot does, in a sentence whose first 40 characters say it already: its tab shows no more (specification §9). */
export const robotSummaries = robots;
