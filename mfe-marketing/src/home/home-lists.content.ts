import { readHomePage } from '../../content/read-home-page';

const { products, industries, robots } = readHomePage();

/** The parts of the platform. */
export const productParts = products;

/** A line for each industry, by its id. */
export const industryLines = industries;

/** A sentence about each robot, whose first 40 characters say what it does: its tab shows no more (specification §9). */
export const robotSummaries = robots;
