import type * as v from 'valibot';
import { industrySchema, solutionSchema, useCaseSchema } from './read-applications';
import { eventsSchema } from './read-events';
import { homePageSchema } from './read-home-page';
import { landingPagesSchema } from './read-landing-pages';
import { openingSchema } from './read-openings';
import { readingListsSchema } from './read-reading-lists';
import { servicePlansSchema } from './read-service-plans';

/** The schemas of all files of data, by the names under which these refer to them for editors: `schemas/<name>.json`. */
export const schemas: Readonly<Record<string, v.GenericSchema>> = {
  events: eventsSchema,
  'home-page': homePageSchema,
  industry: industrySchema,
  'landing-pages': landingPagesSchema,
  opening: openingSchema,
  'reading-lists': readingListsSchema,
  'service-plans': servicePlansSchema,
  solution: solutionSchema,
  'use-case': useCaseSchema,
};
